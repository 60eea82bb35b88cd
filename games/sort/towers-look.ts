import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { colorOf } from './palette.ts'
import { paintSign } from './signs.ts'
import { colorIn, sizeIn } from './towers-yard.ts'
import type { Spot, YardLook } from './yard-look.ts'
import type { YardState } from './yard-state.ts'

const WIDEST = 170
/** Size of a ring that fills its peg's room; the largest ring of a level is drawn so. */
const WIDEST_SIZE = 4
/** Of a peg one wide: height of a ring, and what stands above and below the rings. */
const [HIGH, ABOVE, BELOW] = [0.27, 0.5, 0.3]

function plan({ width, height }: StageSize, { lanes, notes }: YardState) {
  const high = notes[0]! * HIGH + ABOVE + BELOW
  const fits = (rows: number) =>
    Math.min(WIDEST, (width - 12) / Math.ceil(lanes.length / rows), (height - 8) / rows / high)
  const rows = fits(2) > fits(1) * 1.3 ? 2 : 1
  const unit = fits(rows)
  const perRow = Math.ceil(lanes.length / rows)
  const loose = (height - rows * high * unit) / (rows + 1)
  return {
    unit,
    high: notes[0]! * HIGH * unit,
    peg(peg: number): { readonly x: number; readonly foot: number } {
      const row = Math.floor(peg / perRow)
      const inRow = Math.min(perRow, lanes.length - row * perRow)
      return {
        x: width / 2 + ((peg % perRow) - (inRow - 1) / 2) * unit,
        foot: loose * (row + 1) + (row + 1) * high * unit - BELOW * unit,
      }
    },
  }
}

/** A ring lying on a peg, seen a little from above; the largest of size 4 is about a hundred wide. */
export function paintRing(brush: Brush, color: string, size: number) {
  const half = 15 + size * 7.6
  brush.round(-half, -9, half * 2, 25, 12, shade(color, -0.42))
  brush.round(-half, -13, half * 2, 24, 12, color)
  brush.round(-half + 7, -10, half * 2 - 14, 5, 2.5, shade(color, 0.45))
  brush.round(-9, -12, 18, 8, 4, shade(color, -0.55))
}

/** Pegs with rings of many sizes, wide ones below. */
export const towersLook: YardLook = {
  taps: 2,
  hop: 0.5,
  unit: (size, state) => plan(size, state).unit,
  spots(size, state) {
    const { unit, peg } = plan(size, state)
    const spots: (Spot | undefined)[] = state.looks.map(() => undefined)
    for (const [index, lane] of state.lanes.entries()) {
      const { x, foot } = peg(index)
      for (const [place, ring] of lane.entries())
        spots[ring] = { x, y: foot - (place + 0.5) * unit * HIGH, z: place }
    }
    return spots
  },
  targets(size, state) {
    const { unit, high, peg } = plan(size, state)
    return state.lanes.map((_, code) => {
      const { x, foot } = peg(code)
      return {
        code,
        box: { x: x - unit / 2, y: foot - high - unit * 0.35, width: unit, height: high + unit * 0.6 },
      }
    })
  },
  ground(brush, size, state) {
    const { unit, high, peg } = plan(size, state)
    for (const index of state.lanes.keys()) {
      const { x, foot } = peg(index)
      const colors = new Set(state.lanes[index]!.map((ring) => colorIn(state.looks[ring]!)))
      const wood = colors.size === 1 ? '#ffd76a' : '#b98452'
      brush.round(
        x - unit * 0.06,
        foot - high - unit * 0.22,
        unit * 0.12,
        high + unit * 0.24,
        unit * 0.06,
        '#7a4d2e',
      )
      brush.round(
        x - unit * 0.06,
        foot - high - unit * 0.22,
        unit * 0.05,
        high + unit * 0.2,
        unit * 0.02,
        '#b07d50',
      )
      brush.slab(
        x - unit * 0.46,
        foot + unit * 0.01,
        unit * 0.92,
        unit * 0.13,
        unit * 0.06,
        wood,
        unit * 0.05,
      )
    }
  },
  piece(brush, index, state) {
    const look = state.looks[index]!
    const largest = Math.max(...state.looks.map(sizeIn))
    paintRing(brush, colorOf(colorIn(look)), WIDEST_SIZE - largest + sizeIn(look))
    paintSign(brush, colorIn(look), { x: 0, y: 3, size: 7 })
  },
  lifted: ({ lanes }, from) => lanes[from]!.slice(-1),
}
