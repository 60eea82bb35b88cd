import { fillCircle, shade } from '#kit/game/draw.ts'
import { SIDES, turned, type Axis, type Turn } from './die-space.ts'
import type { Palette } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Perspective: the table is seen from above, a little from the front. */
const TILT = 0.42
const [SIN, COS] = [Math.sin(TILT), Math.cos(TILT)]
const LIGHT: Axis = [-0.42, -0.3, 0.86]
const JOKER = '#e8503f'

const flat = ([x, y, z]: Axis): readonly [number, number] => [x, y * COS - z * SIN]
const nearness = ([, y, z]: Axis) => y * SIN + z * COS

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.42, -0.42],
    [0.42, 0.42],
  ],
  [
    [-0.46, -0.46],
    [0, 0],
    [0.46, 0.46],
  ],
  [
    [-0.42, -0.42],
    [0.42, -0.42],
    [-0.42, 0.42],
    [0.42, 0.42],
  ],
  [
    [-0.46, -0.46],
    [0.46, -0.46],
    [0, 0],
    [-0.46, 0.46],
    [0.46, 0.46],
  ],
  [
    [-0.4, -0.5],
    [0.4, -0.5],
    [-0.4, 0],
    [0.4, 0],
    [-0.4, 0.5],
    [0.4, 0.5],
  ],
]

export interface DieLook {
  readonly x: number
  readonly y: number
  /** Edge of the cube. */
  readonly size: number
  /** Height above the table. */
  readonly lift: number
  readonly turn: Turn
}

/** Its shadow on the table: softer and farther the higher it flies. */
export function dieShadow(pen: Pen, { x, y, size, lift }: DieLook) {
  const away = lift * 0.5
  pen.fillStyle = `rgb(4 8 18 / ${Math.max(0.1, 0.34 - lift / (size * 9))})`
  for (const grow of [0.62, 0.5]) {
    pen.beginPath()
    pen.ellipse(
      x + size * 0.12 + away * 0.5,
      y + size * 0.36 + away,
      size * (grow + lift / (size * 10)),
      size * grow * 0.62,
      0,
      0,
      2 * Math.PI,
    )
    pen.fill()
  }
}

/** A cube with round edges, light from the upper left. */
export function drawDie(pen: Pen, { x, y, size, lift, turn }: DieLook, { die, pip }: Palette) {
  const half = size / 2
  const seen = SIDES.map(({ normal }, index) => ({ index, normal: turned(turn, normal) }))
    .filter(({ normal }) => nearness(normal) > 0.01)
    .toSorted((one, other) => nearness(one.normal) - nearness(other.normal))
  pen.save()
  pen.translate(x, y - lift)
  pen.lineJoin = 'round'
  for (const { index, normal } of seen) {
    const color = lit(die, normal)
    const { across, down } = SIDES[index]!
    const [u, v] = [turned(turn, across), turned(turn, down)]
    const [middle, right, bottom] = [flat(normal), flat(u), flat(v)]
    outline(pen, { half, normal, u, v }, shade(color, -0.08))
    pen.save()
    pen.transform(
      right[0] * half,
      right[1] * half,
      bottom[0] * half,
      bottom[1] * half,
      middle[0] * half,
      middle[1] * half,
    )
    pen.beginPath()
    pen.roundRect(-0.86, -0.86, 1.72, 1.72, 0.4)
    pen.fillStyle = shade(color, 0.16)
    pen.fill()
    pips(pen, index, index === 0 ? JOKER : pip)
    pen.restore()
  }
  pen.restore()
}

interface Face {
  readonly half: number
  readonly normal: Axis
  readonly u: Axis
  readonly v: Axis
}

/** The face's square, drawn in and rounded by its own line, so that neighbours meet in a soft edge. */
function outline(pen: Pen, { half, normal, u, v }: Face, color: string) {
  const inner = 0.74
  pen.beginPath()
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [px, py] = flat([
      (normal[0] + u[0] * a + v[0] * b) * inner,
      (normal[1] + u[1] * a + v[1] * b) * inner,
      (normal[2] + u[2] * a + v[2] * b) * inner,
    ])
    pen.lineTo(px * half, py * half)
  }
  pen.closePath()
  pen.fillStyle = pen.strokeStyle = color
  pen.lineWidth = half * 0.52
  pen.fill()
  pen.stroke()
}

function pips(pen: Pen, index: number, color: string) {
  const radius = index === 0 ? 0.3 : 0.17
  for (const [px, py] of PIPS[index]!) {
    fillCircle(pen, px, py, radius, color)
    pen.beginPath()
    pen.arc(px, py, radius * 0.72, Math.PI * 0.05, Math.PI * 0.6)
    pen.strokeStyle = 'rgb(255 255 255 / .28)'
    pen.lineWidth = radius * 0.3
    pen.stroke()
  }
}

const lit = (color: string, normal: Axis) => {
  const light = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]
  return shade(color, light > 0 ? (light - 0.86) * 0.4 : -0.36 + light * 0.14)
}
