import { fitBox, type Box } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Point } from '#kit/game/stage.ts'
import { BAR, OFF, POINTS } from './position.ts'

/** Width and height in pieces: five beside the middle on each side; twelve points, the bar and the trays. */
export const SIZE = { x: 11.9, y: 15 } as const
const EDGE = 0.45
const ROWS = 12
/** Pieces drawn on one point; more are counted. */
export const SHOWN = 5
/** Slots of pieces are numbered behind the spots a finger touches. */
const FIRST_SLOT = 100

/** Where a piece of a spot stands; `level` counts from the edge. */
export const slotOf = (spot: number, level: number) => FIRST_SLOT + spot * 20 + level

/** The upper edge of a point's row: the first seat's home is the lower right quarter. */
function rowOf(spot: number): number {
  const row = spot < ROWS ? ROWS - 1 - spot : spot - ROWS
  return EDGE + row + (row >= ROWS / 2 ? 1 : 0)
}

function unitOf(spot: number, level: number): Point {
  if (spot === BAR) return { x: SIZE.x / 2 - 3.6 + level * 0.6, y: EDGE + ROWS / 2 + 0.5 }
  if (spot >= BAR) {
    const right = spot === OFF[0]
    const x = 0.8 + level * 0.3
    return { x: right ? SIZE.x - x : x, y: SIZE.y - 0.85 }
  }
  const x = EDGE + 0.5 + level
  return { x: spot < ROWS ? SIZE.x - x : x, y: rowOf(spot) + 0.5 }
}

const MARK_LEVEL = 4.35

export function placesOf(room: Box): Places {
  const box = fitBox(room, SIZE.x / SIZE.y)
  const cell = box.width / SIZE.x
  const spots = Array.from({ length: POINTS + 3 }, (_, spot) => spot)
  const centre = (spot: number) => {
    const slot = spot - FIRST_SLOT
    const at =
      slot >= 0
        ? unitOf(Math.floor(slot / 20), slot % 20)
        : unitOf(spot, spot < BAR ? MARK_LEVEL : spot === BAR ? 0 : 2)
    return { x: box.x + at.x * cell, y: box.y + at.y * cell }
  }
  return {
    box,
    cell,
    spots,
    centre,
    spotAt(at) {
      const x = (at.x - box.x) / cell
      const y = (at.y - box.y) / cell
      if (x < 0 || y < 0 || x > SIZE.x || y > SIZE.y) return undefined
      const right = x > SIZE.x / 2
      if (y > EDGE + ROWS + 1) return right ? OFF[0] : OFF[1]
      const row = y - EDGE
      if (row >= ROWS / 2 && row < ROWS / 2 + 1) return BAR
      const index = Math.min(ROWS - 1, Math.max(0, Math.floor(row > ROWS / 2 ? row - 1 : row)))
      return right ? ROWS - 1 - index : ROWS + index
    },
  }
}
