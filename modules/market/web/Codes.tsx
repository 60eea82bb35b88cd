import { useMessages } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { CopyIcon } from '#kit/ui/icons/trade.tsx'
import { toast } from '#kit/ui/toast.ts'
import { marketTexts } from './texts.ts'
import styles from './own.module.css'

interface CodesProps {
  readonly code: string
  readonly password: string
}

/** Code and password of a listing, each with a copy button. */
export function Codes({ code, password }: CodesProps) {
  const text = useMessages(marketTexts)
  return (
    <dl className={styles.codes}>
      <CopyLine label={text('code')} value={code} action={text('copyCode')} />
      <CopyLine label={text('password')} value={password} action={text('copyPassword')} />
    </dl>
  )
}

interface CopyLineProps {
  readonly label: string
  readonly value: string
  /** What the button is called. */
  readonly action: string
}

function CopyLine({ label, value, action }: CopyLineProps) {
  const text = useMessages(marketTexts)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast(text('copied'), { kind: 'success' })
    } catch {
      // Without clipboard access the text can still be selected by hand.
      toast(text('copyFailed'), { kind: 'error' })
    }
  }
  return (
    <div className={styles.code}>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
        <IconButton label={action} icon={<CopyIcon />} look="clear" onClick={() => void copy()} />
      </dd>
    </div>
  )
}
