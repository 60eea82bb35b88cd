import { fillRound, shade, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { hash32 } from '#kit/random/random.ts'
import type { Palette } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Where things stand: what is written or shut, the tray for the dice, and the buttons below it. */
export interface Room {
  readonly board: Box
  readonly tray: Box
  readonly bar: Box
  readonly isWide: boolean
}

const BAR = 56
const GAP = 10

/** `share`: part of a tall stage that the board takes. */
export function roomIn({ width, height }: StageSize, share: number): Room {
  const margin = Math.max(8, Math.min(18, width * 0.025))
  const isWide = width > height * 1.15
  if (isWide) {
    const middle = width * 0.5
    const top = margin
    const bottom = height - margin
    const side = middle - margin - GAP / 2
    return {
      isWide,
      board: { x: margin, y: top, width: side, height: bottom - top },
      tray: { x: middle + GAP / 2, y: top, width: side, height: bottom - top - BAR - GAP },
      bar: { x: middle + GAP / 2, y: bottom - BAR, width: side, height: BAR },
    }
  }
  const inner = Math.min(width - 2 * margin, 620)
  const left = (width - inner) / 2
  const free = height - 2 * margin - BAR - 2 * GAP
  const board = free * share
  return {
    isWide,
    board: { x: left, y: margin, width: inner, height: board },
    tray: { x: left, y: margin + board + GAP, width: inner, height: free - board },
    bar: { x: left, y: height - margin - BAR, width: inner, height: BAR },
  }
}

const RIM = 10

/** A wooden tray lined with cloth; light falls in from the upper left. */
export function paintTray(pen: Pen, box: Box, { wood, felt, feltDeep }: Palette) {
  fillRound(pen, { ...box, y: box.y + 5 }, 26, 'rgb(0 0 0 / .35)')
  const plank = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  plank.addColorStop(0, shade(wood, 0.28))
  plank.addColorStop(0.5, wood)
  plank.addColorStop(1, shade(wood, -0.38))
  fillRound(pen, box, 24, plank)
  grain(pen, box, wood)
  const inner = {
    x: box.x + RIM,
    y: box.y + RIM,
    width: box.width - 2 * RIM,
    height: box.height - 2 * RIM,
  }
  const cloth = pen.createRadialGradient(
    inner.x + inner.width * 0.35,
    inner.y + inner.height * 0.2,
    8,
    inner.x + inner.width * 0.5,
    inner.y + inner.height * 0.5,
    Math.max(inner.width, inner.height) * 0.75,
  )
  cloth.addColorStop(0, shade(felt, 0.22))
  cloth.addColorStop(0.5, felt)
  cloth.addColorStop(1, feltDeep)
  fillRound(pen, inner, 17, cloth)
  pen.save()
  pen.beginPath()
  pen.roundRect(inner.x, inner.y, inner.width, inner.height, 17)
  pen.clip()
  for (const [width, alpha] of [
    [18, 0.1],
    [10, 0.14],
    [4, 0.2],
  ] as const)
    strokeRound(
      pen,
      { ...inner, y: inner.y - 1, height: inner.height + 24 },
      17,
      `rgb(0 0 0 / ${alpha})`,
      width,
    )
  pen.restore()
  strokeRound(
    pen,
    { ...box, x: box.x + 1, y: box.y + 1, width: box.width - 2 },
    23,
    'rgb(255 255 255 / .22)',
    1.5,
  )
}

function grain(pen: Pen, box: Box, wood: string) {
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, 24)
  pen.clip()
  pen.strokeStyle = shade(wood, -0.3)
  pen.globalAlpha = 0.4
  pen.lineWidth = 1
  for (let y = box.y + 3; y < box.y + box.height; y += 5) {
    const wave = (hash32(String(Math.round(y))) % 5) - 2
    pen.beginPath()
    pen.moveTo(box.x, y)
    pen.bezierCurveTo(
      box.x + box.width * 0.3,
      y + wave,
      box.x + box.width * 0.7,
      y - wave,
      box.x + box.width,
      y,
    )
    pen.stroke()
  }
  pen.restore()
}

/** Places for dice in a box, in one row or two, with their size. */
export function placesIn(
  box: Box,
  count: number,
  largest = 84,
): { readonly places: readonly Point[]; readonly size: number } {
  const rows = count > 3 && box.height > box.width * 0.34 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const size = Math.min(largest, (box.width / columns) * 0.66, (box.height / rows) * 0.62)
  const step = Math.min(size * 1.7, box.width / columns)
  const rise = Math.min(size * 1.6, box.height / rows)
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: box.x + box.width / 2 + ((index % columns) - (inRow - 1) / 2) * step,
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * rise,
    }
  })
  return { places, size }
}
