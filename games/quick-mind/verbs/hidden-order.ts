import { bonus, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, slip, tapped, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#6a58b8', '#1a1240'] }

export interface OrderState extends Quiz {
  /** Places of the numbers, the lowest first. */
  spots: number[]
  found: number
  /** Ticks for which the numbers are shown. */
  glance: number
}

const COLUMNS = 5
export const SPOTS = 25
export const spotPlace = (spot: number) => ({
  x: 72 + (spot % COLUMNS) * 64,
  y: 100 + Math.floor(spot / COLUMNS) * 62,
})

function ask(state: OrderState, random: Random) {
  const { round } = state
  const count = Math.min(10, 3 + Math.floor(round / 2))
  state.spots = shuffled(numbersTo(SPOTS - 1), random).slice(0, count)
  state.found = 0
  state.glance = Math.round(46 + count * 22 - 60 * hardness(round, 14))
  state.look = state.glance
  state.full = Math.round(240 - 90 * hardness(round, 12))
}

function find(state: OrderState, turn: Turn, spot: number) {
  const at = spotPlace(spot)
  const rank = state.spots.indexOf(spot)
  if (rank >= 0 && rank < state.found) return
  state.picked = spot
  if (rank !== state.found) return slip(state, turn, at)
  if (state.left > state.full * 0.75 && rank > 0) bonus(state, turn, 1, { x: at.x, y: at.y - 32 })
  state.found++
  state.left = state.full
  gain(state, turn, 1, at)
  turn.tell('step', at.x, at.y)
  if (state.found < state.spots.length) return
  state.good = true
  state.verdict = 40
  turn.tell('whole', 200, 220)
}

/** Numbers are shown for a moment: tap them in order. */
export const rules: MicroRules<OrderState> = {
  inputs: numbersTo(SPOTS),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), spots: [], found: 0, glance: 1 }, random, ask),
  step(state, turn) {
    state.age++
    if (state.verdict > 0) {
      if (--state.verdict > 0) return
      const isNext = state.good
      state.good = false
      if (isNext) {
        askNext(state, turn.random, ask)
        return
      }
      state.found = 0
      state.look = state.glance
      state.left = state.full
      return
    }
    if (state.look > 0) {
      if (--state.look === 0) turn.tell('hide', 200, 220)
      return
    }
    const tap = tapped(state, turn)
    state.left--
    if (tap > 0) find(state, turn, tap - 1)
    else if (state.left <= 0) {
      state.picked = -1
      slip(state, turn, spotPlace(state.spots[state.found]!))
    }
  },
  hints: ({ verdict, look, spots, found }) => (verdict > 0 || look > 0 ? [0] : [0, spots[found]! + 1]),
}
