import { fillCircle } from '#kit/game/draw.ts'
import { BOMB, FUSE, GUEST, HUB, RAINBOW, STONE, TIDE, VEIL } from './state.ts'

type Pen = CanvasRenderingContext2D

const INK = 'rgb(255 255 255 / .88)'
const SHADE = 'rgb(20 6 40 / .28)'

/** The sign of a kind, around the origin, for a ball of radius r. */
export function emblem(pen: Pen, kind: number, r: number) {
  if (kind === GUEST) return turtle(pen, r)
  if (kind >= FUSE) return fuse(pen, r, 3 - (kind - FUSE))
  const trace = TRACES[kind]
  if (!trace) return
  for (const [dy, paint] of [
    [r * 0.07, SHADE],
    [0, INK],
  ] as const) {
    pen.save()
    pen.translate(0, dy + r * 0.04)
    pen.beginPath()
    trace(pen, r)
    pen.fillStyle = paint
    pen.fill(kind === VEIL ? 'nonzero' : 'evenodd')
    pen.restore()
  }
  if (kind === BOMB) spark(pen, r)
}

type Trace = (pen: Pen, r: number) => void

/** A closed outline through points around the middle: the radius goes through the list again and again. */
function rays(pen: Pen, count: number, radii: readonly number[], turn = -Math.PI / 2) {
  for (let index = 0; index < count; index++) {
    const angle = turn + (index * 2 * Math.PI) / count
    const far = radii[index % radii.length]!
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.closePath()
}

const TRACES: Readonly<Record<number, Trace>> = {
  0(pen, r) {
    const s = r * 0.44
    pen.moveTo(0, s)
    pen.bezierCurveTo(-s * 1.7, -s * 0.1, -s * 0.9, -s * 1.3, 0, -s * 0.45)
    pen.bezierCurveTo(s * 0.9, -s * 1.3, s * 1.7, -s * 0.1, 0, s)
  },
  1(pen, r) {
    pen.moveTo(0, -r * 0.52)
    pen.bezierCurveTo(r * 0.16, -r * 0.2, r * 0.4, 0, r * 0.36, r * 0.2)
    pen.arc(0, r * 0.14, r * 0.36, 0.15, Math.PI - 0.15)
    pen.bezierCurveTo(-r * 0.4, 0, -r * 0.16, -r * 0.2, 0, -r * 0.52)
  },
  2: (pen, r) => rays(pen, 10, [r * 0.52, r * 0.23]),
  3(pen, r) {
    for (let leaf = 0; leaf < 3; leaf++) {
      const angle = -Math.PI / 2 + (leaf * 2 * Math.PI) / 3
      const [x, y] = [Math.cos(angle) * r * 0.24, Math.sin(angle) * r * 0.24]
      pen.moveTo(x + r * 0.21, y)
      pen.arc(x, y, r * 0.21, 0, 2 * Math.PI)
    }
  },
  4: (pen, r) => rays(pen, 4, [r * 0.52, r * 0.36]),
  5(pen, r) {
    pen.arc(0, 0, r * 0.4, 0, 2 * Math.PI)
    pen.closePath()
    pen.moveTo(r * 0.2, 0)
    pen.arc(0, 0, r * 0.2, 0, 2 * Math.PI)
  },
  [BOMB]: (pen, r) => rays(pen, 16, [r * 0.56, r * 0.3]),
  [RAINBOW]: (pen, r) => rays(pen, 8, [r * 0.6, r * 0.16]),
  [STONE](pen, r) {
    pen.moveTo(-r * 0.4, -r * 0.05)
    pen.lineTo(-r * 0.05, -r * 0.3)
    pen.lineTo(r * 0.4, -r * 0.1)
    pen.lineTo(r * 0.3, r * 0.3)
    pen.lineTo(-r * 0.25, r * 0.35)
    pen.closePath()
  },
  [TIDE](pen, r) {
    for (const y of [-0.16, 0.2]) {
      pen.moveTo(-r * 0.5, r * (y + 0.1))
      pen.quadraticCurveTo(-r * 0.25, r * (y - 0.3), 0, r * y)
      pen.quadraticCurveTo(r * 0.25, r * (y + 0.26), r * 0.5, r * (y - 0.12))
      pen.lineTo(r * 0.5, r * (y + 0.05))
      pen.quadraticCurveTo(r * 0.25, r * (y + 0.44), 0, r * (y + 0.17))
      pen.quadraticCurveTo(-r * 0.25, r * (y - 0.12), -r * 0.5, r * (y + 0.26))
      pen.closePath()
    }
  },
  [VEIL](pen, r) {
    for (const [x, y, size] of [
      [-0.24, 0.08, 0.24],
      [0.06, -0.1, 0.3],
      [0.3, 0.1, 0.22],
    ] as const) {
      pen.moveTo((x + size) * r, y * r)
      pen.arc(x * r, y * r, size * r, 0, 2 * Math.PI)
      pen.closePath()
    }
    pen.rect(-r * 0.26, r * 0.1, r * 0.58, r * 0.22)
  },
  [HUB](pen, r) {
    rays(pen, 16, [r * 0.62, r * 0.45])
    pen.moveTo(r * 0.24, 0)
    pen.arc(0, 0, r * 0.24, 0, 2 * Math.PI)
  },
}

function spark(pen: Pen, r: number) {
  pen.beginPath()
  rays(pen, 16, [r * 0.4, r * 0.2])
  pen.fillStyle = '#ff9d2e'
  pen.fill()
  fillCircle(pen, 0, r * 0.02, r * 0.14, '#ffe7a0')
}

/** A little turtle looking out of its bubble. */
function turtle(pen: Pen, r: number) {
  for (const [x, y] of [
    [-0.42, -0.22],
    [0.42, -0.22],
    [-0.38, 0.32],
    [0.38, 0.32],
  ] as const)
    fillCircle(pen, x * r, y * r, r * 0.16, '#5fae4e')
  fillCircle(pen, 0, -r * 0.48, r * 0.2, '#74c25f')
  for (const x of [-0.07, 0.07]) fillCircle(pen, x * r, -r * 0.54, r * 0.045, '#1d2b1a')
  fillCircle(pen, 0, r * 0.06, r * 0.43, '#2f7d46')
  fillCircle(pen, 0, r * 0.03, r * 0.38, '#49a35c')
  pen.beginPath()
  rays(pen, 6, [r * 0.2])
  pen.fillStyle = '#2f7d46'
  pen.fill()
}

/** A keg with as many glowing bands as it has ticks left. */
function fuse(pen: Pen, r: number, ticks: number) {
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(0, -r * 0.3)
  pen.quadraticCurveTo(r * 0.1, -r * 0.62, r * 0.36, -r * 0.6)
  pen.strokeStyle = '#f4e2b8'
  pen.lineWidth = r * 0.1
  pen.stroke()
  fillCircle(pen, r * 0.38, -r * 0.6, r * 0.15, '#ffd84a')
  for (let tick = 0; tick < ticks; tick++)
    fillCircle(pen, (tick - (ticks - 1) / 2) * r * 0.42, r * 0.16, r * 0.17, '#fff1c9')
}
