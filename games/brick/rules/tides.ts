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
import { waveShape } from '../wave-shapes.ts'
import {
  countBrick,
  emptyWorld,
  loseLife,
  type Ball,
  type BrickRules,
  type Moment,
  type World,
} from '../world.ts'

export const TIDES_FIELD = [360, 520] as const
const [WIDTH, HEIGHT] = TIDES_FIELD
export const LOW_Y = HEIGHT - 30
export const HIGH_Y = 30
const COLUMNS = 10
const ROWS = 7
const HALF = 40
const PULL = 0.07
export const MOST_FLIPS = 3
export const TOUGH = 7

export const TIDES_GRID: Grid = { columns: COLUMNS, rows: ROWS, left: 10, top: 187, width: 34, height: 21 }

export interface Tides extends World {
  /** Direction of the current: 1 down, -1 up. */
  tide: 1 | -1
  /** Reversals of the tide left. */
  flips: number
  /** The paddle touched last: 1 lower, -1 upper. */
  side: 1 | -1
  /** Consecutive catches on alternating sides. */
  crossings: number
}

const speedOf = ({ wave, tick }: World) => Math.min(7, 5.1 + wave * 0.16 + tick * 0.0002)

function deal(random: Random, wave: number): Pick<World, 'kinds' | 'hits'> {
  const shape = waveShape(random, COLUMNS, ROWS)
  const first = pickIndex(6, random)
  const tough = Math.min(0.5, wave * 0.07)
  // One random number for both halves, so that both have the same wave.
  const thrown = shape.map(() => random())
  const kinds = shape.map((isThere, cell) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
    if (!isThere) return 0
    const near = row * COLUMNS + Math.min(column, COLUMNS - 1 - column)
    return thrown[near]! < tough ? TOUGH : 1 + ((first + Math.abs(row - (ROWS - 1) / 2)) % 6)
  })
  return { kinds, hits: kinds.map((kind) => (kind === TOUGH ? 2 : 1)) }
}

const ballAt = (side: 1 | -1, x: number) =>
  newBall(x, side === 1 ? LOW_Y - RADIUS - PAD_HALF : HIGH_Y + RADIUS + PAD_HALF)

function start(random: Random): Tides {
  return {
    ...emptyWorld(WIDTH / 2, HALF),
    ...deal(random, 1),
    balls: [ballAt(1, WIDTH / 2)],
    tide: -1,
    flips: MOST_FLIPS,
    side: 1,
    crossings: 0,
  }
}

function step(state: Tides, moment: Moment) {
  const { tell } = moment
  const { isActing } = slide(state, moment.input, WIDTH)
  state.quiet++
  const ball = state.balls[0]!
  const isRiding = ball.rides > 0
  const y = state.side === 1 ? LOW_Y : HIGH_Y
  if (rideAndLeave(state, isActing, { y, speed: speedOf(state), way: state.side })) {
    state.tide = state.side === 1 ? -1 : 1
    tell('launch', ball.x, ball.y)
  } else if (isActing && !isRiding && state.flips > 0) {
    state.flips--
    state.tide = state.tide === 1 ? -1 : 1
    tell('tide', ball.x, ball.y)
  }
  if (ball.rides === 0) flyOne(state, moment, ball)
  if (!state.kinds.some(Boolean)) nextWave(state, moment)
  if (ball.y > -20 && ball.y < HEIGHT + 20) return
  state.crossings = 0
  const side = ball.y > 0 ? 1 : -1
  if (loseLife(state, moment, ball.x, side === 1 ? HEIGHT - 8 : 8)) {
    state.end = 'over'
    tell('over', ball.x, side === 1 ? LOW_Y : HIGH_Y)
    return
  }
  state.side = side
  state.flips = MOST_FLIPS
  state.balls = [ballAt(side, state.pad)]
}

function nextWave(state: Tides, { random, tell }: Moment) {
  state.score += 100 + state.wave * 50
  state.wave++
  Object.assign(state, deal(random, state.wave))
  if (state.wave % 3 === 0) state.lives = Math.min(5, state.lives + 1)
  state.quiet = 0
  state.balls = [ballAt(state.side, state.pad)]
  tell('wave', WIDTH / 2, HEIGHT / 2, state.wave)
}

function flyOne(state: Tides, moment: Moment, ball: Ball) {
  const speed = speedOf(state)
  ball.vy += PULL * state.tide
  steady(ball, speed)
  fly(ball, () => {
    if (keepInside(ball, { width: WIDTH })) {
      moment.tell('wall', ball.x, ball.y)
      turnWhenDull(ball, moment.random)
    }
    for (const side of [1, -1] as const) {
      const y = side === 1 ? LOW_Y : HIGH_Y
      if (ball.vy * side <= 0 || !meetsPaddle(ball, state, y)) continue
      caught(state, moment, { ball, side })
      return true
    }
    const cell = touchedCell(ball, TIDES_GRID, state.kinds)
    if (cell < 0) return false
    bounceOffCell(ball, TIDES_GRID, { cell, kinds: state.kinds })
    hit(state, moment, cell)
    ball.dull = 0
    return false
  })
}

function caught(
  state: Tides,
  { random, tell }: Moment,
  { ball, side }: { readonly ball: Ball; readonly side: 1 | -1 },
) {
  const speed = speedOf(state)
  const guide = { grid: TIDES_GRID, speed, random, breaks: Boolean }
  if (sendToBrick(ball, state, guide)) tell('guide', ball.x, ball.y)
  else sendFromPaddle(ball, state, { speed, way: side })
  ball.y = side === 1 ? LOW_Y - RADIUS - PAD_HALF : HIGH_Y + RADIUS + PAD_HALF
  // The current carries the ball away from the paddle it left.
  state.tide = side === 1 ? -1 : 1
  if (side === state.side) {
    state.crossings = 0
    state.combo = 0
    tell('paddle', ball.x, ball.y)
    return
  }
  // On the other side the row of bricks continues, and a reversal is earned.
  state.side = side
  state.crossings++
  state.flips = Math.min(MOST_FLIPS, state.flips + 1)
  const points = 15 * Math.min(6, state.crossings)
  state.score += points
  tell('cross', ball.x, ball.y, points)
}

function hit(state: Tides, { tell }: Moment, cell: number) {
  const [x, y] = [cellX(TIDES_GRID, cell), cellY(TIDES_GRID, cell)]
  state.quiet = 0
  state.hits[cell]!--
  if (state.hits[cell]! > 0) {
    tell('crack', x, y)
    return
  }
  const worth = state.kinds[cell] === TOUGH ? 20 : 10
  state.kinds[cell] = 0
  tell('break', x, y, countBrick(state, worth))
}

export const rules: BrickRules<Tides> = {
  control: 'slide',
  field: TIDES_FIELD,
  goal: 12_000,
  start,
  step,
  bot(state, random, strength) {
    const way = state.balls[0]!.vy >= 0 ? 1 : -1
    const y = way === 1 ? LOW_Y : HIGH_Y
    return aimSlide(state, { random, strength, y, way, width: WIDTH, grid: TIDES_GRID, wants: Boolean })
  },
  hud: ({ lives, wave }) => [
    ['lives', lives],
    ['wave', wave],
  ],
}
