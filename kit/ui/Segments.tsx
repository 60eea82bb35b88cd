import { useId, type ReactNode } from 'react'
import { CountBadge } from './CountBadge.tsx'
import styles from './Segments.module.css'

export interface Segment<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: ReactNode
  /** Number of waiting things. */
  readonly count?: number | undefined
}

export interface SegmentsProps<Id extends string> {
  readonly label: string
  readonly segments: readonly Segment<Id>[]
  readonly current: Id
  readonly onPick: (id: Id) => void
}

/** Two to four views of one thing. Native radio buttons provide arrow keys and screen reader support. */
export function Segments<Id extends string>({ label, segments, current, onPick }: SegmentsProps<Id>) {
  const name = useId()
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {segments.map(({ id, label, icon, count }) => (
        <label key={id} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={id}
            checked={id === current}
            onChange={() => onPick(id)}
          />
          {icon}
          <span>{label}</span>
          {count !== undefined && count > 0 && <CountBadge>{count}</CountBadge>}
        </label>
      ))}
    </div>
  )
}
