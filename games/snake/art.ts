import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { Twist } from './definitions.ts'
import { paintFirefly, paintGem, paintGuest } from './errand-art.ts'
import { FIREFLY, GEM, GUEST, MOUSE, STAR } from './state.ts'

type Pen = CanvasRenderingContext2D

/** Colours of a board: two checks, frame, and snakes, the person's first. */
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
  order: { light: '#cfe9ff', dark: '#bcdcf8', frame: '#2a5fa8', snakes: ['#f0603e'] },
  mice: { light: '#f2dfa6', dark: '#e8d08c', frame: '#8a5a1c', snakes: ['#2f8f4a'] },
  tide: { light: '#f4e3b0', dark: '#ead49a', frame: '#2a8fb8', snakes: ['#d0408a'] },
  burrows: { light: '#c99a6a', dark: '#bd8c5c', frame: '#5a3416', snakes: ['#2fb8c8'] },
  lasso: { light: '#ffd9a8', dark: '#f8c98e', frame: '#a04a1c', snakes: ['#3a56c8'] },
  picnic: { light: '#fff4ee', dark: '#f6c8c4', frame: '#b8323e', snakes: PLAIN },
  station: { light: '#d8efd0', dark: '#c8e4be', frame: '#4a5a6a', snakes: ['#c8323e'] },
  crabs: { light: '#fbe6bd', dark: '#f4d9a4', frame: '#c08a4a', snakes: ['#1f9a8a'] },
  lantern: { light: '#6a6488', dark: '#5f597c', frame: '#2a2644', snakes: ['#ff8a3e'] },
  mow: { light: '#c4ea8a', dark: '#b8e07a', frame: '#8a5a2a', snakes: ['#e0523a'] },
  beads: { light: '#f6e2f2', dark: '#ecd2e6', frame: '#8a3a7a', snakes: ['#5a3a8a'] },
  dig: { light: '#5a3a22', dark: '#52341e', frame: '#3a2210', snakes: ['#ff9ab0'] },
  echo: { light: '#d2e8ee', dark: '#c2dce4', frame: '#3a5f78', snakes: ['#2f6fd0'] },
  tails: { light: '#c8ecc4', dark: '#b8e2b4', frame: '#2f7a5a', snakes: PLAIN },
}

export const FRUIT_COLORS = ['#f0413e', '#ff9a2e', '#8a4fe0', '#ffd23e', '#ff6fae'] as const

/** A fruit, or the star, in a square of 40. */
export const paintFruit = (kind: number) => (pen: Pen) => {
  if (kind === STAR) return paintStar(pen)
  if (kind === MOUSE) return paintMouse(pen)
  if (kind === GUEST) return paintGuest(pen)
  if (kind === FIREFLY) return paintFirefly(pen)
  if (kind === GEM) return paintGem(pen)
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

function paintMouse(pen: Pen) {
  pen.strokeStyle = '#d98a9a'
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(30, 26)
  pen.quadraticCurveTo(40, 24, 36, 14)
  pen.stroke()
  for (const [dy, color] of [
    [2, '#5c6070'],
    [0, '#9aa0b4'],
  ] as const) {
    pen.fillStyle = color
    pen.beginPath()
    pen.ellipse(20, 23 + dy, 13, 10, 0, 0, 2 * Math.PI)
    pen.fill()
  }
  for (const x of [10, 19]) {
    fillCircle(pen, x, 13, 5.5, '#9aa0b4')
    fillCircle(pen, x, 13, 3.2, '#f0b4c0')
  }
  fillCircle(pen, 11, 21, 1.9, '#1a1d28')
  fillCircle(pen, 6.5, 25, 2, '#e8708a')
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

/** The board with its frame, cached per size. */
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

/** A burrow in a square of 40. */
export function paintHole(pen: Pen) {
  for (const [radius, color] of [
    [20, '#7a4f2a'],
    [16, '#4a2c12'],
    [11, '#1c0f05'],
  ] as const) {
    pen.fillStyle = color
    pen.beginPath()
    pen.ellipse(20, 21, radius, radius * 0.88, 0, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** Water over a flooded cell. */
export function paintWater(pen: Pen) {
  pen.fillStyle = '#2f9fc8'
  pen.fillRect(0, 0, 40.5, 40.5)
  pen.strokeStyle = 'rgb(255 255 255 / .35)'
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(7, 16)
  pen.quadraticCurveTo(13, 11, 19, 16)
  pen.moveTo(20, 29)
  pen.quadraticCurveTo(26, 24, 32, 29)
  pen.stroke()
}

/** A stone in a square of 40. */
export const paintStone = (color: string) => (pen: Pen) => {
  fillRound(pen, { x: 2, y: 5, width: 36, height: 35 }, 10, shade(color, -0.4))
  fillRound(pen, { x: 2, y: 2, width: 36, height: 32 }, 10, color)
  fillRound(pen, { x: 8, y: 6, width: 16, height: 5 }, 2.5, shade(color, 0.4))
}
