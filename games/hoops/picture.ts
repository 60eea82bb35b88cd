import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import { BALL_RADIUS, RIM_HALF, RIM_Y, rimX, wayOf, type Side } from './court.ts'
import { groundAt, paintCourt } from './court-art.ts'
import type { Body, Frame } from './frame.ts'
import { seenFrom, type Plan } from './plan.ts'
import type { BallPaint } from './purse.ts'
import type { StyleName } from './stars.ts'
import { drawBody, type Kit } from './star-art.ts'

type Pen = CanvasRenderingContext2D

/** A painted court and the part of it left of the first unit. */
export interface Backdrop {
  readonly image: HTMLCanvasElement
  readonly left: number
}

const BESIDE = 60

/** The static part of the court, painted once per size and ground. */
export function paintBackdrop(
  plan: Plan,
  { width, height }: StageSize,
  ratio: number,
  ground: number,
): Backdrop {
  const { scale, floor, span, isFilmed } = plan
  const left = isFilmed ? -BESIDE : seenFrom(plan, 0)
  const right = isFilmed ? 1700 + BESIDE : left + span
  const image = document.createElement('canvas')
  image.width = isFilmed ? Math.ceil((right - left) * scale * ratio) : Math.round(width * ratio)
  image.height = Math.round(height * ratio)
  const pen = image.getContext('2d', { alpha: false })!
  pen.scale(scale * ratio, scale * ratio)
  pen.translate(-left, floor / scale)
  paintCourt(pen, groundAt(ground), { left, right, above: floor / scale, below: (height - floor) / scale })
  return { image, left }
}

export interface Look {
  readonly frame: Frame
  readonly plan: Plan
  readonly size: StageSize
  readonly ratio: number
  readonly backdrop: Backdrop
  /** Left edge of the visible part, in units. */
  readonly from: number
  readonly kits: readonly [Kit, Kit]
  readonly sprites: Sprites
  /** How far each net swings and each rim bends, 0 to 1. */
  readonly nets: readonly [number, number]
  /** Past positions of the ball. */
  readonly tail: readonly { readonly x: number; readonly y: number }[]
  readonly ballTurn: number
  readonly names: readonly string[]
  readonly paint: BallPaint
}

export const toScreen = ({ plan, from }: Pick<Look, 'plan' | 'from'>, x: number, y: number) => ({
  x: (x - from) * plan.scale,
  y: plan.floor - y * plan.scale,
})

export function drawPlay(pen: Pen, look: Look) {
  const { frame, plan, from, ratio, backdrop } = look
  const { scale, floor } = plan
  const base = pen.getTransform()
  pen.save()
  pen.setTransform(1, 0, 0, 1, Math.round(base.e), Math.round(base.f))
  pen.drawImage(backdrop.image, Math.round((backdrop.left - from) * scale * ratio), 0)
  pen.restore()
  pen.save()
  pen.translate(-from * scale, floor)
  pen.scale(scale, scale)
  shadows(pen, frame)
  const order = frame.bodies.toSorted(
    (one, other) => Number(one.hasBall) - Number(other.hasBall) || one.seat - other.seat,
  )
  for (const side of [0, 1] as const) farRim(pen, side, look.nets[side])
  for (const body of order) {
    if (body.hasBall) continue
    person(pen, body, look)
  }
  const owner = order.find(({ hasBall }) => hasBall)
  const isUp = owner && owner.act !== 'free' && owner.act !== 'dash'
  if (!isUp) tail(pen, look)
  if (isUp) ball(pen, look)
  if (owner) person(pen, owner, look)
  if (!isUp) ball(pen, look)
  for (const side of [0, 1] as const) nearRim(pen, side, look.nets[side])
  pen.restore()
  for (const body of frame.bodies) if (body.act === 'shoot' && body.seat >= 0) shotMeter(pen, body, look)
  above(pen, look)
}

function person(pen: Pen, body: Body, look: Look) {
  pen.save()
  pen.translate(body.x, -body.y)
  pen.scale(body.face, 1)
  drawBody(pen, body, { frame: look.frame, kits: look.kits, sprites: look.sprites, scale: look.plan.scale })
  pen.restore()
}

const RINGS = ['#FFE66D', '#7FF3FF'] as const

function shadows(pen: Pen, { bodies, ball: at }: Frame) {
  for (const { x, y, seat, meter } of bodies) {
    const small = Math.max(0.5, 1 - y / 300)
    pen.beginPath()
    pen.ellipse(x, 5, 40 * small, 10 * small, 0, 0, Math.PI * 2)
    pen.fillStyle = 'rgb(20 8 24 / .34)'
    pen.fill()
    if (seat < 0) continue
    pen.beginPath()
    pen.ellipse(x, 5, 48, 13, 0, 0, Math.PI * 2)
    pen.lineWidth = 4
    pen.strokeStyle = RINGS[seat as 0 | 1]
    pen.stroke()
    if (meter < 100) continue
    pen.beginPath()
    pen.ellipse(x, 5, 58, 18, 0, 0, Math.PI * 2)
    pen.strokeStyle = '#FF7A2E'
    pen.stroke()
  }
  const small = Math.max(0.35, 1 - at.y / 600)
  pen.beginPath()
  pen.ellipse(at.x, 8, 18 * small, 6 * small, 0, 0, Math.PI * 2)
  pen.fillStyle = 'rgb(20 8 24 / .4)'
  pen.fill()
}

/** Each style has its own colour of star throw. */
const STAR_TONES: Readonly<Record<StyleName, string>> = {
  shooter: '255 150 40',
  dunker: '255 80 60',
  defender: '90 210 255',
  quick: '210 120 255',
}

function tail(pen: Pen, { frame, tail: spots, paint: { trail } }: Look) {
  const { glow } = frame.ball
  if (glow === 'none') return
  for (const [index, { x, y }] of spots.entries()) {
    const k = (index + 1) / spots.length
    fillCircle(
      pen,
      x,
      -y,
      BALL_RADIUS * (0.3 + 0.7 * k),
      glow === 'star'
        ? `rgb(${STAR_TONES[frame.ball.style]} / ${0.55 * k})`
        : `rgb(${trail[index % trail.length]!} / ${0.35 * k})`,
    )
  }
}

function ball(pen: Pen, { frame: { ball: at }, ballTurn, paint }: Look) {
  if (at.glow === 'star') fillCircle(pen, at.x, -at.y, BALL_RADIUS + 9, `rgb(${STAR_TONES[at.style]} / .55)`)
  fillCircle(pen, at.x, -at.y, BALL_RADIUS + 1.6, '#3A1606')
  fillCircle(pen, at.x, -at.y, BALL_RADIUS, paint.skin)
  pen.save()
  pen.translate(at.x, -at.y)
  pen.rotate(ballTurn)
  pen.strokeStyle = paint.seam
  pen.lineWidth = 1.8
  pen.beginPath()
  pen.moveTo(-BALL_RADIUS, 0)
  pen.lineTo(BALL_RADIUS, 0)
  pen.moveTo(0, -BALL_RADIUS)
  pen.lineTo(0, BALL_RADIUS)
  pen.stroke()
  pen.restore()
}

/** The far half of the rim and the net behind the ball. */
function farRim(pen: Pen, side: Side, swing: number) {
  const x = rimX(side)
  pen.lineCap = 'round'
  pen.strokeStyle = '#9C2712'
  pen.lineWidth = 5
  pen.beginPath()
  pen.ellipse(x, -RIM_Y, RIM_HALF, 5, 0, Math.PI, 2 * Math.PI)
  pen.moveTo(x + wayOf(side) * RIM_HALF, -RIM_Y)
  pen.lineTo(x + wayOf(side) * (RIM_HALF + 18), -RIM_Y)
  pen.stroke()
  net(pen, x, swing, 0.45)
}

function nearRim(pen: Pen, side: Side, swing: number) {
  const x = rimX(side)
  net(pen, x, swing, 0.9)
  pen.strokeStyle = '#FF5A3C'
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.beginPath()
  pen.ellipse(x, -RIM_Y, RIM_HALF, 5, 0, 0, Math.PI)
  pen.stroke()
}

function net(pen: Pen, x: number, swing: number, strength: number) {
  const long = 44 + 16 * swing
  const wide = 14 + 8 * swing
  pen.strokeStyle = `rgb(255 255 255 / ${strength})`
  pen.lineWidth = 2.2
  pen.beginPath()
  for (const share of [-1, -0.5, 0, 0.5, 1]) {
    pen.moveTo(x + share * RIM_HALF, -RIM_Y)
    pen.lineTo(x + Math.max(-1, Math.min(1, share + 0.5)) * wide, -RIM_Y + long)
    pen.moveTo(x + share * RIM_HALF, -RIM_Y)
    pen.lineTo(x + Math.max(-1, Math.min(1, share - 0.5)) * wide, -RIM_Y + long)
  }
  pen.stroke()
}

/** Fills while the shot is held; release within the green band is perfect. */
function shotMeter(pen: Pen, body: Body, look: Look) {
  const at = toScreen(look, body.x - body.face * 62, body.y + 214)
  const high = Math.max(76, 116 * look.plan.scale)
  const whole = body.ideal * 1.75
  const part = (ticks: number) => Math.min(1, Math.max(0, ticks / whole)) * high
  fillRound(pen, { x: at.x - 8, y: at.y - 3, width: 16, height: high + 6 }, 8, 'rgb(16 8 24 / .8)')
  fillRound(
    pen,
    { x: at.x - 5, y: at.y + high - part(body.age), width: 10, height: part(body.age) },
    5,
    '#FFD86B',
  )
  const [low, top] = [part(body.ideal - body.window - 0.5), part(body.ideal + body.window + 0.5)]
  pen.fillStyle = 'rgb(60 230 120 / .85)'
  pen.fillRect(at.x - 8, at.y + high - top, 16, Math.max(4, top - low))
}

/** Marks a ball beyond the top or the sides of the picture. */
function above(pen: Pen, look: Look) {
  const { x, y } = toScreen(look, look.frame.ball.x, look.frame.ball.y)
  const { width } = look.size
  if (y > 4 && x > 0 && x < width) return
  const to = { x: Math.max(16, Math.min(width - 16, x)), y: Math.max(62, y) }
  fillCircle(pen, to.x, to.y, 10, look.paint.skin)
  pen.lineWidth = 3
  pen.strokeStyle = '#FFFFFF'
  pen.stroke()
}

interface Board {
  readonly size: StageSize
  readonly kits: readonly [Kit, Kit]
  readonly goals: readonly [string, string]
  readonly clock: string
  readonly isHot: boolean
  /** Seconds of the shot clock, when few are left. */
  readonly shot: string
}

/** Score and clock, at the top of the court. */
export function scoreBoard(pen: Pen, { size: { width }, kits, goals, clock, isHot, shot }: Board) {
  const wide = 208
  const box = { x: width / 2 - wide / 2, y: 8, width: wide, height: 44 }
  fillRound(pen, box, 14, 'rgb(18 10 28 / .86)')
  for (const side of [0, 1] as const) {
    const x = side === 0 ? box.x + 5 : box.x + wide - 63
    fillRound(pen, { x, y: box.y + 5, width: 58, height: 34 }, 10, kits[side].shirt)
    pen.fillStyle = 'rgb(10 4 16 / .34)'
    pen.fill()
    write(pen, goals[side], x + 29, box.y + 22, { size: 24 })
  }
  write(pen, clock, width / 2, box.y + 22, { size: 20, color: isHot ? '#FFB347' : '#FFFFFF', widest: 78 })
  if (shot === '') return
  fillRound(pen, { x: width / 2 - 18, y: 56, width: 36, height: 26 }, 8, '#D8331E')
  write(pen, shot, width / 2, 69, { size: 17 })
}
