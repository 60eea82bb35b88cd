import { fillRound, write } from '#kit/game/draw.ts'

const WIDTH = 104
const HEIGHT = 24

/** A sign at the top: people in the room, or that computers play. */
export function drawWhere(pen: CanvasRenderingContext2D, width: number, text: string) {
  const x = (width - WIDTH) / 2
  fillRound(pen, { x, y: 8, width: WIDTH, height: HEIGHT }, 12, 'rgb(3 14 24 / .5)')
  write(pen, text, width / 2, 8 + HEIGHT / 2, { size: 12, color: '#e6f4f2', weight: 700, widest: WIDTH - 14 })
}
