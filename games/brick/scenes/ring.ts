import { fillCircle, shade } from '#kit/game/draw.ts'
import { specks } from '../art.ts'
import { USUAL } from '../feel.ts'
import {
  CORE_RADIUS,
  coreOf,
  MIDDLE,
  PAD_RING,
  RING_HALF,
  RING_STARTS,
  RINGS,
  rules,
  SHELL,
  TOUGH,
  type Ring,
} from '../rules/ring.ts'
import type { Pen, Scene } from '../scene.ts'

const FULL_TURN = 2 * Math.PI
const COLORS = ['#ffffff', '#ff8f6b', '#ffc24a', '#4fd6a8', '#58b7f2', '#e4eef2', '#fff0b8'] as const
const colorOf = (kind: number): string => COLORS[kind] ?? '#ffffff'
/** Gap between bricks of a ring, in units along it. */
const GAP = 3

export const scene: Scene<Ring> = {
  rules,
  feel: {
    ...USUAL,
    break: { sound: 'pop', sparks: ['#ffc24a', '#ff8f6b', '#58b7f2', '#ffffff'], count: 9, isRising: true },
    core: { sound: 'merge', sparks: ['#fff6d8', '#ff9ecb', '#ffffff'], count: 26, quake: 6 },
  },
  colorOf,
  ballColor: () => '#fff3d6',
  backdrop(pen, look) {
    specks(pen, look, { count: 60, color: '#c9fbff', seed: 1442, isRing: true })
    const water = pen.createRadialGradient(MIDDLE, MIDDLE, 20, MIDDLE, MIDDLE, 198)
    water.addColorStop(0, '#1fa0b4')
    water.addColorStop(0.6, '#0f5f8a')
    water.addColorStop(1, '#082c58')
    fillCircle(pen, MIDDLE, MIDDLE, 199, 'rgb(255 255 255 / .14)')
    fillCircle(pen, MIDDLE, MIDDLE, 196, water)
    // Arms of the whirlpool.
    pen.strokeStyle = 'rgb(200 255 255 / .1)'
    pen.lineWidth = 7
    pen.lineCap = 'round'
    for (let arm = 0; arm < 7; arm++) {
      pen.beginPath()
      for (let part = 0; part <= 20; part++) {
        const angle = (arm / 7) * FULL_TURN + part * 0.11
        const reach = 40 + part * 7
        pen.lineTo(MIDDLE + Math.cos(angle) * reach, MIDDLE + Math.sin(angle) * reach)
      }
      pen.stroke()
    }
    pen.strokeStyle = 'rgb(255 255 255 / .16)'
    pen.lineWidth = 2
    pen.setLineDash([3, 8])
    pen.beginPath()
    pen.arc(MIDDLE, MIDDLE, PAD_RING, 0, FULL_TURN)
    pen.stroke()
    pen.setLineDash([])
  },
  under(pen, state, { seconds, calm }) {
    pen.lineCap = 'butt'
    for (const ring of RINGS.keys()) drawRing(pen, state, ring)
    drawCore(pen, state, calm ? 0 : seconds)
  },
  over(pen, { pad, half }, { dip }) {
    const radius = PAD_RING + dip * 3
    pen.lineCap = 'round'
    for (const [wide, color, away] of [
      [15, 'rgb(0 14 30 / .4)', 3],
      [13, '#9c6410', 1.5],
      [12, '#ffb63d', 0],
      [3, 'rgb(255 255 255 / .65)', -3],
    ] as const) {
      pen.strokeStyle = color
      pen.lineWidth = wide
      pen.beginPath()
      pen.arc(MIDDLE, MIDDLE, radius + away, pad - half, pad + half)
      pen.stroke()
    }
  },
  coach: [
    { x: 200, y: 340 },
    { x: 320, y: 280 },
    { x: 200, y: 340 },
  ],
}

/** Bricks of equal look share one path: strokes are expensive, and everything moves each frame. */
function drawRing(pen: Pen, { kinds, hits, turns }: Ring, ring: number) {
  const { radius, count } = RINGS[ring]!
  const gap = GAP / radius
  const looks = new Map<string, (readonly [from: number, to: number])[]>()
  for (let place = 0; place < count; place++) {
    const cell = RING_STARTS[ring]! + place
    const kind = kinds[cell]!
    if (!kind) continue
    const from = turns[ring]! + (place / count) * FULL_TURN + gap / 2
    const color = kind === TOUGH && hits[cell] === 1 ? '#a9bcc6' : colorOf(kind)
    looks.set(color, [...(looks.get(color) ?? []), [from, from + FULL_TURN / count - gap]])
  }
  for (const [color, arcs] of looks)
    for (const [wide, paint, away] of [
      [RING_HALF * 2, shade(color, -0.42), 0],
      [RING_HALF * 2 - 5, color, 1],
      [3, shade(color, 0.4), 5],
    ] as const) {
      pen.strokeStyle = paint
      pen.lineWidth = wide
      pen.beginPath()
      for (const [from, to] of arcs) {
        pen.moveTo(MIDDLE + Math.cos(from) * (radius + away), MIDDLE + Math.sin(from) * (radius + away))
        pen.arc(MIDDLE, MIDDLE, radius + away, from, to)
      }
      pen.stroke()
    }
  for (const [from, to] of looks.get(colorOf(SHELL)) ?? []) {
    const middle = (from + to) / 2
    fillCircle(pen, MIDDLE + Math.cos(middle) * radius, MIDDLE + Math.sin(middle) * radius, 6, '#ffffff')
  }
}

/** The pearl in the middle, with a lit ring per hit left. */
function drawCore(pen: Pen, { core, wave }: Ring, seconds: number) {
  const beat = Math.sin(seconds * 3) * 1.2
  fillCircle(pen, MIDDLE, MIDDLE, CORE_RADIUS + 5 + beat, 'rgb(255 214 240 / .22)')
  fillCircle(pen, MIDDLE, MIDDLE + 2, CORE_RADIUS, '#8a4f7d')
  fillCircle(pen, MIDDLE, MIDDLE, CORE_RADIUS - 1, '#ffd3ea')
  fillCircle(pen, MIDDLE - 3, MIDDLE - 3, CORE_RADIUS - 8, '#fff0f8')
  fillCircle(pen, MIDDLE - 9, MIDDLE - 10, 4.5, '#ffffff')
  const all = coreOf(wave)
  pen.lineWidth = 4
  for (let part = 0; part < all; part++) {
    pen.strokeStyle = part < core ? '#e0559c' : 'rgb(255 255 255 / .35)'
    const from = (part / all) * FULL_TURN - Math.PI / 2
    pen.beginPath()
    pen.arc(MIDDLE, MIDDLE, CORE_RADIUS - 5, from + 0.12, from + FULL_TURN / all - 0.12)
    pen.stroke()
  }
}
