import { fillCircle, fillRound, shade as tinted } from '#kit/game/draw.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Model } from './garage.ts'
import type { Point } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D
type Vector = readonly [number, number, number]

export interface CarLook {
  readonly color: string
  readonly seat: string
  readonly helmet: string
  readonly trim: Model['trim']
  readonly sprites: Sprites
  /** Pixels per unit of the pitch. */
  readonly scale: number
  /** Ring below a player's car: its colour, and how far the boost has recovered. */
  readonly ring: string | undefined
  readonly ready: number
  readonly boosting: boolean
  /** Strength of the last bump, 0 to 1. */
  readonly shock: number
  readonly shade: Point
  readonly time: number
}

interface Place {
  readonly x: number
  readonly y: number
  readonly hx: number
  readonly hy: number
}

/** A bumper car from above: rubber ring, body, seat, driver, and a light on the bonnet. */
export function drawCar(pen: Pen, { x, y, hx, hy }: Place, look: CarLook) {
  const { shade, shock, ring } = look
  const turn = Math.atan2(hy, hx)
  pen.save()
  pen.translate(x + shade.x, y + shade.y)
  pen.rotate(turn)
  fillRound(pen, { x: -28, y: -20, width: 57, height: 41 }, 18, 'rgb(3 37 26 / .36)')
  pen.restore()
  if (ring) playerRing(pen, x, y, ring, look.ready)
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(1 - shock * 0.12, 1 + shock * 0.1)
  if (look.boosting) flame(pen, look.time)
  look.sprites.draw(pen, carPicture(look), {
    x: -HALF.long,
    y: -HALF.wide,
    width: HALF.long * 2,
    height: HALF.wide * 2,
  })
  pen.restore()
}

const HALF = { long: 30, wide: 22 } as const

/** Car image cached per colours, with what its model adds. */
export function carPicture({
  color,
  seat,
  helmet,
  trim,
  scale,
}: Pick<CarLook, 'color' | 'seat' | 'helmet' | 'trim' | 'scale'>) {
  return {
    key: `car ${color} ${helmet} ${trim} ${scale.toFixed(3)}`,
    width: HALF.long * 2 * scale,
    height: HALF.wide * 2 * scale,
    paint(pen: Pen) {
      pen.scale(scale, scale)
      pen.translate(HALF.long, HALF.wide)
      paintCar(pen, { color, seat, helmet, trim })
    },
  }
}

function paintCar(
  pen: Pen,
  { color, seat, helmet, trim }: Pick<CarLook, 'color' | 'seat' | 'helmet' | 'trim'>,
) {
  fillRound(pen, { x: -28, y: -20, width: 56, height: 40 }, trim === 'plates' ? 9 : 18, '#16242C')
  fillRound(pen, { x: -24.5, y: -16.5, width: 49, height: 33 }, trim === 'plates' ? 6 : 14, color)
  TRIMS[trim](pen, color)
  fillRound(pen, { x: -21, y: -14.5, width: 40, height: 6 }, 3, 'rgb(255 255 255 / .28)')
  fillRound(pen, { x: -14, y: -11.5, width: 22, height: 23 }, 8, seat)
  fillCircle(pen, -3, 0, 7.6, '#FFE0BD')
  pen.beginPath()
  pen.arc(-3, 0, 7.6, Math.PI / 2, Math.PI * 1.5)
  pen.fillStyle = helmet
  pen.fill()
  pen.strokeStyle = 'rgb(255 255 255 / .85)'
  pen.lineWidth = 3.4
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(16, -9)
  pen.lineTo(16, 9)
  pen.stroke()
}

/** What tells the models apart. */
const TRIMS: Readonly<Record<Model['trim'], (pen: Pen, color: string) => void>> = {
  bar: () => undefined,
  stripes(pen) {
    for (const y of [-6, 2]) fillRound(pen, { x: -24, y, width: 48, height: 4 }, 1, '#FFFFFF')
  },
  plates(pen, color) {
    for (const x of [-22, 12]) fillRound(pen, { x, y: -15, width: 10, height: 30 }, 2, tinted(color, -0.35))
  },
  fins(pen, color) {
    pen.fillStyle = tinted(color, 0.5)
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(-8, side * 13)
      pen.lineTo(-27, side * 20)
      pen.lineTo(-22, side * 10)
      pen.fill()
    }
    fillCircle(pen, 21, 0, 4.5, '#FF7A2E')
  },
  star(pen) {
    pen.fillStyle = '#FFF3B0'
    pen.beginPath()
    for (let at = 0; at < 10; at++) {
      const radius = at % 2 === 0 ? 8 : 3.4
      pen.lineTo(14 + radius * Math.cos((at * Math.PI) / 5), radius * Math.sin((at * Math.PI) / 5))
    }
    pen.fill()
  },
  checks(pen) {
    pen.fillStyle = '#FFFFFF'
    for (let at = 0; at < 8; at++) pen.fillRect(-22 + at * 5.6, at % 2 === 0 ? 11 : 7, 5.6, 4)
    for (let at = 0; at < 8; at++) pen.fillRect(-22 + at * 5.6, at % 2 === 0 ? -11 : -15, 5.6, 4)
  },
  crown(pen) {
    pen.fillStyle = '#FFD86B'
    pen.beginPath()
    for (const [x, y] of [
      [9, -9],
      [20, -9],
      [15, -4],
      [22, 0],
      [15, 4],
      [20, 9],
      [9, 9],
    ] as const)
      pen.lineTo(x, y)
    pen.fill()
  },
}

function playerRing(pen: Pen, x: number, y: number, color: string, ready: number) {
  pen.lineCap = 'round'
  pen.lineWidth = 3
  pen.strokeStyle = 'rgb(255 255 255 / .2)'
  pen.beginPath()
  pen.arc(x, y, 33, 0, 2 * Math.PI)
  pen.stroke()
  pen.strokeStyle = color
  pen.beginPath()
  pen.arc(x, y, 33, 0, 2 * Math.PI * Math.max(0.001, ready))
  pen.stroke()
}

function flame(pen: Pen, time: number) {
  const long = 22 + 8 * Math.sin(time * 70)
  for (const [paint, share] of [
    ['#FF7A2E', 1],
    ['#FFE08A', 0.55],
  ] as const) {
    pen.fillStyle = paint
    pen.beginPath()
    pen.moveTo(-24, -12 * share)
    pen.quadraticCurveTo(-30 - long * share * 0.5, -10 * share, -26 - long * share, 0)
    pen.quadraticCurveTo(-30 - long * share * 0.5, 10 * share, -24, 12 * share)
    pen.fill()
  }
}

/** The twelve dark patches of the ball: corners of an icosahedron. */
const GOLDEN = (1 + Math.sqrt(5)) / 2
const SIZE = Math.hypot(1, GOLDEN)
export const PATCHES: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-1, 1].flatMap((b): Vector[] => [
    [0, a / SIZE, (b * GOLDEN) / SIZE],
    [a / SIZE, (b * GOLDEN) / SIZE, 0],
    [(b * GOLDEN) / SIZE, 0, a / SIZE],
  ]),
)

/** Rotates the patches after the ball has rolled by (dx, dy) radii. */
export function rolledPatches(patches: readonly Vector[], dx: number, dy: number): readonly Vector[] {
  const angle = Math.hypot(dx, dy)
  if (angle < 1e-4) return patches
  const kx = -dy / angle
  const ky = dx / angle
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return patches.map(([x, y, z]): Vector => {
    const dot = (kx * x + ky * y) * (1 - cos)
    return [
      x * cos + ky * z * sin + kx * dot,
      y * cos - kx * z * sin + ky * dot,
      z * cos + (kx * y - ky * x) * sin,
    ]
  })
}

export interface BallLook {
  readonly radius: number
  readonly patches: readonly Vector[]
  readonly shade: Point
  /** Direction of the last hit and the squash still left. */
  readonly squash: { readonly angle: number; readonly k: number }
  readonly paint: { readonly skin: string; readonly patch: string }
}

export function drawBall(pen: Pen, { x, y }: Point, { radius, patches, shade, squash, paint }: BallLook) {
  fillCircle(pen, x + shade.x, y + shade.y, radius * 1.02, 'rgb(3 37 26 / .4)')
  pen.save()
  pen.translate(x, y)
  pen.rotate(squash.angle)
  pen.scale(1 - squash.k * 0.3, 1 + squash.k * 0.22)
  pen.rotate(-squash.angle)
  fillCircle(pen, 0, 0, radius, paint.skin)
  pen.clip()
  pen.fillStyle = paint.patch
  for (const [px, py, pz] of patches) {
    if (pz < 0.02) continue
    pen.save()
    pen.rotate(Math.atan2(py, px))
    pen.beginPath()
    pen.ellipse(Math.hypot(px, py) * radius * 0.93, 0, radius * 0.36 * pz, radius * 0.36, 0, 0, 2 * Math.PI)
    pen.fill()
    pen.restore()
  }
  fillCircle(
    pen,
    -shade.x * 0.2 * radius * 0.4,
    -shade.y * 0.2 * radius * 0.4,
    radius * 0.55,
    'rgb(255 255 255 / .16)',
  )
  pen.lineWidth = radius * 0.5
  pen.strokeStyle = 'rgb(2 20 26 / .2)'
  pen.beginPath()
  pen.arc(-shade.x * 0.7, -shade.y * 0.7, radius * 1.2, 0, 2 * Math.PI)
  pen.stroke()
  pen.restore()
}
