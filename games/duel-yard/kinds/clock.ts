import type { SimEvent } from '#kit/game/contract.ts'
import { DRAW, newBout, SEATS, sideOf, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** A sundial's hand runs into mist: the player who stops it nearer to the mark wins. */
export interface Clock extends Bout {
  /** Ticks of one round of the hand. */
  readonly period: number
  /** Tick at which the hand stands on the mark. */
  readonly mark: number
  /** Tick from which mist hides the hand. */
  readonly mist: number
  /** Tick at which each stopped it; 0 for not yet. */
  stopped: [number, number]
}

/** Ticks from the mark beyond which a stop does not count. */
export const FARTHEST = 70

const missOf = ({ stopped, mark }: Clock, seat: Seat) =>
  stopped[seat] === 0 ? FARTHEST : Math.min(FARTHEST, Math.abs(stopped[seat] - mark))

export const clock: Duel<Clock> = {
  target: 4,
  bout: (random) => {
    const period = 110 + Math.floor(random() * 110)
    const mark = Math.floor(period * (1.1 + random() * 1.1))
    return { ...newBout(), period, mark, mist: Math.floor(mark * (0.3 + random() * 0.25)), stopped: [0, 0] }
  },
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    if (bout.t === bout.mist) events.push({ kind: 'creak' })
    for (const seat of SEATS) {
      if (!pressed[seat] || bout.stopped[seat] > 0) continue
      bout.stopped[seat] = bout.t
      events.push({ kind: 'knot', x: sideOf(seat), y: 330, amount: seat })
    }
    const isDone = (bout.stopped[0] > 0 && bout.stopped[1] > 0) || bout.t >= bout.mark + FARTHEST
    if (!isDone) return events
    const [own, other] = [missOf(bout, 0), missOf(bout, 1)]
    bout.winner = own === other ? DRAW : own < other ? 0 : 1
    if (bout.winner !== DRAW) events.push({ kind: 'perfect', x: 200, y: 180, amount: bout.winner })
    return events
  },
  think(bout, seat, skill, random) {
    if (bout.plan[seat] === 0) bout.plan[seat] = bout.mark + wobble(random) * (7 + (1 - skill) * 46)
    return bout.stopped[seat] === 0 && bout.t >= bout.plan[seat]
  },
}
