import { bonus, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, slip, tapped, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#4a4488', '#120e30'] }

export interface WindowsState extends Quiz {
  side: number
  /** Windows that were lit, and those found. */
  lit: number[]
  found: number[]
  glance: number
}

const ROOM = 300
export const windowSize = (side: number) => ROOM / side
export function windowPlace(index: number, side: number) {
  const size = windowSize(side)
  return {
    x: 200 + ((index % side) - (side - 1) / 2) * size,
    y: 226 + (Math.floor(index / side) - (side - 1) / 2) * size,
  }
}

function ask(state: WindowsState, random: Random) {
  const { round } = state
  state.side = Math.min(6, 3 + Math.floor(round / 4))
  const count = Math.min(12, 3 + Math.floor(round / 2))
  state.lit = shuffled(numbersTo(state.side ** 2 - 1), random)
    .slice(0, count)
    .sort((one, other) => one - other)
  state.found = []
  state.glance = Math.round(110 - 50 * hardness(round, 12))
  state.look = state.glance
  state.full = Math.round(240 - 80 * hardness(round, 12))
}

function open(state: WindowsState, turn: Turn, index: number) {
  const at = windowPlace(index, state.side)
  if (state.found.includes(index)) return
  state.picked = index
  if (!state.lit.includes(index)) {
    slip(state, turn, at)
    return
  }
  if (state.left > state.full * 0.75 && state.found.length > 0)
    bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
  state.found.push(index)
  state.left = state.full
  gain(state, turn, 1, at)
  turn.tell('step', at.x, at.y)
  if (state.found.length < state.lit.length) return
  state.good = true
  state.verdict = 40
  turn.tell('whole', 200, 226)
}

/** Some windows light up for a moment; light them again in any order. */
export const rules: MicroRules<WindowsState> = {
  inputs: numbersTo(36),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), side: 3, lit: [], found: [], glance: 1 }, random, ask),
  step(state, turn) {
    state.age++
    if (state.verdict > 0) {
      if (--state.verdict > 0) return
      const isNext = state.good
      state.good = false
      if (isNext) askNext(state, turn.random, ask)
      else {
        state.look = state.glance
        state.left = state.full
      }
      return
    }
    if (state.look > 0) {
      if (--state.look === 0) turn.tell('hide', 200, 226)
      return
    }
    const tap = tapped(state, turn)
    state.left--
    if (tap > 0 && tap <= state.side ** 2) open(state, turn, tap - 1)
    else if (state.left <= 0) {
      state.picked = -1
      slip(
        state,
        turn,
        windowPlace(
          state.lit.find((one) => !state.found.includes(one))!,
          state.side,
        ),
      )
    }
  },
  hints: ({ verdict, look, lit, found }) =>
    verdict > 0 || look > 0 ? [0] : [0, lit.find((one) => !found.includes(one))! + 1],
}
