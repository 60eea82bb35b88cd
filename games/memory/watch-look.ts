import { fillRound, FONT_TEXT, shade, write, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { PAPER } from './palette.ts'
import { HEARTS } from './watch-rules.ts'

type Pen = CanvasRenderingContext2D

interface Prompt {
  readonly at: Point
  /** Pixels. */
  readonly widest: number
  readonly hearts: number
}

/** What is asked for, and the hearts that are left. */
export function drawPrompt(pen: Pen, caption: string, { at: { x, y }, widest, hearts }: Prompt) {
  write(pen, caption, x, y - 11, { size: 19, font: FONT_TEXT, weight: 700, color: PAPER, widest })
  for (let heart = 0; heart < HEARTS; heart++)
    drawHeart(pen, x + (heart - (HEARTS - 1) / 2) * 24, y + 14, heart < hearts)
}

interface Ready {
  readonly label: string
  readonly side: string
}

/** The button of a player who has looked long enough. */
export function drawReady(pen: Pen, box: Box, { label, side }: Ready) {
  fillRound(pen, { ...box, y: box.y + 4 }, 25, shade(side, -0.5))
  fillRound(pen, box, 25, '#ffb63d')
  write(pen, label, box.x + box.width / 2, box.y + box.height / 2, {
    size: 18,
    font: FONT_TEXT,
    weight: 700,
    color: '#2a1600',
    widest: box.width - 24,
  })
}

function drawHeart(pen: Pen, x: number, y: number, isFull: boolean) {
  pen.beginPath()
  pen.moveTo(x, y + 8)
  pen.bezierCurveTo(x - 14, y - 2, x - 7, y - 11, x, y - 4)
  pen.bezierCurveTo(x + 7, y - 11, x + 14, y - 2, x, y + 8)
  pen.fillStyle = isFull ? '#ff6a7a' : 'rgb(255 255 255 / .2)'
  pen.fill()
}
