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

/** Room around the outermost hexagons, in cells. */
const COAST = { x: 0.95, y: 1.02 }
/** Rotations of a rhombus for a square and a tall space; both leave two corners free for names. */
const TURNS = [Math.PI / 12, (Math.PI * 5) / 36]

/** A place as the board lies after a turn clockwise. */
export const turned = ({ x, y }: Point, turn: number): Point => ({
  x: x * Math.cos(turn) - y * Math.sin(turn),
  y: x * Math.sin(turn) + y * Math.cos(turn),
})

/** Where a rhombus of hexagons lies after a turn, and its width and height, in cells. */
function rhombus(side: number, turn: number) {
  const last = side - 1
  const at = (column: number, row: number) => turned({ x: column + row / 2, y: row * ROW }, turn)
  const corners = [at(0, 0), at(last, 0), at(0, last), at(last, last)]
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  const size = {
    x: Math.max(...corners.map(({ x }) => x)) - left + 2 * COAST.x,
    y: Math.max(...corners.map(({ y }) => y)) - top + 2 * COAST.y,
  }
  const place = (spot: number) => {
    const { x, y } = at(spot % side, Math.floor(spot / side))
    return { x: x - left + COAST.x, y: y - top + COAST.y }
  }
  return { turn, size, place }
}

/** Places of a board that may be turned. */
export interface TurnedPlaces extends Places {
  /** Radians that the board is turned by, clockwise. */
  readonly turn: number
}

/** Width and height of the board in cells. */
export function sizeOf({ kind, side }: TerritoryDefinition): Point {
  if (kind === 'connect') return rhombus(side, TURNS[0]!).size
  const rows = kind === 'chomp' ? BAR_ROWS : kind === 'flood' ? side + SWATCHES : side
  return { x: side + 2 * EDGE, y: rows + 2 * EDGE }
}

/** Where a spot lies, in cells. */
function unitOf({ kind, side }: TerritoryDefinition, spot: number): Point {
  const [column, row] = [spot % side, Math.floor(spot / side)]
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

/** The rotation with the largest hexagons; other boards are not rotated. */
function lying(definition: TerritoryDefinition, room: Box) {
  const { kind, side } = definition
  if (kind !== 'connect')
    return { turn: 0, size: sizeOf(definition), place: (spot: number) => unitOf(definition, spot) }
  const cellOf = ({ x, y }: Point) => Math.min(room.width / x, room.height / y)
  return TURNS.map((turn) => rhombus(side, turn)).reduce((best, one) =>
    cellOf(one.size) > cellOf(best.size) ? one : best,
  )
}

export function placesOf(definition: TerritoryDefinition, room: Box): TurnedPlaces {
  const { turn, size, place } = lying(definition, room)
  const box = fitBox(room, size.x / size.y)
  const cell = box.width / size.x
  const spots = spotsOf(definition)
  const centre = (spot: number) => {
    const { x, y } = place(spot)
    return { x: box.x + x * cell, y: box.y + y * cell }
  }
  return {
    box,
    cell,
    spots,
    turn,
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
