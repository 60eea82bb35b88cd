import { fillCircle, fillRound, write, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

export interface Dial {
  readonly speed: string
  readonly unit: string
  /** 0 to 1. */
  readonly share: number
}

/** Speed as a number over a bar. */
export function drawDial(pen: Pen, { height }: StageSize, x: number, { speed, unit, share }: Dial) {
  const box: Box = { x: x - 64, y: height - 60, width: 128, height: 46 }
  fillRound(pen, box, 23, 'rgb(38 22 62 / .5)')
  write(pen, speed, x - 8, box.y + 19, { size: 24, align: 'right', color: '#fff6e4' })
  write(pen, unit, x, box.y + 21, { size: 13, align: 'left', weight: 700, color: '#ffd9b0', widest: 56 })
  fillRound(pen, { x: box.x + 18, y: box.y + 34, width: 92, height: 5 }, 2.5, 'rgb(255 255 255 / .22)')
  const fill = { x: box.x + 18, y: box.y + 34, width: Math.max(5, 92 * Math.min(1, share)), height: 5 }
  fillRound(pen, fill, 2.5, share > 1 ? '#3ff0d8' : '#ffb63d')
}

/** The brake for a second thumb. */
export function drawPedal(pen: Pen, { x, y, width, height }: Box, isDown: boolean) {
  const lift = isDown ? 3 : 0
  fillRound(pen, { x, y: y + 5, width, height }, 22, 'rgb(60 20 40 / .55)')
  fillRound(
    pen,
    { x, y: y + lift, width, height },
    22,
    isDown ? 'rgb(255 90 78 / .85)' : 'rgb(255 110 94 / .6)',
  )
  pen.strokeStyle = '#fff3d6'
  pen.lineWidth = 8
  pen.lineCap = pen.lineJoin = 'round'
  for (const row of [0.36, 0.58]) {
    const top = y + lift + height * row
    pen.beginPath()
    pen.moveTo(x + width * 0.3, top)
    pen.lineTo(x + width * 0.5, top + height * 0.14)
    pen.lineTo(x + width * 0.7, top)
    pen.stroke()
  }
}

export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** A small map of the course, painted once. */
export function paintMap(points: readonly MapPoint[], size: number, ratio: number): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = image.height = Math.ceil(size * ratio)
  const pen = image.getContext('2d')!
  pen.scale(ratio, ratio)
  pen.lineJoin = 'round'
  for (const [wide, paint] of [
    [7, 'rgb(38 22 62 / .55)'],
    [3, '#fff3d6'],
  ] as const) {
    pen.beginPath()
    for (const { x, y } of points) pen.lineTo(x * size, y * size)
    pen.closePath()
    pen.lineWidth = wide
    pen.strokeStyle = paint
    pen.stroke()
  }
  return image
}

export const drawDot = (pen: Pen, { x, y }: MapPoint, paint: string, radius = 4) =>
  fillCircle(pen, x, y, radius, paint)
