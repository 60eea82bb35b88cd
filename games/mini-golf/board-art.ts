import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { ARM, BUMPER, DECK, ferryAt, sailAngle } from './ball.ts'
import { CELL, EDGE, SIDE, type Hole, type Place } from './holes.ts'

const GREEN = '#4fbf68'
const LIGHT_GREEN = '#5bcb73'
const BOARD = '#e2a45c'
const BOARD_SIDE = '#8a4b1e'
const FLOORS: Readonly<Record<string, string>> = {
  s: '#efd392',
  '~': '#2b93d6',
  i: '#cfeefa',
  '<': '#3d6fc4',
  '>': '#3d6fc4',
  '^': '#3d6fc4',
  v: '#3d6fc4',
}
const TURNS: Readonly<Record<string, number>> = { '>': 0, v: Math.PI / 2, '<': Math.PI, '^': -Math.PI / 2 }

/** Runs of equal signs in a row, to save brush strokes. */
function runs(hole: Hole, paint: (sign: string, x: number, y: number, width: number) => void) {
  for (const [row, signs] of hole.rows.entries())
    for (const { 0: run, index } of signs.matchAll(/(.)\1*/g))
      paint(run[0]!, EDGE + index * CELL, EDGE + row * CELL, run.length * CELL)
}

/** The frame and the green of every hole. */
export function paintBoard(brush: Brush) {
  const whole = SIDE * CELL
  brush.round(EDGE - 10, EDGE + 2, whole + 20, whole + 18, 20, '#03121f', 0.4)
  brush.round(EDGE - 12, EDGE - 8, whole + 24, whole + 24, 20, BOARD_SIDE)
  brush.round(EDGE - 12, EDGE - 13, whole + 24, whole + 24, 20, BOARD)
  brush.round(EDGE - 2, EDGE - 2, whole + 4, whole + 4, 10, '#2f8a48')
  brush.round(EDGE, EDGE + 3, whole, whole - 3, 8, GREEN)
  for (let stripe = 0; stripe < SIDE; stripe += 2)
    brush.round(EDGE + stripe * CELL, EDGE + 3, CELL, whole - 3, 0, LIGHT_GREEN)
}

/** Floors and walls of a hole. */
export function paintGround(brush: Brush, hole: Hole) {
  runs(hole, (sign, x, y, width) => {
    const color = FLOORS[sign]
    if (!color) return
    brush.round(x, y, width, CELL + 0.5, sign === 's' ? 12 : 3, color)
    const turn = TURNS[sign]
    for (let at = x + CELL / 2; at < x + width; at += CELL) {
      if (sign === '~') brush.line([at - 12, y + 16, at, y + 12, at + 12, y + 16], 3, '#ffffff', 0.3)
      if (sign === 'i') brush.line([at - 10, y + 32, at + 8, y + 12], 3, '#ffffff', 0.8)
      if (turn !== undefined) chevron(brush, at, y + CELL / 2, turn)
    }
  })
  runs(hole, (sign, x, y, width) => {
    if (sign === '#') brush.round(x, y + 7, width, CELL, 8, BOARD_SIDE)
  })
  runs(hole, (sign, x, y, width) => {
    if (sign !== '#') return
    brush.round(x, y - 4, width, CELL, 8, BOARD)
    brush.line([x + 9, y, x + width - 9, y], 3, '#fff4d6', 0.6)
  })
}

function chevron(brush: Brush, x: number, y: number, turn: number) {
  brush.at(x, y, turn, () => brush.line([-8, -10, 4, 0, -8, 10], 5, '#ffffff', 0.5))
}

function lodestone(brush: Brush, { x, y }: Place, color: string, k: number, isPush: boolean) {
  const wave = isPush ? k : 1 - k
  brush.ring(x, y, 20 + wave * 34, 3, color, 0.5 * (1 - wave))
  brush.puck(x, y, 15, color, 5)
  brush.line([x - 6, y, x + 6, y], 4, '#ffffff')
  if (!isPush) brush.line([x, y - 6, x, y + 6], 4, '#ffffff')
}

function conch(brush: Brush, { x, y }: Place, color: string, seconds: number) {
  brush.disc(x, y, 19, '#1a0f3a', 0.85)
  for (const arm of [0, 1, 2]) {
    const from = seconds * 3 + arm * 2.1
    brush.arc(x, y, 6 + arm * 4.5, from, from + 2.6, 4, color)
  }
  brush.ring(x, y, 19, 3, color)
}

function mill(brush: Brush, { x, y }: Place, angle: number) {
  brush.disc(x + 4, y + 8, 22, '#001020', 0.25)
  brush.at(x, y, angle, () => {
    brush.line([-ARM, 5, ARM, 5], 9, '#7a2438', 0.7)
    brush.line([-ARM, 0, ARM, 0], 9, PAINT.coral)
    for (const side of [-1, 1]) brush.round(side > 0 ? 14 : -ARM, -7, ARM - 14, 14, 5, PAINT.shell)
  })
  brush.puck(x, y, 11, PAINT.amber, 4)
}

export interface Moment {
  readonly tick: number
  readonly seconds: number
}

const PAIRS = [PAINT.orchid, PAINT.lagoon, PAINT.pink] as const

/** Things above the ground; the ball is above ferries and below sails. */
export function paintThings(brush: Brush, hole: Hole, { tick, seconds }: Moment, paintBall: () => void) {
  for (const [index, ferry] of hole.ferries.entries()) {
    const { x, y } = ferryAt(ferry, tick, index)
    brush.round(x - DECK + 3, y - DECK + 8, DECK * 2, DECK * 2, 9, '#001828', 0.4)
    brush.slab(x - DECK, y - DECK, DECK * 2, DECK * 2, 9, '#c98b4f', 5)
    for (const plank of [-12, 2, 16]) brush.line([x - 20, y + plank, x + 20, y + plank], 2.5, '#7a4a24', 0.7)
  }
  for (const [index, ends] of hole.conches.entries())
    for (const end of ends) conch(brush, end, PAIRS[index]!, seconds)
  const k = (seconds * 0.7) % 1
  for (const stone of hole.draws) lodestone(brush, stone, PAINT.sky, k, false)
  for (const stone of hole.pushes) lodestone(brush, stone, PAINT.coral, k, true)
  for (const { x, y } of hole.bumpers) {
    brush.disc(x + 3, y + 7, BUMPER + 1, '#001020', 0.3)
    brush.puck(x, y, BUMPER, PAINT.pink, 5)
    brush.star(x, y - 1, 9, PAINT.sun)
  }
  paintBall()
  for (const [index, stone] of hole.mills.entries()) mill(brush, stone, sailAngle(tick, index))
}
