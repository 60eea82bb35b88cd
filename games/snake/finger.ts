import type { Point } from '#kit/game/stage.ts'
import type { Heading } from './board.ts'

/** A finger that has gone this far has turned; the next turn counts from there. */
const SWIPE = 16

/** The way a finger has gone since its last turn, if it went far enough. */
export function swiped(from: Point, to: Point): Heading | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return undefined
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 0 : 2) : dy > 0 ? 1 : 3
}

/** Where a tap turns the snake: to the side of its way on which the finger is; a tap on the way itself turns nothing. */
export function turnTowards(head: Point, heading: Heading, at: Point, cell: number): Heading | undefined {
  const isAcross = heading === 0 || heading === 2
  const off = isAcross ? at.y - head.y : at.x - head.x
  if (Math.abs(off) < cell) return undefined
  if (isAcross) return off > 0 ? 1 : 3
  return off > 0 ? 0 : 2
}
