import { clamp } from './rules.ts'

const STEP = 10
const SIDE = 41

export const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last + 1 }, (_, index) => index)

/** Taps are quantised to ten units, in rows of 41; the input of a place is its number plus one, 0 is none. */
export const PLACES = numbersTo(SIDE * SIDE)
export const placeInput = ({ x, y }: { readonly x: number; readonly y: number }) =>
  1 + Math.round(clamp(x, 0, 400) / STEP) + SIDE * Math.round(clamp(y, 0, 400) / STEP)
export const placeOf = (input: number) => ({
  x: ((input - 1) % SIDE) * STEP,
  y: Math.floor((input - 1) / SIDE) * STEP,
})
