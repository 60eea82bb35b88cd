import { fillRound, shade } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Shore } from './palette.ts'
import type { PushState } from './push-rules.ts'
import type { Grid } from './tile-look.ts'

type Pen = CanvasRenderingContext2D

/** Shallow water around the island, with a few waves. */
export function drawSea(
  pen: Pen,
  { width, height }: StageSize,
  grid: Grid,
  state: PushState,
  { glow }: Shore,
) {
  const { cell, columns } = grid
  for (const grow of [0.55, 0.28]) {
    pen.fillStyle = grow > 0.4 ? shade(glow, 0.12) : shade(glow, 0.34)
    for (const [index, tile] of [...state.floor].entries()) {
      if (tile === '#') continue
      const x = grid.x + (index % columns) * cell
      const y = grid.y + Math.floor(index / columns) * cell
      const box = {
        x: x - (1 + grow) * cell,
        y: y - (1 + grow) * cell,
        width: (3 + grow * 2) * cell,
        height: (3 + grow * 2) * cell,
      }
      fillRound(pen, box, cell * 0.9, pen.fillStyle)
    }
  }
  pen.strokeStyle = 'rgb(255 255 255 / .14)'
  pen.lineWidth = 2.5
  pen.lineCap = 'round'
  pen.beginPath()
  for (let y = 22; y < height; y += 58)
    for (let x = (y * 37) % 90; x < width; x += 130) {
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + 8, y - 7, x + 16, y)
      pen.quadraticCurveTo(x + 24, y + 7, x + 32, y)
    }
  pen.stroke()
}

/** Share of the next row that the tide has taken. */
export const coveredBy = (tide: number, moves: number) => (moves % tide) / tide

/** The tide stands over the lower rows, and laps at the next. */
export function drawTideWater(
  pen: Pen,
  { width, height }: StageSize,
  { y, cell }: Grid,
  line: number,
  part: number,
) {
  const top = y + (line - part * 0.35) * cell
  pen.fillStyle = 'rgb(24 110 170 / .62)'
  pen.beginPath()
  pen.moveTo(0, height)
  pen.lineTo(0, top)
  for (let x = 0; x <= width; x += cell / 2)
    pen.quadraticCurveTo(x + cell / 4, top + (Math.round((x * 2) / cell) % 2 ? 4 : -4), x + cell / 2, top)
  pen.lineTo(width, height)
  pen.fill()
  pen.strokeStyle = 'rgb(255 255 255 / .6)'
  pen.lineWidth = 3
  pen.stroke()
}
