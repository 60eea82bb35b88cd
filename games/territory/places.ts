import type { Places } from '#kit/game/duel/piece-scene.ts'
import { fitBox, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { isUpright, linesOf } from './boxes.ts'
import { BAR_ROWS } from './chomp.ts'
import type { TerritoryDefinition } from './definitions.ts'
import { COLOURS } from './flood.ts'

const EDGE = 0.35
const ROW = Math.sqrt(3) / 2
/** Height of the row of colours below the board, in cells. */
const SWATCHES = 1.7

/** Width and height of the board in cells. */
export function sizeOf({ kind, side }: TerritoryDefinition): Point {
  if (kind === 'connect') return { x: side * 1.5 + 0.9, y: side * ROW + 1.1 }
  const rows = kind === 'chomp' ? BAR_ROWS : kind === 'flood' ? side + SWATCHES : side
  return { x: side + 2 * EDGE, y: rows + 2 * EDGE }
}

/** Where a spot lies, in cells. */
function unitOf({ kind, side }: TerritoryDefinition, spot: number): Point {
  const [column, row] = [spot % side, Math.floor(spot / side)]
  if (kind === 'connect') return { x: 0.95 + column + row / 2, y: 1.05 + row * ROW }
  if (kind === 'flood' && spot >= side * side)
    return { x: EDGE + ((spot - side * side + 0.5) * side) / COLOURS, y: EDGE + side + 0.95 }
  if (kind !== 'boxes') return { x: EDGE + column + 0.5, y: EDGE + row + 0.5 }
  const lines = linesOf(side)
  if (spot >= lines) return unitOf({ kind: 'capture', side } as TerritoryDefinition, spot - lines)
  if (!isUpright(side, spot)) return { x: EDGE + column + 0.5, y: EDGE + row }
  const upright = spot - side * (side + 1)
  return { x: EDGE + (upright % (side + 1)), y: EDGE + Math.floor(upright / (side + 1)) + 0.5 }
}

/** What a finger may touch: lines, cells or the colours below the board. */
function spotsOf({ kind, side }: TerritoryDefinition): readonly number[] {
  const first = kind === 'flood' ? side * side : 0
  const length =
    kind === 'boxes'
      ? linesOf(side)
      : kind === 'flood'
        ? COLOURS
        : kind === 'chomp'
          ? side * BAR_ROWS
          : side * side
  return Array.from({ length }, (_, index) => first + index)
}

/** The cell of a square board under a point. */
export function cellAt({ side }: TerritoryDefinition, { box, cell }: Places, at: Point): number | undefined {
  const [column, row] = [Math.floor((at.x - box.x) / cell - EDGE), Math.floor((at.y - box.y) / cell - EDGE)]
  return column < 0 || row < 0 || column >= side || row >= side ? undefined : row * side + column
}

export function placesOf(definition: TerritoryDefinition, room: Box): Places {
  const size = sizeOf(definition)
  const box = fitBox(room, size.x / size.y)
  const cell = box.width / size.x
  const spots = spotsOf(definition)
  const centre = (spot: number) => {
    const { x, y } = unitOf(definition, spot)
    return { x: box.x + x * cell, y: box.y + y * cell }
  }
  return {
    box,
    cell,
    spots,
    centre,
    spotAt(at) {
      let best: number | undefined
      let least = cell * 0.58
      for (const spot of spots) {
        const { x, y } = centre(spot)
        const far = Math.hypot(at.x - x, at.y - y)
        if (far < least) {
          least = far
          best = spot
        }
      }
      return best
    },
  }
}
