import { pickIndex, type Random } from '#kit/random/random.ts'
import { aimSlide } from '../bot.ts'
import {
  bounceOffCell,
  cellX,
  cellY,
  fly,
  keepInside,
  newBall,
  RADIUS,
  steady,
  touchedCell,
  turnWhenDull,
  type Grid,
} from '../flight.ts'
import { meetsPaddle, PAD_HALF, rideAndLeave, sendFromPaddle, sendToBrick, slide } from '../paddle.ts'
import {
  countBrick,
  emptyWorld,
  loseLife,
  type Ball,
  type BrickRules,
  type Moment,
  type World,
} from '../world.ts'

export const DIGGER_FIELD = [360, 500] as const
const [WIDTH, HEIGHT] = DIGGER_FIELD
export const DIGGER_Y = 46
/** Ground that reaches this height has flooded the beach. */
export const FLOOD_Y = 92
const COLUMNS = 10
const ROWS = 16
const CELL = 26
const HALF = 38
const FALL_EVERY = 5
/** Soft bricks a ball digs through after each catch before it bounces. */
const DIGS = 3
const CHAIN_GEM = 50

/** Contents of a cell. Sand, gems and barrels fall; stone stays and takes two hits. */
export const SAND = 1
export const CLAY = 2
export const STONE = 3
export const GEM = 4
export const BARREL = 5

export interface Digger extends World {
  /** Height of the ground since its last row, up to a cell. */
  rise: number
  /** Rows risen: the depth. */
  depth: number
  /** Soft bricks the ball still digs through. */
  digs: number
}

export const diggerGrid = ({ rise }: Digger): Grid => ({
  columns: COLUMNS,
  rows: ROWS,
  left: 0,
  top: HEIGHT - (ROWS - 1) * CELL - rise,
  width: 36,
  height: CELL,
})

const speedOf = ({ depth }: Digger) => Math.min(6.8, 5.1 + depth * 0.02)
const riseOf = ({ depth, tick }: Digger) => Math.min(0.13, 0.04 + depth * 0.0007 + tick * 0.000002)

function kindOf(random: Random, depth: number): number {
  const luck = random()
  if (luck < 0.07) return GEM
  if (luck < 0.12) return BARREL
  if (luck < 0.12 + Math.min(0.24, 0.05 + depth * 0.004)) return STONE
  return luck < 0.55 ? CLAY : SAND
}

function newRow(random: Random, depth: number): number[] {
  const hollow = random() < 0.4 ? pickIndex(COLUMNS, random) : -1
  return Array.from({ length: COLUMNS }, (_, column) =>
    Math.abs(column - hollow) < 1 ? 0 : kindOf(random, depth),
  )
}

const hitsOf = (kind: number) => (kind === STONE ? 2 : 1)
const restingBall = (x: number) => newBall(x, DIGGER_Y + RADIUS + PAD_HALF)

function start(random: Random): Digger {
  const kinds: number[] = []
  for (let row = 0; row < ROWS; row++)
    kinds.push(...(row < 8 ? Array.from({ length: COLUMNS }, () => 0) : newRow(random, 0)))
  return {
    ...emptyWorld(WIDTH / 2, HALF),
    kinds,
    hits: kinds.map(hitsOf),
    balls: [restingBall(WIDTH / 2)],
    rise: 0,
    depth: 0,
    digs: DIGS,
  }
}

function step(state: Digger, moment: Moment) {
  const { isActing } = slide(state, moment.input, WIDTH)
  state.quiet++
  const ball = state.balls[0]!
  const speed = speedOf(state)
  if (rideAndLeave(state, isActing, { y: DIGGER_Y, speed, way: -1 })) moment.tell('launch', ball.x, ball.y)
  if (ball.rides === 0) {
    rise(state, moment)
    if (state.tick % FALL_EVERY === 0) fall(state, moment)
    flyOne(state, moment, ball)
  }
  if (ball.y > -20) return
  lose(state, moment)
}

function lose(state: Digger, moment: Moment) {
  if (loseLife(state, moment, state.balls[0]!.x, 10)) {
    state.end = 'over'
    moment.tell('over', state.pad, DIGGER_Y)
    return
  }
  state.balls = [restingBall(state.pad)]
  state.digs = DIGS
}

/** Raises the ground, faster with depth; every row adds to the depth. */
function rise(state: Digger, moment: Moment) {
  const { random, tell } = moment
  // Rises faster while little is left to dig.
  const isBare = state.kinds.slice(0, COLUMNS * (ROWS - 5)).every((kind) => !kind)
  state.rise += riseOf(state) * (isBare ? 12 : 1)
  if (state.rise < CELL) return
  state.rise -= CELL
  state.depth++
  state.score += 10
  const fresh = newRow(random, state.depth)
  state.kinds = [...state.kinds.slice(COLUMNS), ...fresh]
  state.hits = [...state.hits.slice(COLUMNS), ...fresh.map(hitsOf)]
  tell(state.depth % 10 === 0 ? 'wave' : 'row', WIDTH / 2, HEIGHT - 20, state.depth)
  const grid = diggerGrid(state)
  const highest = state.kinds.findIndex(Boolean)
  if (highest < 0 || cellY(grid, highest) > FLOOD_Y) return
  // The flood takes a life and washes the upper half of the ground away.
  for (let cell = 0; cell < COLUMNS * 9; cell++) state.kinds[cell] = 0
  tell('blast', WIDTH / 2, FLOOD_Y)
  lose(state, moment)
}

const falls = (kind: number) => kind === SAND || kind === CLAY || kind === GEM || kind === BARREL

/** Loose cells fall by one; a gem that reaches the bottom is collected. */
function fall(state: Digger, { tell }: Moment) {
  const { kinds, hits } = state
  const grid = diggerGrid(state)
  let hasFallen = false
  for (let cell = (ROWS - 1) * COLUMNS - 1; cell >= 0; cell--) {
    const below = cell + COLUMNS
    if (!falls(kinds[cell]!) || kinds[below]) continue
    kinds[below] = kinds[cell]!
    hits[below] = hits[cell]!
    kinds[cell] = 0
    hasFallen = true
  }
  if (hasFallen) tell('fall', WIDTH / 2, cellY(grid, COLUMNS * (ROWS / 2)))
}

function flyOne(state: Digger, moment: Moment, ball: Ball) {
  const speed = speedOf(state)
  const grid = diggerGrid(state)
  steady(ball, speed)
  fly(ball, () => {
    if (keepInside(ball, { width: WIDTH, bottom: HEIGHT })) {
      moment.tell('wall', ball.x, ball.y)
      turnWhenDull(ball, moment.random)
    }
    if (ball.vy < 0 && meetsPaddle(ball, state, DIGGER_Y)) {
      caught(state, moment, ball)
      return true
    }
    const cell = touchedCell(ball, grid, state.kinds)
    if (cell < 0) return false
    const isSoft = state.kinds[cell] !== STONE
    if (isSoft && state.digs > 0) state.digs--
    else bounceOffCell(ball, grid, { cell, kinds: state.kinds })
    ball.dull = 0
    hit(state, moment, cell)
    return false
  })
}

function caught(state: Digger, { random, tell }: Moment, ball: Ball) {
  const speed = speedOf(state)
  state.combo = 0
  state.digs = DIGS
  const guide = { grid: diggerGrid(state), speed, random, breaks: Boolean }
  if (sendToBrick(ball, state, guide)) tell('guide', ball.x, ball.y)
  else sendFromPaddle(ball, state, { speed, way: -1 })
  ball.y = DIGGER_Y + RADIUS + PAD_HALF
  tell('paddle', ball.x, ball.y)
}

function hit(state: Digger, moment: Moment, cell: number) {
  const { tell } = moment
  const grid = diggerGrid(state)
  const [x, y] = [cellX(grid, cell), cellY(grid, cell)]
  const kind = state.kinds[cell]!
  state.quiet = 0
  state.hits[cell]!--
  if (state.hits[cell]! > 0) {
    tell('crack', x, y)
    return
  }
  state.kinds[cell] = 0
  const points = countBrick(state, kind === GEM ? CHAIN_GEM : kind === STONE ? 20 : 10)
  tell(kind === GEM ? 'gem' : 'break', x, y, points)
  if (kind !== BARREL) return
  tell('blast', x, y)
  for (const near of around(cell)) {
    if (!state.kinds[near]) continue
    state.hits[near] = 1
    hit(state, moment, near)
  }
}

/** The cells within one step of a cell. */
function around(cell: number): number[] {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
  const cells: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(ROWS - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(COLUMNS - 1, column + 1); x++)
      if (x !== column || y !== row) cells.push(y * COLUMNS + x)
  return cells
}

export const rules: BrickRules<Digger> = {
  control: 'slide',
  field: DIGGER_FIELD,
  goal: 12_000,
  start,
  step,
  bot(state, random, strength) {
    const wants = (kind: number) => kind === GEM || kind === BARREL || kind === SAND
    return aimSlide(state, {
      random,
      strength,
      y: DIGGER_Y,
      way: -1,
      width: WIDTH,
      grid: diggerGrid(state),
      wants,
    })
  },
  hud: ({ lives, depth }) => [
    ['lives', lives],
    ['depth', depth],
  ],
}
