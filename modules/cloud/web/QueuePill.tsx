import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useNumber, useSpeech } from '#kit/i18n/use-messages.ts'
import { minutes } from '#kit/time/time.ts'
import { CloudIcon } from '#kit/ui/icons/shell.tsx'
import { Anchor } from '#kit/ui/Anchor.tsx'
import type { KeptPlay, WaitingTicket } from './cloud-state.ts'
import { showTicket } from './cloud-store.ts'
import { CountRing } from './CountRing.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import { cloudTexts } from './texts.ts'
import styles from './cloud-overlay.module.css'

interface QueuePillProps {
  readonly ticket?: WaitingTicket
  readonly play?: KeptPlay
  /** Beside a game it goes below the bar, clear of touch pads. */
  readonly isBesideGame: boolean
}

/** The minimised queue: place and wait, or the way back to a kept play (spec 2.27). */
export function QueuePill({ ticket, play, isBesideGame }: QueuePillProps) {
  const text = useMessages(cloudTexts)
  const number = useNumber()
  const { say } = useSpeech()
  const left = useSecondsUntil(play?.keptUntil)
  const place = isBesideGame ? 'game' : 'page'
  if (play)
    return (
      <Anchor href="/cloud" className={styles.pill} data-place={place}>
        <CountRing seconds={left}>{left}</CountRing>
        <span className={styles.words}>{text('playing.back', { game: play.name })}</span>
      </Anchor>
    )
  if (!ticket) return null
  const { position, waitMinutes, gameName } = ticket
  return (
    <button
      type="button"
      className={styles.pill}
      data-place={place}
      aria-haspopup="dialog"
      aria-label={text('pill.label', { game: gameName, position: number(position) })}
      onClick={showTicket}
    >
      <CloudIcon />
      <b>{number(position)}</b>
      {waitMinutes !== null && waitMinutes > 0 && (
        <span className={styles.wait}>{sayDuration(minutes(waitMinutes), say)}</span>
      )}
    </button>
  )
}
