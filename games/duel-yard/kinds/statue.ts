import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { newBout, SEATS, wobble, type Bout, type Duel } from '../yard.ts'

/** The parrot sleeps, stirs, looks. Moving while it looks costs ground. */
export interface Statue extends Bout {
  /** 0 at the start, 1 at the goal. */
  way: [number, number]
  speed: [number, number]
  /** Ticks of being scolded. */
  stun: [number, number]
  parrot: 'sleeps' | 'stirs' | 'looks'
  /** Ticks until the parrot does something else. */
  until: number
}

const PUSH = 0.00016
const FASTEST = 0.0042
const BRAKE = 0.8
const SEEN = 0.0007
const BACK = 0.22
const STUN_TICKS = 50
const FAKES = 0.28

function turn(bout: Statue, random: Random, events: SimEvent[]) {
  if (bout.parrot === 'sleeps') {
    bout.parrot = 'stirs'
    bout.until = 18 + Math.floor(random() * 16)
    events.push({ kind: 'lift' })
  } else if (bout.parrot === 'stirs' && random() > FAKES) {
    bout.parrot = 'looks'
    bout.until = 50 + Math.floor(random() * 60)
    events.push({ kind: 'now', x: 200, y: 90 })
  } else {
    bout.parrot = 'sleeps'
    bout.until = 40 + Math.floor(random() * 110)
    events.push({ kind: 'clear' })
  }
}

export const statue: Duel<Statue> = {
  target: 3,
  bout: (random) => ({
    ...newBout(),
    way: [0, 0],
    speed: [0, 0],
    stun: [0, 0],
    parrot: 'sleeps',
    until: 70 + Math.floor(random() * 60),
  }),
  step(bout, { held }, random) {
    const events: SimEvent[] = []
    if (--bout.until <= 0) turn(bout, random, events)
    for (const seat of SEATS) {
      if (bout.stun[seat] > 0) bout.stun[seat]--
      const runs = held[seat] && bout.stun[seat] === 0
      bout.speed[seat] = runs ? Math.min(FASTEST, bout.speed[seat] + PUSH) : bout.speed[seat] * BRAKE
      bout.way[seat] += bout.speed[seat]
      const x = seat === 0 ? 130 : 270
      if (bout.parrot === 'looks' && bout.speed[seat] > SEEN) {
        bout.way[seat] = Math.max(0, bout.way[seat] - BACK)
        bout.speed[seat] = 0
        bout.stun[seat] = STUN_TICKS
        events.push({ kind: 'foul', x, y: 340 - bout.way[seat] * 220, amount: seat })
      }
    }
    const [own, other] = bout.way
    if (Math.max(own, other) < 1) return events
    bout.winner = own === other ? 2 : own > other ? 0 : 1
    events.push({ kind: 'finish', x: bout.winner === 1 ? 270 : 130, y: 120, amount: bout.winner })
    return events
  },
  lead: ({ way }) => way[1] - way[0],
  think(bout, seat, skill, random) {
    if (bout.parrot === 'sleeps') {
      // How late it will stop the next time: the weak dream on.
      bout.plan[seat] = Math.max(1, 5 + (1 - skill) * 22 + wobble(random) * (4 + (1 - skill) * 14))
      return true
    }
    if (bout.parrot === 'looks') return false
    bout.plan[seat]--
    return bout.plan[seat] > 0
  },
}
