import { turned } from '#kit/game/rigid/turning.ts'
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
import { REEF_PICTURES } from '../reef-pictures.ts'
import {
  clamp,
  countBrick,
  emptyWorld,
  loseLife,
  type Ball,
  type BrickRules,
  type Moment,
  type World,
} from '../world.ts'

export const REEF_FIELD = [360, 500] as const
export const PAD_Y = 468
const [WIDTH, HEIGHT] = REEF_FIELD
const COLUMNS = 11
const HALF = 36
const WIDE_HALF = 56
const POWER_TICKS = 720
const DROP_SPEED = 2.1
const DROP_CHANCE = 0.15
const MOST_BALLS = 9

/** Contents of a cell: 1 to 6 are colours. */
export const TOUGH = 7
export const ROCK = 8
export const URCHIN = 9
const LETTERS = '.abcdefTRU'

export const POWERS = ['wide', 'three', 'slow', 'fire', 'magnet', 'life'] as const
type Timed = 'wide' | 'slow' | 'fire' | 'magnet'

export interface Reef extends World {
  readonly level: number
  /** Ticks left of each power. */
  powers: Record<Timed, number>
}

export const reefGrid = ({ kinds }: Pick<World, 'kinds'>): Grid => ({
  columns: COLUMNS,
  rows: kinds.length / COLUMNS,
  left: 4,
  top: 40,
  width: 32,
  height: 19,
})

/** Levels repeat after the last one. */
const pictureOf = (level: number) => REEF_PICTURES[(Math.max(1, level) - 1) % REEF_PICTURES.length]!
const hitsOf = (kind: number) => (kind === TOUGH ? 2 : 1)
export const isBreakable = (kind: number) => kind > 0 && kind !== ROCK

const speedOf = ({ level, powers, tick }: Reef) =>
  Math.min(6.6, 4.8 + level * 0.045 + tick * 0.00035) * (powers.slow > 0 ? 0.68 : 1)

function start(_random: unknown, level: number): Reef {
  const kinds = [...pictureOf(level).join('')].map((letter) => LETTERS.indexOf(letter))
  return {
    ...emptyWorld(WIDTH / 2, HALF),
    level,
    kinds,
    hits: kinds.map(hitsOf),
    balls: [newBall(WIDTH / 2, PAD_Y - RADIUS - PAD_HALF)],
    powers: { wide: 0, slow: 0, fire: 0, magnet: 0 },
  }
}

function step(state: Reef, moment: Moment) {
  const { isActing } = slide(state, moment.input, WIDTH)
  state.quiet++
  for (const power of Object.keys(state.powers) as Timed[])
    state.powers[power] = Math.max(0, state.powers[power] - 1)
  const half = state.powers.wide > 0 ? WIDE_HALF : HALF
  state.half += clamp(half - state.half, -1.5, 1.5)
  const speed = speedOf(state)
  if (rideAndLeave(state, isActing, { y: PAD_Y, speed, way: 1 })) moment.tell('launch', state.pad, PAD_Y)
  for (const ball of state.balls) if (ball.rides === 0) flyOne(state, moment, ball)
  dropOn(state, moment)
  if (!state.kinds.some(isBreakable)) return win(state, moment)
  const last = state.balls[0]
  state.balls = state.balls.filter(({ y }) => y < HEIGHT + 20)
  if (state.balls.length > 0) return
  state.drops = []
  if (loseLife(state, moment, last?.x ?? state.pad, HEIGHT - 10)) {
    state.end = 'lost'
    moment.tell('over', state.pad, PAD_Y)
    return
  }
  state.balls = [newBall(state.pad, PAD_Y - RADIUS - PAD_HALF)]
  state.quiet = 0
}

function win(state: Reef, { tell }: Moment) {
  // A fast level earns up to 900 more, each life left 250.
  state.score += state.lives * 250 + Math.max(0, 900 - Math.floor(state.tick / 6))
  state.end = 'won'
  tell('won', WIDTH / 2, HEIGHT / 2)
}

function flyOne(state: Reef, moment: Moment, ball: Ball) {
  const { random, tell } = moment
  const speed = speedOf(state)
  const grid = reefGrid(state)
  steady(ball, speed)
  fly(ball, () => {
    if (keepInside(ball, { width: WIDTH, top: 0 })) {
      tell('wall', ball.x, ball.y)
      turnWhenDull(ball, random)
    }
    if (ball.vy > 0 && meetsPaddle(ball, state, PAD_Y)) {
      catchBall(state, moment, ball)
      return true
    }
    const cell = touchedCell(ball, grid, state.kinds)
    if (cell < 0) return false
    const isThrough = state.powers.fire > 0 && isBreakable(state.kinds[cell]!)
    if (!isThrough) bounceOffCell(ball, grid, { cell, kinds: state.kinds })
    hit(state, moment, { cell, ball })
    if (!isThrough) steady(ball, speed)
    return false
  })
}

function catchBall(state: Reef, { random, tell }: Moment, ball: Ball) {
  state.combo = 0
  const guide = { grid: reefGrid(state), speed: speedOf(state), random, breaks: isBreakable }
  if (sendToBrick(ball, state, guide)) tell('guide', ball.x, ball.y)
  else sendFromPaddle(ball, state, { speed: guide.speed, way: 1 })
  ball.y = PAD_Y - RADIUS - PAD_HALF
  if (state.powers.magnet > 0) {
    ball.rides = 150
    ball.off = clamp(ball.x - state.pad, -state.half, state.half)
    tell('magnet', ball.x, ball.y)
  } else tell('paddle', ball.x, ball.y)
}

function hit(state: Reef, moment: Moment, { cell, ball }: { readonly cell: number; readonly ball?: Ball }) {
  const kind = state.kinds[cell]!
  const grid = reefGrid(state)
  const [x, y] = [cellX(grid, cell), cellY(grid, cell)]
  if (kind === ROCK) {
    if (ball) {
      ball.dull++
      turnWhenDull(ball, moment.random)
    }
    moment.tell('rock', x, y)
    return
  }
  if (ball) ball.dull = 0
  state.quiet = 0
  state.hits[cell]!--
  if (state.hits[cell]! > 0) {
    moment.tell('crack', x, y)
    return
  }
  state.kinds[cell] = 0
  moment.tell('break', x, y, countBrick(state, kind === TOUGH ? 20 : 10))
  if (kind === URCHIN) {
    moment.tell('blast', x, y)
    for (const near of around(cell))
      if (isBreakable(state.kinds[near] ?? 0)) hit(state, moment, { cell: near })
    return
  }
  if (moment.random() < DROP_CHANCE && state.drops.length < 3)
    state.drops.push({ kind: powerOf(moment.random()), x, y })
}

function powerOf(luck: number): string {
  const shares = [0.24, 0.5, 0.64, 0.8, 0.95, 1]
  return POWERS[shares.findIndex((share) => luck < share)]!
}

/** The cells beside a cell, corners too. */
function around(cell: number): number[] {
  const column = cell % COLUMNS
  const cells: number[] = []
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1])
      if ((dx !== 0 || dy !== 0) && column + dx >= 0 && column + dx < COLUMNS)
        cells.push(cell + dy * COLUMNS + dx)
  return cells
}

function dropOn(state: Reef, { tell }: Moment) {
  for (const drop of state.drops) drop.y += DROP_SPEED
  const caught = state.drops.filter(
    ({ x, y }) => Math.abs(y - PAD_Y) < 14 && Math.abs(x - state.pad) < state.half + 12,
  )
  state.drops = state.drops.filter((drop) => drop.y < HEIGHT + 20 && !caught.includes(drop))
  for (const { kind, x, y } of caught) {
    state.score += 25
    tell('power', x, y)
    if (kind === 'life') state.lives = Math.min(5, state.lives + 1)
    else if (kind === 'three') split(state)
    else state.powers[kind as Timed] = POWER_TICKS
  }
}

/** Each ball becomes three. */
function split(state: Reef) {
  const more = state.balls.flatMap((ball) => {
    if (ball.rides > 0) return []
    return [-0.4, 0.4].map((angle) => {
      const [vx, vy] = turned(ball.vx, ball.vy, angle)
      return { ...ball, vx, vy }
    })
  })
  state.balls = [...state.balls, ...more].slice(0, MOST_BALLS)
}

export const rules: BrickRules<Reef> = {
  control: 'slide',
  field: REEF_FIELD,
  goal: 3000,
  start,
  step,
  bot: (state, random, strength) =>
    aimSlide(state, {
      random,
      strength,
      y: PAD_Y,
      width: WIDTH,
      grid: reefGrid(state),
      wants: isBreakable,
      lures: state.drops,
    }),
  hud: ({ lives, kinds }) => [
    ['lives', lives],
    ['bricks', kinds.filter(isBreakable).length],
  ],
}
