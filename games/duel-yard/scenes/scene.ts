import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { SIDE, type Bout, type Seat } from '../yard.ts'

export type Pen = CanvasRenderingContext2D

export interface Look {
  readonly seconds: number
  readonly calm: boolean
  /** The bout has not begun, or is decided. */
  readonly isResting: boolean
}

/** The picture of a duel, in a square of `SIDE`. */
export interface Scene<State extends Bout = Bout> {
  /** What stands still; painted once. */
  still(pen: Pen): void
  draw(pen: Pen, bout: State, look: Look): void
}

/** The two seats: amber at the left, teal at the right. */
export const COLORS = ['#ffb63d', '#4ecdc4'] as const
export const DARK = ['#9a5a00', '#126b64'] as const

export function ellipse(pen: Pen, x: number, y: number, rx: number, ry: number, paint: string) {
  pen.beginPath()
  pen.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), 0, 0, 2 * Math.PI)
  pen.fillStyle = paint
  pen.fill()
}

export function line(pen: Pen, points: readonly number[], width: number, paint: string) {
  pen.beginPath()
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at]!, points[at + 1]!)
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = paint
  pen.stroke()
}

/** A sky, or a floor, from one colour to another. */
export function backdrop(pen: Pen, top: string, bottom: string, from = 0, to = SIDE) {
  const fade = pen.createLinearGradient(0, from, 0, to)
  fade.addColorStop(0, top)
  fade.addColorStop(1, bottom)
  pen.fillStyle = fade
  pen.fillRect(0, from, SIDE, to - from)
}

/** Tufts of grass, or ripples of sand, in rows that look strewn. */
export function strew(pen: Pen, color: string, from: number, to: number, isGrass: boolean) {
  pen.strokeStyle = color
  pen.lineWidth = 2.5
  pen.lineCap = 'round'
  for (let mark = 0; mark < 40; mark++) {
    const x = (mark * 97 + 31) % SIDE
    const y = from + ((mark * 61 + 17) % Math.max(1, to - from))
    pen.beginPath()
    if (isGrass) {
      pen.moveTo(x - 4, y - 6)
      pen.lineTo(x, y)
      pen.lineTo(x + 4, y - 6)
    } else {
      pen.moveTo(x - 7, y)
      pen.quadraticCurveTo(x, y - 4, x + 7, y)
    }
    pen.stroke()
  }
}

export function palm(pen: Pen, x: number, y: number, size: number, lean: number) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.beginPath()
  pen.moveTo(-5, 0)
  pen.quadraticCurveTo(lean * 6, -40, lean * 22, -84)
  pen.lineTo(lean * 22 + 6, -84)
  pen.quadraticCurveTo(lean * 12 + 6, -40, 7, 0)
  pen.fillStyle = '#8a5a2c'
  pen.fill()
  for (let leaf = 0; leaf < 6; leaf++) {
    const angle = -0.2 - (leaf * Math.PI) / 5
    pen.save()
    pen.translate(lean * 22 + 3, -86)
    pen.rotate(-angle)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(24, -20, 50, 6)
    pen.quadraticCurveTo(24, -4, 0, 0)
    pen.fillStyle = leaf % 2 === 0 ? '#2f8f4a' : '#3fae5c'
    pen.fill()
    pen.restore()
  }
  fillCircle(pen, lean * 22 - 2, -80, 6, '#6b3f1a')
  fillCircle(pen, lean * 22 + 8, -78, 6, '#7f4d22')
  pen.restore()
}

/** How an islander looks about him. */
export interface Mood {
  /** Direction of the eyes, -1 to 1. */
  readonly eyeX?: number
  readonly eyeY?: number
  /** Below 1 flat, above 1 tall. */
  readonly squash?: number
  /** Eyes pressed together with effort, or pain. */
  readonly strains?: boolean
  readonly lean?: number
}

/** An islander: a round fellow with feet, in the colour of the seat. The place is that of the feet. */
export function islander(pen: Pen, x: number, y: number, size: number, seat: Seat, mood: Mood = {}) {
  const { eyeX = seat === 0 ? 0.6 : -0.6, eyeY = 0, squash = 1, strains = false, lean = 0 } = mood
  const color = COLORS[seat]
  ellipse(pen, x, y + 2, size * 0.9, size * 0.22, 'rgb(0 0 0 / .24)')
  pen.save()
  pen.translate(x, y)
  pen.rotate(lean)
  for (const side of [-1, 1])
    ellipse(pen, side * size * 0.42, -size * 0.08, size * 0.32, size * 0.17, DARK[seat])
  pen.scale(2 - squash, squash)
  fillCircle(pen, 0, -size * 0.92, size * 0.86, DARK[seat])
  fillCircle(pen, 0, -size, size * 0.86, color)
  ellipse(pen, -size * 0.26, -size * 1.5, size * 0.34, size * 0.17, 'rgb(255 255 255 / .55)')
  for (const side of [-1, 1]) {
    const [ex, ey] = [side * size * 0.31 + eyeX * size * 0.14, -size * 1.1 + eyeY * size * 0.1]
    if (strains) {
      line(
        pen,
        [
          ex - side * size * 0.13,
          ey - size * 0.1,
          ex + side * size * 0.1,
          ey,
          ex - side * size * 0.13,
          ey + size * 0.1,
        ],
        size * 0.09,
        '#1a1208',
      )
      continue
    }
    ellipse(pen, ex, ey, size * 0.2, size * 0.25, '#ffffff')
    ellipse(pen, ex + eyeX * size * 0.08, ey + eyeY * size * 0.08, size * 0.1, size * 0.13, '#1a1208')
  }
  pen.beginPath()
  pen.arc(eyeX * size * 0.12, -size * 0.74, size * 0.16, strains ? Math.PI : 0, strains ? 0 : Math.PI)
  pen.lineWidth = size * 0.08
  pen.strokeStyle = '#1a1208'
  pen.stroke()
  pen.restore()
}

/** A bar that fills from 0 to 1. */
export function bar(pen: Pen, x: number, y: number, width: number, share: number, color: string) {
  fillRound(pen, { x, y, width, height: 10 }, 5, 'rgb(3 14 24 / .5)')
  if (share > 0.03)
    fillRound(pen, { x: x + 1.5, y: y + 1.5, width: (width - 3) * Math.min(1, share), height: 7 }, 3.5, color)
}

/** A block with a light top and a dark lower side. */
export function block(pen: Pen, x: number, y: number, width: number, height: number, color: string) {
  fillRound(pen, { x, y: y + 4, width, height }, 6, shade(color, -0.4))
  fillRound(pen, { x, y, width, height: height - 2 }, 6, color)
  fillRound(pen, { x: x + 4, y: y + 3, width: width - 8, height: 4 }, 2, shade(color, 0.4))
}

/** Waves that run along a line. */
export function waves(pen: Pen, y: number, seconds: number, color: string) {
  pen.beginPath()
  pen.moveTo(0, SIDE)
  pen.lineTo(0, y)
  for (let x = 0; x <= SIDE; x += 20) pen.lineTo(x, y + Math.sin(x * 0.06 + seconds * 2.2) * 3)
  pen.lineTo(SIDE, SIDE)
  pen.fillStyle = color
  pen.fill()
}
