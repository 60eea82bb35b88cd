import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { KeyIcon } from '#kit/ui/icons/trade.tsx'
import { toast } from '#kit/ui/toast.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { loginCalls, type AccountLink, type SignInProvider } from '../calls.ts'
import { openLogin } from './login-trigger.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { noteDeparture, startHref } from './start-link.ts'
import { loginTexts } from './texts.ts'
import { useProviders } from './use-providers.ts'
import styles from './sign-in-methods.module.css'

/** On the profile page: tells a visitor that their goods are tied to the device, or lists a member's providers. */
export function SignInMethods() {
  const { status } = useAccount()
  if (!status) return null
  return status.isVisitor ? <VisitorNote /> : <Links here={status.provider} />
}

function VisitorNote() {
  const text = useMessages(loginTexts)
  const { providers = [] } = useProviders()
  const hasProvider = providers.length > 0
  return (
    <section className={styles.panel}>
      <div className={styles.words}>
        <h2>{text('visitor.title')}</h2>
        <p>{text(hasProvider ? 'visitor.text' : 'visitor.alone')}</p>
      </div>
      {hasProvider && (
        <Button icon={<KeyIcon />} onClick={openLogin}>
          {text('visitor.open')}
        </Button>
      )}
    </section>
  )
}

function Links({ here }: { readonly here: string | null }) {
  const text = useMessages(loginTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(loginCalls.listLinks, {})
  const { providers = [] } = useProviders()
  const links = data?.links ?? []
  const others = providers.filter(({ provider }) => links.every((link) => link.provider !== provider))
  return (
    <section className={styles.links} aria-labelledby="links">
      <h2 id="links">{text('member.title')}</h2>
      <p>{text('member.text')}</p>
      {error && <p role="alert">{refusal(error.refusal)}</p>}
      <ul className={styles.list}>
        {links.map((link) => (
          <LinkRow
            key={link.provider}
            link={link}
            isHere={link.provider === here}
            isLast={links.length === 1}
          />
        ))}
        {data && others.map((other) => <AddRow key={other.provider} {...other} />)}
      </ul>
    </section>
  )
}

interface LinkRowProps {
  readonly link: AccountLink
  /** The provider of the current session. */
  readonly isHere: boolean
  readonly isLast: boolean
}

function LinkRow({ link, isHere, isLast }: LinkRowProps) {
  const text = useMessages(loginTexts)
  const refusal = useRefusalText()
  const language = useLanguage()
  const end = useChange(loginCalls.endLink, {
    stale: [loginCalls.listLinks, accountCalls.listSessions],
  })
  const { provider, kind, name, linkedAt } = link
  const remove = async () => {
    const sure = await confirm({
      title: text('member.removeTitle', { name }),
      note: text('member.removeText'),
      yes: text('member.remove'),
      isDangerous: true,
    })
    if (sure) end.run({ provider }, () => toast(text('member.removed'), { kind: 'success' }))
  }
  const since = text('member.since', { date: formatDate(linkedAt, serverNow(), language) })
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <ProviderMark kind={kind} />
      </span>
      <div className={styles.words}>
        <strong>{name}</strong>
        <p>{isHere ? text('member.here') : since}</p>
        {isLast && <p>{text('member.last')}</p>}
        {end.error && (
          <p className={styles.error} role="alert">
            {refusal(end.error.refusal)}
          </p>
        )}
      </div>
      {!isLast && (
        <Button
          size="small"
          look="danger"
          isPending={end.isPending}
          aria-label={text('member.removeName', { name })}
          onClick={() => void remove()}
        >
          {text('member.remove')}
        </Button>
      )}
    </li>
  )
}

/** Another provider that can be linked: a plain link, because it leads to another site. */
function AddRow({ provider, kind, name }: SignInProvider) {
  const text = useMessages(loginTexts)
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <ProviderMark kind={kind} />
      </span>
      <a
        className={styles.add}
        href={startHref({ provider, isLinking: true })}
        onClick={() => noteDeparture({ provider, name, isLinking: true })}
      >
        {text('member.add', { name })}
      </a>
    </li>
  )
}
