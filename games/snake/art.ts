import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { STAR } from './state.ts'
import type { Twist } from './definitions.ts'

type Pen = CanvasRenderingContext2D

/** Colours of a board: its two checks, its frame and the snakes upon it, the person's first. */
export interface Palette {
  readonly light: string
  readonly dark: string
  readonly frame: string
  readonly snakes: readonly string[]
}

const PLAIN = ['#ffb63d', '#ff5d73', '#4ecdc4', '#b57bff'] as const

export const PALETTES: Readonly<Record<Twist, Palette>> = {
  walls: { light: '#b4e06a', dark: '#a3d45a', frame: '#7a4f26', snakes: ['#3f6fe8'] },
  basket: { light: '#fbe3b5', dark: '#f5d69c', frame: '#c9763a', snakes: ['#2f9e6e'] },
  mirror: { light: '#d9d2ff', dark: '#c9c0fb', frame: '#4a3aa8', snakes: ['#ff8a1f', '#e8408a'] },
  switchback: { light: '#b8efe6', dark: '#a3e3d9', frame: '#0f6e70', snakes: ['#e8503a'] },
  stones: { light: '#e2dae8', dark: '#d5cbdd', frame: '#5b4a6e', snakes: ['#7a3fd0'] },
  trails: { light: '#10305e', dark: '#0d2953', frame: '#2f6fc4', snakes: PLAIN },
}

export const FRUIT_COLORS = ['#f0413e', '#ff9a2e', '#8a4fe0', '#ffd23e', '#ff6fae'] as const

/** A fruit, or the star, in a square of 40. */
export const paintFruit = (kind: number) => (pen: Pen) => {
  if (kind === STAR) {
    paintStar(pen)
    return
  }
  const color = FRUIT_COLORS[kind % FRUIT_COLORS.length]!
  pen.globalAlpha = 0.25
  pen.fillStyle = '#1a1000'
  pen.beginPath()
  pen.ellipse(20, 35, 12, 4, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.globalAlpha = 1
  const skin = pen.createRadialGradient(14, 14, 2, 20, 21, 16)
  skin.addColorStop(0, shade(color, 0.55))
  skin.addColorStop(0.4, color)
  skin.addColorStop(1, shade(color, -0.35))
  if (kind === 2)
    for (const [x, y] of [
      [14, 17],
      [26, 17],
      [20, 25],
    ] as const)
      fillCircle(pen, x, y, 8, skin)
  else fillCircle(pen, 20, 21, 14, skin)
  pen.fillStyle = '#4fa83a'
  pen.beginPath()
  pen.moveTo(20, 9)
  pen.quadraticCurveTo(24, 0, 33, 4)
  pen.quadraticCurveTo(30, 12, 20, 9)
  pen.fill()
  fillCircle(pen, 14, 15, 3, 'rgb(255 255 255 / .85)')
}

function paintStar(pen: Pen) {
  for (const [down, color] of [
    [3, '#a86a00'],
    [0, '#ffd23e'],
  ] as const) {
    pen.beginPath()
    for (let point = 0; point < 10; point++) {
      const reach = point % 2 === 0 ? 18 : 8.5
      const angle = (point * Math.PI) / 5 - Math.PI / 2
      pen.lineTo(20 + Math.cos(angle) * reach, 20 + down + Math.sin(angle) * reach)
    }
    pen.fillStyle = color
    pen.fill()
  }
  fillCircle(pen, 15, 15, 3, '#fff8d8')
}

/** The board with its frame: painted once for a size. */
export function paintBoard(
  pen: Pen,
  { columns, rows, twist }: { readonly columns: number; readonly rows: number; readonly twist: Twist },
  cell: number,
) {
  const { light, dark, frame } = PALETTES[twist]
  const [width, height] = [columns * cell, rows * cell]
  const rim = Math.min(10, cell * 0.45)
  fillRound(
    pen,
    { x: -rim, y: -rim + 8, width: width + 2 * rim, height: height + 2 * rim },
    rim * 1.6,
    shade(frame, -0.45),
  )
  fillRound(pen, { x: -rim, y: -rim, width: width + 2 * rim, height: height + 2 * rim }, rim * 1.6, frame)
  fillRound(pen, { x: 0, y: -rim + 1, width, height: 3 }, 2, shade(frame, 0.35))
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = dark
  for (let row = 0; row < rows; row++)
    for (let column = row & 1; column < columns; column += 2)
      pen.fillRect(column * cell, row * cell, cell, cell)
  pen.fillStyle = 'rgb(0 0 0 / .14)'
  pen.fillRect(0, 0, width, cell * 0.16)
}

/** A stone in a square of 40. */
export const paintStone = (color: string) => (pen: Pen) => {
  fillRound(pen, { x: 2, y: 5, width: 36, height: 35 }, 10, shade(color, -0.4))
  fillRound(pen, { x: 2, y: 2, width: 36, height: 32 }, 10, color)
  fillRound(pen, { x: 8, y: 6, width: 16, height: 5 }, 2.5, shade(color, 0.4))
}
