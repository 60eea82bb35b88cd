import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Tag.module.css'

export interface TagProps {
  readonly kind: 'new' | 'live' | 'open' | 'busy' | 'full' | 'plain'
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A word with a shape: round is open, diamond is busy, square is full. */
export function Tag({ kind, children, className }: TagProps) {
  return <span className={classNames(styles.tag, styles[kind], className)}>{children}</span>
}
