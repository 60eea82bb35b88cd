import type { ReactNode } from 'react'
import { XIcon } from './icons/shell.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './StageBar.module.css'

export interface StageBarProps {
  /** Which of the bars it is, for the page. */
  readonly name: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A line over the upper edge of a stage, with something to press; it can be closed. */
export const StageBar = ({ name, closeLabel, onClose, children }: StageBarProps) => (
  <div className={styles.bar} data-bar={name}>
    <div className={styles.words}>{children}</div>
    <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
  </div>
)
