import { CELL, EDGE, SIDE, signAt, type Hole } from './holes.ts'

/** What the ground of a hole is like at a moment. */
export interface Ground {
  readonly hole: Hole
  readonly tick: number
  /** Cells whose plank or crate is broken, or whose water a boulder has filled. */
  readonly broken: readonly number[]
  /** How often the levers were pressed. */
  readonly flips: number
}

const SLUICE_TICKS = 260

/** Where a sluice is in its turn, from 0 to 1: it is shut for the first half. The two kinds are open in turn. */
export const sluiceTurn = (sign: string, tick: number) =>
  ((tick + (sign === '|' ? 0 : SLUICE_TICKS / 2)) % SLUICE_TICKS) / SLUICE_TICKS

/** Whether a ball is thrown back there. */
export function isSolid({ hole, tick, broken }: Ground, column: number, row: number): boolean {
  const sign = signAt(hole, column, row)
  if (sign === '#') return true
  if (sign === '|' || sign === '!') return sluiceTurn(sign, tick) < 0.5
  return sign === '%' && !broken.includes(row * SIDE + column)
}

/** Drawbridges of both kinds: `n` lies down at first, `u` stands up; each press of a lever turns them over. */
export const isBridgeDown = (sign: string, flips: number) => (sign === 'n') === (flips % 2 === 0)

/** The sign of what a ball rolls on; outside there is wall. */
export function groundAt({ hole, broken, flips }: Ground, x: number, y: number): string {
  const [column, row] = [Math.floor((x - EDGE) / CELL), Math.floor((y - EDGE) / CELL)]
  const sign = signAt(hole, column, row)
  if (sign === 'u' || sign === 'n') return isBridgeDown(sign, flips) ? '.' : '~'
  if (sign !== 'x' && sign !== '~') return sign
  if (!broken.includes(row * SIDE + column)) return sign
  return sign === 'x' ? '~' : '.'
}
