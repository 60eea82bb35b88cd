import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex } from '#kit/random/random.ts'
import { newBout, otherSeat, SEATS, sideOf, type Bout, type Duel } from '../yard.ts'

/** Catch the falling coconut first; grabbing at leaves or birds loses. */
export interface Quick extends Bout {
  /** What comes: ticks at which something falls, and what; the last is the coconut. */
  readonly falls: readonly (readonly [at: number, what: number])[]
  /** The seat that grabbed, for the picture. */
  grabbed: number
}

export const COCONUT = 0
export const FALL_TICKS = 60
const KINDS = 3
const LATEST = 90

const signalOf = ({ falls }: Quick) => falls.at(-1)![0]

export const quick: Duel<Quick> = {
  target: 5,
  bout(random) {
    const falls: [number, number][] = []
    let at = 50 + pickIndex(70, random)
    for (let fakes = pickIndex(3, random); fakes > 0; fakes--) {
      falls.push([at, 1 + pickIndex(KINDS - 1, random)])
      at += 75 + pickIndex(80, random)
    }
    falls.push([at, COCONUT])
    return { ...newBout(), falls, grabbed: -1 }
  },
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const [at, what] of bout.falls)
      if (at === bout.t) events.push({ kind: what === COCONUT ? 'now' : 'fake', x: 200, y: 120 })
    const isOn = bout.t >= signalOf(bout)
    const hands = SEATS.filter((seat) => pressed[seat])
    if (hands.length === 2) {
      bout.winner = 2
      events.push({ kind: 'tie', x: 200, y: 230 })
    } else if (hands.length === 1) {
      const [seat] = hands as [0 | 1]
      bout.grabbed = seat
      bout.winner = isOn ? seat : otherSeat(seat)
      events.push({ kind: isOn ? 'grab' : 'foul', x: sideOf(seat), y: 250, amount: seat })
    } else if (bout.t > signalOf(bout) + LATEST) bout.winner = 2
    return events
  },
  think(bout, seat, skill, random) {
    // It sees something fall and needs a moment; one without skill grabs at leaves as well.
    const seen = bout.falls.find(([at]) => at === bout.t)
    if (seen) {
      const isFooled = seen[1] !== COCONUT && random() > 0.72 + skill * 0.27
      const moment = 11 + (1 - skill) * 22 + random() * (8 + (1 - skill) * 10)
      if (seen[1] === COCONUT || isFooled) bout.plan[seat] = bout.t + Math.round(moment)
    }
    return bout.plan[seat] > 0 && bout.t === bout.plan[seat]
  },
}
