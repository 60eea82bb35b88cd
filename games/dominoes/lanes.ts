import type { Box } from '#kit/game/draw.ts'
import type { Pose } from './faces.ts'
import type { Laid } from './state.ts'
import { lowOf, type Tile } from './tiles.ts'

/** A train on the table: its sign at the left, its last tiles, and the number of hidden ones. */
export interface Lane {
  readonly arm: number
  readonly box: Box
  readonly sign: { readonly x: number; readonly y: number }
  readonly hidden: number
  readonly end: { readonly x: number; readonly y: number }
}

const SIGN = 46
const GAP = 3

export interface Lanes {
  readonly lanes: readonly Lane[]
  readonly spots: ReadonlyMap<Tile, Pose>
  readonly engine: Pose
}

/** One row per train with the engine at the top; a long train shows its last tiles. */
export function layLanes(arms: readonly (readonly Laid[])[], trains: readonly number[], box: Box): Lanes {
  const pitch = Math.min(58, box.height / trains.length)
  const unit = Math.min(30, (pitch - 8) * 0.72)
  const top = box.y + (box.height - pitch * trains.length) / 2
  const spots = new Map<Tile, Pose>()
  const lanes = trains.map((arm, index): Lane => {
    const y = top + pitch * (index + 0.5)
    const laid = arms[arm]!
    const first = box.x + SIGN + unit * 1.35
    const step = 2 * unit + GAP
    // The last place stays free for the next tile.
    const most = Math.max(1, Math.floor((box.width - SIGN - unit * 1.35) / step) - 1)
    const hidden = Math.max(0, laid.length - most)
    for (const [place, { tile, outer }] of laid.slice(hidden).entries())
      spots.set(tile, { x: first + step * (place + 0.5), y, unit, turn: outer === lowOf(tile) ? 2 : 0 })
    return {
      arm,
      box: { x: box.x, y: y - pitch / 2 + 2, width: box.width, height: pitch - 4 },
      sign: { x: box.x + SIGN / 2, y },
      hidden,
      end: { x: first + step * (Math.min(laid.length, most) + 0.5), y },
    }
  })
  return {
    lanes,
    spots,
    engine: { x: box.x + SIGN + unit * 0.5, y: top + (pitch * trains.length) / 2, unit, turn: 1 },
  }
}
