import { REPORT_TYPES, type ReportType } from '#modules/chat/model.ts'
import { Labelled } from './Parts.tsx'
import { useSay } from './texts.ts'
import styles from './console.module.css'

const LENGTHS = ['step', '1d', '7d', '30d', 'good'] as const
type Length = (typeof LENGTHS)[number]

/** The reason that the player reads, and for how long. */
export interface MutePreset {
  readonly reason: ReportType
  readonly length: Length
}

/** The end as an option of commands; without one a mute is by the next step and a ban for good. */
export const untilOf = ({ length }: MutePreset): Record<string, string> =>
  length === 'step' || length === 'good' ? {} : { until: length }

/** The options of `chat mute`. */
export const muteOptionsOf = (preset: MutePreset): Record<string, string> =>
  preset.length === 'good' ? { 'for-good': 'on' } : untilOf(preset)

/** Chooses the reason and the length of a mute or ban. */
export function MuteChoice({
  preset,
  onPick,
}: {
  readonly preset: MutePreset
  readonly onPick: (preset: MutePreset) => void
}) {
  const say = useSay()
  return (
    <div className={styles.row}>
      <Labelled label={say('report.reason')}>
        <select
          className={styles.input}
          value={preset.reason}
          onChange={(event) => onPick({ ...preset, reason: event.target.value as ReportType })}
        >
          {REPORT_TYPES.map((one) => (
            <option key={one} value={one}>
              {say(`reason.${one}`)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={say('report.length')}>
        <select
          className={styles.input}
          value={preset.length}
          onChange={(event) => onPick({ ...preset, length: event.target.value as Length })}
        >
          {LENGTHS.map((one) => (
            <option key={one} value={one}>
              {say(`length.${one}`)}
            </option>
          ))}
        </select>
      </Labelled>
    </div>
  )
}
