import { Coconut } from '#kit/ui/Coconut.tsx'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import type { Duration } from '#kit/time/time.ts'
import { RARE_AFTER, STEP, STRETCH_CAP } from '../rules/stretch.ts'
import { idleTexts } from './texts.ts'
import styles from './drift.module.css'

/** The stretch as a bar of one day; the marks are the first coconut and the blue one. */
const MARKS = [
  { at: STEP, isBlue: false },
  { at: RARE_AFTER, isBlue: true },
] as const

const share = (length: Duration) => `${Math.min(100, (length / STRETCH_CAP) * 100)}%`

export function DriftTrack({ drifted }: { readonly drifted: Duration }) {
  const text = useMessages(idleTexts)
  const { say } = useSpeech()
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={text('drifting')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(Math.min(1, drifted / STRETCH_CAP) * 100)}
      aria-valuetext={sayDuration(drifted, say)}
    >
      <div className={styles.trough}>
        <div className={styles.fill} style={{ inlineSize: share(drifted) }} />
      </div>
      {MARKS.map(({ at, isBlue }) => (
        <span
          key={at}
          className={styles.mark}
          style={{ insetInlineStart: share(at) }}
          data-past={drifted >= at || undefined}
        >
          <small>{sayDuration(at, say)}</small>
          <Coconut isBlue={isBlue} />
        </span>
      ))}
      <span className={styles.markEnd}>
        <small>{sayDuration(STRETCH_CAP, say)}</small>
      </span>
    </div>
  )
}
