import { bonus, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, slip, tapped, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#c9803a', '#45201f'] }

/** What makes a board harder: nothing, counting down, swapping pebbles, every second number. */
export type Twist = 'plain' | 'down' | 'trade' | 'odd'

export interface HuntState extends Quiz {
  side: number
  numbers: number[]
  /** Numbers in order, and how many are found. */
  order: number[]
  found: number
  twist: Twist
  /** Two places that are swapping, and the ticks left. */
  trading: number[]
  trade: number
}

const ROOM = 316
export const pebbleSize = (side: number) => ROOM / side
export function pebblePlace(index: number, side: number) {
  const size = pebbleSize(side)
  return {
    x: 200 + ((index % side) - (side - 1) / 2) * size,
    y: 224 + (Math.floor(index / side) - (side - 1) / 2) * size,
  }
}
export const TRADE_TICKS = 16
const QUICK = 0.7
const TWISTS: readonly Twist[] = ['plain', 'down', 'trade', 'odd']

function deal(state: HuntState, random: Random) {
  const { round } = state
  state.side = Math.min(5, 3 + Math.floor((round - 1) / 2))
  state.twist = TWISTS[(round - 1) % TWISTS.length]!
  const count = state.side * state.side
  const first = round > 6 ? 1 + pickIndex(40, random) : 1
  const numbers = numbersTo(count - 1).map((index) => first + index)
  state.numbers = shuffled(numbers, random)
  const wanted = state.twist === 'odd' ? numbers.filter((number) => number % 2 === 1) : numbers
  state.order = state.twist === 'down' ? wanted.toReversed() : wanted
  state.found = 0
  state.trading = []
  state.trade = 0
  state.full = Math.round(420 - 150 * hardness(round, 8))
}

function startTrade(state: HuntState, { random }: Turn) {
  const open = state.numbers.flatMap((number, index) =>
    state.order.indexOf(number) >= state.found ? [index] : [],
  )
  if (open.length < 2) return
  state.trading = shuffled(open, random).slice(0, 2)
  state.trade = TRADE_TICKS
}

function endTrade(state: HuntState) {
  const [one, other] = state.trading
  if (one === undefined || other === undefined) return
  const kept = state.numbers[one]!
  state.numbers[one] = state.numbers[other]!
  state.numbers[other] = kept
  state.trading = []
}

function find(state: HuntState, turn: Turn, place: number) {
  const at = pebblePlace(place, state.side)
  const number = state.numbers[place]
  const rank = state.order.indexOf(number!)
  if (rank >= 0 && rank < state.found) return
  state.picked = place
  if (rank !== state.found) {
    slip(state, turn, at)
    return
  }
  if (state.left > state.full * QUICK) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
  state.found++
  state.left = state.full
  gain(state, turn, 1, at)
  if (state.found === state.order.length) {
    state.good = true
    state.verdict = 40
    turn.tell('whole', 200, 224)
  } else if (state.twist === 'trade') startTrade(state, turn)
}

/** Pebbles with numbers: tap them in order. */
export const rules: MicroRules<HuntState> = {
  inputs: numbersTo(25),
  hand: 'tap',
  sight: 8,
  start: (random) =>
    askNext(
      {
        ...freshQuiz(),
        side: 3,
        numbers: [],
        order: [],
        found: 0,
        twist: 'plain' as Twist,
        trading: [],
        trade: 0,
      },
      random,
      deal,
    ),
  step(state, turn) {
    state.age++
    if (state.trade > 0 && --state.trade === 0) endTrade(state)
    if (state.verdict > 0) {
      if (--state.verdict > 0 || !state.good) return
      state.good = false
      askNext(state, turn.random, deal)
      return
    }
    const tap = tapped(state, turn)
    state.left--
    if (tap > 0 && tap <= state.numbers.length) find(state, turn, tap - 1)
    else if (state.left <= 0) {
      state.left = state.full
      state.picked = -1
      slip(state, turn, pebblePlace(state.numbers.indexOf(state.order[state.found]!), state.side))
    }
  },
  hints: ({ verdict, numbers, order, found }) =>
    verdict > 0 ? [0] : [0, numbers.indexOf(order[found]!) + 1],
}
