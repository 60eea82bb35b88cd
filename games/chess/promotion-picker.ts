import { fillRound, inside, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Layout } from './layout.ts'
import { letterOf } from './notation.ts'
import type { PieceSprites } from './piece-sprites.ts'
import { BISHOP, KNIGHT, QUEEN, ROOK, type Side } from './position.ts'

type Pen = CanvasRenderingContext2D

const KINDS = [QUEEN, KNIGHT, ROOK, BISHOP] as const
const SMALLEST_BUTTON = 48

/** The four promotion pieces, over the pawn's last square. */
export interface PromotionPicker {
  /** The move without its promotion letter. */
  readonly move: string
  /** The kind under a point, if any. */
  kindAt(at: Point): number | undefined
  /** Kind selected by keyboard. */
  readonly kind: number
  step(by: number): void
  draw(pen: Pen, sprites: PieceSprites): void
}

export const promotionLetter = (kind: number) => letterOf(kind).toLowerCase()

export function promotionPicker(move: string, to: Point, side: Side, layout: Layout): PromotionPicker {
  const { board } = layout
  const cell = Math.max(SMALLEST_BUTTON, layout.square)
  let chosen = 0
  const left = Math.min(Math.max(board.x, to.x - cell / 2), board.x + board.width - cell)
  const downward = to.y < board.y + board.height / 2
  const boxes = KINDS.map((_, index): Box => {
    const y = downward ? board.y + index * cell : board.y + board.height - (index + 1) * cell
    return { x: left, y, width: cell, height: cell }
  })
  return {
    move,
    get kind() {
      return KINDS[chosen]!
    },
    step(by) {
      chosen = (chosen + (downward ? by : -by) + KINDS.length) % KINDS.length
    },
    kindAt: (at) => KINDS[boxes.findIndex((box) => inside(box, at))],
    draw(pen, sprites) {
      fillRound(pen, board, 5, 'rgb(8 20 28 / .5)')
      const first = boxes[downward ? 0 : KINDS.length - 1]!
      const panel = { ...first, height: cell * KINDS.length }
      pen.save()
      pen.shadowColor = 'rgb(0 8 14 / .6)'
      pen.shadowBlur = 20
      pen.shadowOffsetY = 6
      fillRound(pen, panel, 12, '#3fb8b0')
      pen.restore()
      boxes.forEach((box, index) => {
        if (index === chosen) {
          const ring = { x: box.x + 3, y: box.y + 3, width: cell - 6, height: cell - 6 }
          fillRound(pen, ring, 10, 'rgb(255 255 255 / .35)')
          strokeRound(pen, ring, 10, '#ffffff', 2)
        }
        sprites.draw(pen, KINDS[index]! | side, box.x + cell / 2, box.y + cell / 2, cell)
      })
    },
  }
}
