import type { SimEvent } from '#kit/game/contract.ts'
import { newBout, SEATS, sideOf, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** A hammer each over a nail: the higher the hammer when it falls, the deeper the nail. */
export interface Nail extends Bout {
  /** 0 to 1: how high the hammer is. */
  height: [number, number]
  rising: [boolean, boolean]
  /** 0 to 100: how deep. */
  depth: [number, number]
  /** Ticks until the hammer is up again. */
  rest: [number, number]
  /** Bent a little by a bad blow, for the picture. */
  bent: [number, number]
}

const REST = 30
const SLOWEST = 0.017
const FASTER = 0.00016
const BEND = 0.35

const swingOf = ({ depth }: Nail, seat: Seat) => SLOWEST + depth[seat] * FASTER

function strike(bout: Nail, seat: Seat): SimEvent {
  const height = bout.height[seat]
  bout.rest[seat] = REST
  const x = sideOf(seat)
  if (height < BEND) {
    bout.bent[seat] = 1
    bout.depth[seat] = Math.max(0, bout.depth[seat] - 6)
    return { kind: 'bend', x, y: 280, amount: seat }
  }
  const isPerfect = height > 0.94
  bout.depth[seat] += isPerfect ? 22 : 3 + 13 * height * height
  bout.bent[seat] = 0
  return { kind: isPerfect ? 'perfect' : 'strike', x, y: 280, amount: seat }
}

export const nail: Duel<Nail> = {
  target: 3,
  bout: () => ({
    ...newBout(),
    height: [0, 0],
    rising: [true, true],
    depth: [0, 0],
    rest: [0, 0],
    bent: [0, 0],
  }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (bout.rest[seat] > 0) {
        bout.rest[seat]--
        bout.height[seat] = bout.rest[seat] > REST - 6 ? 0 : bout.height[seat]
        if (bout.rest[seat] === 0) bout.rising[seat] = true
        continue
      }
      const by = swingOf(bout, seat)
      bout.height[seat] += bout.rising[seat] ? by : -by
      if (bout.height[seat] >= 1) {
        bout.height[seat] = 1
        bout.rising[seat] = false
      }
      if (bout.height[seat] <= 0) {
        bout.height[seat] = 0
        bout.rising[seat] = true
      }
      if (pressed[seat]) events.push(strike(bout, seat))
    }
    const [a, b] = bout.depth
    if (Math.max(a, b) >= 100) bout.winner = a > b ? 0 : b > a ? 1 : 2
    return events
  },
  lead: (bout) => bout.depth[1] - bout.depth[0],
  think(bout, seat, skill, random) {
    if (bout.rest[seat] > 0) {
      // Where it will let go: the better, the nearer to the top.
      bout.plan[seat] = 0.97 - Math.abs(wobble(random)) * (0.5 - skill * 0.42)
      return false
    }
    return bout.rising[seat] && bout.height[seat] >= (bout.plan[seat] || 0.8)
  },
}
