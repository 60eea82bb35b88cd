import { fillCircle, fillRound, shade, write, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'

export type Pen = CanvasRenderingContext2D

/** Colours of the island school. */
export const INK = '#3a2010'
export const PAPER = '#fff4dc'
export const LAMP = '#ffc64a'
export const GREEN = '#3fae6b'
export const CORAL = '#ff6b6b'
const WOOD = '#a8693c'

/** A flat soft shadow on the ground. */
export function ground(pen: Pen, x: number, y: number, across: number, down = across * 0.34) {
  pen.fillStyle = 'rgb(20 8 0 / .26)'
  pen.beginPath()
  pen.ellipse(x, y, across, down, 0, 0, 2 * Math.PI)
  pen.fill()
}

/** A round stone with its side, rim and shadow. */
export function pebble(pen: Pen, { x, y }: Point, radius: number, color: string) {
  ground(pen, x, y + radius * 0.95, radius * 0.98, radius * 0.32)
  fillCircle(pen, x, y + radius * 0.15, radius, shade(color, -0.38))
  fillCircle(pen, x, y, radius, color)
  pen.strokeStyle = 'rgb(255 255 255 / .55)'
  pen.lineWidth = Math.max(1.5, radius * 0.07)
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(x, y, radius * 0.88, Math.PI * 1.05, Math.PI * 1.6)
  pen.stroke()
}

/** A driftwood board with a light grain. */
export function plank(pen: Pen, box: Box, radius: number, color = WOOD) {
  const depth = Math.min(9, Math.max(4, box.height * 0.07))
  fillRound(
    pen,
    { ...box, x: box.x - 2, y: box.y + depth * 1.6, width: box.width + 4 },
    radius,
    'rgb(20 8 0 / .28)',
  )
  fillRound(pen, { ...box, y: box.y + depth }, radius, shade(color, -0.42))
  fillRound(pen, box, radius, color)
  pen.strokeStyle = shade(color, -0.2)
  pen.lineWidth = 2
  pen.globalAlpha = 0.5
  pen.beginPath()
  for (let line = 1; line < 4; line++) {
    const y = box.y + (box.height * line) / 4
    pen.moveTo(box.x + radius, y)
    pen.bezierCurveTo(
      box.x + box.width * 0.3,
      y - 5,
      box.x + box.width * 0.6,
      y + 6,
      box.x + box.width - radius,
      y - 1,
    )
  }
  pen.stroke()
  pen.globalAlpha = 1
  pen.strokeStyle = 'rgb(255 255 255 / .35)'
  pen.beginPath()
  pen.moveTo(box.x + radius, box.y + 1.5)
  pen.lineTo(box.x + box.width - radius, box.y + 1.5)
  pen.stroke()
}

export function halo(pen: Pen, { x, y }: Point, radius: number, color: string, width = 3) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
}

/** A light that fades outwards, for what shines on a standing board. */
export function shine(pen: Pen, { x, y }: Point, radius: number, color: string, strength = 1) {
  for (const [reach, alpha] of [
    [1, 0.12],
    [0.75, 0.16],
    [0.5, 0.24],
  ] as const) {
    pen.globalAlpha = alpha * strength
    fillCircle(pen, x, y, radius * reach, color)
  }
  pen.globalAlpha = 1
}

/** An arrow that turns back to where it began. */
export function turnBack(pen: Pen, { x, y }: Point, radius: number, color: string) {
  pen.strokeStyle = color
  pen.lineWidth = radius * 0.26
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  pen.arc(x, y, radius, -2.2, 2.6)
  pen.stroke()
  const [tipX, tipY] = [x + Math.cos(-2.2) * radius, y + Math.sin(-2.2) * radius]
  pen.beginPath()
  pen.moveTo(tipX - radius * 0.12, tipY - radius * 0.62)
  pen.lineTo(tipX, tipY)
  pen.lineTo(tipX + radius * 0.66, tipY - radius * 0.02)
  pen.stroke()
}

/** A number as large as fits. */
export function digits(pen: Pen, text: string, { x, y }: Point, size: number, color = INK) {
  write(pen, text, x, y, {
    size: text.length > 3 ? size * 0.72 : text.length > 2 ? size * 0.82 : size,
    color,
  })
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
export const isAct = (key: string) => key === 'Enter' || key === ' '

/** The best spot in the direction of an arrow key; `undefined` for other keys. */
export function stepTo(spots: readonly Point[], from: number | undefined, key: string): number | undefined {
  const way = KEYS[key]
  if (!way) return undefined
  const here = from === undefined ? undefined : spots[from]
  if (!here) return 0
  let [best, least] = [from!, Infinity]
  for (const [index, { x, y }] of spots.entries()) {
    const ahead = (x - here.x) * way[0] + (y - here.y) * way[1]
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0])
    if (ahead < 1 || ahead + aside * 2 >= least) continue
    ;[best, least] = [index, ahead + aside * 2]
  }
  return best
}

/** The nearest spot within a reach. */
export function nearestTo(spots: readonly Point[], at: Point, reach: number): number | undefined {
  let [best, least]: [number | undefined, number] = [undefined, reach]
  for (const [index, { x, y }] of spots.entries()) {
    const far = Math.hypot(at.x - x, at.y - y)
    if (far < least) [best, least] = [index, far]
  }
  return best
}
