import { useState, type ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { ProgressBar } from '#kit/ui/ProgressBar.tsx'
import { CountBadge } from '#kit/ui/Tag.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls, type Collection } from '../calls.ts'
import { CARD_LEVELS, type Card, type CardLevel } from '../model.ts'
import { CardPicture } from './CardPicture.tsx'
import { CardSheet } from './CardSheet.tsx'
import { useCardName } from './card-name.ts'
import { cardsTexts, LEVEL_LETTERS } from './texts.ts'
import styles from './backpack.module.css'

const HIGHEST_FIRST = CARD_LEVELS.toReversed()
type Filter = CardLevel | 'all'

interface BackpackPartProps {
  /** Puts a card on the market; the market knows how. */
  readonly onList: (card: Card) => void
  /** Shows a card to others; sharing knows how. */
  readonly onShare: (card: Card) => void
  /** What can be done about a kind that the player has none of; the market knows what. */
  readonly missing?: (kind: number) => ReactNode
}

/** All 52 places of the collection, what fills them, and the sets (spec 2.34). */
export function BackpackPart(props: BackpackPartProps) {
  const refusal = useRefusalText()
  const { data, error } = useRead(cardsCalls.readCollection, {})
  if (!data) return error ? <EmptyState title={refusal(error.refusal)} /> : <Loading />
  return <Backpack collection={data} {...props} />
}

function Backpack({ collection, ...offers }: BackpackPartProps & { readonly collection: Collection }) {
  const text = useMessages(cardsTexts)
  const number = useNumber()
  const [filter, setFilter] = useState<Filter>('all')
  const [open, setOpen] = useState<number>()
  const countOf = (level: CardLevel) =>
    collection.kinds.reduce((sum, kind) => sum + (kind.level === level ? kind.count : 0), 0)
  // A letter and a number: nothing in it depends on the language.
  const pill = (id: Filter, label: string, count: number) => ({ id, label: `${label} ${number(count)}` })
  const shown = HIGHEST_FIRST.filter((level) => filter === 'all' || filter === level)
  return (
    <>
      <PillNav
        label={text('bag.filter')}
        pills={[
          pill('all', text('bag.all'), collection.cardCount),
          ...HIGHEST_FIRST.map((level) => pill(level, LEVEL_LETTERS[level], countOf(level))),
        ]}
        current={filter}
        onPick={setFilter}
      />
      {shown.map((level) => (
        <section key={level} className={styles.level} aria-labelledby={`set-${level}`}>
          <SetHead level={level} set={collection.sets.find((one) => one.level === level)!} />
          <ul className={styles.cards}>
            {collection.kinds
              .filter((kind) => kind.level === level)
              .map(({ kind, count }) => (
                <Place key={kind} kind={kind} count={count} onOpen={() => setOpen(kind)} />
              ))}
          </ul>
        </section>
      ))}
      <CardSheet kind={open} onClose={() => setOpen(undefined)} {...offers} />
    </>
  )
}

function SetHead({ level, set }: { readonly level: CardLevel; readonly set: Collection['sets'][number] }) {
  const text = useMessages(cardsTexts)
  const number = useNumber()
  const name = text('set', { level: LEVEL_LETTERS[level] })
  const words = text('bag.have', { have: number(set.have), all: number(set.all) })
  const isPaid = level === 's' || level === 'ss'
  return (
    <header className={styles.set} data-level={level}>
      <h2 id={`set-${level}`}>{name}</h2>
      <span>{words}</span>
      <ProgressBar label={name} share={set.have / set.all} words={words} />
      {isPaid && <p>{text(`setWorth.${level}`)}</p>}
    </header>
  )
}

interface PlaceProps {
  readonly kind: number
  readonly count: number
  readonly onOpen: () => void
}

function Place({ kind, count, onOpen }: PlaceProps) {
  const text = useMessages(cardsTexts)
  const nameOf = useCardName()
  return (
    <li>
      <button type="button" className={styles.place} onClick={onOpen}>
        <CardPicture kind={kind} owned={count > 0} label={text('bag.place', { name: nameOf(kind), count })} />
        {count > 1 && (
          <span aria-hidden="true">
            <CountBadge className={styles.count}>{`x${count}`}</CountBadge>
          </span>
        )}
      </button>
    </li>
  )
}
