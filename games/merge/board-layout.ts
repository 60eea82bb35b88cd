import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { MergeDefinition } from './definitions.ts'
import { middles } from './places.ts'

export interface BoardLayout {
  readonly box: Box
  /** Pixels from cell to cell. */
  readonly pitch: number
  readonly tile: number
  /** Where the next tile waits. */
  readonly strip: Box
  readonly count: number
  middle(cell: number): Point
  /** The cell under a point; -1 beside the board. */
  cellAt(at: Point): number
}

const RIM = 0.16
const GAP = 0.08
const LARGEST_PITCH = 96

/** The board with a strip above it; below it where one shoots upwards. */
export function boardLayout(definition: MergeDefinition, { width, height }: StageSize): BoardLayout {
  const spots = middles(definition)
  const left = Math.min(...spots.map(({ x }) => x))
  const top = Math.min(...spots.map(({ y }) => y))
  const across = Math.max(...spots.map(({ x }) => x)) - left + 1 + RIM * 2
  const down = Math.max(...spots.map(({ y }) => y)) - top + 1 + RIM * 2
  const margin = Math.max(6, Math.min(width, height) * 0.02)
  const pitch = Math.min(LARGEST_PITCH, (width - margin * 2) / across, (height - margin * 3) / (down + 1.05))
  const stripHeight = pitch * 1.05
  const box = { width: across * pitch, height: down * pitch }
  const total = box.height + stripHeight + margin
  const start = (height - total) / 2
  const below = definition.kind === 'shoot'
  const x = (width - box.width) / 2
  const y = below ? start : start + stripHeight + margin
  const strip = { x, y: below ? start + box.height + margin : start, width: box.width, height: stripHeight }
  const middle = (cell: number) => ({
    x: x + (spots[cell]!.x - left + 0.5 + RIM) * pitch,
    y: y + (spots[cell]!.y - top + 0.5 + RIM) * pitch,
  })
  return {
    box: { x, y, ...box },
    pitch,
    tile: pitch * (1 - GAP),
    strip,
    count: spots.length,
    middle,
    cellAt(at) {
      let best = -1
      let nearest = pitch * 0.56
      for (let cell = 0; cell < spots.length; cell++) {
        const { x: cellX, y: cellY } = middle(cell)
        const far = Math.hypot(cellX - at.x, cellY - at.y)
        if (far < nearest) {
          best = cell
          nearest = far
        }
      }
      return best
    },
  }
}
