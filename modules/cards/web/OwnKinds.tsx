import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Tag } from '#kit/ui/Tag.tsx'
import type { Collection } from '../calls.ts'
import { KindPlace } from './KindPlace.tsx'
import { cardsTexts } from './texts.ts'
import styles from './backpack.module.css'

interface OwnKindsProps {
  /** The newest first: it is shown large. */
  readonly kinds: Collection['kinds']
  readonly onOpen: (kind: number) => void
}

/** What the player has, with the newest card large. */
export function OwnKinds({ kinds, onOpen }: OwnKindsProps) {
  const text = useMessages(cardsTexts)
  const number = useNumber()
  return (
    <section className={styles.level} aria-labelledby="own-cards">
      <header className={styles.set}>
        <h2 id="own-cards">{text('bag.own')}</h2>
        <span>{number(kinds.length)}</span>
      </header>
      <ul className={`${styles.cards} ${styles.own}`}>
        {kinds.map(({ kind, count }, place) => (
          <li key={kind}>
            <KindPlace kind={kind} count={count} onOpen={onOpen}>
              {place === 0 && (
                <Tag kind="new" className={styles.newest}>
                  {text('bag.newest')}
                </Tag>
              )}
            </KindPlace>
          </li>
        ))}
      </ul>
    </section>
  )
}
