import type { SimEvent } from '#kit/game/contract.ts'
import { collide, type Body } from '#kit/game/discs/discs.ts'
import type { Random } from '#kit/random/random.ts'
import { aims, TURNS, turnX, turnY } from '../turns.ts'
import { distance, newBout, otherSeat, SEATS, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

export interface Wrestler extends Body {
  /** Where it looks: it turns by itself. */
  turn: number
  /** 1 or -1: which way round. */
  spin: number
}

/** Wrestlers who turn on the spot and charge where they look; out of the ring is lost. */
export interface Sumo extends Bout {
  readonly wrestlers: readonly [Wrestler, Wrestler]
  radius: number
}

export const MIDDLE = 200
export const WRESTLER = 30
const WIDEST = 160
const NARROWEST = 84
const SHRINKS_AFTER = 480
const PACE = 1.9
const THRUST = 0.34
const GLIDE = 0.955

function drive(one: Wrestler, charges: boolean, lets: boolean) {
  if (lets) one.spin = -one.spin
  if (charges) {
    one.vx += turnX(one.turn) * THRUST
    one.vy += turnY(one.turn) * THRUST
  } else one.turn = (one.turn + one.spin * PACE + TURNS) % TURNS
  one.vx *= GLIDE
  one.vy *= GLIDE
  one.x += one.vx
  one.y += one.vy
}

/** Pushes two touching wrestlers apart; returns the impact. */
const knock = (a: Wrestler, b: Wrestler): number => collide(a, b, 2 * WRESTLER, 1, 0.9)

const out = ({ x, y }: Wrestler) => distance(x - MIDDLE, y - MIDDLE)

function wants(bout: Sumo, seat: Seat, skill: number, random: Random): boolean {
  const own = bout.wrestlers[seat]
  const rival = bout.wrestlers[otherSeat(seat)]
  const [dx, dy] = [rival.x + rival.vx * 8 - own.x, rival.y + rival.vy * 8 - own.y]
  const [ahead, aheadY] = [own.x + own.vx * 16, own.y + own.vy * 16]
  const danger = distance(ahead - MIDDLE, aheadY - MIDDLE) > bout.radius - 34
  const home = aims(own.turn, MIDDLE - own.x, MIDDLE - own.y)
  if (danger) return home > 0.5
  return aims(own.turn, dx, dy) > 0.93 - (1 - skill) * 0.4 * random()
}

export const sumo: Duel<Sumo> = {
  target: 4,
  bout: () => ({
    ...newBout(),
    radius: WIDEST,
    wrestlers: [
      { x: 120, y: MIDDLE, vx: 0, vy: 0, turn: 0, spin: 1 },
      { x: 280, y: MIDDLE, vx: 0, vy: 0, turn: TURNS / 2, spin: 1 },
    ],
  }),
  step(bout, { held, pressed, released }) {
    const events: SimEvent[] = []
    const [a, b] = bout.wrestlers
    if (bout.t > SHRINKS_AFTER) bout.radius = Math.max(NARROWEST, bout.radius - 0.07)
    for (const seat of SEATS) {
      drive(bout.wrestlers[seat], held[seat], released[seat])
      if (pressed[seat]) events.push({ kind: 'charge', amount: seat })
    }
    const hard = knock(a, b)
    if (hard > 0.6) events.push({ kind: 'bump', x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, amount: hard })
    const [outA, outB] = [out(a), out(b)]
    if (Math.max(outA, outB) > bout.radius) {
      bout.winner = outA > outB ? 1 : 0
      const { x, y } = bout.wrestlers[outA > outB ? 0 : 1]
      events.push({ kind: 'splash', x, y, amount: outA > outB ? 0 : 1 })
    }
    return events
  },
  think(bout, seat, skill, random) {
    // Decides only now and then, and repeats itself until then.
    if ((bout.t + seat * 3) % (5 + Math.round((1 - skill) * 12)) === 0)
      bout.plan[seat] = wants(bout, seat, skill, random) && wobble(random) < 0.6 + skill * 0.4 ? 1 : 0
    return bout.plan[seat] === 1
  },
}
