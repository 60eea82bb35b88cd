import type { ReactNode } from 'react'
import { Coconut } from './Coconut.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly note?: string | undefined
  /** One button. */
  readonly action?: ReactNode
}

/** An empty list: an open coconut, one line, one action. */
export function EmptyState({ title, note, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.art}>
        <Coconut state="open" />
      </div>
      <h2 className={styles.title}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
