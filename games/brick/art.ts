import { fillCircle, fillRound, shade, type Box } from '#kit/game/draw.ts'
import { seededRandom } from '#kit/random/random.ts'
import type { Look, Pen } from './scene.ts'

/** Colours of bricks 1 to 6: mango, lagoon, coral, orchid, palm, sand. */
export const COLORS = ['#ffffff', '#ffb63d', '#34cfc2', '#ff7a6b', '#b48bf0', '#74d483', '#f7e0ac'] as const
export const colorOf = (kind: number): string => COLORS[kind] ?? '#ffffff'

/** A brick like a sweet: darker foot, lit face, a gleam at the upper left. */
export function candy(pen: Pen, box: Box, color: string, radius = 6) {
  const depth = Math.min(5, box.height * 0.2)
  fillRound(
    pen,
    { ...box, y: box.y + depth * 0.5, height: box.height - depth * 0.5 },
    radius,
    shade(color, -0.42),
  )
  fillRound(pen, { ...box, height: box.height - depth }, radius, color)
  const inner = { x: box.x + 1.5, y: box.y + 1.5, width: box.width - 3, height: (box.height - depth) * 0.45 }
  fillRound(pen, inner, radius * 0.7, shade(color, 0.32))
  fillRound(
    pen,
    { x: box.x + 5, y: box.y + 3, width: box.width * 0.22, height: 2.5 },
    1.2,
    'rgb(255 255 255 / .85)',
  )
}

/** A crack from edge to edge. */
export function crack(pen: Pen, { x, y, width, height }: Box) {
  pen.strokeStyle = 'rgb(20 30 50 / .6)'
  pen.lineWidth = 1.6
  pen.beginPath()
  pen.moveTo(x + width * 0.3, y)
  pen.lineTo(x + width * 0.46, y + height * 0.4)
  pen.lineTo(x + width * 0.36, y + height * 0.6)
  pen.lineTo(x + width * 0.62, y + height)
  pen.moveTo(x + width * 0.46, y + height * 0.4)
  pen.lineTo(x + width * 0.72, y + height * 0.3)
  pen.stroke()
}

/** An unbreakable stone. */
export function rock(pen: Pen, box: Box) {
  candy(pen, box, '#6f8796', 7)
  fillCircle(pen, box.x + box.width * 0.65, box.y + box.height * 0.5, 2.4, 'rgb(20 40 55 / .45)')
  fillCircle(pen, box.x + box.width * 0.4, box.y + box.height * 0.62, 1.6, 'rgb(20 40 55 / .45)')
}

/** An urchin: spikes around a dark ball. */
export function urchin(pen: Pen, box: Box, color = '#4b2b6e') {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const reach = box.height * 0.55
  pen.strokeStyle = shade(color, 0.35)
  pen.lineWidth = 2
  pen.lineCap = 'round'
  pen.beginPath()
  for (let spike = 0; spike < 12; spike++) {
    const angle = (spike / 12) * 2 * Math.PI
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach)
  }
  pen.stroke()
  fillCircle(pen, x, y, reach * 0.68, color)
  fillCircle(pen, x - 2, y - 2.5, reach * 0.2, 'rgb(255 255 255 / .7)')
}

/** A raft as a paddle, with rounded ends and a plank line; `y` is its middle. */
export function raft(
  pen: Pen,
  {
    x,
    y,
    half,
    color,
    dip = 0,
  }: {
    readonly x: number
    readonly y: number
    readonly half: number
    readonly color: string
    readonly dip?: number
  },
) {
  const box = { x: x - half, y: y - 7 + dip * 3, width: half * 2, height: 15 }
  fillRound(pen, { ...box, y: box.y + 5 }, 8, 'rgb(0 12 24 / .28)')
  fillRound(pen, { ...box, y: box.y + 2 }, 8, shade(color, -0.45))
  fillRound(pen, { ...box, height: 13 }, 7, color)
  fillRound(
    pen,
    { x: box.x + 6, y: box.y + 2, width: box.width - 12, height: 3.4 },
    1.7,
    'rgb(255 255 255 / .6)',
  )
  for (const side of [-1, 1])
    fillRound(pen, { x: x + side * (half - 9) - 4, y: box.y, width: 8, height: 13 }, 3, shade(color, -0.28))
}

/** The pane of the field: darker than its surroundings, with a bright rim. */
export function pane(pen: Pen, [width, height]: readonly [number, number], paint: string | CanvasGradient) {
  fillRound(pen, { x: -3, y: -3, width: width + 6, height: height + 6 }, 14, 'rgb(255 255 255 / .16)')
  fillRound(pen, { x: 0, y: 0, width, height }, 12, paint)
}

export function slope(pen: Pen, height: number, ...colors: readonly string[]): CanvasGradient {
  const paint = pen.createLinearGradient(0, 0, 0, height)
  for (const [index, color] of colors.entries()) paint.addColorStop(index / (colors.length - 1), color)
  return paint
}

/** Bubbles or stars, the same each time. */
export function specks(
  pen: Pen,
  { left, right, top, bottom }: Look,
  {
    count,
    color,
    seed,
    isRing = false,
  }: { readonly count: number; readonly color: string; readonly seed: number; readonly isRing?: boolean },
) {
  const random = seededRandom(seed)
  for (let index = 0; index < count; index++) {
    const [x, y, size] = [
      left + random() * (right - left),
      top + random() * (bottom - top),
      1 + random() * 3.4,
    ]
    pen.globalAlpha = 0.12 + random() * 0.25
    if (!isRing) fillCircle(pen, x, y, size * 0.6, color)
    else {
      pen.strokeStyle = color
      pen.lineWidth = 1.2
      pen.beginPath()
      pen.arc(x, y, size * 1.6, 0, 2 * Math.PI)
      pen.stroke()
    }
  }
  pen.globalAlpha = 1
}

/** Weeds that sway up from a line. */
export function weeds(
  pen: Pen,
  {
    from,
    to,
    y,
    color,
    seed,
  }: {
    readonly from: number
    readonly to: number
    readonly y: number
    readonly color: string
    readonly seed: number
  },
) {
  const random = seededRandom(seed)
  pen.strokeStyle = color
  pen.lineCap = 'round'
  for (let x = from; x < to; x += 14 + random() * 22) {
    const tall = 30 + random() * 90
    const lean = (random() - 0.5) * 40
    pen.lineWidth = 4 + random() * 6
    pen.beginPath()
    pen.moveTo(x, y)
    pen.bezierCurveTo(x + lean, y - tall * 0.4, x - lean, y - tall * 0.7, x + lean * 0.6, y - tall)
    pen.stroke()
  }
}
