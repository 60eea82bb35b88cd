import { clamp } from '#kit/game/micro/rules.ts'

const STEP = 10
const SIDE = 41
/** A place of the field as an input: rows of 41 columns, 10 units apart; 0 is no place. */
export const PLACES = SIDE * SIDE
export const placeInput = ({ x, y }: { readonly x: number; readonly y: number }) =>
  1 + Math.round(clamp(x, 0, 400) / STEP) + SIDE * Math.round(clamp(y, 0, 400) / STEP)
export const placeAt = (input: number) => ({
  x: ((input - 1) % SIDE) * STEP,
  y: Math.floor((input - 1) / SIDE) * STEP,
})
