import type { Places } from '#kit/game/duel/piece-scene.ts'
import { fitBox, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { isUpright, linesOf } from './boxes.ts'
import type { TerritoryDefinition } from './definitions.ts'

const EDGE = 0.35
const ROW = Math.sqrt(3) / 2

/** Width and height of the board in cells. */
export function sizeOf({ kind, side }: TerritoryDefinition): Point {
  if (kind === 'connect') return { x: side * 1.5 + 0.9, y: side * ROW + 1.1 }
  return { x: side + 2 * EDGE, y: side + 2 * EDGE }
}

/** Where a spot lies, in cells. */
function unitOf({ kind, side }: TerritoryDefinition, spot: number): Point {
  const [column, row] = [spot % side, Math.floor(spot / side)]
  if (kind === 'connect') return { x: 0.95 + column + row / 2, y: 1.05 + row * ROW }
  if (kind !== 'boxes') return { x: EDGE + column + 0.5, y: EDGE + row + 0.5 }
  const lines = linesOf(side)
  if (spot >= lines) return unitOf({ kind: 'capture', side } as TerritoryDefinition, spot - lines)
  if (!isUpright(side, spot)) return { x: EDGE + column + 0.5, y: EDGE + row }
  const upright = spot - side * (side + 1)
  return { x: EDGE + (upright % (side + 1)), y: EDGE + Math.floor(upright / (side + 1)) + 0.5 }
}

export function placesOf(definition: TerritoryDefinition, room: Box): Places {
  const { kind, side } = definition
  const size = sizeOf(definition)
  const box = fitBox(room, size.x / size.y)
  const cell = box.width / size.x
  const count = kind === 'boxes' ? linesOf(side) : side * side
  const spots = Array.from({ length: count }, (_, spot) => spot)
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
