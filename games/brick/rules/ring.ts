import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import { reflect } from '#kit/game/discs/discs.ts'
import { turnVelocity } from '#kit/game/rigid/turning.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { fly, newBall, RADIUS } from '../flight.ts'
import { ACT, turnInput, wishOf } from '../inputs.ts'
import {
  clamp,
  countBrick,
  emptyWorld,
  loseLife,
  type Ball,
  type BrickRules,
  type Moment,
  type Strength,
  type World,
} from '../world.ts'

export const RING_FIELD = [400, 400] as const
export const MIDDLE = 200
export const PAD_RING = 184
/** Half the thickness of the paddle. */
export const PAD_THICK = 6
export const CORE_RADIUS = 26
/** The rings of bricks from the inside: radius of the middle line and number of bricks. */
export const RINGS = [
  { radius: 56, count: 10 },
  { radius: 82, count: 14 },
  { radius: 108, count: 18 },
] as const
/** Half the thickness of a ring. */
export const RING_HALF = 11
const LOST_RADIUS = 214
const FULL_TURN = 2 * Math.PI
const FASTEST = 0.12
const MOST_BALLS = 3
const SAFE_CIRCLE = 16

/** Contents of a cell: 1 and above are colours, 5 takes two hits, 6 releases a second ball. */
export const TOUGH = 5
export const SHELL = 6

export interface Ring extends World {
  /** Rotation of each ring, and its speed. */
  turns: number[]
  speeds: number[]
  /** Hits left of the core. */
  core: number
}

/** First cell of each ring. */
export const RING_STARTS = RINGS.map((_, index) =>
  RINGS.slice(0, index).reduce((sum, { count }) => sum + count, 0),
)

const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y)
/** The difference between two angles, -π to π. */
export const turnTo = (from: number, to: number) => {
  const turn = (((to - from) % FULL_TURN) + FULL_TURN) % FULL_TURN
  return turn > Math.PI ? turn - FULL_TURN : turn
}
const angleAt = ({ x, y }: { readonly x: number; readonly y: number }) => exactAtan2(y - MIDDLE, x - MIDDLE)
const speedOf = ({ wave, tick }: World) => Math.min(5.4, 3.1 + wave * 0.2 + tick * 0.0002)
const halfOf = (wave: number) => Math.max(0.2, 0.34 - wave * 0.015)
export const coreOf = (wave: number) => Math.min(6, 2 + Math.floor((wave + 1) / 2))

/** Patterns of a wave: a gap, stripes, arms or a full wall, seeded. */
function deal(random: Random, wave: number): Pick<Ring, 'kinds' | 'hits' | 'turns' | 'speeds' | 'core'> {
  const pattern = pickIndex(4, random)
  const kinds: number[] = []
  for (const [ring, { count }] of RINGS.entries())
    for (let place = 0; place < count; place++) {
      const share = place / count
      const isThere =
        pattern === 0 ||
        (pattern === 1 && place % 3 !== 0) ||
        (pattern === 2 && (share * 4) % 1 < 0.68) ||
        (pattern === 3 && (ring === 1 || place % 2 === 0))
      const luck = random()
      if (!isThere || luck < 0.05) kinds.push(0)
      else if (luck < 0.11) kinds.push(SHELL)
      else kinds.push(luck > 1 - Math.min(0.5, wave * 0.06) ? TOUGH : 1 + ((ring + wave) % 4))
    }
  const way = random() < 0.5 ? 1 : -1
  const pace = 0.0035 + Math.min(0.014, wave * 0.0012)
  return {
    kinds,
    hits: kinds.map((kind) => (kind === TOUGH ? 2 : 1)),
    turns: RINGS.map(() => random() * FULL_TURN),
    speeds: RINGS.map((_, ring) => (ring % 2 ? -way : way) * pace * (1.3 - ring * 0.25)),
    core: coreOf(wave),
  }
}

function start(random: Random): Ring {
  const state: Ring = { ...emptyWorld(Math.PI / 2, halfOf(1)), ...deal(random, 1) }
  state.balls = [onPaddle(state)]
  return state
}

function onPaddle({ pad }: Ring): Ball {
  const reach = PAD_RING - PAD_THICK - RADIUS
  return newBall(MIDDLE + exactCos(pad) * reach, MIDDLE + exactSin(pad) * reach)
}

function step(state: Ring, moment: Moment) {
  const { place, isActing } = wishOf(moment.input, 'ring')
  if (place !== undefined) {
    const away = turnTo(state.pad, place)
    state.pad += Math.abs(away) < 0.01 ? away : clamp(away * 0.4, -FASTEST, FASTEST)
  }
  state.quiet++
  for (const ring of RINGS.keys()) state.turns[ring] = (state.turns[ring]! + state.speeds[ring]!) % FULL_TURN
  for (const ball of state.balls)
    if (ball.rides > 0) ride(state, moment, { ball, isActing })
    else flyOne(state, moment, ball)
  if (state.core <= 0) nextWave(state, moment)
  const lost = state.balls.find((ball) => lengthOf(ball.x - MIDDLE, ball.y - MIDDLE) > LOST_RADIUS)
  if (!lost) return
  state.balls = state.balls.filter((ball) => ball !== lost)
  if (state.balls.length > 0) return
  if (loseLife(state, moment, lost.x, lost.y)) {
    state.end = 'over'
    moment.tell('over', MIDDLE, MIDDLE)
    return
  }
  state.balls = [onPaddle(state)]
}

function ride(
  state: Ring,
  { tell }: Moment,
  { ball, isActing }: { readonly ball: Ball; readonly isActing: boolean },
) {
  ball.rides--
  Object.assign(ball, { x: onPaddle(state).x, y: onPaddle(state).y })
  if (!isActing && ball.rides > 0) return
  ball.rides = 0
  leave(state, ball, 0.25)
  tell('launch', ball.x, ball.y)
}

/** Sends a ball from the paddle inwards, turned by an angle. */
function leave(state: Ring, ball: Ball, turn: number) {
  const inward = angleAt(ball) + Math.PI + turn
  ball.vx = exactCos(inward) * speedOf(state)
  ball.vy = exactSin(inward) * speedOf(state)
  ball.dull = 0
}

function nextWave(state: Ring, { random, tell }: Moment) {
  state.score += 200 + state.wave * 50
  state.wave++
  Object.assign(state, deal(random, state.wave))
  state.half = halfOf(state.wave)
  if (state.wave % 3 === 0) state.lives = Math.min(5, state.lives + 1)
  state.balls = [onPaddle(state)]
  tell('wave', MIDDLE, MIDDLE, state.wave)
}

function flyOne(state: Ring, moment: Moment, ball: Ball) {
  const speed = speedOf(state)
  const far = lengthOf(ball.vx, ball.vy) || 1
  ball.vx *= speed / far
  ball.vy *= speed / far
  fly(ball, () => {
    const distance = lengthOf(ball.x - MIDDLE, ball.y - MIDDLE)
    if (distance > PAD_RING - PAD_THICK - RADIUS && distance < PAD_RING + PAD_THICK)
      return meetPaddle(state, moment, ball)
    if (distance < CORE_RADIUS + RADIUS && push(ball, 1)) hitCore(state, moment, ball)
    else meetBrick(state, moment, { ball, distance })
    return state.core <= 0
  })
}

/** Bounces a ball outwards (1) or inwards (-1); false when it already flies that way. */
function push(ball: Ball, way: 1 | -1): boolean {
  const far = lengthOf(ball.x - MIDDLE, ball.y - MIDDLE) || 1
  const [nx, ny] = [((ball.x - MIDDLE) / far) * way, ((ball.y - MIDDLE) / far) * way]
  return reflect(ball, [nx, ny], 1) > 0
}

function meetPaddle(state: Ring, { tell }: Moment, ball: Ball): boolean {
  const outward = (ball.x - MIDDLE) * ball.vx + (ball.y - MIDDLE) * ball.vy
  const off = turnTo(state.pad, angleAt(ball))
  if (outward <= 0 || Math.abs(off) > state.half + RADIUS / PAD_RING) return false
  state.combo = 0
  // The paddle's ends send the ball sideways, its centre straight to the core.
  leave(state, ball, clamp(off / state.half, -1, 1) * -0.75)
  const reach = (PAD_RING - PAD_THICK - RADIUS) / lengthOf(ball.x - MIDDLE, ball.y - MIDDLE)
  ball.x = MIDDLE + (ball.x - MIDDLE) * reach
  ball.y = MIDDLE + (ball.y - MIDDLE) * reach
  tell('paddle', ball.x, ball.y)
  return true
}

function hitCore(state: Ring, { random, tell }: Moment, ball: Ball) {
  state.core--
  state.quiet = 0
  state.score += 40
  tell('core', MIDDLE, MIDDLE, 40)
  // Not quite straight back, so that it hits other bricks.
  turnVelocity(ball, (random() - 0.5) * 0.7)
}

/** The cell at a distance and an angle; -1 for none. */
export function cellAt(state: Pick<Ring, 'kinds' | 'turns'>, distance: number, angle: number): number {
  for (const [ring, { radius, count }] of RINGS.entries()) {
    if (Math.abs(distance - radius) > RING_HALF + RADIUS - 1) continue
    const turned = (((angle - state.turns[ring]!) % FULL_TURN) + FULL_TURN) % FULL_TURN
    const cell = RING_STARTS[ring]! + Math.min(count - 1, Math.floor((turned / FULL_TURN) * count))
    if (state.kinds[cell]) return cell
  }
  return -1
}

const ringOf = (cell: number) => (cell >= RING_STARTS[2]! ? 2 : cell >= RING_STARTS[1]! ? 1 : 0)

function meetBrick(
  state: Ring,
  moment: Moment,
  { ball, distance }: { readonly ball: Ball; readonly distance: number },
) {
  const cell = cellAt(state, distance, angleAt(ball))
  if (cell < 0) return
  const { radius } = RINGS[ringOf(cell)]!
  if (distance < radius - RING_HALF + 2) push(ball, -1)
  else if (distance > radius + RING_HALF - 2) push(ball, 1)
  else bounceAlong(ball)
  hit(state, moment, { cell, ball })
}

/** A hit on a brick's narrow side bounces the ball along the ring. */
function bounceAlong(ball: Ball) {
  const far = lengthOf(ball.x - MIDDLE, ball.y - MIDDLE) || 1
  const [tx, ty] = [-(ball.y - MIDDLE) / far, (ball.x - MIDDLE) / far]
  const along = ball.vx * tx + ball.vy * ty
  ball.vx -= 2 * along * tx
  ball.vy -= 2 * along * ty
}

function hit(state: Ring, { tell }: Moment, { cell, ball }: { readonly cell: number; readonly ball: Ball }) {
  state.quiet = 0
  state.hits[cell]!--
  if (state.hits[cell]! > 0) {
    tell('crack', ball.x, ball.y)
    return
  }
  const kind = state.kinds[cell]!
  state.kinds[cell] = 0
  tell('break', ball.x, ball.y, countBrick(state, kind === TOUGH ? 20 : 10))
  if (kind !== SHELL || state.balls.length >= MOST_BALLS) return
  const more = newBall(ball.x, ball.y, 0)
  Object.assign(more, { vx: -ball.vy, vy: ball.vx })
  state.balls.push(more)
  tell('power', ball.x, ball.y)
}

const ERRORS = [0.7, 0.2, 0.03]

/** Where and when a ball crosses the paddle's circle. */
function crossing({ x, y, vx, vy }: Ball): { readonly angle: number; readonly ticks: number } {
  const [dx, dy] = [x - MIDDLE, y - MIDDLE]
  const reach = PAD_RING - SAFE_CIRCLE / 2
  const speed = vx * vx + vy * vy || 1
  const half = dx * vx + dy * vy
  const ticks =
    (-half + Math.sqrt(Math.max(0, half * half - speed * (dx * dx + dy * dy - reach * reach)))) / speed
  return { angle: exactAtan2(dy + vy * ticks, dx + vx * ticks), ticks }
}

function bot(state: Ring, random: Random, strength: Strength): number {
  const coming = state.balls
    .filter(({ rides }) => rides === 0)
    .map(crossing)
    .toSorted((one, other) => one.ticks - other.ticks)[0]
  if (!coming) return random() < 0.1 ? ACT : 0
  const wobble = (((state.tick >> 5) * 7919 + 13) % 101) / 101 - 0.5
  return turnInput(coming.angle + wobble * 2 * ERRORS[strength]! + wobble * state.half * 0.8)
}

export const rules: BrickRules<Ring> = {
  control: 'ring',
  field: RING_FIELD,
  goal: 10_000,
  start,
  step,
  bot,
  hud: ({ lives, wave }) => [
    ['lives', lives],
    ['wave', wave],
  ],
}
