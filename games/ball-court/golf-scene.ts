import { fillCircle, fillRound } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawTrail, glossy, shadow } from './art.ts'
import {
  BALL,
  blocksAt,
  CELL,
  CUP,
  cupOf,
  HEIGHT,
  holeOf,
  parOf,
  puttOf,
  signAt,
  WIDTH,
  type Golf,
} from './golf.ts'
import type { Hand, Pen, Scene, Show } from './scene.ts'

const SHORTEST_PULL = 10
const LONGEST_PULL = 150

/** Pulled back like a sling; `undefined` while the pull is too short. */
function aimOf({ from, at }: { readonly from: Point; readonly at: Point }) {
  const [dx, dy] = [from.x - at.x, from.y - at.y]
  const far = Math.hypot(dx, dy)
  if (far < SHORTEST_PULL) return undefined
  const share = Math.min(1, (far - SHORTEST_PULL) / (LONGEST_PULL - SHORTEST_PULL))
  return { angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI), power: 1 + share * 39 }
}

function input(state: Golf, { held, released, steer, pressed, mark }: Hand): number {
  if (state.phase !== 'ready') return 0
  if (released) {
    const aim = aimOf({ from: released.from, at: released.to })
    return aim ? puttOf(aim.angle, aim.power) : 0
  }
  if (held) return 0
  mark.x += steer.x * 1.4
  mark.y = Math.max(1, Math.min(40, mark.y - steer.y * 0.4))
  return pressed.some((key) => key === ' ' || key === 'Enter') ? puttOf(Math.round(mark.x), mark.y) : 0
}

const isGreen = (state: Golf, x: number, y: number) => signAt(holeOf(state.level), { x, y }) !== '#'
const FLOORS: Readonly<Record<string, string>> = { '~': '#2E9BE0', s: '#F2D38B' }

function cells(state: Golf, paint: (sign: string, x: number, y: number) => void) {
  for (let y = 0; y < HEIGHT; y += CELL)
    for (let x = 0; x < WIDTH; x += CELL) paint(signAt(holeOf(state.level), { x: x + 1, y: y + 1 }), x, y)
}

/** Whether a board shows: only where it stands beside the green. */
function isBoard(state: Golf, x: number, y: number): boolean {
  if (isGreen(state, x + 1, y + 1)) return false
  for (const dx of [-CELL, 0, CELL])
    for (const dy of [-CELL, 0, CELL]) {
      const sign = signAt(holeOf(state.level), { x: x + dx + 1, y: y + dy + 1 })
      const isIn = x + dx >= 0 && x + dx < WIDTH && y + dy >= 0 && y + dy < HEIGHT
      if (isIn && sign !== '#' && !isOutside(state, x + dx, y + dy)) return true
    }
  return false
}

/** A dot outside the boards is no green: rows and columns without a board before it. */
function isOutside(state: Golf, x: number, y: number): boolean {
  const row = holeOf(state.level).rows[Math.floor(y / CELL)] ?? ''
  const column = Math.floor(x / CELL)
  return !row.slice(0, column).includes('#') || !row.slice(column).includes('#')
}

function floor(pen: Pen, sign: string, x: number, y: number) {
  const isDark = (x / CELL + y / CELL) % 2 === 0
  pen.fillStyle = FLOORS[sign] ?? (isDark ? '#4CC263' : '#57CE6C')
  pen.fillRect(x - 0.4, y - 0.4, CELL + 0.8, CELL + 0.8)
  if (sign === '~') {
    pen.fillStyle = 'rgb(255 255 255 / .3)'
    pen.fillRect(x + 7, y + 12, 14, 2.5)
    pen.fillRect(x + 19, y + 27, 12, 2.5)
  }
  if (sign === 's')
    for (let dot = 0; dot < 6; dot++)
      fillCircle(pen, x + 6 + ((dot * 17) % 30), y + 6 + ((dot * 11) % 30), 1.6, '#D2A85A')
  const turn = { '>': 0, v: Math.PI / 2, '<': Math.PI, '^': -Math.PI / 2 }[sign]
  if (turn === undefined) return
  pen.save()
  pen.translate(x + CELL / 2, y + CELL / 2)
  pen.rotate(turn)
  pen.strokeStyle = 'rgb(255 255 255 / .5)'
  pen.lineWidth = 5
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  for (const at of [-9, 3]) {
    pen.moveTo(at, -9)
    pen.lineTo(at + 8, 0)
    pen.lineTo(at, 9)
  }
  pen.stroke()
  pen.restore()
}

function backdrop(pen: Pen, state: Golf) {
  cells(state, (_, x, y) => {
    if (isBoard(state, x, y))
      fillRound(pen, { x: x + 3, y: y + 10, width: CELL, height: CELL }, 8, 'rgb(2 40 40 / .35)')
  })
  cells(state, (sign, x, y) => {
    if (sign !== '#' && !isOutside(state, x, y)) floor(pen, sign, x, y)
  })
  cells(state, (_, x, y) => {
    if (!isBoard(state, x, y)) return
    fillRound(pen, { x: x - 0.5, y: y + 4, width: CELL + 1, height: CELL + 1 }, 7, '#8A4B1E')
  })
  cells(state, (_, x, y) => {
    if (!isBoard(state, x, y)) return
    fillRound(pen, { x: x - 0.5, y: y - 4, width: CELL + 1, height: CELL + 1 }, 7, '#E8A85C')
    fillRound(pen, { x: x + 4, y: y - 1, width: CELL - 8, height: 3 }, 1.5, 'rgb(255 244 214 / .65)')
  })
  const cup = cupOf(holeOf(state.level))
  fillCircle(pen, cup.x, cup.y, CUP + 2.5, '#F4FFF4')
  fillCircle(pen, cup.x, cup.y, CUP, '#123A22')
  fillCircle(pen, cup.x + 1.5, cup.y + 3, CUP - 3, '#061A10')
}

function flag(pen: Pen, { x, y }: Point, { time, cheer }: Show) {
  const lift = cheer * 26
  pen.strokeStyle = 'rgb(0 30 20 / .3)'
  pen.lineWidth = 4
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x + 2, y + 3)
  pen.lineTo(x + 30, y + 20)
  pen.stroke()
  fillRound(pen, { x: x - 2, y: y - 58 - lift, width: 4, height: 58 }, 2, '#FFFFFF')
  const wave = Math.sin(time * 4) * 3
  pen.beginPath()
  pen.moveTo(x + 2, y - 58 - lift)
  pen.quadraticCurveTo(x + 18, y - 58 - lift + wave, x + 36, y - 46 - lift)
  pen.quadraticCurveTo(x + 18, y - 40 - lift - wave, x + 2, y - 34 - lift)
  pen.closePath()
  pen.fillStyle = '#FF4F5E'
  pen.fill()
}

function aimLine(pen: Pen, { ball }: Golf, angle: number, power: number) {
  const turn = (angle / 180) * Math.PI
  const color = power > 30 ? '#FF7A5C' : power > 16 ? '#FFE066' : '#FFFFFF'
  const dots = 4 + Math.round(power / 4)
  for (let dot = 1; dot <= dots; dot++) {
    const far = 14 + dot * 11
    const x = ball.x + Math.cos(turn) * far
    const y = ball.y + Math.sin(turn) * far
    fillCircle(pen, x, y, 4.6 - (dot / dots) * 2.4, color)
  }
  pen.strokeStyle = color
  pen.lineWidth = 4
  pen.beginPath()
  pen.arc(ball.x, ball.y, BALL + 7, -Math.PI / 2, -Math.PI / 2 + (power / 40) * 2 * Math.PI)
  pen.stroke()
}

function draw(pen: Pen, state: Golf, show: Show) {
  const hole = holeOf(state.level)
  const { ball, phase, since } = state
  for (const { x, y } of blocksAt(hole, state.tick)) {
    const half = CELL / 2
    fillRound(pen, { x: x - half + 4, y: y - half + 9, width: CELL, height: CELL }, 9, 'rgb(2 40 40 / .35)')
    fillRound(pen, { x: x - half, y: y - half + 3, width: CELL, height: CELL }, 9, '#7A2E9E')
    fillRound(pen, { x: x - half, y: y - half - 4, width: CELL, height: CELL }, 9, '#C56BF0')
    fillRound(pen, { x: x - half + 6, y: y - half, width: CELL - 12, height: 4 }, 2, 'rgb(255 255 255 / .6)')
  }
  const { held, mark } = show.hand
  const aim =
    phase === 'ready'
      ? held
        ? aimOf(held)
        : mark.isShown
          ? { angle: mark.x, power: mark.y }
          : undefined
      : undefined
  if (phase === 'ready') {
    const pulse = 5 + Math.sin(show.time * 4) * 2
    fillCircle(pen, ball.x, ball.y, BALL + pulse, 'rgb(255 255 255 / .22)')
  }
  if (aim) aimLine(pen, state, aim.angle, aim.power)
  drawTrail(pen, show, BALL)
  const size = phase === 'holed' ? Math.max(0, BALL * (1 - since / 14)) : BALL
  if (size > 1) {
    shadow(pen, { x: ball.x + 3, y: ball.y + 4 }, size, 0.35)
    glossy(pen, ball, size, '#FFFFFF')
  }
  flag(pen, cupOf(hole), show)
}

export const golfScene: Scene<Golf> = {
  left: -4,
  top: -8,
  width: WIDTH + 8,
  height: HEIGHT + 18,
  turns: false,
  backdrop,
  stamp: ({ level }) => String(level),
  draw,
  input,
  finger: ({ ball }) => [
    { x: ball.x, y: ball.y },
    { x: ball.x - 10, y: Math.min(HEIGHT - 8, ball.y + 110) },
  ],
  runner: ({ ball, phase }) => (phase === 'rolling' ? ball : undefined),
  isSlow: ({ ball, phase, level }) => {
    const cup = cupOf(holeOf(level))
    return (
      phase === 'rolling' &&
      Math.hypot(ball.x - cup.x, ball.y - cup.y) < 30 &&
      Math.hypot(ball.vx, ball.vy) < 4
    )
  },
  counters: ({ strokes, level }) => [
    ['strokes', strokes],
    ['par', parOf(level)],
  ],
  mark: { x: -90, y: 16 },
  stars: ({ status, strokes, level }) =>
    status !== 'won' ? 0 : strokes < parOf(level) ? 3 : strokes === parOf(level) ? 2 : 1,
  reactions: {
    putt: { sound: 'hit', colors: ['#FFFFFF', '#8BE59A'], count: 6 },
    wall: { sound: 'bounce' },
    splash: { sound: 'bad', colors: ['#BFEFFF', '#2E9BE0'], count: 26, rise: 'missed', say: 'missed' },
    holed: { sound: 'score', count: 40, quake: 3, happy: 0.7 },
  },
}
