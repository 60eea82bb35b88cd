import type { SimEvent } from '#kit/game/contract.ts'
import { clamp, distance, newBout, otherSeat, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

export interface Stone {
  readonly seat: Seat
  x: number
  y: number
  vx: number
  vy: number
}

/** Coconuts slide over wet sand by turns: the first press holds the aim, the second the force. */
export interface Curl extends Bout {
  turn: Seat
  thrown: number
  stage: 'aim' | 'force' | 'slide'
  /** Ticks of this stage. */
  clock: number
  aim: number
  stones: Stone[]
}

export const HOUSE = { x: 200, y: 120 } as const
export const START_Y = 366
export const STONE = 15
const STONES = 6
const SPEED = 7.6
const SLOWS = 0.9805
const STILL = 0.09
const PATIENCE = 260
const WIDEST_AIM = 0.34

/** A swing from 0 to 1 and back. */
const swingOf = (clock: number, pace: number) => {
  const phase = (clock * pace) % 2
  return phase < 1 ? phase : 2 - phase
}
export const aimOf = ({ stage, clock, aim }: Pick<Curl, 'stage' | 'clock' | 'aim'>) =>
  stage === 'aim' ? (swingOf(clock + 12, 0.021) * 2 - 1) * WIDEST_AIM : aim
export const forceOf = ({ clock }: Pick<Curl, 'clock'>) => swingOf(clock, 0.019)

function collide(a: Stone, b: Stone): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const far = distance(dx, dy)
  if (far >= 2 * STONE || far === 0) return false
  const [nx, ny] = [dx / far, dy / far]
  const overlap = STONE - far / 2
  a.x -= nx * overlap
  a.y -= ny * overlap
  b.x += nx * overlap
  b.y += ny * overlap
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
  if (closing <= 0) return false
  a.vx -= nx * closing * 0.94
  a.vy -= ny * closing * 0.94
  b.vx += nx * closing * 0.94
  b.vy += ny * closing * 0.94
  return closing > 0.5
}

function slide(bout: Curl, events: SimEvent[]) {
  for (const stone of bout.stones) {
    stone.x += stone.vx
    stone.y += stone.vy
    stone.vx *= SLOWS
    stone.vy *= SLOWS
  }
  for (const [at, one] of bout.stones.entries())
    for (const other of bout.stones.slice(at + 1))
      if (collide(one, other)) events.push({ kind: 'clash', x: other.x, y: other.y, amount: one.seat })
  bout.stones = bout.stones.filter(({ x, y }) => x > 40 && x < 360 && y > 24 && y < 396)
  if (bout.stones.some(({ vx, vy }) => distance(vx, vy) > STILL)) return
  for (const stone of bout.stones) Object.assign(stone, { vx: 0, vy: 0 })
  bout.turn = otherSeat(bout.turn)
  bout.stage = 'aim'
  bout.clock = 0
  if (bout.thrown < STONES) return
  const lead = leadOf(bout)
  bout.winner = lead === 0 ? 2 : lead < 0 ? 0 : 1
}

const farOf = ({ x, y }: Stone) => distance(x - HOUSE.x, y - HOUSE.y)

function leadOf({ stones }: Curl): number {
  const best = (seat: Seat) => Math.min(999, ...stones.filter((stone) => stone.seat === seat).map(farOf))
  return best(0) - best(1)
}

export const curl: Duel<Curl> = {
  target: 2,
  bout: (random) => ({
    ...newBout(),
    turn: random() < 0.5 ? 0 : 1,
    thrown: 0,
    stage: 'aim',
    clock: 0,
    aim: 0,
    stones: [],
  }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    if (bout.stage === 'slide') {
      slide(bout, events)
      return events
    }
    bout.clock++
    if (!pressed[bout.turn] && bout.clock < PATIENCE) return events
    if (bout.stage === 'aim') {
      bout.aim = aimOf(bout)
      bout.stage = 'force'
      bout.clock = 0
      events.push({ kind: 'lift', amount: bout.turn })
      return events
    }
    const speed = SPEED * (0.35 + 0.65 * forceOf(bout))
    // A small angle: its sine is nearly itself.
    const across = clamp(bout.aim, -WIDEST_AIM, WIDEST_AIM)
    bout.stones.push({
      seat: bout.turn,
      x: HOUSE.x,
      y: START_Y,
      vx: across * speed,
      vy: -Math.sqrt(1 - across * across) * speed,
    })
    bout.stage = 'slide'
    bout.thrown++
    events.push({ kind: 'kick', x: HOUSE.x, y: START_Y, amount: bout.turn })
    return events
  },
  lead: leadOf,
  think(bout, seat, skill, random) {
    if (bout.turn !== seat || bout.stage === 'slide') {
      bout.plan[seat] = wobble(random) * (0.03 + (1 - skill) * 0.22)
      return false
    }
    const best = bout.stones.toSorted((one, other) => farOf(one) - farOf(other))[0]
    const strikes = best && best.seat !== seat && farOf(best) < 60
    const goal = strikes ? best : HOUSE
    if (bout.stage === 'aim') {
      const wished = (goal.x - HOUSE.x) / distance(goal.x - HOUSE.x, START_Y - goal.y)
      return Math.abs(aimOf(bout) - wished - bout.plan[seat] * 0.6) < 0.012
    }
    // Speed that ends at the goal: the sum of a slowing row.
    const speed = distance(goal.x - HOUSE.x, START_Y - goal.y) * (1 - SLOWS) + (strikes ? 1.2 : 0.06)
    const wished = clamp((speed / SPEED - 0.35) / 0.65 + bout.plan[seat] * 0.5, 0.02, 0.98)
    return Math.abs(forceOf(bout) - wished) < 0.015
  },
}
