import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex } from '#kit/random/random.ts'
import { newBout, otherSeat, SEATS, sideOf, type Bout, type Duel } from '../yard.ts'

/** Shells are turned up one by one: on two equal ones the first press scores. */
export interface Slap extends Bout {
  /** The shell on top, and the one below it; -1 for none. */
  top: number
  below: number
  /** Ticks until the next shell. */
  next: number
  /** Ticks from shell to shell. */
  pace: number
  turned: number
  hand: number
}

export const SHELLS = 5
const SLOWEST = 52
const FASTEST = 26

export const isPair = ({ top, below }: Slap) => top >= 0 && top === below

export const slap: Duel<Slap> = {
  target: 5,
  bout: () => ({ ...newBout(), top: -1, below: -1, next: 20, pace: SLOWEST, turned: 0, hand: -1 }),
  step(bout, { pressed }, random) {
    const events: SimEvent[] = []
    const hands = SEATS.filter((seat) => pressed[seat])
    if (hands.length === 2) bout.winner = 2
    if (hands.length === 1 && bout.turned > 0) {
      const [seat] = hands as [0 | 1]
      bout.hand = seat
      bout.winner = isPair(bout) ? seat : otherSeat(seat)
      events.push({ kind: isPair(bout) ? 'slap' : 'foul', x: sideOf(seat), y: 220, amount: seat })
    }
    if (bout.winner >= 0 || --bout.next > 0) return events
    bout.turned++
    bout.pace = Math.max(FASTEST, bout.pace - 1)
    bout.next = bout.pace
    bout.below = bout.top
    const isAlike = bout.turned > 2 && random() < 0.2
    bout.top = isAlike ? bout.below : pickIndex(SHELLS, random)
    events.push({ kind: 'turn', x: 200, y: 200 })
    return events
  },
  think(bout, seat, skill, random) {
    if (bout.next === bout.pace) {
      const isFooled = !isPair(bout) && random() > 0.93 + skill * 0.065
      const moment = 9 + (1 - skill) * 17 + random() * 8
      if (isPair(bout) || isFooled) bout.plan[seat] = bout.t + Math.round(moment)
    }
    return bout.turned > 0 && bout.plan[seat] === bout.t
  },
}
