import type { Motion } from '#kit/game/duel/motion.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import type { LineUpDefinition } from './definitions.ts'
import { cellOf, POP, variantOf, type LineUpMove, type LineUpPosition } from './position.ts'
import { twisted } from './twist.ts'

type Pieces = (position: LineUpPosition) => ReadonlyMap<number, number>

const FALL_SECONDS_A_ROW = 0.055

/** How a move looks: falling, sinking, turning or simply being put down. */
export function motionsOf(
  definition: LineUpDefinition,
  { before, move, after }: Step<LineUpPosition, LineUpMove>,
  places: Places,
  piecesOf: Pieces,
): readonly Motion[] {
  const { columns, rows } = definition.board
  const size = columns * rows
  const [cell, variant] = [cellOf(size, move), variantOf(size, move)]
  const pieces = piecesOf(after)
  if (definition.put === 'drop-or-pop' && variant === POP) return sinking(before, cell, columns, places)
  if (definition.put === 'drop' || definition.put === 'drop-or-pop') {
    const row = Math.floor(cell / columns)
    const fromPoint = { x: 0, y: places.box.y - places.cell * 0.6 }
    const seconds = 0.24 + row * FALL_SECONDS_A_ROW
    return [{ way: 'fall', spot: cell, piece: pieces.get(cell)!, fromPoint, seconds }]
  }
  if (definition.put === 'then-twist') return turning(before, after, { cell, twist: variant, side: columns })
  return [{ way: 'grow', spot: cell, piece: pieces.get(cell)!, pitch: before.turn * 3 }]
}

function sinking(before: LineUpPosition, bottom: number, columns: number, places: Places): readonly Motion[] {
  const motions: Motion[] = [{ way: 'fade', spot: bottom, piece: before.cells[bottom]!, sound: 'pop' }]
  for (let cell = bottom - columns; cell >= 0; cell -= columns) {
    const piece = before.cells[cell]!
    if (piece === 0) break
    const fromPoint = places.centre(cell)
    motions.push({ way: 'fall', spot: cell + columns, piece, fromPoint, delay: 0.14, seconds: 0.28 })
  }
  return motions
}

interface Turn {
  readonly cell: number
  readonly twist: number
  readonly side: number
}

/** The new stone is put down, then everything in the quadrant travels to its new place. */
function turning(
  before: LineUpPosition,
  after: LineUpPosition,
  { cell, twist, side }: Turn,
): readonly Motion[] {
  const placed = [...before.cells]
  placed[cell] = before.turn + 1
  const origin = twisted(
    placed.map((_, index) => index),
    side,
    twist,
  )
  const motions: Motion[] = []
  for (const [spot, from] of origin.entries()) {
    const piece = after.cells[spot]!
    if (piece === 0) continue
    if (after.cells.every((one, index) => one === placed[index]) && spot !== cell) continue
    if (from !== spot)
      motions.push({ way: 'slide', spot, piece, from: [from], delay: 0.3, seconds: 0.34, sound: 'move' })
    else if (spot === cell) motions.push({ way: 'grow', spot, piece })
  }
  return motions.length > 0 ? motions : [{ way: 'grow', spot: cell, piece: before.turn + 1 }]
}
