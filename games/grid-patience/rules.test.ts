import { expect, test } from 'vitest'
import { CLUBS, cardOf, DIAMONDS, HEARTS, SPADES, type Card } from '#kit/game/cards/cards.ts'
import { touched } from './choose.ts'
import { definitions } from './definitions.ts'
import { blackjackSum, cribbagePoints, linePoints, pokerPoints } from './hands.ts'
import { liesWell, matches } from './matching.ts'
import { kindOf, statusOf, step } from './rules.ts'
import { GAP, type State } from './state.ts'

const gameOf = (id: string) => definitions.find((one) => one.id === id)!
const hand = (...cards: readonly (readonly [suit: number, rank: number])[]): Card[] =>
  cards.map(([suit, rank]) => cardOf(suit, rank))
const laid = (cells: readonly Card[], stock: readonly Card[] = []): State => ({
  cells,
  stock,
  redeals: 0,
  moves: 0,
  points: 0,
  streak: 0,
})
const luck = () => 0.3

test.for([
  { match: 'elevens', cards: hand([CLUBS, 9], [HEARTS, 2]), fits: true },
  { match: 'elevens', cards: hand([CLUBS, 11], [HEARTS, 12], [HEARTS, 13]), fits: true },
  { match: 'elevens', cards: hand([CLUBS, 11], [HEARTS, 12], [SPADES, 12]), fits: false },
  { match: 'thirteen', cards: hand([CLUBS, 13]), fits: true },
  { match: 'tens', cards: hand([CLUBS, 5], [HEARTS, 5]), fits: true },
  { match: 'tens', cards: hand([CLUBS, 5], [DIAMONDS, 5], [HEARTS, 5], [SPADES, 5]), fits: false },
  { match: 'fifteen', cards: hand([CLUBS, 9], [HEARTS, 4], [HEARTS, 2]), fits: true },
  { match: 'fifteen', cards: hand([CLUBS, 10], [HEARTS, 5]), fits: false },
  { match: 'trio', cards: hand([CLUBS, 9], [HEARTS, 7], [HEARTS, 8]), fits: true },
  { match: 'suit', cards: hand([CLUBS, 1], [CLUBS, 7]), fits: false },
] as const)('$match: $cards leave together: $fits', ({ match, cards, fits }) => {
  expect(matches(match, cards)).toBe(fits)
})

test.for([
  { near: 'touching', cells: [0, 6], well: true },
  { near: 'touching', cells: [4, 5], well: false },
  { near: 'knight', cells: [0, 11], well: true },
  { near: 'line', cells: [2, 22], well: true },
  { near: 'chain', cells: [0, 6, 7], well: true },
  { near: 'chain', cells: [0, 1, 9], well: false },
] as const)('in five columns $cells lie $near: $well', ({ near, cells, well }) => {
  expect(liesWell(near, cells, 5)).toBe(well)
})

test.for([
  { cards: hand([CLUBS, 1], [CLUBS, 10], [CLUBS, 11], [CLUBS, 12], [CLUBS, 13]), points: 75 },
  { cards: hand([CLUBS, 9], [HEARTS, 9], [SPADES, 9], [DIAMONDS, 9], [CLUBS, 13]), points: 50 },
  { cards: hand([CLUBS, 9], [HEARTS, 9], [SPADES, 2], [DIAMONDS, 2], [CLUBS, 2]), points: 25 },
  { cards: hand([CLUBS, 1], [HEARTS, 2], [SPADES, 3], [DIAMONDS, 4], [CLUBS, 5]), points: 15 },
  { cards: hand([CLUBS, 1], [HEARTS, 12], [SPADES, 3], [DIAMONDS, 13], [CLUBS, 2]), points: 0 },
])('a hand of poker is worth $points', ({ cards, points }) => {
  expect(pokerPoints(cards)).toBe(points)
})

test('cribbage counts every fifteen, pair and double run', () => {
  expect(cribbagePoints(hand([CLUBS, 5], [HEARTS, 5], [SPADES, 10], [DIAMONDS, 13]))).toBe(10)
  expect(cribbagePoints(hand([CLUBS, 6], [HEARTS, 7], [SPADES, 7], [DIAMONDS, 8]))).toBe(12)
})

test('an ace at blackjack counts eleven where possible, and more than 21 scores nothing', () => {
  expect(blackjackSum(hand([CLUBS, 1], [HEARTS, 4], [SPADES, 6]))).toBe(21)
  expect(linePoints('blackjack', hand([CLUBS, 9], [HEARTS, 8], [SPADES, 6]))).toBe(0)
})

test('the stock closes the gaps before it fills up', () => {
  const game = gameOf('monte-carlo')
  const cells = [GAP, 3, GAP, ...Array.from({ length: 22 }, (_, index) => index + 10)]
  const { state } = step(game, laid(cells, [50, 51]), { kind: 'deal' }, luck)
  expect(state.cells.slice(0, 3)).toEqual([3, 10, 11])
  expect(state.cells.slice(-2)).toEqual([51, 50])
  expect(state.stock).toEqual([])
})

test('a pile of the accordion hops one or three to the left', () => {
  const cells = hand([CLUBS, 2], [HEARTS, 9], [SPADES, 4], [CLUBS, 9])
  const moves = kindOf(gameOf('accordion')).legal(laid(cells))
  expect(moves).toEqual([{ kind: 'go', from: 3, to: 0 }])
  expect(step(gameOf('accordion'), laid(cells), moves[0]!, luck).state.cells).toEqual([
    cells[3],
    cells[1],
    cells[2],
  ])
})

test('the wedding is held when nobody stands between the two', () => {
  const game = gameOf('royal-marriage')
  const cells = hand([HEARTS, 12], [CLUBS, 3], [SPADES, 9], [HEARTS, 13])
  const { state } = step(game, laid(cells), { kind: 'take', cells: [1, 2] }, luck)
  expect(statusOf(game, state)).toBe('won')
})

test('only the next card in suit fills a gap, and a two the first place', () => {
  const game = gameOf('gaps')
  const row = (first: Card, second: Card) => [first, second, ...Array.from({ length: 11 }, () => GAP)]
  const cells = [
    ...row(cardOf(CLUBS, 2), GAP),
    ...row(GAP, cardOf(CLUBS, 3)),
    ...row(GAP, cardOf(HEARTS, 2)),
    ...row(GAP, GAP),
  ]
  const goes = kindOf(game)
    .legal(laid(cells))
    .filter(({ kind }) => kind === 'go')
  expect(goes).toEqual([
    { kind: 'go', from: 14, to: 1 },
    { kind: 'go', from: 27, to: 13 },
    { kind: 'go', from: 27, to: 26 },
    { kind: 'go', from: 27, to: 39 },
  ])
})

test('a second touch completes a pair, and one that does not match starts anew', () => {
  const legal = [{ kind: 'take', cells: [2, 7] }] as const
  const state = laid([1, 2, 3, 4, 5, 6, 7, 8])
  expect(touched(legal, state, [], 2)).toEqual({ kind: 'select', places: [2] })
  expect(touched(legal, state, [2], 7)).toEqual({ kind: 'move', move: legal[0] })
  expect(touched(legal, state, [2], 5)).toEqual({ kind: 'nothing' })
})
