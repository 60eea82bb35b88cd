import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

export interface SectionProps {
  readonly name: string
  readonly isWhole?: boolean
  readonly children: ReactNode
}

export const Section = ({ name, isWhole, children }: SectionProps) => (
  <section className={isWhole ? styles.whole : undefined}>
    <h2 className={styles.name}>{name}</h2>
    {children}
  </section>
)
