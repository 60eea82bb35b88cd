import type { ReactNode } from 'react'
import { NutPicture } from './NutPicture.tsx'
import { CountBadge } from './CountBadge.tsx'
import styles from './Footer.module.css'

export interface FooterProps {
  readonly slogan: string
  /** The coconut with its badge; pressing it opens the guide to its boxes. */
  readonly gift?: { readonly label: string; readonly count: string; readonly onPress: () => void } | undefined
  /** Languages, terms, privacy. */
  readonly children?: ReactNode
}

/** The page's footer. On phones it reserves space for the tab bar. */
export function Footer({ slogan, gift, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {gift && (
        <button type="button" className={styles.gift} onClick={gift.onPress}>
          <NutPicture />
          {gift.label}
          <CountBadge>{gift.count}</CountBadge>
        </button>
      )}
      <p className={styles.slogan}>{slogan}</p>
      <div className={styles.links}>{children}</div>
    </footer>
  )
}
