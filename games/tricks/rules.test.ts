import { expect, test } from 'vitest'
import { CLUBS, cardOf, DIAMONDS, HEARTS, SPADES, type Card } from '#kit/game/cards/cards.ts'
import { seededRandom } from '#kit/random/random.ts'
import { legalCards, NONE, winningPlace, type Board } from './board.ts'
import { gainsOf } from './count.ts'
import { rulesOf, type TrickKind } from './games.ts'
import { trickGame } from './rules.ts'
import { imagined } from './think.ts'

const seats = (value: number) => [value, value, value, value]

const board = (changes: Partial<Board>): Board => ({
  hands: [[], [], [], []],
  stock: [],
  upcard: NONE,
  trick: [],
  lead: 1,
  last: [],
  won: [[], [], [], []],
  tricks: seats(0),
  bids: seats(NONE),
  trump: NONE,
  maker: 0,
  dealer: 0,
  bonus: seats(0),
  voids: seats(0),
  out: [false, false, false, false],
  ...changes,
})

const hand = (...cards: readonly (readonly [suit: number, rank: number])[]): Card[] =>
  cards.map(([suit, rank]) => cardOf(suit, rank))

test('players must follow the suit that was led', () => {
  const held = hand([CLUBS, 2], [HEARTS, 1])
  const table = board({ hands: [held, [], [], []], trick: hand([CLUBS, 9], [CLUBS, 3], [CLUBS, 5]) })
  expect(legalCards(rulesOf('whist'), table, 0)).toEqual(hand([CLUBS, 2]))
  expect(legalCards(rulesOf('briscola'), table, 0)).toEqual(held)
})

test('hearts are not led before they are broken', () => {
  const table = board({ hands: [hand([HEARTS, 5], [CLUBS, 5]), [], [], []], lead: 0 })
  expect(legalCards(rulesOf('hearts'), table, 0)).toEqual(hand([CLUBS, 5]))
  const broken = { ...table, won: [hand([HEARTS, 2]), [], [], []] }
  expect(legalCards(rulesOf('hearts'), broken, 0)).toHaveLength(2)
})

test('at belote one trumps a rival but not the partner, and goes over a trump', () => {
  const held = hand([SPADES, 7], [SPADES, 11], [HEARTS, 8])
  const rules = rulesOf('belote')
  const rivalLeads = board({ hands: [held, [], [], []], lead: 3, trick: hand([CLUBS, 1]), trump: SPADES })
  expect(legalCards(rules, rivalLeads, 0)).toEqual(hand([SPADES, 7], [SPADES, 11]))
  const partnerLeads = board({
    hands: [held, [], [], []],
    lead: 2,
    trick: hand([CLUBS, 1], [CLUBS, 7]),
    trump: SPADES,
  })
  expect(legalCards(rules, partnerLeads, 0)).toEqual(held)
  const trumped = { ...rivalLeads, lead: 2, trick: hand([CLUBS, 10], [SPADES, 9]) }
  expect(legalCards(rules, trumped, 0)).toEqual(hand([SPADES, 11]))
})

test.for<[kind: TrickKind, trump: number, trick: Card[], place: number]>([
  ['whist', HEARTS, hand([CLUBS, 1], [HEARTS, 2], [CLUBS, 13], [DIAMONDS, 1]), 1],
  ['tressette', NONE, hand([CLUBS, 1], [CLUBS, 2], [CLUBS, 3], [DIAMONDS, 3]), 2],
  ['sueca', NONE, hand([CLUBS, 13], [CLUBS, 7], [CLUBS, 6], [DIAMONDS, 1]), 1],
  ['briscola', HEARTS, hand([CLUBS, 13], [CLUBS, 3]), 1],
  ['belote', SPADES, hand([SPADES, 1], [SPADES, 9], [SPADES, 10], [SPADES, 11]), 3],
  ['euchre', SPADES, hand([SPADES, 1], [CLUBS, 11], [HEARTS, 11], [SPADES, 13]), 1],
  ['euchre', SPADES, hand([CLUBS, 11], [SPADES, 11], [CLUBS, 1], [CLUBS, 13]), 1],
])('at %s with trump %i the right card takes the trick', ([kind, trump, trick, place]) => {
  expect(winningPlace(rulesOf(kind), { trick, trump })).toBe(place)
})

test('taking all penalty cards at hearts charges the others', () => {
  const all = [...Array.from({ length: 13 }, (_, index) => cardOf(HEARTS, index + 1)), cardOf(SPADES, 12)]
  expect(gainsOf(rulesOf('hearts'), board({ won: [all, [], [], []] }), [])).toEqual([0, 26, 26, 26])
})

test.for([
  { tricks: [3, 1, 2, 7], bids: [3, 2, 2, 4], gains: [50, 60 + 2] },
  { tricks: [2, 4, 2, 5], bids: [3, 2, 2, 4], gains: [-50, 60 + 3] },
])('pairs at spades count their bids together', ({ tricks, bids, gains }) => {
  expect(gainsOf(rulesOf('spades'), board({ tricks, bids }), [0, 0])).toEqual(gains)
})

test('the fifth overtrick at spades costs 50', () => {
  const table = board({ tricks: [4, 3, 3, 3], bids: [3, 3, 2, 3] })
  expect(gainsOf(rulesOf('spades'), table, [3, 0])[0]).toBe(50 + 2 - 50)
})

test('makers at euchre who take two tricks give two points away', () => {
  expect(gainsOf(rulesOf('euchre'), board({ tricks: [1, 2, 1, 1], maker: 0 }), [])).toEqual([0, 2])
  expect(gainsOf(rulesOf('euchre'), board({ tricks: [3, 0, 2, 0], maker: 0 }), [])).toEqual([2, 0])
})

test('a thinker deals anew only what it cannot see, and keeps to what others lack', () => {
  const game = trickGame(rulesOf('whist'), { worlds: 2, slips: 0 })
  const state = game.start(7)
  const table = board({ ...(structuredClone(state) as Board), voids: [0, 1 << CLUBS, 0, 0] })
  const world = imagined(table, 0, seededRandom(1))
  expect(world.hands[0]).toEqual(state.hands[0])
  expect(world.hands.flat().toSorted()).toEqual(state.hands.flat().toSorted())
  const unknown = world.hands[1]!.filter((card) => card !== state.upcard)
  expect(unknown.some((card) => card < 13)).toBe(false)
})

test.for<[kind: TrickKind, trump: number, trick: Card[], place: number]>([
  ['manille', NONE, hand([CLUBS, 1], [CLUBS, 10], [CLUBS, 13], [CLUBS, 12]), 1],
  ['schieber', SPADES, hand([SPADES, 1], [SPADES, 9], [SPADES, 11], [SPADES, 13]), 2],
  ['catch-the-ten', HEARTS, hand([HEARTS, 1], [HEARTS, 11], [CLUBS, 1], [HEARTS, 10]), 1],
  ['call-break', SPADES, hand([CLUBS, 1], [CLUBS, 13], [SPADES, 2], [DIAMONDS, 1]), 2],
])('at %s with trump %i the order of the ranks is its own', ([kind, trump, trick, place]) => {
  expect(winningPlace(rulesOf(kind), { trick, trump })).toBe(place)
})

test('bad cards cost what their game says', () => {
  const spades = hand([SPADES, 12], [SPADES, 13], [SPADES, 1])
  const jacks = hand([SPADES, 11], [CLUBS, 11])
  expect(gainsOf(rulesOf('black-maria'), board({ won: [spades, [], jacks, []] }), [])).toEqual([30, 0, 0, 0])
  expect(gainsOf(rulesOf('polignac'), board({ won: [spades, [], jacks, []] }), [])).toEqual([0, 0, 3, 0])
  expect(gainsOf(rulesOf('nullo'), board({ tricks: [1, 2, 3, 7] }), [])).toEqual([1, 2, 3, 7])
})

test('a bid that is made pays, one that is missed costs', () => {
  const table = board({ tricks: [4, 2, 3, 4], bids: [3, 3, 3, 1] })
  expect(gainsOf(rulesOf('call-break'), table, [])).toEqual([31, -30, 30, 13])
})

test('the ruler at hokm names the trumps before the first card and keeps the right while winning', () => {
  const game = trickGame(rulesOf('hokm'), { worlds: 0, slips: 1 })
  const state = game.start(7)
  expect(state.phase).toBe('name')
  expect(state.speaker).toBe(state.lead)
  expect(gainsOf(rulesOf('hokm'), board({ tricks: [6, 1, 5, 1] }), [])).toEqual([2, 0])
})
