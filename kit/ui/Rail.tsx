import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { NutPicture } from './NutPicture.tsx'
import { Mark } from './Logo.tsx'
import { CountBadge } from './CountBadge.tsx'
import type { CoconutPlace, Place } from './TabBar.tsx'
import styles from './Rail.module.css'

/** Something that opens over the page instead of navigating. */
export interface RailAction {
  readonly label: string
  readonly icon: ReactNode
  readonly hasDot?: boolean
  readonly onPress: () => void
}

export interface RailProps {
  readonly label: string
  readonly home: { readonly href: string; readonly label: string }
  readonly places: readonly Place[]
  /** Shown in the middle of the places. */
  readonly coconut?: CoconutPlace | undefined
  readonly actions?: readonly RailAction[]
  /** At the bottom, for settings. */
  readonly lastPlaces?: readonly Place[]
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
      <span className={styles.label}>{label}</span>
    </Anchor>
  </li>
)

const ActionButton = ({ label, icon, hasDot, onPress }: RailAction) => (
  <li>
    <button type="button" className={styles.place} aria-haspopup="dialog" onClick={onPress}>
      {icon}
      {hasDot && <span className={styles.dot} />}
      <span className={styles.label}>{label}</span>
    </button>
  </li>
)

const links = (places: readonly Place[]) => places.map((place) => <PlaceLink key={place.href} {...place} />)

/** The navigation of desktops at the start edge; an icon bar on landscape phones. */
export function Rail({ label, home, places, coconut, actions = [], lastPlaces = [] }: RailProps) {
  const middle = Math.ceil(places.length / 2)
  return (
    <nav className={styles.rail} aria-label={label}>
      <Anchor href={home.href} className={styles.home} aria-label={home.label}>
        <Mark size={46} />
      </Anchor>
      <ul className={styles.places}>
        {links(places.slice(0, middle))}
        {coconut && (
          <li>
            <Anchor
              href={coconut.href}
              className={styles.place}
              aria-current={coconut.isCurrent ? 'page' : undefined}
            >
              <span className={styles.nut}>
                <NutPicture />
              </span>
              <span className={styles.label}>{coconut.label}</span>
              {coconut.count && <CountBadge className={styles.count}>{coconut.count}</CountBadge>}
            </Anchor>
          </li>
        )}
        {links(places.slice(middle))}
        {actions.map((action) => (
          <ActionButton key={action.label} {...action} />
        ))}
      </ul>
      {lastPlaces.length > 0 && <ul className={`${styles.places} ${styles.foot}`}>{links(lastPlaces)}</ul>}
    </nav>
  )
}
