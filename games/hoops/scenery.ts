import { fillRound } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { BOARD_TOP, BUOY_RADIUS, FLOOR, HEIGHT, WIDTH, type Station } from './court.ts'

type Pen = CanvasRenderingContext2D

/** Where the court lies on the canvas; the pier runs on to both sides. */
export interface CourtPlan {
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** On a flat canvas the sky above this line is left out, so that ball and hoop are larger. */
export const LOW_ROOF = 140
const ROOM_ABOVE = 24

/** The court from a roof line down; the pier stays where it is when the roof goes up. */
export function courtPlan({ width, height }: StageSize, roof = LOW_ROOF): CourtPlan {
  const scaleBelow = (line: number) => Math.min(width / WIDTH, height / (HEIGHT - line))
  const near = scaleBelow(LOW_ROOF)
  // A tall canvas puts the court low, where the thumb is, and leaves the sky to the high throws.
  const spare = Math.max(0, height - HEIGHT * near) * 0.2
  const floor = height - (HEIGHT - FLOOR) * near - spare
  const scale = scaleBelow(roof)
  return { scale, left: (width - WIDTH * scale) / 2, top: floor - FLOOR * scale }
}

/** The roof line that keeps hoop and buoys of a throw in sight. */
export function roofFor({ hoop, swing, buoys }: Station): number {
  const board = hoop.y - Math.abs(swing.y) - BOARD_TOP
  const tops = buoys.map(({ y, swing: bob }) => y - bob - BUOY_RADIUS)
  return Math.max(0, Math.min(LOW_ROOF, ...[board, ...tops].map((top) => top - ROOM_ABOVE)))
}

/** Paints sky, islands and pier once. */
export function paintScenery(plan: CourtPlan, size: StageSize, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * ratio)
  canvas.height = Math.round(size.height * ratio)
  const pen = canvas.getContext('2d')!
  pen.scale(ratio, ratio)
  const floor = plan.top + FLOOR * plan.scale
  const light = pen.createRadialGradient(
    size.width * 0.22,
    floor * 0.24,
    0,
    size.width * 0.22,
    floor * 0.24,
    floor * 0.75,
  )
  light.addColorStop(0, 'rgb(220 240 255 / .5)')
  light.addColorStop(1, 'rgb(220 240 255 / 0)')
  pen.fillStyle = light
  pen.fillRect(0, 0, size.width, size.height)
  clouds(pen, size, floor)
  sea(pen, size, floor)
  pier(pen, size, floor, plan.scale)
  return canvas
}

/** Each cloud is one shape, so that its parts do not show through each other. */
function clouds(pen: Pen, { width }: StageSize, floor: number) {
  for (const [x, y, r, alpha] of [
    [0.2, 0.13, 0.1, 0.3],
    [0.46, 0.07, 0.07, 0.2],
    [0.84, 0.2, 0.11, 0.24],
  ] as const) {
    const radius = r * Math.min(width, floor)
    const [left, foot] = [x * width, y * floor + radius]
    pen.fillStyle = `rgb(222 236 255 / ${alpha})`
    pen.beginPath()
    pen.roundRect(left - radius * 2.3, foot - radius * 0.9, radius * 4.7, radius * 0.9, radius * 0.45)
    for (const [shift, lift, size] of [
      [-1.2, 0.75, 0.72],
      [0, 1.05, 1],
      [1.15, 0.7, 0.7],
    ] as const) {
      const at = left + shift * radius
      pen.moveTo(at + radius * size, foot - lift * radius)
      pen.arc(at, foot - lift * radius, radius * size, 0, 2 * Math.PI)
    }
    pen.fill()
  }
}

function sea(pen: Pen, { width }: StageSize, floor: number) {
  const horizon = floor * 0.74
  pen.fillStyle = '#27509E'
  pen.beginPath()
  pen.moveTo(0, horizon)
  pen.quadraticCurveTo(width * 0.1, horizon - floor * 0.09, width * 0.24, horizon - floor * 0.03)
  pen.quadraticCurveTo(width * 0.32, horizon - floor * 0.07, width * 0.46, horizon)
  pen.fill()
  const water = pen.createLinearGradient(0, horizon, 0, floor)
  water.addColorStop(0, '#3E86D8')
  water.addColorStop(1, '#163B82')
  pen.fillStyle = water
  pen.fillRect(0, horizon, width, floor - horizon + 4)
  pen.strokeStyle = 'rgb(220 240 255 / .2)'
  pen.lineWidth = 2
  pen.lineCap = 'round'
  for (let index = 0; index < 14; index++) {
    const y = horizon + 10 + ((index * 37) % Math.max(20, floor - horizon - 16))
    const x = (index * 0.173 * width) % width
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + 18 + (index % 4) * 9, y)
    pen.stroke()
  }
}

/** Planks of the pier, lit along their edge. */
function pier(pen: Pen, { width, height }: StageSize, floor: number, scale: number) {
  pen.fillStyle = '#5A2E14'
  pen.fillRect(0, floor, width, height - floor)
  const deck = pen.createLinearGradient(0, floor - 6 * scale, 0, floor + 30 * scale)
  deck.addColorStop(0, '#F0B06A')
  deck.addColorStop(1, '#A9652F')
  pen.fillStyle = deck
  pen.fillRect(0, floor - 4 * scale, width, 24 * scale)
  pen.fillStyle = 'rgb(70 30 8 / .45)'
  const plank = 58 * scale
  for (let x = (width / 2) % plank; x < width; x += plank) pen.fillRect(x, floor - 4 * scale, 2, 24 * scale)
  fillRound(pen, { x: 0, y: floor - 5 * scale, width, height: 4 * scale }, 0, 'rgb(255 240 210 / .6)')
  for (let x = (width / 2) % (plank * 3); x < width; x += plank * 3) {
    fillRound(
      pen,
      { x: x - 10 * scale, y: floor + 20 * scale, width: 20 * scale, height: height - floor },
      0,
      '#3E1E0C',
    )
  }
}
