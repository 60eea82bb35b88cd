import { createContext, use, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './TopBar.module.css'

export interface TopBarProps {
  /** The logo, or the back button. */
  readonly start?: ReactNode
  readonly title?: string | undefined
  readonly note?: string | undefined
  /** The title names an area, not one thing in it. */
  readonly isArea?: boolean
  /** Chips and buttons at the end. */
  readonly children?: ReactNode
}

/** Tools that the portal shows at the end of every screen's top bar, such as the chat. */
export const BarToolsContext = createContext<ReactNode>(undefined)

/** The same tools for a screen with a scene instead of a bar. */
export const BarTools = () => use(BarToolsContext)

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
