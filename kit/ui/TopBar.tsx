import { createContext, use, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './TopBar.module.css'

export interface TopBarProps {
  /** The logo, or the way back. */
  readonly start?: ReactNode
  readonly title?: string | undefined
  readonly note?: string | undefined
  /** The title is the name of a whole area, not of one thing in it. */
  readonly isArea?: boolean
  /** Chips and buttons at the end. */
  readonly children?: ReactNode
}

/** What the portal puts at the end of every screen's upper edge, such as the chat. */
export const BarToolsContext = createContext<ReactNode>(undefined)

/** The same for a screen that has a scene instead of a bar. */
export const BarTools = () => use(BarToolsContext)

/** The upper edge of a screen. */
export function TopBar({ start, title, note, isArea, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {start}
      <div className={styles.words}>
        {title && <h1 className={classNames(styles.title, isArea && styles.large)}>{title}</h1>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
      <BarTools />
    </header>
  )
}
