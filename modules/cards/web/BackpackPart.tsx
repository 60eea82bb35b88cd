import { useState, type ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls, type Collection } from '../calls.ts'
import { CARD_LEVELS, type Card, type CardLevel } from '../model.ts'
import { CardSheet } from './CardSheet.tsx'
import { useOneAge } from './collection-age.ts'
import { FirstCard } from './FirstCard.tsx'
import { MissingKinds } from './MissingKinds.tsx'
import { newestFirst } from './newest-first.ts'
import { OwnKinds } from './OwnKinds.tsx'
import { cardsTexts, LEVEL_LETTERS } from './texts.ts'

const HIGHEST_FIRST = CARD_LEVELS.toReversed()
type Filter = CardLevel | 'all'
/** The kinds, and which of them is the newest. */
const SHOWN = [cardsCalls.readCollection, cardsCalls.listCards]

interface BackpackPartProps {
  /** Puts a card on the market; supplied by the market module. */
  readonly onList: (card: Card) => void
  /** Shows a card to others; supplied by the sharing module. */
  readonly onShare: (card: Card) => void
  /** What to offer for a missing kind; supplied by the market module. */
  readonly missing?: (kind: number) => ReactNode
}

/** The player's cards, newest first, then the empty places of the collection (spec 2.34). */
export function BackpackPart(props: BackpackPartProps) {
  const refusal = useRefusalText()
  const collection = useRead(cardsCalls.readCollection, {})
  const latest = useRead(cardsCalls.listCards, {})
  useOneAge(SHOWN)
  const error = collection.error ?? latest.error
  if (!collection.data || !latest.data)
    return error ? <EmptyState title={refusal(error.refusal)} /> : <Loading />
  return <Backpack collection={collection.data} latest={latest.data.cards} {...props} />
}

interface BackpackProps extends BackpackPartProps {
  readonly collection: Collection
  /** The newest cards, one page of them. */
  readonly latest: readonly Card[]
}

function Backpack({ collection, latest, ...offers }: BackpackProps) {
  const text = useMessages(cardsTexts)
  const number = useNumber()
  const [filter, setFilter] = useState<Filter>('all')
  const [open, setOpen] = useState<number>()
  const countOf = (level: CardLevel) =>
    collection.kinds.reduce((sum, kind) => sum + (kind.level === level ? kind.count : 0), 0)
  // A letter and a number: the same in every language.
  const pill = (id: Filter, label: string, count: number) => ({ id, label: `${label} ${number(count)}` })
  const isShown = ({ level }: { readonly level: CardLevel }) => filter === 'all' || filter === level
  const own = newestFirst(collection.kinds, latest).filter(isShown)
  const levels = HIGHEST_FIRST.filter((level) => isShown({ level }))
  return (
    <>
      {collection.cardCount === 0 ? (
        <EmptyState title={text('bag.none')} note={text('bag.noneNote')} action={<FirstCard />} />
      ) : (
        <PillNav
          label={text('bag.filter')}
          pills={[
            pill('all', text('bag.all'), collection.cardCount),
            ...HIGHEST_FIRST.map((level) => pill(level, LEVEL_LETTERS[level], countOf(level))),
          ]}
          current={filter}
          onPick={setFilter}
        />
      )}
      {own.length > 0 && <OwnKinds kinds={own} onOpen={setOpen} />}
      {levels.map((level) => (
        <MissingKinds
          key={level}
          set={collection.sets.find((one) => one.level === level)!}
          kinds={collection.kinds.filter((kind) => kind.level === level && kind.count === 0)}
          onOpen={setOpen}
        />
      ))}
      <CardSheet kind={open} onClose={() => setOpen(undefined)} {...offers} />
    </>
  )
}
