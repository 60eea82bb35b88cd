import { classNames } from './class-names.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  readonly label: string
  /** From 0 to 1. */
  readonly share: number
  /** The value in words, if a percentage says little ("46 min left"). */
  readonly words?: string | undefined
}

/** Progress; when complete it has the colour for "act", because the player can act. */
export function ProgressBar({ label, share, words }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      className={styles.trough}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
    >
      <div
        className={classNames(styles.fill, percent === 100 && styles.ripe)}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  )
}
