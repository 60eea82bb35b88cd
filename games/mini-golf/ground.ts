import { CELL, EDGE, SIDE, signAt, type Hole } from './holes.ts'

/** State of a hole's ground at a moment. */
export interface Ground {
  readonly hole: Hole
  readonly tick: number
  /** Cells with a broken plank or crate, or with water filled by a boulder. */
  readonly broken: readonly number[]
  /** Number of lever presses. */
  readonly flips: number
}

const SLUICE_TICKS = 260

/** Phase of a sluice from 0 to 1: shut for the first half. The two kinds alternate. */
export const sluiceTurn = (sign: string, tick: number) =>
  ((tick + (sign === '|' ? 0 : SLUICE_TICKS / 2)) % SLUICE_TICKS) / SLUICE_TICKS

/** Whether a ball bounces there. */
export function isSolid({ hole, tick, broken }: Ground, column: number, row: number): boolean {
  const sign = signAt(hole, column, row)
  if (sign === '#') return true
  if (sign === '|' || sign === '!') return sluiceTurn(sign, tick) < 0.5
  return sign === '%' && !broken.includes(row * SIDE + column)
}

/** Drawbridges: `n` starts down, `u` up; each press of a lever flips all. */
export const isBridgeDown = (sign: string, flips: number) => (sign === 'n') === (flips % 2 === 0)

/** The sign of the surface below a ball; outside is wall. */
export function groundAt({ hole, broken, flips }: Ground, x: number, y: number): string {
  const [column, row] = [Math.floor((x - EDGE) / CELL), Math.floor((y - EDGE) / CELL)]
  const sign = signAt(hole, column, row)
  if (sign === 'u' || sign === 'n') return isBridgeDown(sign, flips) ? '.' : '~'
  if (sign !== 'x' && sign !== '~') return sign
  if (!broken.includes(row * SIDE + column)) return sign
  return sign === 'x' ? '~' : '.'
}
