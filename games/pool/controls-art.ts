import { fillCircle, fillRound, write, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { ballColor } from './ball-art.ts'
import { screenAngle, toScreen, type PoolLayout } from './layout.ts'
import type { Guide } from './guide.ts'
import { BALL_RADIUS, type Spot } from './table.ts'

type Pen = CanvasRenderingContext2D

const LAGOON = '#3FE0CF'

/** The slider that pulls the cue back; the knob hangs at the top until it is pulled. */
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

/** The stick behind the cue ball, pulled back by the power. */
export function drawCue(pen: Pen, layout: PoolLayout, cue: Spot, angle: number, pull: number) {
  const at = toScreen(layout, cue)
  const unit = layout.scale
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(screenAngle(layout, angle) + Math.PI)
  pen.translate((BALL_RADIUS + 12 + pull * 230) * unit, 0)
  const long = 1150 * unit
  pen.fillStyle = 'rgb(0 20 18 / .3)'
  taper(pen, long, 7 * unit, 14 * unit, 12 * unit)
  const wood = pen.createLinearGradient(0, 0, long, 0)
  wood.addColorStop(0, '#F6D9A6')
  wood.addColorStop(0.58, '#D9A662')
  wood.addColorStop(0.6, '#3A2118')
  wood.addColorStop(1, '#7B2F2A')
  pen.fillStyle = wood
  taper(pen, long, 7 * unit, 14 * unit, 0)
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  pen.fillRect(0, -5 * unit, long, 3 * unit)
  pen.fillStyle = '#FFFDF2'
  pen.fillRect(0, -7 * unit, 22 * unit, 14 * unit)
  pen.fillStyle = '#4FB6E8'
  pen.fillRect(0, -7 * unit, 8 * unit, 14 * unit)
  pen.restore()
}

function taper(pen: Pen, long: number, thin: number, thick: number, shift: number) {
  pen.beginPath()
  pen.moveTo(0, -thin + shift)
  pen.lineTo(long, -thick + shift)
  pen.lineTo(long, thick + shift)
  pen.lineTo(0, thin + shift)
  pen.fill()
}

export interface Tray {
  readonly name: string
  /** The balls still to pot; nothing while the table is open. */
  readonly balls: readonly number[] | undefined
  readonly onTurn: boolean
}

const DOTS_A_ROW = 4

/** One player's name and the balls still to pot: under each other in a column, side by side in a row. */
export function drawTray(pen: Pen, box: Box, { name, balls, onTurn }: Tray) {
  const body = { x: box.x, y: box.y + 2, width: box.width, height: box.height - 6 }
  fillRound(pen, body, 12, onTurn ? 'rgb(2 40 40 / .85)' : 'rgb(2 26 26 / .4)')
  if (onTurn) {
    pen.strokeStyle = LAGOON
    pen.lineWidth = 2
    pen.stroke()
  }
  const color = onTurn ? '#F5F1E4' : '#B4CCD1'
  if (box.width > 2 * box.height) {
    const step = Math.min(24, (body.width - 70) / 7)
    const dots = { x: body.x + body.width - 8 - step * 7, y: body.y + body.height / 2 }
    const middle = (body.x + dots.x) / 2
    write(pen, name, middle, dots.y, { size: 15, color, widest: dots.x - body.x - 12 })
    drawDots(pen, dots, { step, perRow: 7, balls })
    return
  }
  write(pen, name, body.x + body.width / 2, body.y + 14, { size: 13, color, widest: body.width - 8 })
  const step = Math.min(18, (body.width - 8) / DOTS_A_ROW)
  const left = body.x + (body.width - step * DOTS_A_ROW) / 2
  drawDots(pen, { x: left, y: body.y + 33 }, { step, perRow: DOTS_A_ROW, balls })
}

interface Dots {
  readonly step: number
  readonly perRow: number
  readonly balls: Tray['balls']
}

function drawDots(pen: Pen, at: Point, { step, perRow, balls }: Dots) {
  for (let place = 0; place < 7; place++) {
    const x = at.x + (place % perRow) * step + step / 2
    const y = at.y + Math.floor(place / perRow) * step
    dot(pen, x, y, step * 0.42, balls?.[place])
  }
}

function dot(pen: Pen, x: number, y: number, radius: number, ball: number | undefined) {
  if (ball === undefined) {
    fillCircle(pen, x, y, radius, 'rgb(255 255 255 / .14)')
    return
  }
  fillCircle(pen, x, y, radius, ball > 8 ? '#FFFDF2' : ballColor(ball))
  if (ball > 8)
    fillRound(
      pen,
      { x: x - radius, y: y - radius * 0.5, width: radius * 2, height: radius },
      1,
      ballColor(ball),
    )
  fillCircle(pen, x - radius * 0.3, y - radius * 0.35, radius * 0.25, 'rgb(255 255 255 / .7)')
}
