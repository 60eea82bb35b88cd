import { exactSin } from '#kit/game/exact-math.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { aimSlide } from '../bot.ts'
import type { WallKind } from '../definitions.ts'
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
import { ACT } from '../inputs.ts'
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
import { collapse, regrow } from './wall-changes.ts'

export const WALL_FIELD = [360, 520] as const
const [WIDTH, HEIGHT] = WALL_FIELD
export const PAD_Y = HEIGHT - 30
export const COLUMNS = 9
export const ROWS = 8
const COLORS = 5
/** A brick that holds a ball. */
export const LAMP = 6
const HALF = 40
const MOST_BALLS = 6
export const FULL_CHARGE = 6
const THUNDER_TICKS = 55
export const GHOST_TICKS = 170
/** Hits that a brick of another colour than the wanted one takes. */
const WRONG_HITS = 3
const GRAVITY = 0.085
const THROW = 8.7
const UNEVEN = 0.9
/** The wall that marches may not come lower than this. */
const LINE = PAD_Y - 70

export interface Wall extends World {
  /** The requested colour. */
  wanted: number
  /** Descent of the marching wall, in units. */
  fallen: number
  /** Bricks towards the next thunder, and ticks left of it. */
  charge: number
  thunder: number
  wasActing: boolean
  /** Cells that belong to the wall of this wave. */
  plan: number[]
}

/** Position of the cells: a marching wall sways and descends. */
export const gridOf = (kind: WallKind, { tick, fallen }: Wall): Grid => ({
  columns: COLUMNS,
  rows: ROWS,
  left: kind === 'march' ? 27 + 24 * exactSin(tick * 0.017) : 27,
  top: 52 + fallen,
  width: 34,
  height: 22,
})

/** Whether a brick of a colour is visible: ghosts alternate. */
export const isThere = (kind: WallKind, { tick }: Wall, color: number) =>
  kind !== 'ghosts' || color % 2 === Math.floor(tick / GHOST_TICKS) % 2

const speedOf = ({ wave, tick }: World) => Math.min(7, 4.9 + wave * 0.17 + tick * 0.00018)

function deal(
  kind: WallKind,
  random: Random,
  wave: number,
): Pick<Wall, 'kinds' | 'hits' | 'plan' | 'wanted'> {
  const shape = waveShape(random, COLUMNS, ROWS)
  const first = pickIndex(COLORS, random)
  const isMixed = kind === 'tumble' || kind === 'queue' || kind === 'ghosts'
  const kinds = shape.map((stands, cell) => {
    if (!stands) return 0
    if (kind === 'storm' && random() < 0.14) return LAMP
    return 1 + (isMixed ? pickIndex(COLORS, random) : (first + Math.floor(cell / COLUMNS)) % COLORS)
  })
  const plan = [...kinds.keys()].filter((cell) => kinds[cell])
  const tough = kind === 'queue' ? WRONG_HITS : 1
  const isHard = () => kind === 'thunder' && random() < Math.min(0.6, 0.2 + wave * 0.05)
  return {
    kinds,
    hits: kinds.map((color) => (color === 0 ? 0 : isHard() ? 2 : tough)),
    plan,
    // The lowest brick of the wall gives the first wanted colour.
    wanted: kinds[plan.at(-1)!]!,
  }
}

const padBall = (state: Pick<World, 'pad'>) => newBall(state.pad, PAD_Y - RADIUS - PAD_HALF)

const startOf =
  (kind: WallKind) =>
  (random: Random): Wall => ({
    ...emptyWorld(WIDTH / 2, HALF),
    ...deal(kind, random, 1),
    balls: [padBall({ pad: WIDTH / 2 })],
    fallen: 0,
    charge: 0,
    thunder: 0,
    wasActing: false,
  })

const stepOf = (kind: WallKind) => (state: Wall, moment: Moment) => {
  const { tell } = moment
  const { isActing } = slide(state, moment.input, WIDTH)
  state.quiet++
  if (state.thunder > 0) state.thunder--
  const speed = kind === 'heavy' ? THROW : speedOf(state)
  if (rideAndLeave(state, isActing, { y: PAD_Y, speed, way: 1 })) tell('launch', state.pad, PAD_Y)
  else if (kind === 'thunder' && isActing && !state.wasActing && state.charge >= FULL_CHARGE) {
    state.charge = 0
    state.thunder = THUNDER_TICKS
    tell('power', state.balls[0]!.x, state.balls[0]!.y)
  }
  state.wasActing = isActing
  if (kind === 'weeds') regrow(state, moment, gridOf(kind, state))
  if (kind === 'ghosts') fade(state)
  if (kind === 'march') march(state, moment)
  // A ball released during a tick flies from the next one on.
  for (const ball of state.balls.filter(({ rides }) => rides === 0)) flyOne(kind, state, moment, ball)
  if (!state.kinds.some(Boolean)) return nextWave(kind, state, moment)
  const lost = state.balls.find(({ y }) => y > HEIGHT + 20)
  if (!lost) return
  state.balls = state.balls.filter(({ y }) => y <= HEIGHT + 20)
  if (state.balls.length === 0) giveUp(state, moment, lost.x)
}

/** A hidden ghost counts two hits, so that the view redraws it when it comes and goes. */
function fade(state: Wall) {
  for (const [cell, color] of state.kinds.entries())
    if (color) state.hits[cell] = isThere('ghosts', state, color) ? 1 : 2
}

/** A life is gone; the next ball lies on the paddle. */
function giveUp(state: Wall, moment: Moment, x: number) {
  state.balls = [padBall(state)]
  if (!loseLife(state, moment, x, HEIGHT - 8)) return
  state.end = 'over'
  moment.tell('over', x, PAD_Y)
}

/** The wall descends a little each tick; at the line it costs a life and rises. */
function march(state: Wall, moment: Moment) {
  if (state.balls.some(({ rides }) => rides > 0)) return
  state.fallen += 0.03 + 0.006 * Math.min(12, state.wave)
  const grid = gridOf('march', state)
  const lowest = Math.max(...state.kinds.map((color, cell) => (color ? cellY(grid, cell) + 11 : 0)))
  if (lowest < LINE) return
  state.fallen = 0
  giveUp(state, moment, state.pad)
}

function nextWave(kind: WallKind, state: Wall, { random, tell }: Moment) {
  state.score += 100 + state.wave * 50
  state.wave++
  Object.assign(state, deal(kind, random, state.wave), { fallen: 0, quiet: 0 })
  if (state.wave % 3 === 0) state.lives = Math.min(5, state.lives + 1)
  state.balls = [padBall(state)]
  tell('wave', WIDTH / 2, HEIGHT / 2, state.wave)
}

function flyOne(kind: WallKind, state: Wall, moment: Moment, ball: Ball) {
  if (kind === 'heavy') ball.vy += GRAVITY
  else steady(ball, speedOf(state))
  fly(ball, () => {
    if (keepInside(ball, { width: WIDTH, top: 0 })) {
      moment.tell('wall', ball.x, ball.y)
      turnWhenDull(ball, moment.random)
    }
    if (ball.vy > 0 && meetsPaddle(ball, state, PAD_Y)) {
      caught(kind, state, moment, ball)
      return true
    }
    const grid = gridOf(kind, state)
    const kinds =
      kind === 'ghosts' ? state.kinds.map((color) => (isThere(kind, state, color) ? color : 0)) : state.kinds
    const cell = touchedCell(ball, grid, kinds)
    if (cell < 0) return false
    if (state.thunder === 0) bounceOffCell(ball, grid, { cell, kinds })
    hit(kind, state, moment, cell)
    ball.dull = 0
    return false
  })
}

function caught(kind: WallKind, state: Wall, { random, tell }: Moment, ball: Ball) {
  const speed = kind === 'heavy' ? THROW : speedOf(state)
  const guide = { grid: gridOf(kind, state), speed, random, breaks: Boolean }
  if (sendToBrick(ball, state, guide)) tell('guide', ball.x, ball.y)
  else sendFromPaddle(ball, state, { speed, way: 1 })
  // A still paddle would throw a ball straight up for ever.
  if (kind !== 'heavy') ball.vx += (random() - 0.5) * UNEVEN
  ball.y = PAD_Y - RADIUS - PAD_HALF
  state.combo = 0
  tell('paddle', ball.x, ball.y)
}

function hit(kind: WallKind, state: Wall, moment: Moment, cell: number) {
  const { tell, random } = moment
  const grid = gridOf(kind, state)
  const [x, y] = [cellX(grid, cell), cellY(grid, cell)]
  const color = state.kinds[cell]!
  const isWanted = kind === 'queue' && color === state.wanted
  state.quiet = 0
  state.hits[cell] = isWanted || state.thunder > 0 ? 0 : state.hits[cell]! - 1
  if (state.hits[cell]! > 0) return tell('crack', x, y)
  state.kinds[cell] = 0
  // Bricks broken by effects pay little.
  const worth = kind === 'queue' ? (isWanted ? 20 : 2) : kind === 'storm' ? 6 + 4 * state.balls.length : 10
  tell('break', x, y, countBrick(state, worth))
  if (kind === 'thunder' && state.thunder === 0) state.charge = Math.min(FULL_CHARGE, state.charge + 1)
  if (kind === 'queue') askNext(state, moment, { x, y })
  if (kind === 'tumble') collapse(state, moment, { cell, grid })
  if (color !== LAMP || state.balls.length >= MOST_BALLS) return
  const other = newBall(x, y, 0)
  send(other, (random() - 0.5) * 1.6, speedOf(state))
  state.balls.push(other)
  tell('power', x, y)
}

/** When the requested colour is gone, the next one is requested. */
function askNext(state: Wall, { tell }: Moment, at: { readonly x: number; readonly y: number }) {
  if (state.kinds.includes(state.wanted)) return
  const next = state.kinds.findLast(Boolean)
  if (next === undefined) return
  state.wanted = next
  state.score += 50
  tell('asked', at.x, at.y, 50)
}

/** One wall, eight rules. */
export const wallRules = (kind: WallKind): BrickRules<Wall> => ({
  control: 'slide',
  field: WALL_FIELD,
  goal: 12_000,
  start: startOf(kind),
  step: stepOf(kind),
  bot: (state, random, strength) =>
    kind === 'thunder' && state.charge >= FULL_CHARGE && !state.wasActing && random() < 0.1 * (strength + 1)
      ? ACT
      : aimSlide(state, {
          random,
          strength,
          y: PAD_Y,
          width: WIDTH,
          grid: gridOf(kind, state),
          wants: (color, cell) =>
            color > 0 &&
            isThere(kind, state, color) &&
            (kind !== 'queue' || (color === state.wanted && !state.kinds[cell + COLUMNS])),
        }),
  hud: ({ lives, wave }) => [
    ['lives', lives],
    ['wave', wave],
  ],
})
