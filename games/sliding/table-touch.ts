import type { Point } from '#kit/game/stage.ts'
import { BLOCK_COLUMNS, isGapped, isRolled } from './boards.ts'
import { KEYS, moveOfDrag, moveOfKey, movesOfTap, stepFrom, wayOf } from './gestures.ts'
import { covered, legalMoves } from './moves.ts'
import { board, middle, type SlidingTable } from './table.ts'

function under(table: SlidingTable, at: Point) {
  const index = board(table).spots.findIndex((_, spot) => {
    const { x, y } = middle(table, spot)
    return Math.abs(at.x - x) <= table.cell / 2 && Math.abs(at.y - y) <= table.cell / 2
  })
  return index < 0 ? undefined : index
}

const refuse = (table: SlidingTable) => table.host.sound('tap', -6)

function sendAll(table: SlidingTable, moves: readonly number[]) {
  if (moves.length === 0) refuse(table)
  for (const input of moves) table.tools.send(input)
  table.tools.redraw()
}

/** A cursor walks over the board; Enter takes hold, and the arrows move what it holds. */
function keyWithCursor(table: SlidingTable, key: string, way: number | undefined): boolean {
  const state = table.tools.state()
  if (table.kind === 'hex' || table.kind === 'leap') return keyOfHex(table, key, way)
  table.cursor ??= table.kind === 'blocks' ? state.tiles[0]! + BLOCK_COLUMNS : 0
  if (key === 'Enter' || key === ' ') table.isGrabbed = !table.isGrabbed
  else if (way === undefined) return false
  else if (table.isGrabbed) {
    const input = moveOfDrag(state, table.cursor, way)
    sendAll(table, input === undefined ? [] : [input])
    if (input !== undefined && table.kind === 'blocks')
      table.cursor = Math.max(0, stepFrom(state, table.cursor, way))
  } else if (stepFrom(state, table.cursor, way) >= 0) table.cursor = stepFrom(state, table.cursor, way)
  table.tools.redraw()
  return true
}

function keyOfHex(table: SlidingTable, key: string, way: number | undefined): boolean {
  const state = table.tools.state()
  const open = legalMoves(state)
  if ((key === 'Enter' || key === ' ') && table.cursor !== undefined && open.includes(table.cursor)) {
    const chosen = table.cursor
    table.cursor = undefined
    sendAll(table, [chosen])
    return true
  }
  if (way === undefined) return false
  const turn = way === 1 || way === 2 ? 1 : open.length - 1
  const now = table.cursor === undefined ? -1 : open.indexOf(table.cursor)
  table.cursor = open[(Math.max(now, turn === 1 ? -1 : 0) + turn) % open.length]
  table.tools.redraw()
  return true
}

export function press(table: SlidingTable, at: Point) {
  table.pulledFrom = at
  table.pulled = under(table, at)
  table.hasPulled = false
  table.cursor = undefined
}

export function pull(table: SlidingTable, at: Point, held: Point | undefined) {
  if (!held || !table.pulledFrom || table.pulled === undefined) return
  const [dx, dy] = [at.x - table.pulledFrom.x, at.y - table.pulledFrom.y]
  const far = table.hasPulled ? table.cell * 0.8 : Math.min(table.cell * 0.4, 34)
  if (Math.max(Math.abs(dx), Math.abs(dy)) < far) return
  const way = wayOf(dx, dy)
  const state = table.tools.state()
  const input = moveOfDrag(state, table.pulled, way)
  table.pulledFrom = at
  if (input === undefined) return table.hasPulled ? undefined : refuse(table)
  table.hasPulled = true
  table.tools.send(input)
  // The finger stays on the piece it moves.
  const next = stepFrom(state, table.pulled, way)
  table.pulled = next < 0 ? table.pulled : next
  table.tools.redraw()
}

export function release(table: SlidingTable, at: Point) {
  const tapped = under(table, at)
  if (table.hasPulled || tapped === undefined || isRolled(table.kind)) return
  if (table.kind !== 'blocks') return sendAll(table, movesOfTap(table.tools.state(), tapped))
  const block = covered(table.tools.state().tiles, table.tools.state().blocks).get(tapped)
  const open = legalMoves(table.tools.state()).filter((input) => Math.floor(input / 4) === block)
  if (open.length === 1) sendAll(table, open)
  else refuse(table)
}

export function pressKey(table: SlidingTable, key: string) {
  const way = KEYS[key]
  if (isGapped(table.kind) && way !== undefined) {
    const input = moveOfKey(table.tools.state(), way)
    sendAll(table, input === undefined ? [] : [input])
    return true
  }
  return keyWithCursor(table, key, way)
}
