import { fillCircle } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { POST_RADIUS, type Field } from './fields.ts'
import { enterPitch, type GroundPlan } from './ground-plan.ts'
import { PAD_RADIUS, PADS } from './pads.ts'
import { CORNER, GOAL_DEPTH, GOAL_HALF, LENGTH, MIDDLE, WIDTH } from './pitch.ts'

type Pen = CanvasRenderingContext2D

const CHALK = 'rgb(255 255 255 / .6)'

/** Colours of static parts: the stage and both sides. */
export interface GroundColors {
  readonly field: Field
  readonly sides: readonly [string, string]
}

/**
 * Paints grass, lines, boards, plates and goals once, as far as a camera may show them; a goal that grows or
 * bulges is drawn over it.
 */
export function paintPitch(
  plan: GroundPlan,
  size: StageSize,
  ratio: number,
  { field, sides }: GroundColors,
): HTMLCanvasElement {
  const { beyond } = plan
  const [width, height] = [size.width + 2 * beyond.x, size.height + 2 * beyond.y]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  // Without an alpha channel the copy into each frame costs half.
  const pen = canvas.getContext('2d', { alpha: false })!
  pen.scale(ratio, ratio)
  const light = pen.createRadialGradient(
    width / 2,
    height * 0.4,
    0,
    width / 2,
    height * 0.4,
    Math.max(width, height) * 0.7,
  )
  light.addColorStop(0, field.light[0])
  light.addColorStop(1, field.light[1])
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  pen.translate(beyond.x, beyond.y)
  enterPitch(pen, plan)
  boards(pen, plan)
  pen.save()
  pitchShape(pen, 0)
  pen.clip()
  grass(pen, plan.upright, field)
  chalk(pen)
  plates(pen)
  posts(pen, field, plan)
  bankEdge(pen)
  pen.restore()
  drawGoals(pen, GOAL_HALF, sides, [0, 0])
  return canvas
}

/** Chevrons along the pitch mark the plates. */
function plates(pen: Pen) {
  for (const { x, y } of PADS) {
    fillCircle(pen, x, y, PAD_RADIUS + 3, 'rgb(3 38 25 / .45)')
    fillCircle(pen, x, y, PAD_RADIUS, '#16323A')
  }
}

function pitchShape(pen: Pen, around: number) {
  pen.beginPath()
  pen.roundRect(-around, -around, LENGTH + 2 * around, WIDTH + 2 * around, CORNER + around)
}

function boards(pen: Pen, { shade }: GroundPlan) {
  pen.save()
  pen.translate(shade.x * 1.6, shade.y * 1.6)
  pitchShape(pen, 14)
  pen.fillStyle = 'rgb(2 30 20 / .4)'
  pen.fill()
  pen.restore()
  pitchShape(pen, 14)
  pen.fillStyle = '#16242C'
  pen.fill()
  pitchShape(pen, 11)
  pen.fillStyle = '#F5F1E4'
  pen.fill()
  pitchShape(pen, 11)
  pen.setLineDash([34, 34])
  pen.lineWidth = 8
  pen.strokeStyle = '#FF5A5F'
  pitchShape(pen, 6)
  pen.stroke()
  pen.setLineDash([])
}

function grass(pen: Pen, upright: boolean, { name, tones }: Field) {
  const light = pen.createLinearGradient(upright ? LENGTH : 0, 0, upright ? 0 : LENGTH, WIDTH)
  light.addColorStop(0, tones[0])
  light.addColorStop(0.5, tones[1])
  light.addColorStop(1, tones[2])
  pen.fillStyle = light
  pen.fillRect(0, 0, LENGTH, WIDTH)
  if (name === 'ice') return scratches(pen)
  pen.fillStyle = name === 'meadow' ? 'rgb(10 90 53 / .13)' : 'rgb(60 20 8 / .16)'
  for (let band = 0; band < 5; band++) pen.fillRect(band * 120, 0, 60, WIDTH)
}

/** Scratches in the ice, the same each time. */
function scratches(pen: Pen) {
  pen.strokeStyle = 'rgb(255 255 255 / .3)'
  pen.lineWidth = 2
  pen.beginPath()
  for (let at = 0; at < 46; at++) {
    const x = (at * 197) % LENGTH
    const y = (at * 113) % WIDTH
    const bend = ((at * 29) % 60) - 30
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + 40, y + bend, x + 84, y + bend / 2)
  }
  pen.stroke()
}

/** Rubber posts, striped like those of a pier. */
function posts(pen: Pen, { posts: places }: Field, { shade }: GroundPlan) {
  for (const { x, y } of places) {
    fillCircle(pen, x + shade.x * 1.4, y + shade.y * 1.4, POST_RADIUS + 1, 'rgb(20 6 2 / .45)')
    for (const [radius, paint] of POST_RINGS) fillCircle(pen, x, y, radius, paint)
  }
}

const POST_RINGS = [
  [POST_RADIUS, '#16242C'],
  [POST_RADIUS - 2, '#FF5A5F'],
  [POST_RADIUS - 6, '#F5F1E4'],
  [POST_RADIUS - 10, '#FF5A5F'],
] as const

function chalk(pen: Pen) {
  pen.strokeStyle = CHALK
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(LENGTH / 2, 0)
  pen.lineTo(LENGTH / 2, WIDTH)
  pen.stroke()
  pen.beginPath()
  pen.arc(LENGTH / 2, MIDDLE, 58, 0, 2 * Math.PI)
  pen.stroke()
  fillCircle(pen, LENGTH / 2, MIDDLE, 6, CHALK)
  for (const [x, from, to] of [
    [0, -0.5, 0.5],
    [LENGTH, 0.5, 1.5],
  ] as const) {
    pen.beginPath()
    pen.arc(x, MIDDLE, 104, from * Math.PI, to * Math.PI)
    pen.stroke()
    pen.beginPath()
    pen.moveTo(x, MIDDLE - 104)
    pen.lineTo(x, MIDDLE + 104)
    pen.stroke()
  }
}

/** The slope at the boards: lighter, with a soft shadow at its foot. */
function bankEdge(pen: Pen) {
  pen.lineWidth = 44
  pen.strokeStyle = 'rgb(240 255 200 / .13)'
  pitchShape(pen, 0)
  pen.stroke()
  pen.lineWidth = 8
  pen.strokeStyle = 'rgb(2 40 24 / .28)'
  pitchShape(pen, 0)
  pen.stroke()
}

/** Goals that differ from the painted ones. */
export function drawMovedGoals(
  pen: Pen,
  half: number,
  colors: readonly [string, string],
  bulge: readonly [number, number],
) {
  if (half === GOAL_HALF && bulge.every((push) => push < 0.02)) return
  drawGoals(pen, half, colors, bulge)
}

/** Both goals with nets, posts and the colours of their owners. */
function drawGoals(
  pen: Pen,
  half: number,
  colors: readonly [string, string],
  bulge: readonly [number, number],
) {
  for (const end of [0, 1] as const) {
    pen.save()
    pen.translate(end === 0 ? 0 : LENGTH, MIDDLE)
    if (end === 0) pen.scale(-1, 1)
    pen.fillStyle = 'rgb(3 38 25 / .92)'
    pen.beginPath()
    pen.roundRect(-4, -half, GOAL_DEPTH + 6, half * 2, [0, 12, 12, 0])
    pen.fill()
    net(pen, half, bulge[end])
    pen.strokeStyle = colors[end]
    pen.lineWidth = 6
    pen.beginPath()
    pen.moveTo(0, -half)
    pen.lineTo(GOAL_DEPTH - 6, -half)
    pen.quadraticCurveTo(GOAL_DEPTH + 4, -half, GOAL_DEPTH + 3, -half + 12)
    pen.lineTo(GOAL_DEPTH + 3, half - 12)
    pen.quadraticCurveTo(GOAL_DEPTH + 4, half, GOAL_DEPTH - 6, half)
    pen.lineTo(0, half)
    pen.stroke()
    pen.strokeStyle = CHALK
    pen.lineWidth = 4
    pen.beginPath()
    pen.moveTo(0, -half)
    pen.lineTo(0, half)
    pen.stroke()
    fillCircle(pen, 0, -half, 7, '#FFFDF2')
    fillCircle(pen, 0, half, 7, '#FFFDF2')
    pen.restore()
  }
}

function net(pen: Pen, half: number, bulge: number) {
  pen.strokeStyle = 'rgb(255 255 255 / .32)'
  pen.lineWidth = 1.4
  pen.beginPath()
  for (let y = -half + 10; y < half; y += 10) {
    const push = bulge * 12 * Math.cos((y / half) * 1.5)
    pen.moveTo(0, y)
    pen.quadraticCurveTo(GOAL_DEPTH * 0.7, y, GOAL_DEPTH + push, y)
  }
  for (let x = 9; x <= GOAL_DEPTH; x += 9) {
    pen.moveTo(x, -half)
    pen.quadraticCurveTo(x + bulge * 14, 0, x, half)
  }
  pen.stroke()
}
