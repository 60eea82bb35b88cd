import { fillCircle, shade } from '#kit/game/draw.ts'
import { radiusOf, type FruitName } from './orchard.ts'
import { sprite, type Sprite } from './sheet.ts'

type Pen = CanvasRenderingContext2D

/** Colours of a fruit, outside and inside. */
interface Look {
  readonly skin: string
  readonly rind: string
  readonly flesh: string
  readonly juice: string
  /** Skin details; the pen is clipped to the fruit. */
  detail?(pen: Pen, radius: number): void
  /** Parts outside the circle, such as a stalk. */
  crown?(pen: Pen, radius: number): void
  /** Seeds and core of the cut face; `flat` is the flatness of the ellipse. */
  inside(pen: Pen, radius: number, flat: number): void
}

export interface FruitArt {
  readonly whole: Sprite
  /** The upper half with its cut face below. */
  readonly half: Sprite
  /** The other half: without the stalk. */
  readonly base: Sprite
  readonly juice: string
}

const TURN = 2 * Math.PI
const FLAT = 0.32
const ROOM = 2.5

function oval(pen: Pen, x: number, y: number, rx: number, ry: number, color: string, turn = 0) {
  pen.fillStyle = color
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, turn, 0, TURN)
  pen.fill()
}

/** A ring of seeds around the core. */
function seeds(
  pen: Pen,
  radius: number,
  flat: number,
  ring: { count: number; at: number; size: number; color: string },
) {
  for (let index = 0; index < ring.count; index++) {
    const angle = (index / ring.count) * TURN + 0.3
    const x = Math.cos(angle) * radius * ring.at
    const y = Math.sin(angle) * radius * ring.at * flat
    oval(pen, x, y, radius * ring.size, radius * ring.size * 0.62, ring.color, Math.atan2(y, x))
  }
}

/** The wedges of a citrus. */
function wedges(pen: Pen, radius: number, flat: number, color: string) {
  pen.strokeStyle = color
  pen.lineWidth = radius * 0.045
  for (let index = 0; index < 5; index++) {
    const angle = (index / 5) * Math.PI + 0.2
    pen.beginPath()
    pen.moveTo(Math.cos(angle) * radius * 0.8, Math.sin(angle) * radius * 0.8 * flat)
    pen.lineTo(-Math.cos(angle) * radius * 0.8, -Math.sin(angle) * radius * 0.8 * flat)
    pen.stroke()
  }
  oval(pen, 0, 0, radius * 0.12, radius * 0.12 * flat, color)
}

function stalk(pen: Pen, radius: number, leaf: string) {
  pen.strokeStyle = '#6b3f1e'
  pen.lineWidth = radius * 0.13
  pen.beginPath()
  pen.moveTo(0, -radius * 0.82)
  pen.quadraticCurveTo(radius * 0.02, -radius * 1.05, radius * 0.14, -radius * 1.16)
  pen.stroke()
  oval(pen, radius * 0.34, -radius * 1.0, radius * 0.3, radius * 0.13, shade(leaf, -0.3), -0.45)
  oval(pen, radius * 0.33, -radius * 1.03, radius * 0.27, radius * 0.1, leaf, -0.45)
}

function bands(pen: Pen, radius: number, color: string) {
  pen.strokeStyle = color
  for (let index = -2; index <= 2; index++) {
    pen.lineWidth = radius * (0.17 - Math.abs(index) * 0.02)
    pen.beginPath()
    for (let step = 0; step <= 10; step++) {
      const k = (step / 10) * 2 - 1
      const bow = Math.sqrt(Math.max(0, 1 - k * k))
      const x = index * 0.42 * bow + (step % 2 === 0 ? 0.03 : -0.03)
      if (step === 0) pen.moveTo(x * radius, k * radius)
      else pen.lineTo(x * radius, k * radius)
    }
    pen.stroke()
  }
}

function dots(pen: Pen, radius: number, color: string, size: number) {
  pen.fillStyle = color
  for (let index = 0; index < 46; index++) {
    const angle = index * 2.4
    const far = Math.sqrt(index / 46) * radius * 0.96
    fillCircle(pen, Math.cos(angle) * far, Math.sin(angle) * far, radius * size, color)
  }
}

const looks: Readonly<Record<FruitName, Look>> = {
  melon: {
    skin: '#3fae4a',
    rind: '#dff5c4',
    flesh: '#ff5063',
    juice: '#ff4a5e',
    detail: (pen, radius) => bands(pen, radius, '#1c7435'),
    inside(pen, radius, flat) {
      oval(pen, 0, 0, radius * 0.5, radius * 0.5 * flat, '#ff6c7a')
      seeds(pen, radius, flat, { count: 11, at: 0.56, size: 0.055, color: '#3b0d14' })
    },
  },
  coconut: {
    skin: '#8a5230',
    rind: '#fffdf4',
    flesh: '#eef7f6',
    juice: '#f4fbff',
    detail(pen, radius) {
      pen.strokeStyle = '#6d3c20'
      pen.lineWidth = radius * 0.035
      for (let index = -7; index <= 7; index++) {
        pen.beginPath()
        pen.moveTo(index * radius * 0.16 - radius * 0.2, -radius)
        pen.quadraticCurveTo(index * radius * 0.2, 0, index * radius * 0.16 + radius * 0.1, radius)
        pen.stroke()
      }
      for (const [x, y] of [
        [-0.2, -0.42],
        [0.2, -0.46],
        [0.02, -0.14],
      ] as const)
        oval(pen, x * radius, y * radius, radius * 0.1, radius * 0.12, '#3c1d0e')
    },
    inside(pen, radius, flat) {
      oval(pen, 0, radius * 0.03, radius * 0.62, radius * 0.62 * flat, '#c9e4e6')
      oval(pen, 0, radius * 0.06, radius * 0.54, radius * 0.5 * flat, '#a9d3d9')
    },
  },
  orange: {
    skin: '#ff9a2e',
    rind: '#fff0cf',
    flesh: '#ffab3d',
    juice: '#ffb02e',
    detail: (pen, radius) => dots(pen, radius, 'rgb(190 84 0 / .28)', 0.03),
    crown: (pen, radius) => stalk(pen, radius, '#4fb04a'),
    inside: (pen, radius, flat) => wedges(pen, radius, flat, '#fff0cf'),
  },
  apple: {
    skin: '#e8364a',
    rind: '#ffe9c8',
    flesh: '#fff3d4',
    juice: '#ffe9a8',
    detail(pen, radius) {
      oval(pen, radius * 0.1, -radius * 0.9, radius * 0.5, radius * 0.24, '#a61a35')
      dots(pen, radius, 'rgb(255 214 150 / .35)', 0.024)
    },
    crown: (pen, radius) => stalk(pen, radius, '#6cc24a'),
    inside(pen, radius, flat) {
      oval(pen, 0, 0, radius * 0.32, radius * 0.32 * flat, '#f1dba4')
      seeds(pen, radius, flat, { count: 4, at: 0.2, size: 0.07, color: '#5a2c12' })
    },
  },
  pitaya: {
    skin: '#ec3f9b',
    rind: '#ff86c4',
    flesh: '#fbf6fa',
    juice: '#ff5db1',
    detail(pen, radius) {
      for (const [x, y, turn] of [
        [-0.5, -0.35, 0.6],
        [0.1, -0.5, -0.1],
        [0.55, -0.1, -0.6],
        [-0.3, 0.2, 0.4],
        [0.3, 0.4, -0.4],
        [-0.55, 0.6, 0.6],
      ] as const) {
        oval(pen, x * radius, y * radius, radius * 0.1, radius * 0.28, '#b51a6d', turn)
        oval(pen, x * radius, y * radius - radius * 0.06, radius * 0.07, radius * 0.22, '#b6e06a', turn)
      }
    },
    crown(pen, radius) {
      for (const turn of [-0.7, -0.25, 0.25, 0.7])
        oval(
          pen,
          Math.sin(turn) * radius,
          -Math.cos(turn) * radius,
          radius * 0.11,
          radius * 0.3,
          '#8fce5a',
          turn,
        )
    },
    inside(pen, radius, flat) {
      for (const [at, count] of [
        [0.2, 6],
        [0.42, 11],
        [0.64, 16],
      ] as const)
        seeds(pen, radius, flat, { count, at, size: 0.028, color: '#2b1226' })
    },
  },
  kiwi: {
    skin: '#9a7442',
    rind: '#d8ee8a',
    flesh: '#8fd13f',
    juice: '#9be04a',
    detail: (pen, radius) => dots(pen, radius, 'rgb(70 44 16 / .4)', 0.028),
    inside(pen, radius, flat) {
      oval(pen, 0, 0, radius * 0.46, radius * 0.46 * flat, '#b4e266')
      seeds(pen, radius, flat, { count: 16, at: 0.4, size: 0.05, color: '#1f2410' })
      oval(pen, 0, 0, radius * 0.24, radius * 0.24 * flat, '#f2fad6')
    },
  },
  lime: {
    skin: '#8ed12f',
    rind: '#f4fbd0',
    flesh: '#c6ee5e',
    juice: '#c8f24e',
    detail: (pen, radius) => dots(pen, radius, 'rgb(56 112 0 / .26)', 0.03),
    crown(pen, radius) {
      oval(pen, radius * 0.98, 0, radius * 0.2, radius * 0.16, '#6fb01f')
      oval(pen, -radius * 0.98, 0, radius * 0.16, radius * 0.14, '#7fc127')
    },
    inside: (pen, radius, flat) => wedges(pen, radius, flat, '#f4fbd0'),
  },
  plum: {
    skin: '#7a45d6',
    rind: '#ffd06a',
    flesh: '#ffb347',
    juice: '#b06bff',
    detail(pen, radius) {
      pen.strokeStyle = 'rgb(40 8 96 / .5)'
      pen.lineWidth = radius * 0.09
      pen.beginPath()
      pen.moveTo(0, -radius)
      pen.quadraticCurveTo(radius * 0.34, 0, radius * 0.05, radius)
      pen.stroke()
      oval(pen, -radius * 0.2, radius * 0.1, radius * 0.6, radius * 0.7, 'rgb(190 160 255 / .22)')
    },
    crown: (pen, radius) => stalk(pen, radius, '#5bb55a'),
    inside(pen, radius, flat) {
      oval(pen, 0, 0, radius * 0.36, radius * 0.36 * flat, '#7a3514')
      oval(pen, -radius * 0.05, -radius * 0.03, radius * 0.27, radius * 0.25 * flat, '#a4562a')
    },
  },
}

function paintWhole(pen: Pen, radius: number, look: Look) {
  look.crown?.(pen, radius)
  pen.save()
  pen.beginPath()
  pen.arc(0, 0, radius, 0, TURN)
  pen.clip()
  pen.fillStyle = look.skin
  pen.fillRect(-radius, -radius, radius * 2, radius * 2)
  look.detail?.(pen, radius)
  const light = pen.createRadialGradient(-radius * 0.38, -radius * 0.42, radius * 0.08, 0, 0, radius * 1.04)
  light.addColorStop(0, 'rgb(255 255 255 / .75)')
  light.addColorStop(0.22, 'rgb(255 255 255 / .16)')
  light.addColorStop(0.6, 'rgb(20 0 30 / 0)')
  light.addColorStop(1, 'rgb(20 0 40 / .52)')
  pen.fillStyle = light
  pen.fillRect(-radius, -radius, radius * 2, radius * 2)
  pen.restore()
  oval(pen, -radius * 0.4, -radius * 0.5, radius * 0.2, radius * 0.1, 'rgb(255 255 255 / .75)', -0.7)
}

function paintHalf(pen: Pen, radius: number, look: Look) {
  pen.save()
  pen.beginPath()
  pen.rect(-radius * 2, -radius * 2, radius * 4, radius * 2)
  pen.clip()
  paintWhole(pen, radius, look)
  pen.restore()
  oval(pen, 0, 0, radius, radius * FLAT, shade(look.skin, -0.28))
  oval(pen, 0, 0, radius * 0.95, radius * FLAT * 0.93, look.rind)
  oval(pen, 0, 0, radius * 0.84, radius * FLAT * 0.8, look.flesh)
  look.inside(pen, radius * 0.92, FLAT)
  oval(pen, -radius * 0.34, -radius * 0.1, radius * 0.3, radius * 0.05, 'rgb(255 255 255 / .38)')
}

const withoutCrown = ({ crown: _crown, ...look }: Look): Look => look

export function paintFruit(name: FruitName, sharpness: number): FruitArt {
  const look = looks[name]
  const radius = radiusOf(name)
  const size = radius * ROOM
  return {
    whole: sprite(size, sharpness, (pen) => paintWhole(pen, radius, look)),
    half: sprite(size, sharpness, (pen) => paintHalf(pen, radius, look)),
    base: sprite(size, sharpness, (pen) => paintHalf(pen, radius, withoutCrown(look))),
    juice: look.juice,
  }
}
