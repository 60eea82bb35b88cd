import { bonus, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, slip, tapped, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#4668a8', '#0c1838'] }

export interface EchoState extends Quiz {
  /** Digits from 1 to 9 in the order they were heard. */
  digits: number[]
  isBackward: boolean
  given: number
  /** Ticks for which a digit is shown. */
  beat: number
}

export const keyPlace = (digit: number) => ({
  x: 200 + (((digit - 1) % 3) - 1) * 92,
  y: 196 + Math.floor((digit - 1) / 3) * 72,
})
const LEAD = 20

/** Ticks since the first digit came up; negative before. */
export const heardSince = ({ digits, beat, look }: EchoState) => digits.length * beat - look
export const orderOf = ({ digits, isBackward }: EchoState) => (isBackward ? digits.toReversed() : digits)

function show(state: EchoState) {
  state.given = 0
  state.look = state.digits.length * state.beat + LEAD
  state.left = state.full
}

function ask(state: EchoState, random: Random) {
  const { round } = state
  const length = Math.min(10, 3 + Math.floor((round - 1) / 2))
  state.digits = []
  while (state.digits.length < length) {
    const digit = 1 + pickIndex(9, random)
    if (digit !== state.digits.at(-1)) state.digits.push(digit)
  }
  state.isBackward = round > 4 && round % 2 === 0
  state.beat = Math.round(48 - 22 * hardness(round, 10))
  state.full = Math.round(260 - 90 * hardness(round, 12))
  show(state)
}

function press(state: EchoState, turn: Turn, digit: number) {
  const at = keyPlace(digit)
  state.picked = digit
  if (digit !== orderOf(state)[state.given]) return slip(state, turn, at)
  if (state.left > state.full * 0.85 && state.given > 0) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
  state.given++
  state.left = state.full
  gain(state, turn, 1, at)
  turn.tell('key', at.x, at.y)
  if (state.given < state.digits.length) return
  state.good = true
  state.verdict = 40
  turn.tell('whole', 200, 90)
}

/** Digits appear one by one: type them forwards or backwards. */
export const rules: MicroRules<EchoState> = {
  inputs: numbersTo(9),
  hand: 'tap',
  sight: 8,
  start: (random) =>
    askNext({ ...freshQuiz(), digits: [], isBackward: false, given: 0, beat: 40 }, random, ask),
  step(state, turn) {
    state.age++
    if (state.verdict > 0) {
      if (--state.verdict > 0) return
      if (state.good) askNext(state, turn.random, ask)
      else show(state)
      state.good = false
      return
    }
    if (state.look > 0) {
      state.look--
      const since = heardSince(state)
      if (since >= 0 && since % state.beat === 0 && state.look > 0) turn.tell('digit', 200, 90)
      return
    }
    const tap = tapped(state, turn)
    state.left--
    if (tap > 0) press(state, turn, tap)
    else if (state.left <= 0) {
      state.left = state.full
      state.picked = -1
      slip(state, turn, keyPlace(orderOf(state)[state.given]!))
    }
  },
  hints: (state) => (state.verdict > 0 || state.look > 0 ? [0] : [0, orderOf(state)[state.given]!]),
}
