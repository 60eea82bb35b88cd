import type { Base, Turn } from '#kit/game/micro/rules.ts'
import { end } from '#kit/game/micro/rules.ts'

/** A game that forgives two mistakes. */
export interface Tries extends Base {
  lamps: number
}

/** A mistake ends the combo and costs a try; the last one ends the run. */
export function slip(state: Tries, turn: Turn, at: { readonly x: number; readonly y: number }) {
  state.combo = 0
  state.lamps--
  turn.tell('slip', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

export const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last + 1 }, (_, index) => index)

/** Linear interpolation. */
export const along = (from: number, to: number, share: number) => from + (to - from) * share
/** Moves towards a value by at most this step. */
export const towards = (value: number, goal: number, step: number) =>
  value + Math.max(-step, Math.min(step, goal - value))
