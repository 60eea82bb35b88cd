import { useState } from 'react'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'

type Kinds = ReadonlyMap<string, number>
const NONE: Kinds = new Map()

/**
 * The kinds of some of the player's cards. Reads the backpack page by page until all are found; every row asks for the same pages, so
 * each is read once.
 */
export function useOwnKinds(cardIds: readonly string[]): readonly number[] {
  const [cursor, setCursor] = useState<string>()
  const [kinds, setKinds] = useState(NONE)
  const isKnown = cardIds.every((cardId) => kinds.has(cardId))
  const { data } = useRead(
    cardsCalls.listCards,
    { state: 'bag', ...(cursor ? { cursor } : {}) },
    { enabled: !isKnown },
  )
  if (data && !isKnown) {
    const isNew = data.cards.some(({ cardId }) => !kinds.has(cardId))
    if (isNew) setKinds(new Map([...kinds, ...data.cards.map(({ cardId, kind }) => [cardId, kind] as const)]))
    else if (data.cursor && data.cursor !== cursor) setCursor(data.cursor)
  }
  return cardIds.flatMap((cardId) => kinds.get(cardId) ?? [])
}
