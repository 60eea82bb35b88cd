import { fillCircle, fillRound, write, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { screenAngle, toScreen, type PoolLayout } from './layout.ts'
import type { Guide } from './guide.ts'
import type { Shot } from './roll.ts'
import type { BallSuit, CueLook } from './suits.ts'
import { BALL_RADIUS, WIDTH, type Spot } from './table.ts'

type Pen = CanvasRenderingContext2D

const LAGOON = '#3FE0CF'

/** The power slider; its knob starts at the top. */
export function drawPower(pen: Pen, box: Box, power: number, usable: boolean) {
  pen.save()
  pen.globalAlpha = usable ? 1 : 0.4
  fillRound(pen, box, 16, 'rgb(2 26 26 / .72)')
  const track = { x: box.x + box.width / 2 - 7, y: box.y + 16, width: 14, height: box.height - 32 }
  const heat = pen.createLinearGradient(0, track.y, 0, track.y + track.height)
  heat.addColorStop(0, '#7BDC8B')
  heat.addColorStop(0.5, '#FFD86B')
  heat.addColorStop(1, '#FF5A5F')
  pen.globalAlpha *= 0.28
  fillRound(pen, track, 7, heat)
  pen.globalAlpha = usable ? 1 : 0.4
  const knob = knobOf(box, power)
  if (power > 0) fillRound(pen, { ...track, height: knob - track.y + 6 }, 7, heat)
  fillRound(pen, { x: box.x + 4, y: knob - 13, width: box.width - 8, height: 30 }, 13, '#9A5F14')
  fillRound(pen, { x: box.x + 4, y: knob - 16, width: box.width - 8, height: 30 }, 13, '#FFB63D')
  pen.strokeStyle = 'rgb(42 22 0 / .5)'
  pen.lineWidth = 2.5
  pen.lineCap = 'round'
  for (const shift of [-5, 0, 5]) {
    pen.beginPath()
    pen.moveTo(box.x + box.width / 2 - 9, knob - 1 + shift)
    pen.lineTo(box.x + box.width / 2 + 9, knob - 1 + shift)
    pen.stroke()
  }
  pen.restore()
}

export const knobOf = (box: Box, power: number) => box.y + 24 + power * (box.height - 48)

/** The white ball with the point where the tip meets it. */
export function drawSpin(pen: Pen, at: Point, radius: number, spin: { top: number; side: number }) {
  fillCircle(pen, at.x, at.y + 2, radius + 4, 'rgb(2 26 26 / .72)')
  const light = pen.createRadialGradient(at.x - radius * 0.3, at.y - radius * 0.4, 1, at.x, at.y, radius)
  light.addColorStop(0, '#FFFFFF')
  light.addColorStop(0.7, '#F4F0E0')
  light.addColorStop(1, '#B7C3B8')
  fillCircle(pen, at.x, at.y, radius, light)
  pen.strokeStyle = 'rgb(16 32 42 / .18)'
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.moveTo(at.x - radius * 0.7, at.y)
  pen.lineTo(at.x + radius * 0.7, at.y)
  pen.moveTo(at.x, at.y - radius * 0.7)
  pen.lineTo(at.x, at.y + radius * 0.7)
  pen.stroke()
  const dot = { x: at.x + spin.side * radius * 0.64, y: at.y - spin.top * radius * 0.64 }
  fillCircle(pen, dot.x, dot.y, radius * 0.2, '#E5484D')
}

export function drawGuide(pen: Pen, layout: PoolLayout, cue: Spot, guide: Guide, isFair: boolean) {
  const from = toScreen(layout, cue)
  const ghost = toScreen(layout, guide.ghost)
  const radius = BALL_RADIUS * layout.scale
  pen.save()
  pen.lineCap = 'round'
  line(pen, from, ghost, 'rgb(255 255 255 / .75)', 1.6)
  pen.strokeStyle = isFair ? 'rgb(255 255 255 / .9)' : '#FF7A6B'
  pen.lineWidth = 1.6
  pen.beginPath()
  pen.arc(ghost.x, ghost.y, radius, 0, 2 * Math.PI)
  pen.stroke()
  if (!isFair) cross(pen, ghost, radius * 0.55)
  const away = (direction: Spot, far: number) =>
    toScreen(layout, { x: guide.ghost.x + direction.x * far, y: guide.ghost.y + direction.y * far })
  if (guide.turned) line(pen, ghost, away(guide.turned, 130), 'rgb(255 255 255 / .6)', 1.4)
  if (guide.pushed) {
    const size = Math.hypot(guide.pushed.x, guide.pushed.y) || 1
    const start = {
      x: (guide.pushed.x / size) * 2 * BALL_RADIUS,
      y: (guide.pushed.y / size) * 2 * BALL_RADIUS,
    }
    const tip = { x: start.x + guide.pushed.x * 260, y: start.y + guide.pushed.y * 260 }
    line(pen, away(start, 1), away(tip, 1), isFair ? LAGOON : '#FF7A6B', 2.4)
  }
  pen.restore()
}

function cross(pen: Pen, { x, y }: Point, size: number) {
  pen.strokeStyle = '#FF7A6B'
  pen.beginPath()
  pen.moveTo(x - size, y - size)
  pen.lineTo(x + size, y + size)
  pen.moveTo(x + size, y - size)
  pen.lineTo(x - size, y + size)
  pen.stroke()
}

function line(pen: Pen, from: Point, to: Point, paint: string, width: number) {
  pen.strokeStyle = paint
  pen.lineWidth = width
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.stroke()
}

/** Stick: direction, pull, and side offset of the tip. */
export interface Stick {
  readonly angle: number
  readonly pull: number
  readonly side: number
}

/** The stick behind the cue ball. */
export function drawCue(
  pen: Pen,
  layout: PoolLayout,
  cue: Spot,
  { angle, pull, side }: Stick,
  look: CueLook,
) {
  const at = toScreen(layout, cue)
  const unit = layout.scale
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(screenAngle(layout, angle) + Math.PI)
  pen.translate((BALL_RADIUS + 12 + pull * 230) * unit, -side * BALL_RADIUS * 0.6 * unit)
  const long = 1150 * unit
  pen.fillStyle = 'rgb(0 20 18 / .3)'
  taper(pen, long, 7 * unit, 14 * unit, 12 * unit)
  const wood = pen.createLinearGradient(0, 0, long, 0)
  wood.addColorStop(0, look.shaft[0])
  wood.addColorStop(0.58, look.shaft[1])
  wood.addColorStop(0.585, look.ring)
  wood.addColorStop(0.6, look.butt[0])
  wood.addColorStop(0.82, look.butt[1])
  wood.addColorStop(1, look.butt[0])
  pen.fillStyle = wood
  taper(pen, long, 7 * unit, 14 * unit, 0)
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  pen.fillRect(0, -5 * unit, long, 3 * unit)
  pen.fillStyle = look.ring
  pen.fillRect(0, -7 * unit, 22 * unit, 14 * unit)
  pen.fillStyle = '#4FB6E8'
  pen.fillRect(0, -7 * unit, 8 * unit, 14 * unit)
  pen.restore()
}

/** Contact point of the tip from above: aside for side spin, forward to follow, back to draw. */
export function drawTip(pen: Pen, layout: PoolLayout, cue: Spot, shot: Pick<Shot, 'angle' | 'top' | 'side'>) {
  if (shot.top === 0 && shot.side === 0) return
  const at = toScreen(layout, cue)
  const turn = screenAngle(layout, shot.angle)
  const radius = BALL_RADIUS * layout.scale
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const far = radius * 0.6
  const x = at.x + (ux * shot.top - uy * shot.side) * far
  const y = at.y + (uy * shot.top + ux * shot.side) * far
  fillCircle(pen, x, y, Math.max(3, radius * 0.34), '#FFFDF2')
  fillCircle(pen, x, y, Math.max(2.2, radius * 0.26), '#E5484D')
}

function taper(pen: Pen, long: number, thin: number, thick: number, shift: number) {
  pen.beginPath()
  pen.moveTo(0, -thin + shift)
  pen.lineTo(long, -thick + shift)
  pen.lineTo(long, thick + shift)
  pen.lineTo(0, thin + shift)
  pen.fill()
}

/** A ball in a tray; a potted one leaves a pale place. */
export interface TraySlot {
  readonly ball: number
  readonly isGone: boolean
}

export interface Tray {
  readonly name: string
  /** Points, in games that count them. */
  readonly count?: string
  readonly slots: readonly TraySlot[]
  readonly onTurn: boolean
}

const DOTS_A_ROW = 4

/** A player's name, points and balls: stacked in a column, side by side in a row. */
export function drawTray(pen: Pen, box: Box, { name, count, slots, onTurn }: Tray, suit: BallSuit) {
  const body = { x: box.x, y: box.y + 2, width: box.width, height: box.height - 6 }
  fillRound(pen, body, 12, onTurn ? 'rgb(2 40 40 / .85)' : 'rgb(2 26 26 / .4)')
  if (onTurn) {
    pen.strokeStyle = LAGOON
    pen.lineWidth = 2
    pen.stroke()
  }
  const color = onTurn ? '#F5F1E4' : '#B4CCD1'
  const middle = body.y + body.height / 2
  if (box.width > 2 * box.height) {
    const step = Math.min(24, (body.width - 70) / 8)
    const left = body.x + body.width - 8 - step * 8
    write(pen, name, (body.x + left) / 2, middle, { size: 15, color, widest: left - body.x - 12 })
    if (count) write(pen, count, left + step, middle, { size: 19, color })
    const first = count ? left + step * 2 : left
    drawDots(pen, { x: first, y: middle }, { step, perRow: 8, slots, suit })
    return
  }
  write(pen, name, body.x + body.width / 2, body.y + 14, { size: 13, color, widest: body.width - 8 })
  const step = Math.min(18, (body.width - 8) / DOTS_A_ROW)
  const left = body.x + (body.width - step * DOTS_A_ROW) / 2
  if (!count) return drawDots(pen, { x: left, y: body.y + 33 }, { step, perRow: DOTS_A_ROW, slots, suit })
  write(pen, count, body.x + body.width * (slots.length > 0 ? 0.27 : 0.5), body.y + 41, { size: 21, color })
  const at = { x: body.x + body.width * 0.5, y: body.y + 33 }
  const perRow = slots.length === 1 ? 1 : 3
  drawDots(pen, slots.length === 1 ? { ...at, y: body.y + 41 } : at, {
    step: Math.min(26, (body.width * 0.44) / perRow),
    perRow,
    slots,
    suit,
  })
}

interface Dots {
  readonly step: number
  readonly perRow: number
  readonly slots: readonly TraySlot[]
  readonly suit: BallSuit
}

function drawDots(pen: Pen, at: Point, { step, perRow, slots, suit }: Dots) {
  for (const [place, slot] of slots.entries()) {
    const x = at.x + (place % perRow) * step + step / 2
    const y = at.y + Math.floor(place / perRow) * step
    dot(pen, { x, y, radius: step * 0.44 }, slot, suit)
  }
}

interface Round extends Point {
  readonly radius: number
}

function dot(pen: Pen, { x, y, radius }: Round, { ball, isGone }: TraySlot, suit: BallSuit) {
  if (isGone) return fillCircle(pen, x, y, radius * 0.8, 'rgb(255 255 255 / .14)')
  fillCircle(pen, x, y, radius, suit.isStriped(ball) ? '#FFFDF2' : suit.color(ball))
  if (suit.isStriped(ball))
    fillRound(
      pen,
      { x: x - radius, y: y - radius * 0.55, width: radius * 2, height: radius * 1.1 },
      1,
      suit.color(ball),
    )
  if (suit.hasNumber(ball) && radius >= 6.5) {
    fillCircle(pen, x, y, radius * 0.62, '#FFFDF2')
    write(pen, String(ball), x, y + radius * 0.04, {
      size: radius * (ball > 9 ? 0.86 : 1.05),
      color: '#10202A',
    })
    return
  }
  fillCircle(pen, x - radius * 0.3, y - radius * 0.35, radius * 0.25, 'rgb(255 255 255 / .7)')
}

/** Potted balls in the rail at the head of the table. */
export function drawReturn(pen: Pen, layout: PoolLayout, balls: readonly number[], suit: BallSuit) {
  if (balls.length === 0) return
  const gap = Math.min(66, (WIDTH - 260) / balls.length)
  const radius = Math.min(30, gap * 0.48) * layout.scale
  const from = toScreen(layout, { x: RETURN_AT, y: WIDTH / 2 - (gap * balls.length) / 2 })
  const to = toScreen(layout, { x: RETURN_AT, y: WIDTH / 2 + (gap * balls.length) / 2 })
  pen.lineCap = 'round'
  line(pen, from, to, 'rgb(20 8 2 / .55)', radius * 2.2)
  for (const [place, ball] of balls.entries()) {
    const y = WIDTH / 2 + (place - (balls.length - 1) / 2) * gap
    dot(pen, { ...toScreen(layout, { x: RETURN_AT, y }), radius }, { ball, isGone: false }, suit)
  }
}

const RETURN_AT = -66
