import { fillRound, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Picture, Sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import { gemPicture, type Suit } from './gem-art.ts'
import type { Pull } from './gestures.ts'
import type { Grid } from './grid.ts'
import { drawSand } from './panel.ts'

type Pen = CanvasRenderingContext2D

/** Where board and panel lie, and how gems look. */
export interface Look {
  readonly box: Box
  readonly panelBox: Box
  readonly unit: number
  readonly stamps: Sprites
  readonly suit: Suit
  number(value: number): string
}

const MARGIN = 10
const STRIP = 52
const TRAY = 0.14

export const suitOf = ({ definition: { kind } }: Board): Suit =>
  kind === 'duel' ? 'duel' : kind === 'ladder' ? 'pearls' : 'gems'

/** Board below and panel above, or side by side where the room is wide. */
export function lookFor(
  board: Board,
  room: { width: number; height: number },
  stamps: Sprites,
  number: (value: number) => string,
): Look {
  const { width, height } = board.grid
  const isWide = room.width > room.height * 1.15
  const hasPanel = board.foe !== undefined || board.goals.length > 0
  const strip = board.foe ? Math.max(118, Math.min(190, room.height * 0.27)) : STRIP
  const side = !hasPanel ? 0 : board.foe ? Math.min(330, room.width * 0.36) : Math.min(150, room.width * 0.2)
  const free = isWide
    ? { x: side, y: 0, width: room.width - side, height: room.height }
    : { x: 0, y: hasPanel ? strip : 0, width: room.width, height: room.height - (hasPanel ? strip : 0) }
  const unit = Math.min(
    (free.width - 2 * MARGIN) / (width + 2 * TRAY),
    (free.height - 2 * MARGIN) / (height + 2 * TRAY),
  )
  const box = {
    x: free.x + (free.width - unit * width) / 2 - (isWide ? side * 0.25 : 0),
    y: free.y + (free.height - unit * height) / 2,
    width: unit * width,
    height: unit * height,
  }
  const panelBox = isWide
    ? {
        x: Math.max(MARGIN, box.x - side - unit * TRAY - 4),
        y: box.y,
        width: side - MARGIN,
        height: box.height,
      }
    : {
        x: Math.max(MARGIN, box.x - unit * TRAY),
        y: Math.max(4, box.y - unit * TRAY - strip),
        width: Math.min(room.width - 2 * MARGIN, box.width + 2 * unit * TRAY),
        height: strip - 8,
      }
  return { box, panelBox, unit, stamps, suit: suitOf(board), number }
}

export const toCanvas = ({ box, unit }: Look, { x, y }: Point): Point => ({
  x: box.x + x * unit,
  y: box.y + y * unit,
})

/** The tray with its hollows. */
export const trayPicture = ({ grid, definition }: Board, { box, unit }: Look): Picture => ({
  key: `tray${definition.id}`,
  width: box.width + 2 * TRAY * unit,
  height: box.height + 2 * TRAY * unit,
  bleed: unit * 0.3,
  paint(pen) {
    const whole = { x: 0, y: 0, width: box.width + 2 * TRAY * unit, height: box.height + 2 * TRAY * unit }
    const radius = unit * 0.34
    fillRound(pen, { ...whole, y: unit * 0.14 }, radius, 'rgb(0 4 14 / .4)')
    fillRound(pen, whole, radius, definition.ground[1])
    fillRound(pen, whole, radius, 'rgb(255 255 255 / .05)')
    strokeRound(
      pen,
      { x: 1, y: 1, width: whole.width - 2, height: whole.height - 2 },
      radius,
      'rgb(255 255 255 / .22)',
      2,
    )
    pen.translate(TRAY * unit, TRAY * unit)
    for (let cell = 0; cell < grid.size; cell++) hollow(pen, grid, cell, unit)
  },
})

function hollow(pen: Pen, grid: Grid, cell: number, unit: number) {
  const { x, y } = grid.place(cell)
  const odd = (Math.floor(cell / grid.columns) + (cell % grid.columns)) % 2
  const paint = odd ? 'rgb(255 255 255 / .075)' : 'rgb(255 255 255 / .035)'
  if (!grid.hex) {
    fillRound(
      pen,
      { x: (x - 0.48) * unit, y: (y - 0.48) * unit, width: unit * 0.96, height: unit * 0.96 },
      unit * 0.18,
      paint,
    )
    return
  }
  pen.beginPath()
  for (let corner = 0; corner < 6; corner++)
    pen.lineTo(
      (x + Math.cos((corner * Math.PI) / 3) * 0.555) * unit,
      (y + Math.sin((corner * Math.PI) / 3) * 0.555) * unit,
    )
  pen.fillStyle = paint
  pen.fill()
}

export const trayBox = ({ box, unit }: Look): Box => ({
  x: box.x - TRAY * unit,
  y: box.y - TRAY * unit,
  width: box.width + 2 * TRAY * unit,
  height: box.height + 2 * TRAY * unit,
})

/** Sand lies under the gems. */
export function drawSandLayer(pen: Pen, { grid }: Board, look: Look, sand: readonly number[]) {
  for (const [cell, layers] of sand.entries()) {
    if (layers === 0) continue
    const at = toCanvas(look, grid.place(cell))
    const { unit } = look
    drawSand(pen, { x: at.x - unit / 2, y: at.y - unit / 2, width: unit, height: unit }, layers)
  }
}

export interface GemSpot extends Point {
  readonly kind: number
  readonly scale: number
  readonly squash: number
}

export function drawGem(pen: Pen, look: Look, { x, y, kind, scale, squash }: GemSpot) {
  if (scale <= 0.02) return
  const { unit, stamps, suit } = look
  const size = unit * 0.94
  const [width, height] = [size * scale * (2 - squash), size * scale * squash]
  const at = toCanvas(look, { x, y })
  stamps.draw(pen, gemPicture(kind, suit, size), {
    x: at.x - width / 2,
    y: at.y + (size * scale) / 2 - height,
    width,
    height,
  })
}

/** A ring around cells: the selection, the cursor, or a pulsing hint. */
export function drawRing(
  pen: Pen,
  { grid }: Board,
  look: Look,
  cells: readonly number[],
  color: string,
  grow = 0,
) {
  const { unit } = look
  for (const cell of cells) {
    const at = toCanvas(look, grid.place(cell))
    const half = unit * (0.46 + grow)
    strokeRound(
      pen,
      { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half },
      unit * 0.2,
      color,
      Math.max(2.5, unit * 0.07),
    )
  }
}

/** The thread through traced gems. */
export function drawThread(
  pen: Pen,
  { grid }: Board,
  look: Look,
  path: readonly number[],
  to: Point | undefined,
) {
  if (path.length === 0) return
  pen.lineCap = pen.lineJoin = 'round'
  for (const [wide, paint] of [
    [0.26, 'rgb(0 6 20 / .5)'],
    [0.15, '#ffffff'],
  ] as const) {
    pen.beginPath()
    for (const cell of path) {
      const at = toCanvas(look, grid.place(cell))
      pen.lineTo(at.x, at.y)
    }
    if (to) pen.lineTo(to.x, to.y)
    pen.lineWidth = look.unit * wide
    pen.strokeStyle = paint
    pen.stroke()
  }
}

/** A gem in place; a dragged line follows the finger and wraps around. */
export function drawPulled(
  pen: Pen,
  look: Look,
  { columns, rows }: Grid,
  pull: Pull | undefined,
  gem: GemSpot,
) {
  if (!pull || Math.abs((pull.upright ? gem.x : gem.y) - pull.at) > 0.1) return drawGem(pen, look, gem)
  const length = pull.upright ? rows : columns
  const along = ((((pull.upright ? gem.y : gem.x) + pull.by) % length) + length) % length
  for (const place of [along, along - length, along + length]) {
    if (place < -0.5 || place > length + 0.5) continue
    drawGem(pen, look, pull.upright ? { ...gem, y: place } : { ...gem, x: place })
  }
}
