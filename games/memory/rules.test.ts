import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions, type TurnKind } from './definitions.ts'
import { dealCards } from './deal.ts'
import { knownSet, nextCard } from './recall.ts'
import { HINT, slid, takenBy, turnRules } from './turn-rules.ts'
import { choices, THERE, type TurnState } from './turn-state.ts'
import { HEARTS, READY, watchRules } from './watch-rules.ts'

const kindOf = (id: string) => definitions.find((one) => one.id === id)!.rules as TurnKind
const zero = () => 0

const table = (
  id: string,
  columns: number,
  cards: readonly number[],
  change: Partial<TurnState> = {},
): TurnState => ({
  play: 'turn',
  kind: kindOf(id),
  level: 1,
  columns,
  rows: cards.length / columns,
  cards,
  taker: cards.map(() => THERE),
  open: [],
  seen: cards.map(() => 0),
  turned: 0,
  turns: 0,
  hints: 0,
  ...change,
})

function played(state: TurnState, ...places: number[]) {
  const rules = turnRules(state.kind, 1)
  const kinds: string[] = []
  let now = state
  for (const place of places) {
    const told = rules.step(now, place, zero)
    now = told.state
    kinds.push(...told.events.map(({ kind }) => kind))
  }
  return { state: now, kinds, status: rules.status(now), score: rules.score(now) }
}

test('two equal cards are taken in one turn, two different ones are turned back', () => {
  const { state, kinds } = played(table('pairs', 2, [1, 2, 1, 2]), 0, 1, 0, 2)
  expect(kinds).toEqual(['turned', 'turned', 'missed', 'turned', 'turned', 'took'])
  expect(state).toMatchObject({ taker: [0, THERE, 0, THERE], open: [], turns: 2 })
})

test('the last pair wins, and a hint costs a turn', () => {
  expect(played(table('pairs', 2, [1, 1]), 0, 1)).toMatchObject({ status: 'won', score: 1 })
  expect(played(table('pairs', 2, [1, 1]), HINT, 0, 1)).toMatchObject({ status: 'won', score: 2 })
})

test('a card of a triplet that differs ends the turn at once; three alike are taken', () => {
  const start = table('triples', 3, [1, 2, 1, 2, 1, 2])
  expect(played(start, 0, 1).state.open).toEqual([])
  expect(played(start, 0, 2).state.open).toEqual([0, 2])
  expect(played(start, 0, 2, 4).state.taker).toEqual([0, THERE, 0, THERE, 0, THERE])
})

test('a miss shifts the row of the second card by one place, with what is known of it', () => {
  const { state, kinds } = played(table('slide', 3, [1, 2, 3, 3, 1, 2]), 0, 5)
  expect(kinds.at(-1)).toBe('slid')
  expect(state.cards).toEqual([1, 2, 3, 2, 3, 1])
  expect(state.seen).toEqual([1, 0, 0, 2, 0, 0])
  expect(slid(state, 4).cards).toEqual([1, 2, 3, 1, 2, 3])
})

test('after a creature only the other side may be turned', () => {
  const start = table('sides', 4, [1, 2, 2, 1])
  expect(choices(start)).toEqual([0, 1, 2, 3])
  expect(choices(played(start, 0).state)).toEqual([2, 3])
  expect(played(start, 0, 1).state).toEqual(played(start, 0).state)
})

test('each side of the lagoon has every face once', () => {
  const cards = dealCards(kindOf('sides'), [4, 5], seededRandom(3))
  const half = (side: number) => cards.filter((_, place) => (place % 4 < 2 ? 0 : 1) === side).toSorted()
  expect(half(0)).toEqual(half(1))
  expect(new Set(half(0)).size).toBe(10)
})

test('after a miss the parrot plays until it misses too, and keeps what it takes', () => {
  const { state, kinds } = played(table('parrot', 4, [1, 2, 1, 2]), 0, 1)
  expect(kinds.slice(0, 3)).toEqual(['turned', 'turned', 'missed'])
  expect(kinds.slice(3)).toContain('turned')
  expect(state.turns).toBe(1)
  // It has seen 1 and 2, turns the other 1 and remembers the first one's place.
  expect(takenBy(state, 1)).toBe(2)
})

test('the parrot forgets what lies too far back', () => {
  const seen = table('pairs', 4, [1, 1, 2, 2], { seen: [1, 6, 0, 0], turned: 7 })
  expect(knownSet(seen, 7)).toEqual([0, 1])
  expect(knownSet(seen, 4)).toBeUndefined()
  expect([2, 3]).toContain(nextCard({ ...seen, seen: [6, 0, 0, 0] }, 1, () => 0.6))
})

test('the player ends the look; then one card is new, and finding it opens the next round', () => {
  const rules = watchRules({ play: 'watch', rounds: 10 }, 1)
  const random = seededRandom(5)
  const start = rules.start(random)
  expect(rules.legal(start)).toEqual([READY])
  const { state } = rules.step(start, READY, random)
  const differs = state.cards.flatMap((face, place) => (face === state.before[place] ? [] : [place]))
  expect(differs).toEqual(state.changed)
  expect(differs).toHaveLength(1)
  const next = rules.step(state, differs[0]!, random).state
  expect(next).toMatchObject({ round: 2, phase: 'look', points: 4, hearts: HEARTS })
})

test('two cards have swapped in the second round; three wrong ones end the run', () => {
  const rules = watchRules({ play: 'watch', rounds: 10 }, 3)
  const random = seededRandom(6)
  let state = rules.start(random)
  state = rules.step(state, READY, random).state
  state = rules.step(state, state.changed[0]!, random).state
  state = rules.step(state, READY, random).state
  const [one = 0, two = 0] = state.changed
  expect([state.cards[one], state.cards[two]]).toEqual([state.before[two], state.before[one]])
  const wrong = rules.legal(state).filter((place) => !state.changed.includes(place))
  for (const place of wrong.slice(0, HEARTS)) state = rules.step(state, place, random).state
  expect(rules.status(state)).toBe('lost')
})
