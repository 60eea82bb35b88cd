import { fillRound, write, type Box } from '#kit/game/draw.ts'
import type { Board } from './board.ts'
import { gemPicture } from './gem-art.ts'
import type { Look } from './scene.ts'
import { SHELL, type State } from './state.ts'

type Pen = CanvasRenderingContext2D

const INK = 'rgb(0 8 20 / .42)'

/** The goals as gems with what is still wanted of them. */
export function drawGoals(pen: Pen, box: Box, board: Board, state: State, look: Look) {
  const count = board.goals.length
  const upright = box.height > box.width
  const cell = Math.min(upright ? box.width : box.height, 64)
  const long = cell * 1.9
  for (const [index, { what, count: wanted }] of board.goals.entries()) {
    const left = Math.max(0, wanted - (state.got[index] ?? 0))
    const middle = index - (count - 1) / 2
    const at = upright
      ? { x: box.x + box.width / 2, y: box.y + box.height / 2 + middle * cell * 1.35 }
      : { x: box.x + box.width / 2 + middle * (long + 10), y: box.y + box.height / 2 }
    const wide = upright ? Math.min(box.width, long) : long
    const pill = { x: at.x - wide / 2, y: at.y - cell * 0.46, width: wide, height: cell * 0.92 }
    fillRound(pen, pill, cell * 0.46, INK)
    const size = cell * 0.7
    const spot = { x: pill.x + cell * 0.16, y: at.y - size / 2, width: size, height: size }
    if (what === 'sand') drawSand(pen, spot, 1)
    else look.stamps.draw(pen, gemPicture(what === SHELL ? SHELL : what, look.suit, look.unit), spot)
    const text = left > 0 ? look.number(left) : '✓'
    write(pen, text, pill.x + wide - cell * 0.62, at.y, {
      size: Math.max(15, cell * 0.42),
      color: left > 0 ? '#ffffff' : '#7ff0a8',
    })
  }
}

export function drawSand(pen: Pen, { x, y, width }: Box, layers: number) {
  const inset = width * 0.03
  const box = { x: x + inset, y: y + inset, width: width - 2 * inset, height: width - 2 * inset }
  fillRound(pen, box, width * 0.16, layers > 1 ? '#b88747' : '#e3c07e')
  fillRound(pen, { ...box, height: box.height * 0.5 }, width * 0.16, 'rgb(255 255 255 / .16)')
  pen.fillStyle = 'rgb(110 70 20 / .35)'
  for (const [dx, dy] of [
    [0.2, 0.3],
    [0.7, 0.2],
    [0.5, 0.6],
    [0.25, 0.75],
    [0.8, 0.7],
  ] as const)
    pen.fillRect(x + dx * width, y + dy * width, width * 0.06, width * 0.06)
}

export interface Bar extends Box {
  readonly share: number
  readonly color: string
  readonly text: string
}

export function drawBar(pen: Pen, { share, color, text, ...box }: Bar) {
  fillRound(pen, box, box.height / 2, 'rgb(0 4 14 / .6)')
  const width = Math.max(box.height, box.width * Math.min(1, share))
  if (share > 0) {
    fillRound(pen, { ...box, width }, box.height / 2, color)
    fillRound(
      pen,
      { ...box, x: box.x + 3, width: width - 6, height: box.height * 0.38 },
      box.height / 4,
      'rgb(255 255 255 / .3)',
    )
  }
  write(pen, text, box.x + box.width / 2, box.y + box.height / 2, { size: Math.max(11, box.height * 0.72) })
}
