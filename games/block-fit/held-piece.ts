import { anchorsOf, coverage, type Board, type Piece } from './board.ts'
import { boundsOf, type Layout } from './layout.ts'
import { middleOf, type Place } from './lattice.ts'
import { STRIDE, type Move, type State } from './rules.ts'

/** A piece that has been taken from the tray, and the places it may go to. */
export interface HeldPiece {
  readonly slot: number
  readonly piece: Piece
  readonly anchors: readonly number[]
  /** Middle of the piece in pixels. */
  readonly at: Place
}

/** How far the finger may be from a place that is meant, in units. */
const REACH = 0.85

export function takeUp(board: Board, state: State, slot: number, at: Place): HeldPiece | undefined {
  const piece = state.slots[slot]
  return piece ? { slot, piece, anchors: anchorsOf(board, state.cells, piece), at } : undefined
}

/** Middle of a piece, in units from its origin. */
export function heartOf(board: Board, piece: Piece): Place {
  const { left, top, width, height } = boundsOf(board.lattice, piece)
  return { x: left + width / 2, y: top + height / 2 }
}

/** The place a piece that floats there would snap to. */
export function snapped(board: Board, layout: Layout, hand: HeldPiece, reach = REACH): number | undefined {
  const heart = heartOf(board, hand.piece)
  const first = middleOf(board.lattice, hand.piece[0]!)
  const x = hand.at.x + (first.x - heart.x) * layout.unit
  const y = hand.at.y + (first.y - heart.y) * layout.unit
  let best: number | undefined
  let nearest = reach * layout.unit
  for (const anchor of hand.anchors) {
    const middle = layout.middle(anchor)
    const far = Math.hypot(middle.x - x, middle.y - y)
    if (far < nearest) {
      nearest = far
      best = anchor
    }
  }
  return best
}

export const moveOf = (hand: HeldPiece, anchor: number): Move => hand.slot * STRIDE + anchor

/** Middle of the piece when it lies at an anchor, in pixels. */
export function landing(board: Board, layout: Layout, piece: Piece, anchor: number): Place {
  const heart = heartOf(board, piece)
  const first = middleOf(board.lattice, piece[0]!)
  const middle = layout.middle(anchor)
  return {
    x: middle.x + (heart.x - first.x) * layout.unit,
    y: middle.y + (heart.y - first.y) * layout.unit,
  }
}

/** The nearest place in a direction, for the arrow keys. */
export function stepped(layout: Layout, anchors: readonly number[], from: number, way: Place): number {
  const here = layout.middle(from)
  let best = from
  let nearest = Infinity
  for (const anchor of anchors) {
    const there = layout.middle(anchor)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y - dy * way.x)
    if (ahead < layout.unit * 0.2) continue
    const far = ahead + aside * 2.2
    if (far < nearest) {
      nearest = far
      best = anchor
    }
  }
  return best
}

export const covered = (board: Board, state: State, hand: HeldPiece, anchor: number) =>
  coverage(board, state.cells, hand.piece, anchor) ?? []
