import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './CountBadge.module.css'

/** A number of things that wait. */
export function CountBadge({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <b className={classNames(styles.count, className)}>{children}</b>
}
