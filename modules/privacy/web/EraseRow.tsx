import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { days, type Instant } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { toast } from '#kit/ui/toast.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useChange } from '#kit/web/use-call.ts'
import { leavePortal } from '#modules/account/web/index.ts'
import { privacyCalls } from '../calls.ts'
import { GRACE } from '../rules/leaving.ts'
import { noteToldOfLeaving } from './leaving-told.ts'
import { privacyTexts } from './texts.ts'
import { useKeepAccount } from './use-keep-account.ts'
import styles from './my-data.module.css'

const ERASE_FACTS = { days: GRACE / days(1) }

/** Requests or cancels the account's erasure. */
export function EraseRow({ erasesAt }: { readonly erasesAt: Instant | null }) {
  return erasesAt === null ? <GiveUp /> : <Leaving erasesAt={erasesAt} />
}

function GiveUp() {
  const text = useMessages(privacyTexts)
  const refusal = useRefusalText()
  const language = useLanguage()
  const erase = useChange(privacyCalls.eraseAccount, { stale: [privacyCalls.readPrivacy] })
  const giveUp = async () => {
    const isSure = await confirm({
      title: text('erase.question'),
      note: text('erase.consequence', ERASE_FACTS),
      yes: text('erase.yes'),
      isDangerous: true,
    })
    if (!isSure) return
    erase.run({}, ({ erasesAt }) => {
      // Explained on this page now; the dialog that offers to keep the account waits until the next visit.
      noteToldOfLeaving()
      toast(text('erase.done', { date: formatDate(erasesAt, serverNow(), language) }), { kind: 'success' })
      // Every token of the account is revoked: this browser signs in again.
      leavePortal().catch(ignoreFailure('signs in anew with the next call'))
    })
  }
  return (
    <li className={styles.row}>
      <div>
        <strong>{text('erase.title')}</strong>
        <p>{text('erase.text', ERASE_FACTS)}</p>
        {erase.error && <p role="alert">{refusal(erase.error.refusal)}</p>}
      </div>
      <Button look="danger" isPending={erase.isPending} onClick={() => void giveUp()}>
        {text('erase.open')}
      </Button>
    </li>
  )
}

function Leaving({ erasesAt }: { readonly erasesAt: Instant }) {
  const text = useMessages(privacyTexts)
  const language = useLanguage()
  const keep = useKeepAccount()
  return (
    <li className={styles.row} data-leaving>
      <div>
        <strong>{text('leaving.title')}</strong>
        <p>{text('leaving.text', { date: formatDate(erasesAt, serverNow(), language) })}</p>
        {keep.error && <p role="alert">{keep.error}</p>}
      </div>
      <Button look="act" isPending={keep.isPending} onClick={keep.run}>
        {text('leaving.keep')}
      </Button>
    </li>
  )
}
