import { clamp, end, type Base, type Turn } from '#kit/game/micro/rules.ts'

/** A game that forgives two mistakes. */
export interface Tries extends Base {
  lamps: number
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** A mistake ends the combo and costs a try; the last one ends the run. */
export function slip(state: Tries, turn: Turn, at: Place) {
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

const STEP = 5
const SIDE = 81
/** A place as an input: rows of 81 columns, 5 units apart; 0 is none. */
export const PLACES = SIDE * SIDE
export const placeInput = ({ x, y }: Place) =>
  1 + Math.round(clamp(x, 0, 400) / STEP) + SIDE * Math.round(clamp(y, 0, 400) / STEP)
export const placeAt = (input: number): Place => ({
  x: ((input - 1) % SIDE) * STEP,
  y: Math.floor((input - 1) / SIDE) * STEP,
})

const DIRECTIONS = 141
const POWERS = 28
const WIDEST = 70
/** A throw up the field as an input: whole degrees off straight up, and a power from 1 to 28. */
export const THROWS = DIRECTIONS * POWERS
export function throwInput(angle: number, power: number): number {
  const aside = (angle + Math.PI / 2) * (180 / Math.PI)
  const turned = aside > 180 ? aside - 360 : aside < -180 ? aside + 360 : aside
  if (Math.abs(turned) > WIDEST + 20) return 0
  const direction = Math.round(clamp(turned, -WIDEST, WIDEST)) + WIDEST
  return 1 + direction * POWERS + Math.round(clamp(power, 0, 1) * (POWERS - 1))
}
/** Direction in radians, 0 straight up and growing to the right; power from 0 to 1. */
export const throwOf = (input: number) => ({
  aside: ((Math.floor((input - 1) / POWERS) - WIDEST) * Math.PI) / 180,
  power: ((input - 1) % POWERS) / (POWERS - 1),
})
