import { Anchor } from './Anchor.tsx'
import { Coconut } from './Coconut.tsx'
import { Mark } from './Logo.tsx'
import { CountBadge } from './Tag.tsx'
import type { CoconutPlace, Place } from './TabBar.tsx'
import styles from './Rail.module.css'

export interface RailProps {
  readonly label: string
  readonly home: { readonly href: string; readonly label: string }
  readonly places: readonly Place[]
  /** Stands in the middle of the places. */
  readonly coconut?: CoconutPlace | undefined
  /** At the lower end, for settings. */
  readonly lastPlaces?: readonly Place[]
}

const PlaceLink = ({ href, label, icon, isCurrent }: Place) => (
  <li>
    <Anchor href={href} className={styles.place} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <span className={styles.label}>{label}</span>
    </Anchor>
  </li>
)

const links = (places: readonly Place[]) => places.map((place) => <PlaceLink key={place.href} {...place} />)

/** The navigation of desktops at the start edge; a strip of icons on landscape phones. */
export function Rail({ label, home, places, coconut, lastPlaces = [] }: RailProps) {
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
              className={styles.nut}
              aria-current={coconut.isCurrent ? 'page' : undefined}
            >
              <span data-unseen>{coconut.label}</span>
              <Coconut state="closed" />
              {coconut.count && <CountBadge className={styles.count}>{coconut.count}</CountBadge>}
            </Anchor>
          </li>
        )}
        {links(places.slice(middle))}
      </ul>
      {lastPlaces.length > 0 && <ul className={`${styles.places} ${styles.foot}`}>{links(lastPlaces)}</ul>}
    </nav>
  )
}
