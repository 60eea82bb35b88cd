import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import {
  bounceOffCell,
  cellX,
  cellY,
  fly,
  keepInside,
  newBall,
  RADIUS,
  send,
  steady,
  touchedCell,
  turnWhenDull,
  type Grid,
} from '../flight.ts'
import { ACT, MOST_ANGLE } from '../inputs.ts'
import {
  countBrick,
  emptyWorld,
  type Ball,
  type BrickRules,
  type Moment,
  type Strength,
  type World,
} from '../world.ts'

export const VOLLEY_FIELD = [350, 492] as const
const [WIDTH] = VOLLEY_FIELD
export const VOLLEY_Y = 470
const COLUMNS = 7
const ROWS = 9
const SPEED = 8.4
const EVERY_TICKS = 4
export const SINK_TICKS = 16
const TAKE_REACH = 21
/** Ticks after which flying pearls fall by themselves. */
const LONGEST_FLIGHT = 780
const MOST_PEARLS = 90

export const VOLLEY_GRID: Grid = { columns: COLUMNS, rows: ROWS, left: 0, top: 26, width: 50, height: 46 }

export interface Volley extends World {
  phase: 'aim' | 'fly'
  /** Angle of the volley, from straight up. */
  angle: number
  /** The player's pearls, and those still to throw. */
  pearls: number
  waiting: number
  /** Landing place of the first pearl of this volley; -1 before. */
  landed: number
  /** Ticks of this volley. */
  flight: number
  /** Ticks of the wall's descent; visual, but aiming waits for it. */
  sink: number
}

export const angleOf = (input: number) => ((input - 90) / 180) * Math.PI

function start(random: Random): Volley {
  const world = { ...emptyWorld(WIDTH / 2, 0), kinds: Array.from({ length: COLUMNS * ROWS }, () => 0) }
  const state: Volley = {
    ...world,
    hits: world.kinds.map(() => 0),
    lives: 1,
    phase: 'aim',
    angle: 0,
    pearls: 3,
    waiting: 0,
    landed: -1,
    flight: 0,
    sink: 0,
  }
  for (let row = 0; row < 3; row++) comeDown(state, random)
  state.wave = 1
  state.sink = 0
  return state
}

/** Everything descends a row and a new one appears: bricks, one pearl, sometimes a lamp. */
function comeDown(state: Volley, random: Random) {
  state.kinds = [...Array.from({ length: COLUMNS }, () => 0), ...state.kinds.slice(0, -COLUMNS)]
  state.hits = [...Array.from({ length: COLUMNS }, () => 0), ...state.hits.slice(0, -COLUMNS)]
  for (const drop of state.drops) drop.y += VOLLEY_GRID.height
  state.drops = state.drops.filter(({ y }) => y < VOLLEY_Y - 20)
  const places = shuffled([0, 1, 2, 3, 4, 5, 6], random)
  const count = 3 + pickIndex(3, random)
  for (const cell of places.slice(0, count)) {
    const isHard = random() < 0.14
    state.kinds[cell] = 1
    state.hits[cell] = state.wave * (isHard ? 2 : 1) + pickIndex(2, random)
  }
  const at = (cell: number) => ({ x: cellX(VOLLEY_GRID, cell), y: cellY(VOLLEY_GRID, cell) })
  state.drops.push({ kind: 'pearl', ...at(places[count]!) })
  if (count < 6 && random() < 0.3) state.drops.push({ kind: 'lamp', ...at(places[count + 1]!) })
  state.sink = SINK_TICKS
}

function step(state: Volley, moment: Moment) {
  const { input, tell } = moment
  if (state.sink > 0) {
    state.sink--
    return
  }
  if (state.phase === 'aim') {
    if (input === 0 || input > MOST_ANGLE) return
    state.phase = 'fly'
    // A flatter pearl would hardly rise.
    state.angle = Math.max(-1.4, Math.min(1.4, angleOf(input)))
    state.waiting = state.pearls
    state.flight = 0
    state.landed = -1
    state.combo = 0
    tell('launch', state.pad, VOLLEY_Y)
    return
  }
  state.flight++
  if (state.waiting > 0 && state.flight % EVERY_TICKS === 0) {
    const pearl = newBall(state.pad, VOLLEY_Y - RADIUS, 0)
    send(pearl, state.angle, SPEED)
    state.balls.push(pearl)
    state.waiting--
    tell('throw', pearl.x, pearl.y)
  }
  const isCalled = input === ACT && state.flight > 45
  if (isCalled) {
    state.waiting = 0
    state.balls = []
    tell('call', state.pad, VOLLEY_Y)
  }
  for (const ball of state.balls) flyOne(state, moment, ball)
  for (const { x, y } of state.balls.filter((ball) => ball.y >= VOLLEY_Y))
    if (state.landed < 0) {
      state.landed = x
      tell('land', x, y)
    }
  state.balls = state.balls.filter(({ y }) => y < VOLLEY_Y)
  if (state.balls.length === 0 && state.waiting === 0) nextRound(state, moment)
}

function nextRound(state: Volley, { random, tell }: Moment) {
  state.phase = 'aim'
  if (state.landed >= 0) state.pad = Math.max(14, Math.min(WIDTH - 14, state.landed))
  if (!state.kinds.some(Boolean)) {
    state.score += 100
    tell('clear', WIDTH / 2, 200, 100)
  }
  state.wave++
  comeDown(state, random)
  state.score += 5
  tell('row', WIDTH / 2, VOLLEY_GRID.top, state.wave)
  if (!state.kinds.slice(-COLUMNS).some(Boolean)) return
  state.end = 'over'
  tell('over', state.pad, VOLLEY_Y)
}

function flyOne(state: Volley, moment: Moment, ball: Ball) {
  if (state.flight > LONGEST_FLIGHT) ball.vy += 0.25
  else steady(ball, SPEED)
  fly(ball, () => {
    if (keepInside(ball, { width: WIDTH, top: 0 })) turnWhenDull(ball, moment.random)
    const cell = touchedCell(ball, VOLLEY_GRID, state.kinds)
    if (cell >= 0) {
      bounceOffCell(ball, VOLLEY_GRID, { cell, kinds: state.kinds })
      ball.dull = 0
      hit(state, moment, cell)
    }
    take(state, moment, ball)
    return ball.y >= VOLLEY_Y
  })
}

function hit(state: Volley, { tell }: Moment, cell: number) {
  const [x, y] = [cellX(VOLLEY_GRID, cell), cellY(VOLLEY_GRID, cell)]
  state.score++
  state.hits[cell]!--
  if (state.hits[cell]! > 0) {
    tell('crack', x, y)
    return
  }
  state.kinds[cell] = 0
  tell('break', x, y, countBrick(state, 5))
}

/** A hit pearl adds one to the next volley; a lamp hits every brick of its row, once per volley. */
function take(state: Volley, moment: Moment, ball: Ball) {
  for (const drop of state.drops) {
    const [dx, dy] = [drop.x - ball.x, drop.y - ball.y]
    if (dx * dx + dy * dy > TAKE_REACH * TAKE_REACH) continue
    state.drops = state.drops.filter((other) => other !== drop)
    if (drop.kind === 'pearl') {
      state.pearls = Math.min(MOST_PEARLS, state.pearls + 1)
      moment.tell('pearl', drop.x, drop.y)
      continue
    }
    moment.tell('lamp', drop.x, drop.y)
    const row = Math.floor((drop.y - VOLLEY_GRID.top) / VOLLEY_GRID.height)
    const force = Math.ceil(state.wave / 2)
    for (let cell = row * COLUMNS; cell < (row + 1) * COLUMNS; cell++)
      for (let count = 0; count < force && state.kinds[cell]; count++) hit(state, moment, cell)
  }
}

const TRIED = [7, 14, 24]
const TRIED_TICKS = 200

/** What a pearl at this angle would hit; low bricks count more. */
function worthOf(state: Volley, input: number): number {
  const ball = newBall(state.pad, VOLLEY_Y - RADIUS, 0)
  send(ball, Math.max(-1.4, Math.min(1.4, angleOf(input))), SPEED)
  let worth = 0
  const { kinds } = state
  for (let tick = 0; tick < TRIED_TICKS && ball.y < VOLLEY_Y; tick++) {
    steady(ball, SPEED)
    fly(ball, () => {
      keepInside(ball, { width: WIDTH, top: 0 })
      const cell = touchedCell(ball, VOLLEY_GRID, kinds)
      if (cell >= 0) {
        bounceOffCell(ball, VOLLEY_GRID, { cell, kinds })
        worth += 1 + Math.floor(cell / COLUMNS) / 4
      }
      for (const { x, y } of state.drops) if (Math.abs(x - ball.x) + Math.abs(y - ball.y) < 26) worth += 0.8
      return ball.y >= VOLLEY_Y
    })
  }
  return worth
}

function bot(state: Volley, random: Random, strength: Strength): number {
  if (state.phase === 'fly' || state.sink > 0) return 0
  let best = 90
  let most = -1
  for (let count = 0; count < TRIED[strength]!; count++) {
    const input = 12 + pickIndex(157, random)
    const worth = worthOf(state, input)
    if (worth > most) [best, most] = [input, worth]
  }
  return best
}

export const rules: BrickRules<Volley> = {
  control: 'aim',
  field: VOLLEY_FIELD,
  goal: 6000,
  start,
  step,
  bot,
  hud: ({ pearls, wave }) => [
    ['pearls', pearls],
    ['row', wave],
  ],
}
