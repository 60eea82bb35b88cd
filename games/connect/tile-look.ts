import { fillRound, shade, strokeRound } from '#kit/game/draw.ts'
import type { Picture } from '#kit/game/sprites.ts'
import { FACES } from './faces.ts'

type Pen = CanvasRenderingContext2D

/** Porcelain tops and the wood below, per kind of tile. */
export interface TileSkin {
  readonly top: string
  readonly side: string
}
export const SKINS = {
  paths: { top: '#fff8e6', side: '#c8995c' },
  tides: { top: '#f2f8ff', side: '#5f8fc7' },
  tray: { top: '#fff3dc', side: '#b5703c' },
  belt: { top: '#eafaf6', side: '#3f9484' },
  runs: { top: '#fff6e0', side: '#c2803a' },
  blind: { top: '#eef0fb', side: '#5a5f9c' },
  orders: { top: '#fff0e8', side: '#b8563c' },
  tentray: { top: '#f0f8e4', side: '#7a9a3c' },
  sums: { top: '#f7efff', side: '#9470c2' },
  sight: { top: '#fff2ee', side: '#c76a5c' },
  tens: { top: '#eefaf0', side: '#5c9a6a' },
  aslant: { top: '#fdf6d8', side: '#b99a34' },
  knights: { top: '#eceff6', side: '#5d6a86' },
} as const satisfies Record<string, TileSkin>

/** Height of a tile's side relative to its size. */
export const DEPTH = 0.1
const BLEED = 0.16

const drawn = new Map<number, readonly (readonly [Path2D, string, number])[]>()

/** Draws a face into a square with its corner at the origin. */
export function drawFace(pen: Pen, face: number, size: number) {
  const layers =
    drawn.get(face) ??
    FACES[(face - 1) % FACES.length]!.map(
      ([path, color, line]) => [new Path2D(path), color, line ?? 0] as const,
    )
  drawn.set(face, layers)
  pen.save()
  pen.scale(size / 100, size / 100)
  pen.lineCap = pen.lineJoin = 'round'
  for (const [path, color, line] of layers) {
    pen.fillStyle = pen.strokeStyle = color
    pen.lineWidth = line
    if (line > 0) pen.stroke(path)
    else pen.fill(path)
  }
  pen.restore()
}

function drawBody(pen: Pen, size: number, { top, side }: TileSkin) {
  const radius = size * 0.18
  const depth = size * DEPTH
  pen.save()
  pen.shadowColor = 'rgb(4 10 20 / .5)'
  pen.shadowBlur = size * 0.12 * pen.getTransform().a
  pen.shadowOffsetY = size * 0.05 * pen.getTransform().a
  fillRound(pen, { x: 0, y: depth, width: size, height: size }, radius, shade(side, -0.18))
  pen.restore()
  fillRound(pen, { x: 0, y: depth * 0.6, width: size, height: size }, radius, side)
  const light = pen.createLinearGradient(0, 0, size, size)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.5, top)
  light.addColorStop(1, shade(top, -0.08))
  fillRound(pen, { x: 0, y: 0, width: size, height: size }, radius, light)
  strokeRound(pen, { x: 1, y: 1, width: size - 2, height: size - 2 }, radius, 'rgb(255 255 255 / .9)', 1.5)
}

/** A tile with a drawing; face 0 is blank. */
export const tilePicture = (skin: keyof typeof SKINS, face: number, size: number): Picture => ({
  key: `tile ${skin} ${face}`,
  width: size,
  height: size,
  bleed: size * BLEED,
  paint(pen) {
    drawBody(pen, size, SKINS[skin])
    if (face === 0) return
    const room = size * 0.76
    pen.translate((size - room) / 2, (size - room) / 2)
    drawFace(pen, face, room)
  },
})

export const stonePicture = (size: number): Picture => ({
  key: 'stone',
  width: size,
  height: size,
  bleed: size * BLEED,
  paint(pen) {
    pen.scale(size / 100, size / 100)
    const shape = new Path2D('M14 70Q4 46 22 30Q34 12 56 16Q82 16 90 42Q98 66 80 82Q50 96 24 86Z')
    pen.save()
    pen.shadowColor = 'rgb(4 10 20 / .5)'
    pen.shadowBlur = 10 * pen.getTransform().a
    pen.shadowOffsetY = 5 * pen.getTransform().a
    pen.fillStyle = '#4c5563'
    pen.fill(shape)
    pen.restore()
    pen.fillStyle = '#717c8c'
    pen.fill(new Path2D('M18 62Q10 44 26 32Q38 18 56 20Q78 20 84 42Q88 58 76 66Q48 76 18 62Z'))
    pen.fillStyle = '#93a0b0'
    pen.fill(new Path2D('M26 44Q32 28 52 26Q66 26 70 36Q50 34 42 50Q32 56 26 44Z'))
    pen.fillStyle = '#5aa06e'
    pen.fill(new Path2D('M24 86Q22 74 36 76Q40 66 52 76Q66 70 70 86Q46 94 24 86Z'))
  },
})
