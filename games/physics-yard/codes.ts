/** Encodes a place, an aim or a line as one number, so that a replay is a list of numbers. 0 waits. */
export interface Place {
  readonly x: number
  readonly y: number
}

const CELL = 10
const SIDE = 41
const near = (value: number) => Math.max(0, Math.min(SIDE - 1, Math.round(value / CELL)))

export const columnCode = (x: number) => 1 + near(x)
export const columnX = (code: number) => (code - 1) * CELL
export const COLUMN_CODES = SIDE

export const placeCode = ({ x, y }: Place) => 1 + near(x) * SIDE + near(y)
export const placeOf = (code: number): Place => ({
  x: Math.floor((code - 1) / SIDE) * CELL,
  y: ((code - 1) % SIDE) * CELL,
})
export const PLACE_CODES = SIDE * SIDE

export const lineCode = (from: Place, to: Place) =>
  1 + (placeCode(from) - 1) * PLACE_CODES + placeCode(to) - 1
export const lineOf = (code: number): readonly [Place, Place] => [
  placeOf(1 + Math.floor((code - 1) / PLACE_CODES)),
  placeOf(1 + ((code - 1) % PLACE_CODES)),
]
export const LINE_CODES = PLACE_CODES * PLACE_CODES

const ANGLES = 180
const POWERS = 20
/** Angle in radians, power from 0 to 1. */
export function aimCode(angle: number, power: number): number {
  const turn = Math.round((angle / (2 * Math.PI)) * ANGLES)
  const step = Math.max(0, Math.min(POWERS - 1, Math.round(power * POWERS) - 1))
  return 1 + (((turn % ANGLES) + ANGLES) % ANGLES) * POWERS + step
}
export const aimOf = (code: number) => ({
  angle: (Math.floor((code - 1) / POWERS) / ANGLES) * 2 * Math.PI,
  power: (((code - 1) % POWERS) + 1) / POWERS,
})
export const AIM_CODES = ANGLES * POWERS
