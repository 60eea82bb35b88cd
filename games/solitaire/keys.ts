import { gripOf, type Board, type Context } from './board.ts'
import { dropMove, movesFrom, tapMove } from './choose.ts'
import { runLength } from './fits.ts'
import { legalMoves } from './moves.ts'
import { placeName } from './speech.ts'
import { isOpen } from './state.ts'
import type { Scene } from './scene.ts'
import type { Table } from './table.ts'

/** Keys: arrows move, Enter picks up and drops, Space or D deals, Escape cancels. */
export interface Keys {
  /** True when the key was used. */
  press(key: string): boolean
  /** Hides the cursor once a pointer is used. */
  hide(): void
  draw(pen: CanvasRenderingContext2D): void
}

interface Cursor {
  readonly pile: number
  /** Cards from the selected one to the top; 0 on an empty place. */
  readonly count: number
}

const RING = '#3fe0cf'

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Keyboard cursor and what it holds. */
interface KeyHand {
  readonly board: Board
  readonly scene: Scene
  readonly table: Table
  readonly context: Context
  cursor: Cursor | undefined
  held: Cursor | undefined
}

export function openKeys(board: Board): Keys {
  const { scene, table, context } = board

  const keys: KeyHand = {
    board,
    scene,
    table,
    context,
    cursor: undefined,
    held: undefined,
  }

  return {
    press: (key) => press(keys, key),
    hide() {
      keys.cursor = undefined
      if (keys.held) letGo(keys)
    },
    draw: (pen) => draw(keys, pen),
  }
}

const cardsAt = ({ board }: KeyHand, pile: number) => board.state.piles[pile]!.cards.length

const at = (keys: KeyHand, pile: number): Cursor => ({ pile, count: Math.min(1, cardsAt(keys, pile)) })

const longest = ({ board, table }: KeyHand, pile: number) =>
  table.slots[pile]!.kind === 'column' ? runLength(table.rules.columns, board.state.piles[pile]!) : 1

function say(keys: KeyHand) {
  const { board, table, context } = keys
  if (keys.cursor)
    context.host.announce(placeName(context, table, board.state, keys.cursor.pile, keys.cursor.count))
}

/** Position of the selected card or empty place. */
function spotOf(keys: KeyHand, { pile, count }: Cursor) {
  const { scene } = keys
  const index = cardsAt(keys, pile) - Math.max(1, count)
  return (
    scene.places.find((place) => place.pile === pile && place.index === index) ?? scene.layout.spots[pile]!
  )
}

function walk(keys: KeyHand, [dx, dy]: readonly [number, number]) {
  const { board, table } = keys
  if (!keys.cursor) {
    keys.cursor = at(
      keys,
      table.columns.find((pile) => isOpen(table, board.state, pile) && cardsAt(keys, pile) > 0) ?? 0,
    )
    return
  }
  const { pile, count } = keys.cursor
  // Up and down first choose the length of the run.
  if (!keys.held && dy < 0 && count > 0 && count < longest(keys, pile))
    keys.cursor = { pile, count: count + 1 }
  else if (!keys.held && dy > 0 && count > 1) keys.cursor = { pile, count: count - 1 }
  else keys.cursor = nearest(keys, [dx, dy]) ?? keys.cursor
}

/** A covered card that pairs with the held one. */
const isPartner = (keys: KeyHand, pile: number) =>
  keys.held !== undefined &&
  dropMove(keys.table, keys.board.state, keys.held.pile, keys.held.count, pile) !== undefined

function nearest(keys: KeyHand, [dx, dy]: readonly [number, number]): Cursor | undefined {
  const { board, scene, table } = keys
  const from = scene.layout.spots[keys.cursor!.pile]!
  let best: number | undefined
  let least = Infinity
  for (const [pile, spot] of scene.layout.spots.entries()) {
    const isBare =
      table.rules.columns.shape && table.slots[pile]!.kind === 'column' && cardsAt(keys, pile) === 0
    if (pile === keys.cursor!.pile || isBare || !(isOpen(table, board.state, pile) || isPartner(keys, pile)))
      continue
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (ahead < 2 || aside > ahead * 3) continue
    if (ahead + aside * 2 < least) [best, least] = [pile, ahead + aside * 2]
  }
  return best === undefined ? undefined : at(keys, best)
}

function act(keys: KeyHand) {
  const { board, scene, table, context } = keys
  if (!keys.cursor || !board.isOpen) return
  const { pile, count } = keys.cursor
  if (keys.held) return layDown(keys, keys.held)
  if (pile === table.stock) return deal(keys)
  const moves = movesFrom(legalMoves(table, board.state), pile, count)
  if (moves.length === 0) return board.refuse(gripOf(board.state, pile, count))
  // A single possible move needs no second key.
  const only = moves.length === 1 || moves[0]!.kind === 'remove' ? moves[0] : undefined
  if (only && only.kind !== 'pair') {
    board.play(only)
    keys.cursor = at(keys, pile)
    return
  }
  keys.held = keys.cursor
  scene.glowing = new Set(gripOf(board.state, pile, count))
  context.host.sound('tap')
}

function layDown(keys: KeyHand, grip: Cursor) {
  const { board, table } = keys
  const { pile } = keys.cursor!
  const move =
    pile === grip.pile
      ? tapMove(table, board.state, grip.pile, grip.count)
      : dropMove(table, board.state, grip.pile, grip.count, pile)
  letGo(keys)
  if (!move || !board.play(move)) board.refuse(gripOf(board.state, grip.pile, grip.count))
  keys.cursor = at(keys, pile)
}

function letGo(keys: KeyHand) {
  keys.held = undefined
  keys.scene.glowing = new Set()
}

function deal(keys: KeyHand) {
  const { board, table } = keys
  const move = legalMoves(table, board.state).find(({ kind }) => kind === 'draw' || kind === 'reshuffle')
  letGo(keys)
  if (board.isOpen && (!move || !board.play(move))) board.refuse([])
  if (keys.cursor) keys.cursor = at(keys, keys.cursor.pile)
}

function press(keys: KeyHand, key: string) {
  const direction = DIRECTIONS[key]
  if (direction) walk(keys, direction)
  else if (key === 'Enter') act(keys)
  else if (key === ' ' || key === 'd' || key === 'D') deal(keys)
  else if (key === 'Escape' && keys.held) letGo(keys)
  else return false
  if (direction) say(keys)
  return true
}

function draw(keys: KeyHand, pen: CanvasRenderingContext2D) {
  if (!keys.cursor) return
  const { width, height } = keys.scene.layout
  const { x, y } = spotOf(keys, keys.cursor)
  const bottom = spotOf(keys, at(keys, keys.cursor.pile)).y + height
  pen.strokeStyle = RING
  pen.lineWidth = 3.5
  pen.beginPath()
  pen.roundRect(x - 2.5, y - 2.5, width + 5, Math.max(height, bottom - y) + 5, width * 0.13 + 2)
  pen.stroke()
}
