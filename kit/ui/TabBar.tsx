import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { NutPicture } from './NutPicture.tsx'
import { CountBadge } from './CountBadge.tsx'
import styles from './TabBar.module.css'

export interface Place {
  readonly href: string
  readonly label: string
  readonly icon: ReactNode
  readonly isCurrent?: boolean
  /** Label that includes the news; also shown as a dot. */
  readonly news?: string | undefined
}

export interface CoconutPlace {
  readonly href: string
  /** Says where it leads and the number of boxes. */
  readonly label: string
  /** Text of the badge, such as `x2`. */
  readonly count?: string | undefined
  readonly isCurrent?: boolean
}

export interface TabBarProps {
  readonly label: string
  /** The coconut is between the first two and the last two. */
  readonly places: readonly [Place, Place, Place, Place]
  readonly coconut: CoconutPlace
}

const PlaceLink = ({ href, label, icon, isCurrent, news }: Place) => (
  <li>
    <Anchor
      href={href}
      className={styles.place}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={news}
    >
      {icon}
      {news && <span className={styles.dot} />}
      {label}
    </Anchor>
  </li>
)

/** The floating bar of phones and tablets: five places, the coconut in the middle. */
export function TabBar({ label, places, coconut }: TabBarProps) {
  const [first, second, third, fourth] = places
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.places}>
        <PlaceLink {...first} />
        <PlaceLink {...second} />
        <li className={styles.middle}>
          <Anchor
            href={coconut.href}
            className={styles.nut}
            aria-current={coconut.isCurrent ? 'page' : undefined}
          >
            <span data-unseen>{coconut.label}</span>
            <NutPicture />
            {coconut.count && <CountBadge className={styles.count}>{coconut.count}</CountBadge>}
          </Anchor>
        </li>
        <PlaceLink {...third} />
        <PlaceLink {...fourth} />
      </ul>
    </nav>
  )
}
