import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { newBout, SEATS, sideOf, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** Two palms, the same crabs on both: a press changes the side of the trunk. */
export interface Climb extends Bout {
  height: [number, number]
  /** 0 left of the trunk, 1 right of it. */
  side: [number, number]
  stun: [number, number]
  /** How high each crab sits, and on which side. */
  readonly crabs: readonly (readonly [height: number, side: number])[]
}

export const CLIMB_TOP = 1150
export const CRAB_REACH = 15
const PACE = 1.25
const FASTER = 0.0011
const SLIDE = 46
const STUN_TICKS = 44

function crabsOf(random: Random) {
  const crabs: [number, number][] = []
  let height = 130
  let side = random() < 0.5 ? 0 : 1
  while (height < CLIMB_TOP - 60) {
    crabs.push([Math.round(height), side])
    if (random() < 0.68) side = 1 - side
    height += 58 + random() * 62
  }
  return crabs
}

/** The next crab above a climber. */
const nextCrab = ({ crabs, height }: Climb, seat: Seat) =>
  crabs.find(([at]) => at > height[seat] - CRAB_REACH + 4)

export const climb: Duel<Climb> = {
  target: 3,
  bout: (random) => ({ ...newBout(), height: [0, 0], side: [0, 0], stun: [0, 0], crabs: crabsOf(random) }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (bout.stun[seat] > 0) {
        bout.stun[seat]--
        bout.height[seat] = Math.max(0, bout.height[seat] - SLIDE / STUN_TICKS)
        continue
      }
      if (pressed[seat]) {
        bout.side[seat] = 1 - bout.side[seat]
        events.push({ kind: 'turn', amount: seat })
      }
      bout.height[seat] += PACE + bout.t * FASTER
      const isBitten = bout.crabs.some(
        ([at, side]) => side === bout.side[seat] && Math.abs(at - bout.height[seat]) < CRAB_REACH,
      )
      if (!isBitten) continue
      bout.stun[seat] = STUN_TICKS
      // It slides to below the crab, so that one bite is one bite.
      bout.height[seat] -= CRAB_REACH
      events.push({ kind: 'trip', x: sideOf(seat), y: 250, amount: seat })
    }
    const [own, other] = bout.height
    if (Math.max(own, other) < CLIMB_TOP) return events
    bout.winner = own === other ? 2 : own > other ? 0 : 1
    events.push({ kind: 'finish', x: sideOf(bout.winner === 1 ? 1 : 0), y: 120, amount: bout.winner })
    return events
  },
  lead: ({ height }) => height[1] - height[0],
  think(bout, seat, skill, random) {
    const crab = nextCrab(bout, seat)
    if (!crab || bout.stun[seat] > 0) {
      bout.plan[seat] = 0
      return false
    }
    const [at, side] = crab
    const gap = at - bout.height[seat]
    if (side !== bout.side[seat]) {
      bout.plan[seat] = 0
      return false
    }
    // How near it lets the crab come; below the reach it is too late.
    if (bout.plan[seat] === 0)
      bout.plan[seat] = Math.max(2, 30 + skill * 8 + wobble(random) * (10 + (1 - skill) * 24))
    return gap < bout.plan[seat] && bout.t % 2 === 0
  },
}
