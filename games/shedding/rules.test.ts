import { expect, test } from 'vitest'
import { CLUBS, cardOf, DIAMONDS, HEARTS, SPADES, type Card } from '#kit/game/cards/cards.ts'
import { beats } from './durak-rules.ts'
import { cassinoPoints, pointsOf, setsOf } from './fishing-rules.ts'
import { rulesOf } from './games.ts'
import { deadwoodOf } from './gin-rules.ts'
import { shedGame } from './rules.ts'
import { choiceMove, DRAW, groupMove, PASS, type ShedKind, type ShedState } from './state.ts'
import { handWorth } from './thirty-one-rules.ts'

const hand = (...cards: readonly (readonly [suit: number, rank: number])[]): Card[] =>
  cards.map(([suit, rank]) => cardOf(suit, rank))

const tableOf = (kind: ShedKind, changes: Partial<ShedState>): ShedState => ({
  ...shedGame(rulesOf(kind), { worlds: 0, slips: 0 }).start(5),
  speaker: 0,
  ...changes,
})
const legal = (kind: ShedKind, changes: Partial<ShedState>) => {
  const state = tableOf(kind, changes)
  return rulesOf(kind).legal(state)
}
const handsOf = (own: readonly Card[], seats: number) => [
  own,
  ...Array.from({ length: seats - 1 }, () => hand([CLUBS, 3])),
]

test('at crazy eights suit or rank must fit, and an eight names any suit', () => {
  const own = hand([CLUBS, 4], [HEARTS, 9], [SPADES, 2], [DIAMONDS, 8])
  const moves = legal('crazy-eights', { hands: handsOf(own, 4), waste: hand([CLUBS, 9]) })
  const eight = cardOf(DIAMONDS, 8)
  expect(moves).toEqual(
    [...hand([CLUBS, 4], [HEARTS, 9]), 0, 1, 2, 3]
      .map((move, index) => (index < 2 ? move : choiceMove(eight, move)))
      .concat(DRAW),
  )
})

test('at mau-mau a seven can only be answered with a seven', () => {
  const own = hand([CLUBS, 9], [HEARTS, 7])
  const moves = legal('mau-mau', { hands: handsOf(own, 3), waste: hand([CLUBS, 7]), count: 2 })
  expect(moves).toEqual([cardOf(HEARTS, 7), DRAW])
})

test('at sevens only neighbours of what lies may be played', () => {
  const own = hand([HEARTS, 7], [DIAMONDS, 8], [DIAMONDS, 10])
  const moves = legal('sevens', { hands: handsOf(own, 4), table: hand([DIAMONDS, 7]) })
  expect(moves).toEqual([...hand([HEARTS, 7], [DIAMONDS, 8]), PASS])
})

test('at president a pair is topped by a higher pair, and a two beats an ace', () => {
  const own = hand([CLUBS, 2], [HEARTS, 2], [CLUBS, 13], [CLUBS, 12], [HEARTS, 12])
  const moves = legal('president', { hands: handsOf(own, 4), table: hand([SPADES, 1], [DIAMONDS, 1]) })
  expect(moves).toEqual([groupMove(2, 2), PASS])
})

test.for<[card: Card, other: Card, does: boolean]>([
  [cardOf(CLUBS, 1), cardOf(CLUBS, 13), true],
  [cardOf(CLUBS, 10), cardOf(CLUBS, 11), false],
  [cardOf(HEARTS, 6), cardOf(CLUBS, 1), true],
  [cardOf(CLUBS, 1), cardOf(HEARTS, 6), false],
])('at durak with hearts as trumps %i beats %i: %s', ([card, other, does]) => {
  expect(beats(HEARTS, card, other)).toBe(does)
})

test('sums are found on the table', () => {
  const table = hand([CLUBS, 3], [HEARTS, 4], [SPADES, 7], [CLUBS, 11])
  expect(setsOf(table, 7)).toEqual([hand([CLUBS, 3], [HEARTS, 4]), hand([SPADES, 7])])
  expect(setsOf(table, 2)).toEqual([])
})

test('scopa counts sweeps, cards, diamonds, the golden seven and the best suits', () => {
  const won = [hand([DIAMONDS, 7], [DIAMONDS, 2], [CLUBS, 7]), hand([SPADES, 11])]
  expect(pointsOf(tableOf('scopa', { won, marks: [1, 0], lead: 0, table: [] }))).toEqual([5, 0])
})

test('at ninety-nine a ten goes back, and only what stays under the limit is legal', () => {
  const own = hand([CLUBS, 5], [CLUBS, 10], [CLUBS, 1])
  const moves = legal('ninety-nine', { hands: handsOf(own, 4), count: 98 })
  expect(moves).toEqual([cardOf(CLUBS, 10), choiceMove(cardOf(CLUBS, 1), 0)])
})

test('an ace and two faces of a suit are 31', () => {
  expect(handWorth(hand([CLUBS, 1], [CLUBS, 13], [CLUBS, 10]))).toBe(31)
  expect(handWorth(hand([CLUBS, 1], [HEARTS, 13], [HEARTS, 5]))).toBe(15)
})

test.for<[name: string, cards: Card[], dead: number]>([
  ['a run and a set', hand([CLUBS, 4], [CLUBS, 5], [CLUBS, 6], [HEARTS, 9], [SPADES, 9], [CLUBS, 9]), 0],
  [
    'a card that fits both goes where it helps more',
    hand([CLUBS, 4], [CLUBS, 5], [CLUBS, 6], [HEARTS, 6], [SPADES, 6]),
    9,
  ],
  ['no run around the ace', hand([CLUBS, 12], [CLUBS, 13], [CLUBS, 1]), 21],
])('deadwood: %s', ([, cards, dead]) => {
  expect(deadwoodOf(cards)).toBe(dead)
})

test('up or down: neighbours fit whatever their suit, king and ace too', () => {
  const own = hand([CLUBS, 13], [HEARTS, 2], [SPADES, 1], [DIAMONDS, 9])
  const moves = legal('up-or-down', { hands: handsOf(own, 3), waste: hand([DIAMONDS, 1]) })
  expect(moves).toEqual([...hand([CLUBS, 13], [HEARTS, 2], [SPADES, 1]), DRAW])
})

test('a player without a match at crazy eights draws until a card fits', () => {
  const own = hand([CLUBS, 4])
  const stock = hand([SPADES, 12], [HEARTS, 7], [CLUBS, 11], [SPADES, 10])
  const state = tableOf('dig-for-eights', { hands: handsOf(own, 2), waste: hand([HEARTS, 9]), stock })
  const after = rulesOf('dig-for-eights').move(state, DRAW)
  expect(after.hands[0]).toEqual(hand([CLUBS, 4], [SPADES, 10], [CLUBS, 11], [HEARTS, 7]))
})

test('runs go round the corner only where they may', () => {
  const cards = hand([CLUBS, 12], [CLUBS, 13], [CLUBS, 1], [CLUBS, 2], [HEARTS, 1])
  expect(deadwoodOf(cards, true)).toBe(15)
  expect(deadwoodOf(cards)).toBe(24)
})

test('cassino takes sums and pairs, faces only their like', () => {
  const own = hand([CLUBS, 10], [CLUBS, 11])
  const table = hand([HEARTS, 4], [SPADES, 6], [DIAMONDS, 10], [HEARTS, 11])
  const moves = legal('cassino', { hands: handsOf(own, 2), table })
  expect(moves.length).toBe(3)
  const won = [hand([DIAMONDS, 10], [SPADES, 2], [CLUBS, 1]), hand([SPADES, 11])]
  expect(cassinoPoints(tableOf('cassino', { won, marks: [1, 0], lead: 0, table: [] }))).toEqual([8, 0])
})

test('taking a single card with an equal one is a pishti', () => {
  const own = hand([CLUBS, 6], [HEARTS, 5])
  const state = tableOf('pishti', { hands: [own, hand([CLUBS, 3])], waste: hand([SPADES, 6]) })
  const after = rulesOf('pishti').move(state, cardOf(CLUBS, 6))
  expect([after.marks, after.waste, after.won[0]!.length]).toEqual([[10, 0], [], 2])
})

test('a hand of gin is held with its melds first, and counts what is dead after the best discard', () => {
  const { arranged } = rulesOf('gin-rummy')
  const run = [cardOf(HEARTS, 4), cardOf(HEARTS, 5), cardOf(HEARTS, 6)]
  const set = [cardOf(SPADES, 9), cardOf(HEARTS, 9), cardOf(CLUBS, 9)]
  const loose = [cardOf(SPADES, 2), cardOf(CLUBS, 13), cardOf(DIAMONDS, 3), cardOf(SPADES, 1)]
  const ten = [
    loose[0]!,
    set[0]!,
    run[2]!,
    loose[1]!,
    set[1]!,
    run[0]!,
    loose[2]!,
    set[2]!,
    run[1]!,
    loose[3]!,
  ]
  const held = arranged!(ten)
  expect(held.dead).toBe(16)
  expect(held.cards).toHaveLength(10)
  expect(new Set(held.cards.slice(0, 6))).toEqual(new Set([...run, ...set]))
  expect(new Set(held.cards.slice(0, 3))).toEqual(new Set(held.cards[0] === run[0] ? run : set))
  expect(arranged!([...ten, cardOf(DIAMONDS, 12)]).dead).toBe(16)
  expect(
    rulesOf('corner-gin').arranged!([cardOf(SPADES, 13), cardOf(SPADES, 1), cardOf(SPADES, 2)]).dead,
  ).toBe(0)
})
