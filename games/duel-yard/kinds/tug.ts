import type { SimEvent } from '#kit/game/contract.ts'
import { clamp, newBout, SEATS, sideOf, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** Tug of war: a press on the beat pulls hard, one off the beat slips. */
export interface Tug extends Bout {
  /** -100 is the first seat's end, 100 the other's. */
  rope: number
  /** Ticks from beat to beat, and since the last one. */
  beat: number
  since: number
  /** Ticks for which a slip disables the seat. */
  slips: [number, number]
  /** Whether the seat has pulled on this beat. */
  pulled: [boolean, boolean]
  /** How well the last pull was, for the picture. */
  strain: [number, number]
}

const SLOWEST = 56
const FASTEST = 34
const WINDOW = 9
const SLIP_TICKS = 34

/** Ticks from the nearest beat: below 0 it is still to come. */
export const offBeat = ({ since, beat }: Tug) => (since > beat / 2 ? since - beat : since)

function pull(bout: Tug, seat: Seat): SimEvent {
  const off = Math.abs(offBeat(bout))
  const towards = seat === 0 ? -1 : 1
  const x = sideOf(seat)
  if (off > WINDOW || bout.pulled[seat]) {
    bout.slips[seat] = SLIP_TICKS
    bout.rope -= towards * 4
    return { kind: 'slip', x, y: 250, amount: seat }
  }
  const strength = 5 + (WINDOW - off) * 1.4
  bout.pulled[seat] = true
  bout.strain[seat] = 1
  bout.rope += towards * strength
  return { kind: off < 3 ? 'perfect' : 'pull', x, y: 250, amount: seat }
}

export const tug: Duel<Tug> = {
  target: 3,
  bout: () => ({
    ...newBout(),
    rope: 0,
    beat: SLOWEST,
    since: 0,
    slips: [0, 0],
    pulled: [false, false],
    strain: [0, 0],
  }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    bout.since++
    if (bout.since >= bout.beat) {
      bout.since = 0
      bout.beat = Math.max(FASTEST, bout.beat - 1)
      events.push({ kind: 'beat' })
    }
    for (const seat of SEATS) {
      if (bout.since === Math.floor(bout.beat / 2)) bout.pulled[seat] = false
      bout.strain[seat] *= 0.94
      if (bout.slips[seat] > 0) bout.slips[seat]--
      else if (pressed[seat]) events.push(pull(bout, seat))
    }
    bout.rope = clamp(bout.rope, -100, 100)
    if (Math.abs(bout.rope) >= 100) bout.winner = bout.rope < 0 ? 0 : 1
    return events
  },
  lead: (bout) => bout.rope,
  think(bout, seat, skill, random) {
    const middle = Math.floor(bout.beat / 2)
    // Before each beat the bot draws its timing error.
    if (bout.since === middle + 1) bout.plan[seat] = Math.round(wobble(random) * (13 - skill * 9))
    return offBeat(bout) === bout.plan[seat] && !bout.pulled[seat]
  },
}
