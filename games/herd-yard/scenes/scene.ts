import { fillCircle, shade } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { REST_TICKS, SIDE, type Player, type Yard } from '../yard.ts'

export type Pen = CanvasRenderingContext2D

export interface Look {
  readonly seconds: number
  readonly calm: boolean
  /** Seat of the leader. */
  readonly leader: number
}

/** The picture of a yard, in a square of `SIDE`. */
export interface Scene<State extends Yard = Yard> {
  /** What stands still; painted once for a size. */
  still(pen: Pen): void
  draw(pen: Pen, state: State, look: Look): void
}

/** Colours of the seats, the person's first. */
export const COLORS = ['#ffb63d', '#ff5d73', '#4ecdc4', '#b57bff', '#5b8def', '#7bdc5b'] as const

const art = sprites()
export const clearArt = () => art.clear()

export function ellipse(pen: Pen, x: number, y: number, rx: number, ry: number, paint: string) {
  pen.beginPath()
  pen.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), 0, 0, 2 * Math.PI)
  pen.fillStyle = paint
  pen.fill()
}

/** Draws a square picture with its middle at a place; it is painted once for a size. */
export function stamp(pen: Pen, key: string, paint: (pen: Pen) => void, x: number, y: number, size: number) {
  art.draw(
    pen,
    { key, width: 60, height: 60, paint },
    { x: x - size / 2, y: y - size / 2, width: size, height: size },
  )
}

/** A floor of one colour with strewn marks of another. */
export function floor(pen: Pen, color: string, mark: string, isGrass: boolean) {
  pen.fillStyle = color
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.strokeStyle = mark
  pen.lineWidth = 3
  pen.lineCap = 'round'
  for (let at = 0; at < 90; at++) {
    const x = (at * 137 + 41) % SIDE
    const y = (at * 211 + 17) % SIDE
    pen.beginPath()
    if (isGrass) {
      pen.moveTo(x - 5, y - 8)
      pen.lineTo(x, y)
      pen.lineTo(x + 5, y - 8)
    } else {
      pen.moveTo(x - 10, y)
      pen.quadraticCurveTo(x, y - 6, x + 10, y)
    }
    pen.stroke()
  }
}

const paintBody = (color: string) => (pen: Pen) => {
  fillCircle(pen, 30, 34, 25, shade(color, -0.5))
  fillCircle(pen, 30, 30, 25, color)
  fillCircle(pen, 27, 26, 18, shade(color, 0.16))
  fillCircle(pen, 21, 19, 6, 'rgb(255 255 255 / .55)')
}

/** A straw hat tells the islanders of the yards from all others. */
const paintHat = (band: string) => (pen: Pen) => {
  ellipse(pen, 30, 33, 24, 11, '#b8862a')
  ellipse(pen, 30, 30, 24, 11, '#f2cf6a')
  ellipse(pen, 30, 25, 14, 10, shade(band, -0.2))
  ellipse(pen, 30, 22, 14, 10, '#f7dd8a')
}

interface Pose {
  readonly tick: number
  readonly look: Look
  readonly alpha?: number
}

/** An islander under a hat, in the colour of the seat. */
export function islander(pen: Pen, player: Player, who: number, { tick, look, alpha = 1 }: Pose) {
  if (player.away > 0) return
  const color = COLORS[who]!
  const { x, y, size, dx, dy } = player
  const runs = Math.abs(player.vx) + Math.abs(player.vy) > 0.5
  const bob = runs && !look.calm ? Math.abs(Math.sin(tick * 0.25 + who)) * 3 : 0
  pen.globalAlpha = alpha
  ellipse(pen, x + 2, y + size * 0.85, size, size * 0.45, 'rgb(10 20 10 / .24)')
  if (player.dash > 0) {
    pen.globalAlpha = 0.3 * alpha
    fillCircle(pen, x - dx * 16, y - dy * 16, size * 0.85, color)
    fillCircle(pen, x - dx * 30, y - dy * 30, size * 0.6, color)
    pen.globalAlpha = alpha
  }
  for (const side of [-1, 1]) {
    const swing = runs ? Math.sin(tick * 0.42) * size * 0.36 * side : 0
    fillCircle(
      pen,
      x - dy * side * size * 0.5 + dx * swing,
      y + dx * side * size * 0.5 + dy * swing + size * 0.5,
      size * 0.34,
      shade(color, -0.5),
    )
  }
  const squash = player.stun > 0 ? 0.85 : 1
  pen.save()
  pen.translate(x, y - bob)
  pen.scale(2 - squash, squash)
  stamp(pen, `body${who}`, paintBody(color), 0, 0, size * 2.4)
  pen.restore()
  for (const side of [-1, 1]) {
    const ex = x + dx * size * 0.4 - dy * side * size * 0.4
    const ey = y - bob + dy * size * 0.34 + dx * side * size * 0.4
    fillCircle(pen, ex, ey, size * 0.28, '#ffffff')
    fillCircle(pen, ex + dx * 2, ey + dy * 2, player.stun > 0 ? size * 0.06 : size * 0.14, '#10202c')
  }
  stamp(pen, `hat${who}`, paintHat(color), x - dx * size * 0.2, y - bob - size * 0.62, size * 1.9)
  pen.globalAlpha = 1
  if (who === 0) ring(pen, player)
  if (who === look.leader) crown(pen, x, y - size * 1.7 - bob, 9)
}

/** Shows where the person is, and how ready the button is. */
export function ring(pen: Pen, { x, y, size, rest }: Player) {
  pen.strokeStyle = 'rgb(255 255 255 / .85)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(x, y, size + 9, -Math.PI / 2, -Math.PI / 2 + (1 - rest / REST_TICKS) * 2 * Math.PI)
  pen.stroke()
}

export function crown(pen: Pen, x: number, y: number, size: number) {
  pen.beginPath()
  for (const [cx, cy] of [
    [-1, 0],
    [-1.15, -1.1],
    [-0.5, -0.55],
    [0, -1.35],
    [0.5, -0.55],
    [1.15, -1.1],
    [1, 0],
  ] as const)
    pen.lineTo(x + cx * size, y + cy * size)
  pen.closePath()
  pen.fillStyle = '#ffd84a'
  pen.fill()
  pen.strokeStyle = '#c98a10'
  pen.lineWidth = 2
  pen.stroke()
}

/** All islanders, those in front last. */
export function crowd(pen: Pen, { players, tick }: Yard, look: Look) {
  const order = players.map((_, who) => who).toSorted((one, other) => players[one]!.y - players[other]!.y)
  for (const who of order) islander(pen, players[who]!, who, { tick, look })
}
