import type { SimEvent } from '#kit/game/contract.ts'
import { newBout, SEATS, sideOf, wobble, type Bout, type Duel } from '../yard.ts'

/** Hold to blow, let go to knot: the larger balloon wins, one that has burst is nothing. */
export interface Balloon extends Bout {
  size: [number, number]
  /** Blown and knotted, or burst. */
  knotted: [boolean, boolean]
  burst: [boolean, boolean]
  /** Load limit of this bout's skin; it creaks before it bursts. */
  readonly limit: number
}

const GROWS = 0.62
const FASTER = 0.0022
const CREAKS = 26
const LONGEST = 480

/** 0 to 1: how much the skin creaks. */
export const creak = ({ size, limit }: Balloon, seat: 0 | 1) =>
  Math.max(0, Math.min(1, (size[seat] - (limit - CREAKS)) / CREAKS))

export const balloon: Duel<Balloon> = {
  target: 4,
  bout: (random) => ({
    ...newBout(),
    size: [18, 18],
    knotted: [false, false],
    burst: [false, false],
    limit: 62 + random() * 78,
  }),
  step(bout, { held, released }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (bout.knotted[seat]) continue
      const x = sideOf(seat)
      if (released[seat] && bout.size[seat] > 20) {
        bout.knotted[seat] = true
        events.push({ kind: 'knot', x, y: 220, amount: seat })
      } else if (held[seat]) {
        bout.size[seat] += GROWS * (1 + bout.size[seat] * FASTER)
        if (bout.t % 12 === 0)
          events.push({ kind: creak(bout, seat) > 0 ? 'creak' : 'blow', x, amount: seat })
        if (bout.size[seat] <= bout.limit) continue
        bout.knotted[seat] = true
        bout.burst[seat] = true
        events.push({ kind: 'burst', x, y: 180, amount: seat })
      }
    }
    const isDone = (bout.knotted[0] && bout.knotted[1]) || bout.t > LONGEST
    if (!isDone) return events
    const [a, b] = SEATS.map((seat) => (bout.burst[seat] ? 0 : bout.size[seat])) as [number, number]
    bout.winner = a > b ? 0 : b > a ? 1 : 2
    return events
  },
  think(bout, seat, skill, random) {
    if (bout.plan[seat] === 0)
      bout.plan[seat] = Math.max(0.03, 0.25 + skill * 0.4 + wobble(random) * (0.75 - skill * 0.5))
    // A bot that sees the rival tangled needs only a little more.
    const rival = seat === 0 ? 1 : 0
    const isEnough =
      skill > 0.3 && bout.knotted[rival] && (bout.burst[rival] || bout.size[seat] > bout.size[rival] + 3)
    return bout.t > 8 && !(isEnough && bout.size[seat] > 21) && creak(bout, seat) < bout.plan[seat]
  },
}
