import type { SimEvent } from '#kit/game/contract.ts'
import { clamp, distance, newBout, SEATS, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

export interface Kicker {
  x: number
  y: number
  vx: number
  vy: number
  /** Ticks on the ground until it may leap again. */
  rest: number
}

/** Beach football from the side: the players run to the ball by themselves, and a press makes them leap. */
export interface Kick extends Bout {
  readonly kickers: readonly [Kicker, Kicker]
  x: number
  y: number
  vx: number
  vy: number
}

export const GROUND = 326
export const KICKER = 24
export const KICK_BALL = 15
export const GOAL_TOP = 222
export const GOAL_X = [28, 372] as const
const GRAVITY = 0.17
const RUN = 0.16
const MOST_RUN = 2.1
const LEAP = 5.6
const REST = 42
const LATEST = 1500

function move(bout: Kick, seat: Seat, leaps: boolean): boolean {
  const one = bout.kickers[seat]
  const behind = seat === 0 ? -1 : 1
  const isOnGround = one.y >= GROUND - KICKER
  // It keeps to its own side of the ball.
  const wish = clamp(bout.x + bout.vx * 8 + behind * 26, 44, 356)
  one.vx = clamp(one.vx + Math.sign(wish - one.x) * (isOnGround ? RUN : RUN * 0.5), -MOST_RUN, MOST_RUN)
  if (Math.abs(wish - one.x) < 6) one.vx *= 0.8
  if (isOnGround && one.rest > 0) one.rest--
  const takesOff = leaps && isOnGround && one.rest === 0
  if (takesOff) {
    one.vy = -LEAP
    one.vx -= behind * 0.9
    one.rest = REST
  }
  one.vy += GRAVITY
  one.x = clamp(one.x + one.vx, 40, 360)
  one.y = Math.min(GROUND - KICKER, one.y + one.vy)
  if (one.y >= GROUND - KICKER) one.vy = Math.min(0, one.vy)
  return takesOff
}

/** A head or a body meets the ball: it flies off, forward and up. */
function strike(bout: Kick, seat: Seat): SimEvent | undefined {
  const one = bout.kickers[seat]
  const [dx, dy] = [bout.x - one.x, bout.y - one.y]
  const far = distance(dx, dy)
  if (far >= KICKER + KICK_BALL || far === 0) return undefined
  const [nx, ny] = [dx / far, dy / far]
  bout.x = one.x + nx * (KICKER + KICK_BALL)
  bout.y = one.y + ny * (KICKER + KICK_BALL)
  const closing = (bout.vx - one.vx) * nx + (bout.vy - one.vy) * ny
  if (closing >= 0) return undefined
  const forward = seat === 0 ? 1 : -1
  const isLeap = one.y < GROUND - KICKER - 2
  bout.vx += -closing * 1.5 * nx + forward * (isLeap ? 1.5 : 0.5)
  bout.vy += -closing * 1.5 * ny - (isLeap ? 0.9 : 0.4)
  bout.vx = clamp(bout.vx, -7, 7)
  bout.vy = clamp(bout.vy, -7.5, 7)
  return { kind: isLeap ? 'header' : 'kick', x: bout.x, y: bout.y, amount: seat }
}

function flyBall(bout: Kick): boolean {
  bout.vy += GRAVITY * 0.8
  bout.vx *= 0.996
  bout.x += bout.vx
  bout.y += bout.vy
  let bounced = false
  if (bout.y > GROUND - KICK_BALL) {
    bout.y = GROUND - KICK_BALL
    bounced = bout.vy > 1.2
    bout.vy = -bout.vy * 0.72
  }
  if (bout.y < 40) {
    bout.y = 40
    bout.vy = Math.abs(bout.vy)
  }
  const isAtGoal = bout.y > GOAL_TOP + KICK_BALL
  if (!isAtGoal && (bout.x < 30 + KICK_BALL || bout.x > 370 - KICK_BALL)) {
    bout.x = clamp(bout.x, 30 + KICK_BALL, 370 - KICK_BALL)
    bout.vx = -bout.vx * 0.8
    bounced = true
  }
  return bounced
}

export const kick: Duel<Kick> = {
  target: 3,
  bout: (random) => ({
    ...newBout(),
    kickers: [
      { x: 100, y: GROUND - KICKER, vx: 0, vy: 0, rest: 0 },
      { x: 300, y: GROUND - KICKER, vx: 0, vy: 0, rest: 0 },
    ],
    x: 200,
    y: 90,
    vx: wobble(random) * 0.8,
    vy: 0,
  }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) if (move(bout, seat, pressed[seat])) events.push({ kind: 'leap', amount: seat })
    const bounced = flyBall(bout)
    // Neither seat is always the first to strike.
    const [first, second] = bout.t % 2 === 0 ? SEATS : SEATS.toReversed()
    for (const seat of [first!, second!]) {
      const struck = strike(bout, seat)
      if (struck) events.push(struck)
    }
    if (bounced) events.push({ kind: 'bounce', x: bout.x, y: bout.y })
    const goal = bout.x < GOAL_X[0] ? 1 : bout.x > GOAL_X[1] ? 0 : -1
    if (goal >= 0) {
      bout.winner = goal
      events.push({ kind: 'goal', x: clamp(bout.x, 16, 384), y: bout.y, amount: goal })
    } else if (bout.t > LATEST) bout.winner = 2
    return events
  },
  think(bout, seat, skill, random) {
    const one = bout.kickers[seat]
    const forward = seat === 0 ? 1 : -1
    if (one.rest > 0 || bout.t % 3 !== seat) return false
    // Predicts ball and head a third of a second after a jump.
    const ticks = 20
    const [x, y] = [bout.x + bout.vx * ticks, bout.y + bout.vy * ticks + 0.068 * ticks * ticks]
    const ownX = one.x + (one.vx + forward * 0.9) * ticks + forward * 14
    const ownY = one.y - LEAP * ticks + 0.085 * ticks * ticks - 26
    const meets = distance(x - ownX, y - ownY) + wobble(random) * (1 - skill) * 120 < 26
    // A leap in the crowd seldom harms.
    const isNear = Math.abs(bout.x - one.x) < 80 && random() < skill * skill * 0.4
    return (meets && random() < skill * skill) || isNear
  },
}
