import { bonus, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { rowOf, whole } from './answer-row.ts'
import { askNext, freshQuiz, numbersTo, slip, tapped, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#d8705a', '#4a1a2a'] }

export interface CoinState extends Quiz {
  price: number
  coins: number[]
  /** Whether each coin lies in the tray. */
  paid: boolean[]
}

export const COINS = 8
const ROWS = [...rowOf(4, 268), ...rowOf(4, 350)]
export const coinPlace = (coin: number) => ROWS[coin] ?? ROWS[0]!
export const paidOf = ({ coins, paid }: CoinState) =>
  coins.reduce((sum, coin, index) => (paid[index] ? sum + coin : sum), 0)

function ask(state: CoinState, random: Random) {
  const { round } = state
  const values = round < 4 ? [1, 2, 5] : round < 10 ? [1, 2, 5, 10] : [2, 3, 5, 7, 10, 20]
  state.coins = Array.from({ length: COINS }, () => pickOne(values, random)).sort((one, other) => one - other)
  const used = shuffled(numbersTo(COINS - 1), random).slice(0, whole(2, Math.min(5, 2 + round / 3), random))
  state.price = used.reduce((sum, coin) => sum + state.coins[coin]!, 0)
  state.paid = state.coins.map(() => false)
  state.full = Math.round(860 - 380 * hardness(round, 14))
}

/** Coins that pay the rest exactly, if any. */
export function payment(state: CoinState): number[] | undefined {
  const left = state.price - paidOf(state)
  const open = numbersTo(COINS - 1).filter((coin) => !state.paid[coin])
  for (let set = 1; set < 1 << open.length; set++) {
    const coins = open.filter((_, index) => (set >> index) & 1)
    if (coins.reduce((sum, coin) => sum + state.coins[coin]!, 0) === left) return coins
  }
  return undefined
}

function touch(state: CoinState, turn: Turn, coin: number) {
  const at = coinPlace(coin)
  state.paid[coin] = !state.paid[coin]
  turn.tell(state.paid[coin] ? 'pay' : 'take', at.x, at.y)
  const sum = paidOf(state)
  if (sum < state.price) return
  state.picked = coin
  if (sum > state.price) {
    slip(state, turn, at)
    return
  }
  state.good = true
  state.verdict = 30
  if (state.left > state.full * 0.55) bonus(state, turn, 1, { x: 200, y: 90 })
  gain(state, turn, 1, { x: 200, y: 130 })
}

/** Put coins into the tray until the price is paid exactly. */
export const rules: MicroRules<CoinState> = {
  inputs: numbersTo(COINS),
  hand: 'tap',
  sight: 24,
  start: (random) => askNext({ ...freshQuiz(), price: 0, coins: [], paid: [] }, random, ask),
  step(state, turn) {
    state.age++
    if (state.verdict > 0) {
      if (--state.verdict === 0) askNext(state, turn.random, ask)
      return
    }
    const tap = tapped(state, turn)
    if (tap > 0) {
      touch(state, turn, tap - 1)
      return
    }
    if (--state.left <= 0) slip(state, turn, { x: 200, y: 130 })
  },
  hints(state) {
    if (state.verdict > 0) return [0]
    const next = payment(state)?.[0]
    return next === undefined ? [0, 1 + state.paid.indexOf(true)] : [0, next + 1]
  },
  worth: (state) => (state.verdict === 0 && payment(state) ? paidOf(state) * 2 : 0),
}
