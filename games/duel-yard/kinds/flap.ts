import type { SimEvent } from '#kit/game/contract.ts'
import {
  clamp,
  distance,
  newBout,
  otherSeat,
  SEATS,
  wobble,
  type Bout,
  type Duel,
  type Seat,
} from '../yard.ts'

export interface Bird {
  x: number
  y: number
  vx: number
  vy: number
}

/** Birds fly to and fro: a press flaps. The higher one wins a collision; the sea is out. */
export interface Flap extends Bout {
  readonly birds: readonly [Bird, Bird]
  /** The sea rises in a long bout. */
  sea: number
}

export const BIRD = 19
const SEA = 352
const RISES_AFTER = 600
const PACE = 2.1
const GRAVITY = 0.115
const WING = 3.1
const EVEN = 5

function fly(bird: Bird, flaps: boolean) {
  bird.vy = flaps ? Math.max(-4.2, Math.min(bird.vy, 0.6) - WING) : bird.vy + GRAVITY
  bird.x += bird.vx
  bird.y += bird.vy
  if (bird.x < 24 + BIRD || bird.x > 376 - BIRD) {
    bird.x = clamp(bird.x, 24 + BIRD, 376 - BIRD)
    bird.vx = -bird.vx
  }
  if (bird.y < 48 + BIRD) {
    bird.y = 48 + BIRD
    bird.vy = 0.8
  }
  // After a clash it comes back to its pace.
  bird.vx += (Math.sign(bird.vx || 1) * PACE - bird.vx) * 0.05
}

function meet(bout: Flap): SimEvent | undefined {
  const [a, b] = bout.birds
  if (distance(a.x - b.x, a.y - b.y) > 2 * BIRD) return undefined
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  if (Math.abs(a.y - b.y) > EVEN) {
    bout.winner = a.y < b.y ? 0 : 1
    return { kind: 'stomp', x, y, amount: otherSeat(bout.winner as Seat) }
  }
  const apart = a.x < b.x ? -1 : 1
  a.vx = apart * 3.4
  b.vx = -apart * 3.4
  a.x += apart * 4
  b.x -= apart * 4
  return { kind: 'clash', x, y }
}

export const flap: Duel<Flap> = {
  target: 4,
  bout: () => ({
    ...newBout(),
    sea: SEA,
    birds: [
      { x: 90, y: 180, vx: PACE, vy: 0 },
      { x: 310, y: 180, vx: -PACE, vy: 0 },
    ],
  }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    if (bout.t > RISES_AFTER) bout.sea = Math.max(180, bout.sea - 0.12)
    for (const seat of SEATS) {
      fly(bout.birds[seat], pressed[seat])
      if (pressed[seat]) events.push({ kind: 'flap', amount: seat })
    }
    const met = meet(bout)
    if (met) events.push(met)
    for (const seat of SEATS) {
      const { x, y } = bout.birds[seat]
      if (y + BIRD < bout.sea || bout.winner >= 0) continue
      bout.winner = otherSeat(seat)
      events.push({ kind: 'splash', x, y: bout.sea, amount: seat })
    }
    return events
  },
  think(bout, seat, skill, random) {
    const own = bout.birds[seat]
    const rival = bout.birds[otherSeat(seat)]
    if (bout.t % 40 === seat * 7) bout.plan[seat] = wobble(random) * (46 - skill * 30)
    const isNear = Math.abs(own.x - rival.x) < 150
    const wish = clamp(isNear ? rival.y - 34 : 150, 90, bout.sea - 90) + bout.plan[seat]
    const isFalling = own.y + own.vy * 8 > wish
    const waits = 9 + Math.round((1 - skill) * 7)
    return isFalling && bout.t % waits === seat
  },
}
