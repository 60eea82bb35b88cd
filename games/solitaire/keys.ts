import type { Board } from './board.ts'
import { gripOf } from './board.ts'
import { dropMove, movesFrom, tapMove } from './choose.ts'
import { runLength } from './fits.ts'
import { legalMoves } from './moves.ts'
import { placeName } from './speech.ts'
import { isOpen } from './state.ts'

/** Play by keys: arrows walk, Enter picks up and lays down, Space or D deals, Escape lets go. */
export interface Keys {
  /** True when the key was used. */
  press(key: string): boolean
  /** The cursor hides as soon as a pointer is used. */
  hide(): void
  draw(pen: CanvasRenderingContext2D): void
}

interface Cursor {
  readonly pile: number
  /** Cards from the marked one to the top; 0 on an empty place. */
  readonly count: number
}

const RING = '#3fe0cf'
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function openKeys(board: Board): Keys {
  const { scene, table, context } = board
  let cursor: Cursor | undefined
  let held: Cursor | undefined

  const cardsAt = (pile: number) => board.state.piles[pile]!.cards.length
  const at = (pile: number): Cursor => ({ pile, count: Math.min(1, cardsAt(pile)) })
  const longest = (pile: number) =>
    table.slots[pile]!.kind === 'column' ? runLength(table.rules.columns, board.state.piles[pile]!) : 1

  function say() {
    if (cursor) context.host.announce(placeName(context, table, board.state, cursor.pile, cursor.count))
  }

  /** Where the marked card, or the empty place, lies. */
  function spotOf({ pile, count }: Cursor) {
    const index = cardsAt(pile) - Math.max(1, count)
    return (
      scene.places.find((place) => place.pile === pile && place.index === index) ?? scene.layout.spots[pile]!
    )
  }

  function walk([dx, dy]: readonly [number, number]) {
    if (!cursor) {
      cursor = at(table.columns.find((pile) => isOpen(table, board.state, pile) && cardsAt(pile) > 0) ?? 0)
      return
    }
    const { pile, count } = cursor
    // Up and down first choose how much of a run is meant.
    if (!held && dy < 0 && count > 0 && count < longest(pile)) cursor = { pile, count: count + 1 }
    else if (!held && dy > 0 && count > 1) cursor = { pile, count: count - 1 }
    else cursor = nearest([dx, dy]) ?? cursor
  }

  /** A covered card that pairs with the one in the hand. */
  const isPartner = (pile: number) =>
    held !== undefined && dropMove(table, board.state, held.pile, held.count, pile) !== undefined

  function nearest([dx, dy]: readonly [number, number]): Cursor | undefined {
    const from = scene.layout.spots[cursor!.pile]!
    let best: number | undefined
    let least = Infinity
    for (const [pile, spot] of scene.layout.spots.entries()) {
      const isBare = table.rules.columns.shape && table.slots[pile]!.kind === 'column' && cardsAt(pile) === 0
      if (pile === cursor!.pile || isBare || !(isOpen(table, board.state, pile) || isPartner(pile))) continue
      const [x, y] = [spot.x - from.x, spot.y - from.y]
      const ahead = x * dx + y * dy
      const aside = Math.abs(x * dy) + Math.abs(y * dx)
      if (ahead < 2 || aside > ahead * 3) continue
      if (ahead + aside * 2 < least) [best, least] = [pile, ahead + aside * 2]
    }
    return best === undefined ? undefined : at(best)
  }

  function act() {
    if (!cursor || !board.isOpen) return
    const { pile, count } = cursor
    if (held) return layDown(held)
    if (pile === table.stock) return deal()
    const moves = movesFrom(legalMoves(table, board.state), pile, count)
    if (moves.length === 0) return board.refuse(gripOf(board.state, pile, count))
    // A single way needs no second key.
    const only = moves.length === 1 || moves[0]!.kind === 'remove' ? moves[0] : undefined
    if (only && only.kind !== 'pair') {
      board.play(only)
      cursor = at(pile)
      return
    }
    held = cursor
    scene.glowing = new Set(gripOf(board.state, pile, count))
    context.host.sound('tap')
  }

  function layDown(grip: Cursor) {
    const { pile } = cursor!
    const move =
      pile === grip.pile
        ? tapMove(table, board.state, grip.pile, grip.count)
        : dropMove(table, board.state, grip.pile, grip.count, pile)
    letGo()
    if (!move || !board.play(move)) board.refuse(gripOf(board.state, grip.pile, grip.count))
    cursor = at(pile)
  }

  function letGo() {
    held = undefined
    scene.glowing = new Set()
  }

  function deal() {
    const move = legalMoves(table, board.state).find(({ kind }) => kind === 'draw' || kind === 'reshuffle')
    letGo()
    if (board.isOpen && (!move || !board.play(move))) board.refuse([])
    if (cursor) cursor = at(cursor.pile)
  }

  return {
    press(key) {
      const direction = DIRECTIONS[key]
      if (direction) walk(direction)
      else if (key === 'Enter') act()
      else if (key === ' ' || key === 'd' || key === 'D') deal()
      else if (key === 'Escape' && held) letGo()
      else return false
      if (direction) say()
      return true
    },
    hide() {
      cursor = undefined
      if (held) letGo()
    },
    draw(pen) {
      if (!cursor) return
      const { width, height } = scene.layout
      const { x, y } = spotOf(cursor)
      const bottom = spotOf(at(cursor.pile)).y + height
      pen.strokeStyle = RING
      pen.lineWidth = 3.5
      pen.beginPath()
      pen.roundRect(x - 2.5, y - 2.5, width + 5, Math.max(height, bottom - y) + 5, width * 0.13 + 2)
      pen.stroke()
    },
  }
}
