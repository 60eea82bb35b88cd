import { useMessages } from '#kit/i18n/use-messages.ts'
import { between, type Instant } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { streamingTexts } from '../texts.ts'
import { useSecond } from '../use-second.ts'
import styles from './reconnecting.module.css'

interface ReconnectingProps {
  readonly until: Instant
  readonly onNow: () => void
}

/** The last picture stays, dimmed, while the seat is kept. */
export function Reconnecting({ until, onNow }: ReconnectingProps) {
  const text = useMessages(streamingTexts)
  const left = Math.max(0, Math.ceil(between(useSecond(true), until) / 1000))
  return (
    <div className={styles.reconnecting}>
      <h2 role="status">{text('again.title')}</h2>
      <p className={styles.note}>{text('again.note', { seconds: left })}</p>
      <Button look="act" onClick={onNow}>
        {text('again.now')}
      </Button>
    </div>
  )
}
