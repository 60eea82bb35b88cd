import { shade, type Box } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { colorOf } from './palette.ts'
import { paintSign } from './signs.ts'
import type { Spot, YardLook } from './yard-look.ts'
import type { YardState } from './yard-state.ts'

const WIDEST = 108
/** Of a jar one wide: distance of the rows, and room for the hand. */
const [STEP, HAND] = [1.2, 1.5]

function plan({ width, height }: StageSize, { lanes }: YardState) {
  const [rows, length] = [lanes.length - 1, lanes[0]!.length]
  const unit = Math.min(WIDEST, (width - 10) / (length + 2.3), (height - 8) / (rows * STEP + HAND))
  const top = (height - unit * (rows * STEP + HAND)) / 2
  return {
    unit,
    rows,
    length,
    middle: width / 2,
    rowY: (row: number) => top + unit * (row + 0.5) * STEP,
    handY: top + unit * (rows * STEP + HAND * 0.55),
  }
}

/** A jar of jam; the odd one is of gold. */
export function paintJar(brush: Brush, color: string, isOdd: boolean) {
  brush.round(-36, -22, 72, 68, 20, shade(color, -0.42))
  brush.round(-36, -26, 72, 66, 20, color)
  brush.round(-29, -44, 58, 21, 7, isOdd ? '#fff4dc' : shade(color, -0.5))
  brush.round(-25, -12, 9, 36, 4.5, '#ffffff', 0.45)
  if (isOdd) brush.star(4, 8, 22, '#fff4dc')
}

/** Boards with jars, an arrow at each end, and the jar in the hand below them. */
export const pusherLook: YardLook = {
  taps: 1,
  hop: 0,
  unit: (size, state) => plan(size, state).unit,
  spots(size, state) {
    const { unit, length, middle, rowY, handY } = plan(size, state)
    const spots: (Spot | undefined)[] = state.looks.map(() => undefined)
    for (const [row, lane] of state.lanes.slice(0, -1).entries())
      for (const [place, jar] of lane.entries())
        spots[jar] = { x: middle + (place - (length - 1) / 2) * unit, y: rowY(row) }
    spots[state.lanes.at(-1)![0]!] = { x: middle, y: handY, scale: 1.12 }
    return spots
  },
  targets(size, state) {
    const { unit, rows, length, middle, rowY } = plan(size, state)
    const half = (length / 2 + 1.1) * unit
    return Array.from({ length: rows }, (_, row) => {
      const box: Omit<Box, 'x'> = { y: rowY(row) - (unit * STEP) / 2, width: half, height: unit * STEP }
      return [
        { code: row * 2, box: { ...box, x: middle - half } },
        { code: row * 2 + 1, box: { ...box, x: middle } },
      ]
    }).flat()
  },
  ground(brush, size, state) {
    const { unit, rows, length, middle, rowY, handY } = plan(size, state)
    const half = (length / 2 + 0.08) * unit
    for (let row = 0; row < rows; row++) {
      const y = rowY(row)
      const isPure = new Set(state.lanes[row]!.map((jar) => state.looks[jar])).size === 1
      brush.slab(
        middle - half,
        y - unit * 0.54,
        half * 2,
        unit * 1.06,
        unit * 0.16,
        isPure ? '#e0b04a' : '#7a4d2e',
        unit * 0.06,
      )
      for (const side of [-1, 1]) {
        const x = middle + side * (half + unit * 0.56)
        brush.puck(x, y, unit * 0.42, '#27b3a8', unit * 0.07)
        brush.shape(
          [
            x + side * unit * 0.14,
            y - unit * 0.2,
            x + side * unit * 0.14,
            y + unit * 0.2,
            x - side * unit * 0.2,
            y,
          ],
          '#f2fffb',
        )
      }
    }
    brush.disc(middle, handY + unit * 0.1, unit * 0.74, '#0a1c2a', 0.4)
    brush.arc(middle, handY, unit * 0.7, 0.4, 2.74, unit * 0.16, '#f2c79a')
  },
  piece(brush, index, state) {
    const look = state.looks[index]!
    const isOdd = look === state.lanes.length - 1
    const color = [0, 3, 4, 1, 7][look]!
    paintJar(brush, isOdd ? '#e8a91c' : colorOf(color), isOdd)
    if (!isOdd) paintSign(brush, color, { x: 6, y: 10, size: 16 })
  },
}
