import { shade, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { paintGood } from './market-goods.ts'
import { ROW } from './market-yard.ts'
import type { Spot, YardLook } from './yard-look.ts'
import { HOLE, type YardState } from './yard-state.ts'

/** Size of a shelf for goods one wide. */
const [WIDE, HIGH] = [3.3, 1.62]
const WIDEST = 84

interface Plan {
  readonly unit: number
  readonly shelves: readonly Box[]
}

function plan({ width, height }: StageSize, { lanes }: YardState): Plan {
  const fits = (columns: number) =>
    Math.min(
      WIDEST,
      (width - 8) / columns / (WIDE + 0.2),
      (height - 8) / Math.ceil(lanes.length / columns) / (HIGH + 0.14),
    )
  const columns = [1, 2, 3, 4, 5].reduce((best, next) => (fits(next) > fits(best) ? next : best), 1)
  const unit = fits(columns)
  const rows = Math.ceil(lanes.length / columns)
  const [stepX, stepY] = [unit * (WIDE + 0.2), unit * (HIGH + 0.14)]
  const shelves = lanes.map((_, shelf) => {
    const row = Math.floor(shelf / columns)
    const inRow = Math.min(columns, lanes.length - row * columns)
    return {
      x: width / 2 + ((shelf % columns) - inRow / 2) * stepX + unit * 0.1,
      y: height / 2 + (row - rows / 2) * stepY + unit * 0.07,
      width: unit * WIDE,
      height: unit * HIGH,
    }
  })
  return { unit, shelves }
}

const isBehind = ({ lanes }: YardState, piece: number) => lanes.some((lane) => lane.indexOf(piece) >= ROW)

/** Shelves of a market hall, three goods side by side. */
export const marketLook: YardLook = {
  taps: 2,
  hop: 0.5,
  unit: (size, state) => plan(size, state).unit,
  spots(size, state) {
    const { unit, shelves } = plan(size, state)
    const spots: (Spot | undefined)[] = state.looks.map(() => undefined)
    for (const [shelf, lane] of state.lanes.entries())
      for (const [place, piece] of lane.entries()) {
        if (piece === HOLE) continue
        const depth = Math.floor(place / ROW)
        spots[piece] = {
          x: shelves[shelf]!.x + unit * (0.65 + (place % ROW)) + (depth > 0 ? unit * 0.14 : 0),
          y: shelves[shelf]!.y + unit * (depth > 0 ? 0.62 : 0.9),
          scale: depth === 0 ? 0.92 : depth === 1 ? 0.78 : 0,
          z: -depth,
        }
      }
    return spots
  },
  targets(size, state) {
    const { unit, shelves } = plan(size, state)
    return shelves.flatMap(({ x, y, height }, shelf) =>
      Array.from({ length: ROW }, (_, slot) => ({
        code: shelf * ROW + slot,
        box: { x: x + unit * (0.15 + slot), y, width: unit, height },
      })),
    )
  },
  ground(brush, size, state) {
    const { unit, shelves } = plan(size, state)
    for (const { x, y, width, height } of shelves) {
      brush.round(x, y + unit * 0.06, width, height, unit * 0.16, '#2a1710', 0.7)
      brush.round(x, y, width, height, unit * 0.16, '#8a5a34')
      brush.round(
        x + unit * 0.1,
        y + unit * 0.1,
        width - unit * 0.2,
        height - unit * 0.24,
        unit * 0.1,
        '#4d2e1c',
      )
      brush.round(x, y + height - unit * 0.3, width, unit * 0.24, unit * 0.08, '#c08850')
      brush.round(x, y + height - unit * 0.3, width, unit * 0.07, unit * 0.03, '#e0b078')
    }
  },
  piece(brush, index, state) {
    const isDark = isBehind(state, index)
    paintGood(brush, state.looks[index]!, (color) => (isDark ? shade(color, -0.6) : color))
  },
  to: (_state, code) => Math.floor(code / ROW),
  codesOf: ({ lanes }, [from, shelf]) => [from, shelf * ROW + Math.max(0, lanes[shelf]!.indexOf(HOLE))],
  lifted({ lanes }, from) {
    const piece = lanes[Math.floor(from / ROW)]?.[from % ROW]
    return piece === undefined || piece === HOLE ? [] : [piece]
  },
}
