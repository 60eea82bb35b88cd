import { fillRound, slab, FONT_TEXT, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { WIDE_FRAME, type Layout } from './layout.ts'

type Pen = CanvasRenderingContext2D

const LIGHT = '#f4d9ab'
const DARK = '#b87748'
const SHARPEST_RATIO = 2.5
const LETTER = 11
/** Height of the board's lower edge, seen from the front. */
export const LIP = 8

/** The empty board with its frame and coordinates, painted once per size. */
export function boardPicture(
  { board, square, frame }: Layout,
  flipped: boolean,
  coordinates: boolean,
): HTMLCanvasElement {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, SHARPEST_RATIO)
  const canvas = document.createElement('canvas')
  const side = board.width + 2 * frame
  canvas.width = Math.ceil(side * ratio)
  canvas.height = Math.ceil((side + LIP) * ratio)
  const pen = canvas.getContext('2d')!
  pen.scale(ratio, ratio)
  slab(pen, { x: 0, y: 0, width: side, height: side + LIP }, 16, '#1b4152', '#0a1d28', LIP)
  pen.translate(frame, frame)
  pen.save()
  pen.beginPath()
  pen.roundRect(0, 0, board.width, board.height, 5)
  pen.clip()
  for (let down = 0; down < 8; down++)
    for (let across = 0; across < 8; across++) {
      pen.fillStyle = (across + down) % 2 ? DARK : LIGHT
      pen.fillRect(across * square, down * square, square, square)
    }
  const light = pen.createLinearGradient(0, 0, board.width, board.height)
  light.addColorStop(0, 'rgb(255 246 220 / .3)')
  light.addColorStop(0.5, 'rgb(255 246 220 / 0)')
  light.addColorStop(1, 'rgb(60 20 5 / .22)')
  fillRound(pen, { x: 0, y: 0, width: board.width, height: board.height }, 5, light)
  pen.restore()
  if (coordinates && frame === WIDE_FRAME) paintCoordinates(pen, square, frame, flipped)
  else if (coordinates) paintInside(pen, square, flipped)
  return canvas
}

function paintCoordinates(pen: Pen, square: number, frame: number, flipped: boolean) {
  const style = { size: LETTER, weight: 600, font: FONT_TEXT, color: '#9cc0cb' }
  for (let index = 0; index < 8; index++) {
    const middle = (index + 0.5) * square
    write(pen, String(flipped ? index + 1 : 8 - index), -frame / 2, middle, style)
    write(pen, 'abcdefgh'[flipped ? 7 - index : index]!, middle, 8 * square + frame / 2 - 1, style)
  }
}

/** With a thin frame, coordinates are small and in the corners of the edge squares. */
function paintInside(pen: Pen, square: number, flipped: boolean) {
  const style = { size: 9, weight: 700, font: FONT_TEXT }
  for (let index = 0; index < 8; index++) {
    const rank = String(flipped ? index + 1 : 8 - index)
    const file = 'abcdefgh'[flipped ? 7 - index : index]!
    write(pen, rank, 5, index * square + 7, { ...style, color: index % 2 ? LIGHT : DARK })
    write(pen, file, (index + 1) * square - 5, 8 * square - 6, { ...style, color: index % 2 ? DARK : LIGHT })
  }
}

export function tint(pen: Pen, { x, y }: Point, square: number, color: string) {
  pen.fillStyle = color
  pen.fillRect(x - square / 2, y - square / 2, square, square)
}

/** A dot on an empty square, a ring around a piece that can be captured. */
export function paintTarget(pen: Pen, { x, y }: Point, square: number, captures: boolean) {
  pen.beginPath()
  if (captures) {
    pen.arc(x, y, square * 0.44, 0, 2 * Math.PI)
    pen.lineWidth = square * 0.085
    pen.strokeStyle = 'rgb(8 74 78 / .62)'
    pen.stroke()
    return
  }
  pen.arc(x, y, square * 0.15, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(8 74 78 / .5)'
  pen.fill()
}

export function paintCheck(pen: Pen, { x, y }: Point, square: number, strength: number) {
  const glow = pen.createRadialGradient(x, y, square * 0.1, x, y, square * 0.62)
  glow.addColorStop(0, `rgb(255 60 50 / ${0.95 * strength})`)
  glow.addColorStop(0.6, `rgb(240 50 40 / ${0.55 * strength})`)
  glow.addColorStop(1, 'rgb(240 50 40 / 0)')
  tint(pen, { x, y }, square, 'rgb(0 0 0 / 0)')
  pen.fillStyle = glow
  pen.fillRect(x - square / 2, y - square / 2, square, square)
}

/** The hint: an arrow from square to square. */
export function paintArrow(pen: Pen, from: Point, to: Point, square: number) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const head = square * 0.42
  pen.save()
  pen.translate(from.x, from.y)
  pen.rotate(angle)
  pen.globalAlpha = 0.86
  pen.fillStyle = '#ffb63d'
  pen.beginPath()
  pen.roundRect(
    square * 0.2,
    -square * 0.085,
    length - square * 0.2 - head * 0.8,
    square * 0.17,
    square * 0.08,
  )
  pen.moveTo(length, 0)
  pen.lineTo(length - head, -head * 0.62)
  pen.lineTo(length - head, head * 0.62)
  pen.closePath()
  pen.fill()
  pen.restore()
}
