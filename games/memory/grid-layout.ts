import type { Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'

export interface GridLayout {
  /** Box of the card at each place. */
  readonly boxes: readonly Box[]
  /** True when columns are drawn as rows, because the board fits better on its side. */
  readonly isLying: boolean
  /** The line of text above the cards, if there is one. */
  readonly caption: Point
  /** Where cards below end. */
  readonly bottom: number
}

const MARGIN = 10
const LARGEST_CARD = 132
/** Width of a card to its height, at the most and at the least. */
const WIDEST = 1
const NARROWEST = 0.76

interface Wish {
  readonly columns: number
  readonly rows: number
  /** Pixels kept free above and below the cards. */
  readonly above: number
  readonly below: number
}

/** Puts a grid of cards into the middle of the room, turned on its side where that makes them larger. */
export function layOutGrid({ columns, rows, above, below }: Wish, { width, height }: StageSize): GridLayout {
  const room = { width: width - 2 * MARGIN, height: height - above - below - 2 * MARGIN }
  const sizeFor = (across: number, down: number) => {
    const gap = Math.max(5, Math.min(12, room.width / across / 11))
    const [wide, high] = [room.width / across - gap, room.height / down - gap]
    const card = Math.min(LARGEST_CARD, wide, high * WIDEST)
    return { gap, wide: card, high: Math.min(high, card / NARROWEST) }
  }
  const [upright, lying] = [sizeFor(columns, rows), sizeFor(rows, columns)]
  const isLying = lying.wide * lying.high > upright.wide * upright.high * 1.1
  const { gap, wide, high } = isLying ? lying : upright
  const [across, down] = isLying ? [rows, columns] : [columns, rows]
  const left = (width - across * (wide + gap) + gap) / 2
  const top = above + MARGIN + (room.height - down * (high + gap) + gap) / 2
  const boxes = Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    const [x, y] = isLying ? [row, column] : [column, row]
    return { x: left + x * (wide + gap), y: top + y * (high + gap), width: wide, height: high }
  })
  return {
    boxes,
    isLying,
    caption: { x: width / 2, y: Math.max(above / 2, top - above / 2 - 4) },
    bottom: top + down * (high + gap),
  }
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The neighbouring card in the direction of an arrow key; `undefined` for other keys. */
export function besideOf({ boxes }: GridLayout, from: number | undefined, key: string): number | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const start = boxes[from ?? -1]
  if (!start) return 0
  const at = middleOf(start)
  const next = boxes.findIndex((box) => {
    const to = middleOf(box)
    const [dx, dy] = [(to.x - at.x) / start.width, (to.y - at.y) / start.height]
    return Math.abs(dx - way[0]) < 0.4 && Math.abs(dy - way[1]) < 0.4
  })
  return next < 0 ? from : next
}
