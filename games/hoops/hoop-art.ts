import { fillCircle, fillRound } from '#kit/game/draw.ts'
import * as court from './court.ts'
import type { Spot } from './court.ts'

type Pen = CanvasRenderingContext2D

const RIM = '#FF5A3C'

/** How the net hangs right now: pulled aside and blown wide by the last ball, 0 at rest. */
export interface NetSway {
  readonly aside: number
  readonly wide: number
}

/** Pole, board and the far half of the rim: everything behind the ball. */
export function drawHoopBack(pen: Pen, { x, y }: Spot) {
  const board = x + court.BOARD_GAP
  fillRound(pen, { x: board + 26, y: y - 70, width: 15, height: court.FLOOR - y + 70 }, 6, '#1C2E55')
  fillRound(pen, { x: board + 26, y: y - 70, width: 5, height: court.FLOOR - y + 70 }, 3, '#49649C')
  pen.strokeStyle = '#1C2E55'
  pen.lineWidth = 9
  pen.beginPath()
  pen.moveTo(board + 32, y - 52)
  pen.lineTo(board + 4, y - 52)
  pen.moveTo(board + 32, y - 14)
  pen.lineTo(board + 4, y - 14)
  pen.stroke()
  const top = y - court.BOARD_TOP
  const height = court.BOARD_TOP + court.BOARD_BOTTOM
  fillRound(
    pen,
    { x: board - court.BOARD_HALF, y: top + 5, width: court.BOARD_HALF * 2 + 6, height },
    5,
    '#A9B7C9',
  )
  fillRound(
    pen,
    { x: board - court.BOARD_HALF, y: top, width: court.BOARD_HALF * 2 + 3, height },
    5,
    '#FFFDF2',
  )
  fillRound(pen, { x: board - court.BOARD_HALF, y: y - 58, width: 5, height: 46 }, 2, RIM)
  pen.strokeStyle = '#B5321A'
  pen.lineWidth = 6
  pen.beginPath()
  pen.moveTo(board - court.BOARD_HALF, y)
  pen.lineTo(x + court.RIM_HALF, y)
  pen.stroke()
  rim(pen, x, y, Math.PI, '#B5321A')
}

function rim(pen: Pen, x: number, y: number, from: number, color: string) {
  pen.strokeStyle = color
  pen.lineWidth = court.RIM_THICK * 2
  pen.lineCap = 'round'
  pen.beginPath()
  pen.ellipse(x, y, court.RIM_HALF, 9, 0, from, from + Math.PI)
  pen.stroke()
}

const STRINGS = 7
const NET_DEPTH = 50

/** Net and near half of the rim: in front of a ball that is inside. */
export function drawHoopFront(pen: Pen, { x, y }: Spot, { aside, wide }: NetSway) {
  pen.strokeStyle = 'rgb(255 255 255 / .85)'
  pen.lineWidth = 2
  const deep = NET_DEPTH * (1 + 0.25 * wide)
  const foot = court.RIM_HALF * (0.52 + 0.2 * wide)
  const at = (share: number, k: number): Spot => {
    const half = court.RIM_HALF + (foot - court.RIM_HALF) * k ** 0.7
    const bow = 9 * (1 - Math.abs(share)) * (1 - k * 0.6)
    return { x: x + share * half + aside * k * 16, y: y + bow + deep * k }
  }
  pen.beginPath()
  for (let string = 0; string < STRINGS; string++) {
    const share = (string / (STRINGS - 1)) * 2 - 1
    const step = 2 / (STRINGS - 1)
    for (const lean of [-step, step]) {
      const top = at(share, 0)
      pen.moveTo(top.x, top.y)
      for (let knot = 1; knot <= 3; knot++) {
        const swing = knot % 2 === 1 ? lean : 0
        const point = at(Math.max(-1, Math.min(1, share + swing)), knot / 3)
        pen.lineTo(point.x, point.y)
      }
    }
  }
  pen.stroke()
  rim(pen, x, y, 0, RIM)
  pen.strokeStyle = 'rgb(255 210 180 / .8)'
  pen.lineWidth = 2
  pen.beginPath()
  pen.ellipse(x, y - 1.5, court.RIM_HALF, 9, 0, Math.PI * 0.55, Math.PI * 0.95)
  pen.stroke()
}

/** The ball with its seams, turned; squashed along the way it has bounced. */
export function drawBasketball(
  pen: Pen,
  { x, y }: Spot,
  look: { turn: number; squash: number; fire: boolean; radius?: number },
) {
  const { turn, squash, fire, radius = court.BALL_RADIUS } = look
  pen.save()
  pen.translate(x, y)
  pen.scale(1 + squash * 0.18, 1 - squash * 0.2)
  const paint = pen.createRadialGradient(-radius * 0.35, -radius * 0.42, radius * 0.1, 0, 0, radius)
  paint.addColorStop(0, '#FFE2B0')
  paint.addColorStop(0.3, fire ? '#FF9A2E' : '#FF8A3D')
  paint.addColorStop(1, fire ? '#C22A0A' : '#B4470F')
  fillCircle(pen, 0, 0, radius, paint)
  pen.rotate(turn)
  pen.strokeStyle = 'rgb(74 24 4 / .8)'
  pen.lineWidth = Math.max(1.4, radius * 0.085)
  pen.beginPath()
  pen.moveTo(-radius, 0)
  pen.lineTo(radius, 0)
  pen.moveTo(0, -radius)
  pen.lineTo(0, radius)
  pen.stroke()
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.arc(side * radius * 1.15, 0, radius * 0.75, 0, 2 * Math.PI)
    pen.save()
    pen.clip()
    pen.beginPath()
    pen.arc(0, 0, radius * 0.97, 0, 2 * Math.PI)
    pen.clip()
    pen.beginPath()
    pen.arc(side * radius * 1.15, 0, radius * 0.72, 0, 2 * Math.PI)
    pen.stroke()
    pen.restore()
  }
  pen.restore()
}

/** The stand the ball waits on: a driftwood post with a rope ring. */
export function drawStand(pen: Pen, { x, y }: Spot) {
  const top = y + court.BALL_RADIUS - 3
  fillRound(pen, { x: x - 9, y: top, width: 18, height: court.FLOOR - top }, 5, '#6B3D1C')
  fillRound(pen, { x: x - 9, y: top, width: 6, height: court.FLOOR - top }, 3, '#A26A36')
  fillRound(pen, { x: x - 20, y: top - 1, width: 40, height: 10 }, 5, '#4A2810')
  fillRound(pen, { x: x - 20, y: top - 3, width: 40, height: 9 }, 5, '#E9B872')
}

/** A buoy that hangs in the way. */
export function drawBuoy(pen: Pen, { x, y }: Spot) {
  const radius = court.BUOY_RADIUS
  pen.strokeStyle = 'rgb(255 233 196 / .55)'
  pen.lineWidth = 2.5
  pen.beginPath()
  pen.moveTo(x, -400)
  pen.lineTo(x, y - radius)
  pen.stroke()
  const paint = pen.createRadialGradient(x - 8, y - 10, 2, x, y, radius)
  paint.addColorStop(0, '#FFFFFF')
  paint.addColorStop(0.25, '#FF6A6E')
  paint.addColorStop(1, '#A31A2C')
  fillCircle(pen, x, y, radius, paint)
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.clip()
  pen.fillStyle = 'rgb(255 253 242 / .92)'
  pen.fillRect(x - radius, y - 6, radius * 2, 12)
  pen.restore()
}
