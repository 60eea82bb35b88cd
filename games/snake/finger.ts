import type { Point } from '#kit/game/stage.ts'
import type { Heading } from './board.ts'

/** Pixels that count as a turn; the next turn is measured from there. */
const SWIPE = 16

/** Direction of a finger since its last turn, if it moved far enough. */
export function swiped(from: Point, to: Point): Heading | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return undefined
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 0 : 2) : dy > 0 ? 1 : 3
}

/** A tap turns the snake to the finger's side of its path; a tap ahead or behind does nothing. */
export function turnTowards(head: Point, heading: Heading, at: Point, cell: number): Heading | undefined {
  const isAcross = heading === 0 || heading === 2
  const off = isAcross ? at.y - head.y : at.x - head.x
  if (Math.abs(off) < cell) return undefined
  if (isAcross) return off > 0 ? 1 : 3
  return off > 0 ? 0 : 2
}
