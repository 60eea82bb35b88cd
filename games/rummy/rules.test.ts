import { expect, test } from 'vitest'
import { CLUBS, cardOf, DIAMONDS, HEARTS, SPADES, type Card } from '#kit/game/cards/cards.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { MINDS } from './bot.ts'
import { definitions, type Twist } from './definitions.ts'
import { isMeld, meldsOf, shown } from './melds.ts'
import { rummyGame } from './rules.ts'
import { isJoin, isMeldMove, meldMove, type RummyState } from './state.ts'
import { legalTurns, playTurn } from './turns.ts'

const hand = (...cards: readonly (readonly [suit: number, rank: number])[]): Card[] =>
  cards.map(([suit, rank]) => cardOf(suit, rank))
const twistOf = (id: string): Twist => definitions.find((one) => one.id === id)!.twist
const tableOf = (id: string, changes: Partial<RummyState>): RummyState => ({
  ...rummyGame(twistOf(id), MINDS.hard).start(5),
  speaker: 0,
  toDraw: 0,
  ...changes,
})

const RUN = hand([CLUBS, 4], [CLUBS, 5], [CLUBS, 6])
const SET = hand([CLUBS, 9], [HEARTS, 9], [SPADES, 9])

test.for<[name: string, id: string, cards: Card[], does: boolean]>([
  ['a run', 'table-rummy', RUN, true],
  ['a set', 'table-rummy', SET, true],
  ['two cards', 'table-rummy', RUN.slice(1), false],
  ['a set where only runs count', 'runs-only-rummy', SET, false],
  ['a run where only sets count', 'sets-only-rummy', RUN, false],
  ['king, ace, two', 'table-rummy', hand([CLUBS, 13], [CLUBS, 1], [CLUBS, 2]), false],
  ['king, ace, two round the corner', 'round-rummy', hand([CLUBS, 13], [CLUBS, 1], [CLUBS, 2]), true],
  ['a run of two suits', 'table-rummy', hand([CLUBS, 4], [SPADES, 5], [CLUBS, 6]), false],
  ['a run of one colour', 'two-colour-rummy', hand([CLUBS, 4], [SPADES, 5], [CLUBS, 6]), true],
  ['a gap filled by a deuce', 'deuces-rummy', hand([CLUBS, 4], [HEARTS, 2], [CLUBS, 6]), true],
  ['a gap filled by two deuces', 'deuces-rummy', hand([CLUBS, 4], [HEARTS, 2], [SPADES, 2]), false],
])('%s is a meld: %s', ([, id, cards, does]) => {
  expect(isMeld(twistOf(id), cards)).toBe(does)
})

test('a meld, a card laid to it and the last card out end the hand', () => {
  const own = [...RUN, ...hand([CLUBS, 7], [HEARTS, 13])]
  const twist = twistOf('table-rummy')
  const start = tableOf('table-rummy', { hands: [own, SET, SET] })
  expect(legalTurns(twist, start).some(isJoin)).toBe(false)
  const index = meldsOf(twist, own).findIndex((meld) => meld.length === 3 && meld.includes(RUN[0]!))
  const laid = playTurn(twist, start, meldMove(index))
  const join = legalTurns(twist, laid).find(isJoin)!
  const joined = playTurn(twist, laid, join)
  expect(joined.melds).toEqual([[...RUN, cardOf(CLUBS, 7)]])
  const over = playTurn(twist, joined, cardOf(HEARTS, 13))
  expect([over.phase, over.gains]).toEqual(['sheet', [54, 0, 0]])
})

test('a first meld must reach the required points, or be a run, where the game asks for it', () => {
  const melds = (id: string, cards: Card[], seats: number) =>
    legalTurns(
      twistOf(id),
      tableOf(id, { hands: [cards, ...Array.from({ length: seats - 1 }, () => RUN)] }),
    ).filter(isMeldMove).length
  const low = [...hand([CLUBS, 3], [HEARTS, 3], [SPADES, 3]), ...hand([DIAMONDS, 13])]
  expect(melds('table-rummy', low, 3)).toBe(1)
  expect(melds('twenty-one-to-open', low, 3)).toBe(0)
  expect(melds('pure-run-rummy', low, 3)).toBe(0)
})

test('melds lie in the order of their run, round the corner too', () => {
  const cards = hand([CLUBS, 1], [CLUBS, 2], [CLUBS, 13])
  expect(shown(twistOf('round-rummy'), cards)).toEqual(hand([CLUBS, 13], [CLUBS, 1], [CLUBS, 2]))
})

test.for(definitions)('a match of $id comes to its end', ({ twist }) => {
  const game = rummyGame(twist, MINDS.normal)
  const random = seededRandom(9)
  let state = game.start(9)
  let moves = 0
  for (; game.status(state) === 'playing' && moves < 6000; moves++)
    state = game.advance(state, moves % 9 === 0 ? pickOne(game.legal(state), random) : game.think(state))
  expect(game.status(state)).not.toBe('playing')
  const cards = [...state.hands.flat(), ...state.stock, ...state.waste, ...state.melds.flat()]
  expect(new Set(cards).size).toBe(52)
})
