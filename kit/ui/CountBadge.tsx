import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './CountBadge.module.css'

/** The number of waiting things. */
export function CountBadge({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <b className={classNames(styles.count, className)}>{children}</b>
}
