import { fillCircle, fillRound, shade, type Box } from '#kit/game/draw.ts'
import type { Mark } from './definition.ts'

type Pen = CanvasRenderingContext2D
type PaintMark = (pen: Pen, value: number) => void

/** Each mark is drawn in a square from -1 to 1, lit from the upper left. */
const MARKS: Readonly<Partial<Record<Mark, PaintMark>>> = {
  coin(pen, value) {
    disc(pen, 0.78, value === 1 ? '#ffc23d' : '#3f56d8')
    fillCircle(pen, 0, -0.04, 0.42, value === 1 ? '#ffe49a' : '#6f86ff')
  },
  ink: (pen) => plaque(pen, '#17606a'),
  domino: (pen) => plaque(pen, '#7a4ad0'),
  water(pen) {
    fillRound(pen, { x: -1, y: -1, width: 2, height: 2 }, 0.12, '#2f9be0')
    fillRound(pen, { x: -1, y: -1, width: 2, height: 0.34 }, 0.12, '#7fd0ff')
  },
  mercury(pen) {
    fillRound(pen, { x: -0.62, y: -0.62, width: 1.24, height: 1.24 }, 0.6, '#e2475f')
    fillCircle(pen, -0.2, -0.24, 0.2, '#ff97a6')
  },
  tent(pen) {
    shape(pen, '#b85a12', [
      [0, -0.78],
      [0.86, 0.66],
      [-0.86, 0.66],
    ])
    shape(pen, '#ff9f43', [
      [0, -0.78],
      [0.34, 0.66],
      [-0.86, 0.66],
    ])
    shape(pen, '#6b2d08', [
      [-0.06, -0.02],
      [0.14, 0.66],
      [-0.34, 0.66],
    ])
  },
  star(pen) {
    shape(pen, '#c98a10', starPoints(0.06))
    shape(pen, '#ffc933', starPoints(-0.05))
    fillCircle(pen, -0.18, -0.26, 0.14, '#fff1b8')
  },
  lamp(pen) {
    fillCircle(pen, 0, -0.1, 0.86, 'rgb(255 214 80 / .5)')
    fillRound(pen, { x: -0.24, y: 0.34, width: 0.48, height: 0.42 }, 0.1, '#6a6f86')
    disc(pen, 0.56, '#ffcf3d', -0.16)
    fillCircle(pen, -0.18, -0.36, 0.15, '#fff6cf')
  },
  mine(pen) {
    pen.strokeStyle = '#2a2350'
    pen.lineWidth = 0.2
    pen.lineCap = 'round'
    pen.beginPath()
    for (let spoke = 0; spoke < 4; spoke++) {
      const angle = (spoke * Math.PI) / 4
      pen.moveTo(-Math.cos(angle) * 0.76, -Math.sin(angle) * 0.76)
      pen.lineTo(Math.cos(angle) * 0.76, Math.sin(angle) * 0.76)
    }
    pen.stroke()
    disc(pen, 0.54, '#433a86', 0)
    fillCircle(pen, -0.18, -0.2, 0.13, '#b9b0ff')
  },
  ship(pen) {
    fillRound(pen, { x: -0.92, y: -0.72, width: 1.84, height: 1.6 }, 0.62, '#2c4a70')
    fillRound(pen, { x: -0.92, y: -0.86, width: 1.84, height: 1.56 }, 0.62, '#5f86b8')
    fillCircle(pen, 0, -0.08, 0.36, '#cfe2f7')
  },
  magnet(pen, value) {
    plaque(pen, value === 1 ? '#e0483f' : '#3b62d6')
    const bar = (box: Box) => fillRound(pen, box, 0.08, '#ffffff')
    bar({ x: -0.46, y: -0.14, width: 0.92, height: 0.26 })
    if (value === 1) bar({ x: -0.13, y: -0.47, width: 0.26, height: 0.92 })
  },
}

/** Draws a value into a box; 0 is the dot of a cell that stays empty. */
export function paintMark(pen: Pen, box: Box, mark: Mark, value: number) {
  pen.save()
  pen.translate(box.x + box.width / 2, box.y + box.height / 2)
  pen.scale(box.width / 2, box.height / 2)
  if (value === 0) fillCircle(pen, 0, 0, 0.2, 'rgb(20 50 60 / .55)')
  else MARKS[mark]?.(pen, value)
  pen.restore()
}

/** The dot on a brush key, which is darker than a cell. */
export function paintBrush(pen: Pen, box: Box, mark: Mark, value: number) {
  if (value > 0) return paintMark(pen, box, mark, value)
  const side = box.width * 0.86
  fillRound(
    pen,
    { x: box.x + box.width * 0.07, y: box.y + box.width * 0.07, width: side, height: side },
    side * 0.2,
    '#e4e1ff',
  )
  paintMark(pen, box, mark, 0)
}

/** A tree is not a mark: it is on the board from the start. */
export function paintTree(pen: Pen, box: Box) {
  pen.save()
  pen.translate(box.x + box.width / 2, box.y + box.height / 2)
  pen.scale(box.width / 2, box.height / 2)
  fillRound(pen, { x: -0.13, y: 0.2, width: 0.26, height: 0.56 }, 0.08, '#7c4a21')
  disc(pen, 0.6, '#2f9e58', -0.16)
  fillCircle(pen, -0.22, -0.34, 0.2, '#7fd69a')
  pen.restore()
}

function disc(pen: Pen, radius: number, color: string, y = -0.04) {
  fillCircle(pen, 0, y + 0.1, radius, shade(color, -0.4))
  fillCircle(pen, 0, y, radius, color)
}

function plaque(pen: Pen, color: string) {
  fillRound(pen, { x: -0.86, y: -0.82, width: 1.72, height: 1.72 }, 0.3, shade(color, -0.4))
  fillRound(pen, { x: -0.86, y: -0.9, width: 1.72, height: 1.66 }, 0.3, color)
  fillRound(pen, { x: -0.7, y: -0.82, width: 1.4, height: 0.12 }, 0.06, 'rgb(255 255 255 / .28)')
}

function shape(pen: Pen, color: string, points: readonly (readonly [number, number])[]) {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = color
  pen.fill()
}

function starPoints(down: number): [number, number][] {
  return Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 0.84 : 0.38
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius + down]
  })
}
