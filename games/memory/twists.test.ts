import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { dealCards, onOneLine } from './deal.ts'
import { definitions, type TurnKind } from './definitions.ts'
import { nextCard } from './recall.ts'
import { turnRules } from './turn-rules.ts'
import { choices, THERE, wantedOf, type TurnState } from './turn-state.ts'

const kindOf = (id: string) => definitions.find((one) => one.id === id)!.rules as TurnKind

function played(id: string, columns: number, cards: readonly number[], ...places: number[]) {
  const rules = turnRules(kindOf(id), 1)
  const kinds: string[] = []
  let state: TurnState = {
    ...rules.start(() => 0.5),
    columns,
    rows: cards.length / columns,
    cards,
    taker: cards.map(() => THERE),
    seen: cards.map(() => 0),
  }
  for (const place of places) {
    const told = rules.step(state, place, () => 0)
    state = told.state
    kinds.push(...told.events.map(({ kind }) => kind))
  }
  return { state, kinds }
}

test('the two cards of a miss trade places, with what is known of them', () => {
  const { state, kinds } = played('swap', 2, [1, 2, 1, 2], 0, 1)
  expect(kinds.at(-1)).toBe('moved')
  expect(state.cards).toEqual([2, 1, 1, 2])
  expect(state.seen).toEqual([2, 1, 0, 0])
})

test('a miss turns the whole table by half, and a match leaves it', () => {
  expect(played('spin', 2, [1, 2, 3, 3, 2, 1], 0, 1).state.cards).toEqual([1, 2, 3, 3, 2, 1])
  expect(played('spin', 2, [1, 1, 3, 2, 2, 3], 0, 2).state.cards).toEqual([3, 2, 2, 3, 1, 1])
  expect(played('spin', 2, [1, 1, 3, 2, 2, 3], 0, 1).state.cards).toEqual([1, 1, 3, 2, 2, 3])
})

test('each card of the crossroad has its partner on its line, and only that line may follow', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const cards = dealCards(kindOf('cross'), [4, 5], seededRandom(seed))
    for (const [place, face] of cards.entries())
      expect(
        onOneLine(
          4,
          place,
          cards.findIndex((one, at) => one === face && at !== place),
        ),
      ).toBe(true)
  }
  const { state } = played('cross', 3, [1, 2, 3, 1, 2, 3], 0)
  expect(choices(state)).toEqual([1, 2, 3])
})

test('only the requested face is taken', () => {
  const cards = [5, 5, 2, 2]
  expect(wantedOf(played('wanted', 2, cards).state)).toBe(2)
  expect(played('wanted', 2, cards, 0, 1).kinds.at(-1)).toBe('missed')
  const { state, kinds } = played('wanted', 2, cards, 2, 3)
  expect(kinds.at(-1)).toBe('took')
  expect(wantedOf(state)).toBe(5)
})

test('a player who knows all cards turns the requested ones', () => {
  const { state } = played('wanted', 2, [5, 5, 2, 2])
  const known = { ...state, seen: [1, 2, 3, 4], turned: 4 }
  expect([2, 3]).toContain(nextCard(known, Infinity, () => 0))
})
