import type { ReactNode } from 'react'
import { XIcon } from './icons/shell.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './StageBar.module.css'

export interface StageBarProps {
  /** Identifies the bar on the page. */
  readonly name: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dismissible bar at the top of a stage, with an action. */
export const StageBar = ({ name, closeLabel, onClose, children }: StageBarProps) => (
  <div className={styles.bar} data-bar={name}>
    <div className={styles.words}>{children}</div>
    <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
  </div>
)
