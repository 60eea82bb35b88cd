import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { ProgressBar } from '#kit/ui/ProgressBar.tsx'
import type { Collection } from '../calls.ts'
import { KindPlace } from './KindPlace.tsx'
import { cardsTexts, LEVEL_LETTERS } from './texts.ts'
import { Worth } from './Worth.tsx'
import styles from './backpack.module.css'

interface MissingKindsProps {
  readonly set: Collection['sets'][number]
  /** The kinds of the level that the player lacks. */
  readonly kinds: Collection['kinds']
  readonly onOpen: (kind: number) => void
}

/** Progress of a level, what its cards give, and its empty places. */
export function MissingKinds({ set: { level, have, all }, kinds, onOpen }: MissingKindsProps) {
  const text = useMessages(cardsTexts)
  const number = useNumber()
  const name = text('set', { level: LEVEL_LETTERS[level] })
  const words = text('bag.have', { have: number(have), all: number(all) })
  const isPaid = level === 's' || level === 'ss'
  return (
    <section className={styles.level} aria-labelledby={`set-${level}`}>
      <header className={styles.set} data-level={level}>
        <h2 id={`set-${level}`}>{name}</h2>
        <span>{words}</span>
        <ProgressBar label={name} share={have / all} words={words} />
        <p>
          <Worth level={level} /> {isPaid && text(`setWorth.${level}`)}
        </p>
      </header>
      {kinds.length > 0 && (
        <>
          <h3 className={styles.missing}>{text('bag.missing', { count: kinds.length })}</h3>
          <ul className={styles.quiet}>
            {kinds.map(({ kind }) => (
              <li key={kind}>
                <KindPlace kind={kind} count={0} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
