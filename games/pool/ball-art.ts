import { fillCircle, FONT_DISPLAY } from '#kit/game/draw.ts'
import { dice } from '#kit/random/dice.ts'
import { WHITE, type BallSuit } from './suits.ts'

type Pen = CanvasRenderingContext2D
type Vector = readonly [number, number, number]

/** Rotation of a ball: direction of its number, and axis of its stripe. */
export interface Facing {
  readonly spot: Vector
  readonly axis: Vector
}

/** Below this radius numbers are drawn larger, and resting balls turn their number up. */
const SMALL = 12
const LEAST_NUMBER = 5.5

const unit = ([x, y, z]: Vector): Vector => {
  const far = Math.hypot(x, y, z) || 1
  return [x / far, y / far, z / far]
}

/** A racked ball has its number up, slightly rotated. */
export function freshFacing(): Facing {
  const spot = unit([(dice() - 0.5) * 1.1, (dice() - 0.5) * 1.1, 1])
  const axis = unit([spot[2], 0, -spot[0]])
  return { spot, axis }
}

/** Turns the ball as it rolls by (dx, dy) radii. */
export function rolled(facing: Facing, dx: number, dy: number): Facing {
  const angle = Math.hypot(dx, dy)
  if (angle < 1e-4) return facing
  const { spot, axis } = facing
  const turn = turner(-dy / angle, dx / angle, angle)
  return { spot: unit(turn(spot)), axis: unit(turn(axis)) }
}

/** A slow ball turns its number towards the viewer. */
export function settling(facing: Facing, share: number): Facing {
  const { spot, axis } = facing
  const sign = spot[2] < 0 ? -1 : 1
  const far = Math.hypot(spot[0], spot[1])
  if (far < 0.12) return facing
  const turn = turner((spot[1] / far) * sign, (-spot[0] / far) * sign, share * far)
  return { spot: unit(turn(spot)), axis: unit(turn(axis)) }
}

/** Rotation about the axis (kx, ky, 0) on the screen, z towards the eye. */
function turner(kx: number, ky: number, angle: number) {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return ([x, y, z]: Vector): Vector => {
    const dot = (kx * x + ky * y) * (1 - cos)
    return [
      x * cos + ky * z * sin + kx * dot,
      y * cos - kx * z * sin + ky * dot,
      z * cos + (kx * y - ky * x) * sin,
    ]
  }
}

/** Shading of a ball, cached per size and drawn over every ball. */
export function paintShade(radius: number): HTMLCanvasElement {
  const fine = 3
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(2, Math.ceil(radius * 2 * fine))
  const pen = canvas.getContext('2d')!
  pen.scale(fine, fine)
  const shade = pen.createRadialGradient(
    radius * 0.66,
    radius * 0.58,
    radius * 0.1,
    radius,
    radius,
    radius * 1.02,
  )
  shade.addColorStop(0, 'rgb(255 255 255 / .35)')
  shade.addColorStop(0.35, 'rgb(255 255 255 / 0)')
  shade.addColorStop(0.62, 'rgb(0 14 24 / .1)')
  shade.addColorStop(1, 'rgb(0 10 20 / .58)')
  fillCircle(pen, radius, radius, radius, shade)
  pen.translate(radius * 0.64, radius * 0.55)
  pen.rotate(-0.5)
  pen.beginPath()
  pen.ellipse(0, 0, radius * 0.27, radius * 0.17, 0, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .85)'
  pen.fill()
  return canvas
}

export function drawBall(
  pen: Pen,
  ball: number,
  at: { readonly x: number; readonly y: number; readonly radius: number },
  facing: Facing,
  { shade, suit }: { readonly shade: HTMLCanvasElement; readonly suit: BallSuit },
) {
  const { x, y, radius } = at
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = suit.isStriped(ball) ? WHITE : suit.color(ball)
  pen.fill()
  pen.clip()
  pen.translate(x, y)
  if (suit.isStriped(ball)) stripe(pen, facing.axis, radius, suit.color(ball))
  if (ball === 0) cueDot(pen, facing, radius)
  else if (suit.hasNumber(ball)) number(pen, ball, facing.spot, radius)
  pen.restore()
  pen.drawImage(shade, x - radius, y - radius, radius * 2, radius * 2)
}

/** Cache of a resting ball, which looks the same in each frame. */
export interface Rested {
  readonly facing: Facing
  readonly radius: number
  /** Set once the ball was seen so twice. */
  readonly picture?: HTMLCanvasElement
}

const FINE = 3
/** Half width of the picture in whole pixels. */
export const restedSize = (picture: HTMLCanvasElement) => picture.width / FINE

export function paintRested(
  ball: number,
  radius: number,
  facing: Facing,
  brush: { readonly shade: HTMLCanvasElement; readonly suit: BallSuit },
): Rested {
  const picture = document.createElement('canvas')
  picture.width = picture.height = Math.ceil(radius * 2 * FINE)
  const pen = picture.getContext('2d')!
  pen.scale(FINE, FINE)
  drawBall(pen, ball, { x: radius, y: radius, radius }, facing, brush)
  return { facing, radius, picture }
}

/** The front half of the great circle around the axis, as a wide line. */
function stripe(pen: Pen, [ax, ay, az]: Vector, radius: number, color: string) {
  const flat = Math.hypot(ax, ay)
  pen.strokeStyle = color
  pen.lineWidth = radius * 1.12
  if (flat < 0.25) {
    // The stripe runs around the rim: a white pole faces the viewer.
    pen.lineWidth = radius * 0.9
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 2 * Math.PI)
    pen.stroke()
    return
  }
  const ux = -ay / flat
  const uy = ax / flat
  const [vx, vy] = [(-ax * az) / flat, (-ay * az) / flat]
  pen.beginPath()
  for (let step = -2; step <= 14; step++) {
    const angle = (step / 12) * Math.PI
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    pen.lineTo((ux * cos + vx * sin) * radius, (uy * cos + vy * sin) * radius)
  }
  pen.stroke()
}

function spotShape(pen: Pen, [x, y, z]: Vector, radius: number, size: number, paint: string) {
  pen.rotate(Math.atan2(y, x))
  pen.beginPath()
  pen.ellipse(Math.hypot(x, y) * radius * 0.9, 0, size * Math.max(0.1, z), size, 0, 0, 2 * Math.PI)
  pen.fillStyle = paint
  pen.fill()
}

function cueDot(pen: Pen, { spot, axis }: Facing, radius: number) {
  for (const [x, y, z] of [spot, axis]) {
    for (const sign of [1, -1]) {
      if (z * sign < 0.05) continue
      pen.save()
      spotShape(pen, [x * sign, y * sign, z * sign], radius, radius * 0.17, '#E5484D')
      pen.restore()
    }
  }
}

function number(pen: Pen, ball: number, [x, y, z]: Vector, radius: number) {
  const isSmall = radius < SMALL
  for (const sign of [1, -1]) {
    if (z * sign < 0.08) continue
    const [sx, sy, sz] = [x * sign, y * sign, z * sign]
    pen.save()
    spotShape(pen, [sx, sy, sz], radius, radius * (isSmall ? 0.6 : 0.46), WHITE)
    const turn = Math.atan2(sy, sx)
    if (radius >= LEAST_NUMBER && sz > 0.4) {
      pen.translate(Math.hypot(sx, sy) * radius * 0.9, 0)
      pen.scale(sz, 1)
      pen.rotate(-turn)
      const size = radius * (isSmall ? 1.3 : 1) * (ball > 9 ? 0.56 : 0.68)
      pen.font = `800 ${size}px ${FONT_DISPLAY}`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillStyle = '#10202A'
      pen.fillText(String(ball), 0, radius * 0.04)
    }
    pen.restore()
  }
}
