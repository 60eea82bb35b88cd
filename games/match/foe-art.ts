import { fillCircle, shade } from '#kit/game/draw.ts'
import type { Foe } from './foes.ts'

type Pen = CanvasRenderingContext2D

/** A foe around the origin: a body by its number, wings, horns or legs, eyes that follow nobody. */
export function drawFoe(pen: Pen, { body, color, boss }: Foe, r: number, hurt: number) {
  const skin = hurt > 0 ? shade(color, 0.5 * hurt) : color
  const dark = shade(color, -0.45)
  pen.save()
  pen.lineJoin = pen.lineCap = 'round'
  pen.fillStyle = 'rgb(0 0 10 / .35)'
  pen.beginPath()
  pen.ellipse(0, r * 1.02, r * 0.9, r * 0.16, 0, 0, 2 * Math.PI)
  pen.fill()
  LIMBS[body % LIMBS.length]!(pen, r, dark)
  for (const [dy, paint] of [
    [0.07, dark],
    [0, skin],
  ] as const) {
    pen.beginPath()
    pen.save()
    pen.translate(0, dy * r)
    BODIES[body % BODIES.length]!(pen, r)
    pen.restore()
    pen.fillStyle = paint
    pen.fill()
  }
  pen.beginPath()
  pen.ellipse(-r * 0.3, -r * 0.5, r * 0.3, r * 0.13, -0.5, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  pen.fill()
  eyes(pen, body, r, hurt)
  if (boss) crown(pen, r)
  pen.restore()
}

type Draw = (pen: Pen, r: number) => void

const BODIES: readonly Draw[] = [
  (pen, r) => {
    pen.moveTo(-r, r)
    pen.bezierCurveTo(-r * 1.05, -r * 1.1, r * 1.05, -r * 1.1, r, r)
    pen.quadraticCurveTo(0, r * 0.8, -r, r)
  },
  (pen, r) => pen.ellipse(0, 0, r * 0.72, r * 0.8, 0, 0, 2 * Math.PI),
  (pen, r) => pen.roundRect(-r * 0.8, -r * 0.75, r * 1.6, r * 1.72, r * 0.35),
  (pen, r) => {
    pen.moveTo(0, -r)
    for (let spike = 1; spike < 18; spike++) {
      const angle = -Math.PI / 2 + (spike * Math.PI) / 9
      const far = spike % 2 === 0 ? r : r * 0.8
      pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
    }
    pen.closePath()
  },
  (pen, r) => {
    pen.moveTo(-r * 0.8, r * 0.95)
    pen.bezierCurveTo(-r, -r * 1.3, r, -r * 1.3, r * 0.8, r * 0.95)
    for (let wave = 0; wave < 4; wave++) {
      const x = r * (0.8 - wave * 0.4)
      pen.quadraticCurveTo(x - r * 0.2, r * (wave % 2 === 0 ? 0.62 : 1.02), x - r * 0.4, r * 0.9)
    }
    pen.closePath()
  },
  (pen, r) => pen.ellipse(0, r * 0.2, r * 0.78, r * 0.66, 0, 0, 2 * Math.PI),
  (pen, r) => pen.arc(0, 0, r * 0.92, 0, 2 * Math.PI),
  (pen, r) => {
    pen.moveTo(-r * 0.75, -r * 0.35)
    pen.lineTo(0, -r)
    pen.lineTo(r * 0.75, -r * 0.35)
    pen.lineTo(r * 0.6, r * 0.85)
    pen.quadraticCurveTo(0, r * 1.1, -r * 0.6, r * 0.85)
    pen.closePath()
  },
]

type Limb = (pen: Pen, r: number, dark: string) => void

const none: Limb = () => {}
const wings: Limb = (pen, r, dark) => {
  pen.fillStyle = dark
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(side * r * 0.4, -r * 0.1)
    pen.quadraticCurveTo(side * r * 1.1, -r * 1.2, side * r * 1.55, -r * 0.5)
    pen.lineTo(side * r * 1.15, -r * 0.25)
    pen.lineTo(side * r * 1.2, r * 0.2)
    pen.lineTo(side * r * 0.8, r * 0.1)
    pen.closePath()
    pen.fill()
  }
}
const horns: Limb = (pen, r) => {
  pen.fillStyle = '#f3e6c6'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(side * r * 0.25, -r * 0.6)
    pen.quadraticCurveTo(side * r * 0.6, -r * 1.3, side * r * 1.1, -r * 1.2)
    pen.quadraticCurveTo(side * r * 0.9, -r * 0.8, side * r * 0.7, -r * 0.45)
    pen.closePath()
    pen.fill()
  }
}
const legs: Limb = (pen, r, dark) => {
  pen.strokeStyle = dark
  pen.lineWidth = r * 0.13
  for (const side of [-1, 1])
    for (let leg = 0; leg < 4; leg++) {
      pen.beginPath()
      pen.moveTo(side * r * 0.5, r * 0.2)
      pen.lineTo(side * r * (1.15 + leg * 0.08), r * (leg * 0.28 - 0.5))
      pen.lineTo(side * r * (1.3 + leg * 0.05), r * (0.35 + leg * 0.22))
      pen.stroke()
    }
}
const arms: Limb = (pen, r, dark) => {
  pen.fillStyle = dark
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.roundRect(side * r * 1.0 - r * 0.27, -r * 0.3, r * 0.54, r * 1.2, r * 0.25)
    pen.fill()
  }
}
const LIMBS: readonly Limb[] = [none, wings, arms, none, none, legs, horns, wings]

function eyes(pen: Pen, body: number, r: number, hurt: number) {
  const places = body === 6 ? [0] : [-0.28, 0.28]
  const size = body === 6 ? 0.36 : 0.19
  for (const x of places) {
    fillCircle(pen, x * r, -r * 0.08, r * size, '#fffbe8')
    fillCircle(pen, x * r, -r * 0.04, r * size * (hurt > 0 ? 0.25 : 0.5), '#1c1024')
  }
  pen.strokeStyle = '#1c1024'
  pen.lineWidth = r * 0.08
  pen.beginPath()
  if (hurt > 0) pen.arc(0, r * 0.42, r * 0.13, 0, 2 * Math.PI)
  else pen.arc(0, r * 0.22, r * 0.3, 0.35, Math.PI - 0.35)
  pen.stroke()
}

function crown(pen: Pen, r: number) {
  pen.beginPath()
  pen.moveTo(-r * 0.45, -r * 0.82)
  for (const [x, y] of [
    [-0.5, -1.3],
    [-0.22, -1.05],
    [0, -1.42],
    [0.22, -1.05],
    [0.5, -1.3],
    [0.45, -0.82],
  ] as const)
    pen.lineTo(x * r, y * r)
  pen.closePath()
  pen.fillStyle = '#ffcf4a'
  pen.fill()
  fillCircle(pen, 0, -r * 0.97, r * 0.08, '#ff4f6b')
}
