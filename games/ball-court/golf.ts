import type { SimEvent } from '#kit/game/contract.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Random } from '#kit/random/random.ts'
import { HOLES, type Hole } from './golf-holes.ts'
import { between, bounceOffSquare, lengthOf, type Body, type Spot } from '#kit/game/discs/discs.ts'
import { bell, type Match, type Sport, type Strength } from './sport.ts'

export const CELL = 40
export const WIDTH = CELL * 9
export const HEIGHT = CELL * 12
export const BALL = 8
export const CUP = 13
export const ANGLES = 360
export const POWERS = 41
export const MOST_STROKES = 12
const SLIDE = 58
const SLIDE_TICKS = 200
const HOLED_PAUSE = 20
const LONGEST_ROLL = 620
/** Speed above which a ball jumps the cup. */
const CUP_SPEED = 5
const SLOPES: Readonly<Record<string, Spot>> = {
  '<': { x: -0.055, y: 0 },
  '>': { x: 0.055, y: 0 },
  '^': { x: 0, y: -0.055 },
  v: { x: 0, y: 0.055 },
}

export interface Golf extends Match {
  ball: Body
  /** Start of the last stroke: water returns the ball there. */
  from: Spot
  strokes: number
  phase: 'ready' | 'rolling' | 'holed'
  since: number
}

export const holeOf = (level: number): Hole => HOLES[between(1, level, HOLES.length) - 1]!

/** The cells of a sign, by their middles. */
export const cellsOf = ({ rows }: Hole, sign: string): readonly Spot[] =>
  rows.flatMap((row, down) =>
    [...row].flatMap((one, across) =>
      one === sign ? [{ x: (across + 0.5) * CELL, y: (down + 0.5) * CELL }] : [],
    ),
  )

export const signAt = ({ rows }: Hole, { x, y }: Spot): string =>
  rows[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ?? '#'

export const cupOf = (hole: Hole): Spot => cellsOf(hole, 'o')[0]!

/** Where the sliding blocks are. */
export const blocksAt = (hole: Hole, tick: number): readonly Spot[] =>
  cellsOf(hole, 'm').map(({ x, y }, index) => ({
    x: x + SLIDE * exactSin((tick / SLIDE_TICKS + index * 0.3) * 2 * Math.PI),
    y,
  }))

export const puttOf = (angle: number, power: number): number =>
  1 +
  ((((Math.round(angle) % ANGLES) + ANGLES) % ANGLES) * POWERS + between(1, Math.round(power), POWERS - 1))

export const speedOf = (power: number) => 0.8 + power * 0.26

/** The known line is often a lucky bank shot: par allows two strokes more. */
export const parOf = (level: number) => holeOf(level).line.length + 2

function start(level: number): Golf {
  const tee = cellsOf(holeOf(level), 'b')[0]!
  return {
    tick: 0,
    status: 'playing',
    points: 0,
    level,
    ball: { ...tee, vx: 0, vy: 0 },
    from: tee,
    strokes: 0,
    phase: 'ready',
    since: 0,
  }
}

function enter(state: Golf, phase: Golf['phase']) {
  state.phase = phase
  state.since = 0
}

function putt(state: Golf, input: number, events: SimEvent[]) {
  const angle = (Math.floor((input - 1) / POWERS) / 180) * Math.PI
  const speed = speedOf((input - 1) % POWERS)
  state.from = { x: state.ball.x, y: state.ball.y }
  state.ball.vx = exactCos(angle) * speed
  state.ball.vy = exactSin(angle) * speed
  state.points = ++state.strokes
  enter(state, 'rolling')
  events.push({ kind: 'putt', ...state.from, amount: speed })
}

/** Bounces off the nearest point of board cells around the ball. */
function bounce(ball: Body, hole: Hole, blocks: readonly Spot[]): number {
  let hit = 0
  const [across, down] = [Math.floor(ball.x / CELL), Math.floor(ball.y / CELL)]
  const box = (x: number, y: number) => {
    hit = Math.max(hit, bounceOffSquare(ball, { x, y }, { side: CELL, radius: BALL, spring: 0.72 }))
  }
  for (let row = down - 1; row <= down + 1; row++)
    for (let column = across - 1; column <= across + 1; column++)
      if ((hole.rows[row]?.[column] ?? '#') === '#') box(column * CELL, row * CELL)
  for (const { x, y } of blocks) box(x - CELL / 2, y - CELL / 2)
  return hit
}

function sink(state: Golf, events: SimEvent[]) {
  const cup = cupOf(holeOf(state.level))
  Object.assign(state.ball, { ...cup, vx: 0, vy: 0 })
  enter(state, 'holed')
  events.push({ kind: 'holed', ...cup, amount: state.strokes })
}

function splash(state: Golf, events: SimEvent[]) {
  const { x, y } = state.ball
  events.push({ kind: 'splash', x, y })
  Object.assign(state.ball, { ...state.from, vx: 0, vy: 0 })
  state.points = ++state.strokes
  rest(state, events)
}

function rest(state: Golf, events: SimEvent[]) {
  state.ball.vx = state.ball.vy = 0
  enter(state, 'ready')
  if (state.strokes < MOST_STROKES) return
  state.status = 'lost'
  events.push({ kind: 'lost' })
}

function roll(state: Golf, events: SimEvent[]) {
  const { ball } = state
  const hole = holeOf(state.level)
  const blocks = blocksAt(hole, state.tick)
  for (let part = 0; part < 3; part++) {
    ball.x += ball.vx / 3
    ball.y += ball.vy / 3
    const hit = bounce(ball, hole, blocks)
    if (hit > 0.6) events.push({ kind: 'wall', x: ball.x, y: ball.y, amount: hit })
  }
  const sign = signAt(hole, ball)
  const slope = SLOPES[sign]
  const keeps = sign === 's' ? 0.93 : 0.984
  ball.vx = (ball.vx + (slope?.x ?? 0)) * keeps
  ball.vy = (ball.vy + (slope?.y ?? 0)) * keeps
  const speed = lengthOf(ball.vx, ball.vy)
  const cup = cupOf(hole)
  const far = lengthOf(ball.x - cup.x, ball.y - cup.y)
  if (far < CUP && speed < CUP_SPEED) return sink(state, events)
  if (far < CUP + 7) {
    // The rim attracts a slow ball.
    ball.vx += ((cup.x - ball.x) / far) * 0.09
    ball.vy += ((cup.y - ball.y) / far) * 0.09
  }
  if (sign === '~') return splash(state, events)
  if ((speed < 0.07 && !slope) || state.since > LONGEST_ROLL) rest(state, events)
}

function tick(state: Golf, input: number): readonly SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  state.since++
  if (state.phase === 'rolling') roll(state, events)
  else if (state.phase === 'holed') {
    if (state.since < HOLED_PAUSE) return events
    state.status = 'won'
    events.push({ kind: 'won' })
  } else if (input > 0) putt(state, input, events)
  else {
    // A block may push a resting ball.
    const hole = holeOf(state.level)
    bounce(state.ball, hole, blocksAt(hole, state.tick))
    state.ball.vx = state.ball.vy = 0
  }
  return events
}

/** Plays the known line with an aiming error; off the line it heads for the cup. */
function bot(state: Golf, random: Random, strength: Strength): number {
  if (state.phase !== 'ready') return 0
  const stray = [7, 2, 0][strength]!
  const hole = holeOf(state.level)
  const stroke = hole.line[state.strokes]
  if (stroke) return puttOf(stroke[0] + bell(random) * stray, stroke[1] + bell(random) * stray * 0.4)
  const cup = cupOf(hole)
  const [dx, dy] = [cup.x - state.ball.x, cup.y - state.ball.y]
  const turn = dx === 0 && dy === 0 ? 0 : Math.round((Math.atan2(dy, dx) * 180) / Math.PI)
  return puttOf(turn + bell(random) * (stray + 20), Math.min(40, lengthOf(dx, dy) / 14 + 3))
}

/** The inputs of the proved line, tick by tick. */
export function proveGolf(level: number): readonly number[] {
  const state = start(level)
  const inputs: number[] = []
  while (state.status === 'playing' && inputs.length < 6000) {
    const stroke = state.phase === 'ready' ? holeOf(level).line[state.strokes] : undefined
    if (state.phase === 'ready' && !stroke) break
    const input = stroke ? puttOf(...stroke) : 0
    inputs.push(input)
    tick(state, input)
  }
  return inputs
}

export const golf: Sport<Golf> = {
  start,
  tick,
  bot,
  progress: ({ ball, level, status }) => {
    if (status === 'won') return 1
    const cup = cupOf(holeOf(level))
    return between(0, 1 - lengthOf(ball.x - cup.x, ball.y - cup.y) / 600, 0.99)
  },
  sampled: [
    0,
    ...Array.from({ length: 12 }, (_, turn) => [10, 25, 40].map((power) => puttOf(turn * 30, power))).flat(),
  ],
  most: ANGLES * POWERS,
}
