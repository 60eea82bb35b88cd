import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Board, Cell } from './boards.ts'

/** A cell in pixels; its outline is still in sides. */
export interface Spot extends Point {
  readonly outline: Cell['outline']
  readonly room: number
}

export type Tool = 'dig' | 'flag'

export interface Layout {
  readonly spots: readonly Spot[]
  /** Pixels of a side. */
  readonly side: number
  readonly tools: readonly { readonly tool: Tool; readonly box: Box }[]
}

const LARGEST_SIDE = { 3: 116, 4: 74, 6: 84 } as const
const MARGIN = 14
const STRIP = 62
const BUTTON = { width: 118, height: 48 } as const
const GAP = 12

/** Lays out the board, rotated where that makes it larger, and the two tools. */
export function layOut(board: Board, size: StageSize, isRightToLeft: boolean): Layout {
  const isWide = size.width > size.height * 1.15
  const room = isWide
    ? { width: size.width - 2 * (BUTTON.width + MARGIN), height: size.height }
    : { width: size.width, height: size.height - STRIP }
  const fits = (width: number, height: number) =>
    Math.min((room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height)
  const [upright, lying] = [fits(board.width, board.height), fits(board.height, board.width)]
  const isLying = lying > upright * 1.08
  const corners = board.cells[0]!.outline.length as keyof typeof LARGEST_SIDE
  const side = Math.min(LARGEST_SIDE[corners], isLying ? lying : upright)
  const [wide, high] = isLying ? [board.height, board.width] : [board.width, board.height]
  const left = (size.width - wide * side) / 2
  const top = (room.height - high * side) / 2
  const spots = board.cells.map(({ x, y, outline, room: radius }) => ({
    x: left + (isLying ? y : x) * side,
    y: top + (isLying ? x : y) * side,
    outline: isLying ? outline.map(([dx, dy]) => [dy, dx] as const) : outline,
    room: radius * side,
  }))
  return { spots, side, tools: toolsOf(size, { isWide, isRightToLeft, under: top + high * side }) }
}

function toolsOf(
  size: StageSize,
  { isWide, isRightToLeft, under }: { isWide: boolean; isRightToLeft: boolean; under: number },
): Layout['tools'] {
  const order: readonly Tool[] = isRightToLeft && !isWide ? ['flag', 'dig'] : ['dig', 'flag']
  return order.map((tool, index) => {
    const place = index - order.length / 2
    if (isWide) {
      const x = isRightToLeft ? MARGIN : size.width - BUTTON.width - MARGIN
      return { tool, box: { ...BUTTON, x, y: size.height / 2 + place * (BUTTON.height + GAP) + GAP / 2 } }
    }
    const y = Math.min(size.height - BUTTON.height - 6, under + 24)
    return { tool, box: { ...BUTTON, x: size.width / 2 + place * (BUTTON.width + GAP) + GAP / 2, y } }
  })
}

function isInside(at: Point, { x, y, outline }: Spot, side: number): boolean {
  let inside = false
  for (const [index, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline.at(index - 1)!
    const [px, py] = [(at.x - x) / side, (at.y - y) / side]
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

export function cellAt({ spots, side }: Layout, at: Point): number | undefined {
  const index = spots.findIndex((spot) => isInside(at, spot, side))
  return index < 0 ? undefined : index
}

/** The best cell in a direction; the same one at the edge. */
export function stepFrom({ spots, side }: Layout, from: number, [dx, dy]: readonly [number, number]): number {
  const { x, y } = spots[from]!
  let [best, least] = [from, Infinity]
  for (const [index, spot] of spots.entries()) {
    const ahead = (spot.x - x) * dx + (spot.y - y) * dy
    const aside = Math.abs((spot.x - x) * dy) + Math.abs((spot.y - y) * dx)
    const cost = ahead + aside * 2
    if (ahead > side * 0.2 && cost < least) [best, least] = [index, cost]
  }
  return best
}
