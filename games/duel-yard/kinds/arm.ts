import type { SimEvent } from '#kit/game/contract.ts'
import { clamp, newBout, otherSeat, SEATS, sideOf, wobble, type Bout, type Duel } from '../yard.ts'

/** Arm wrestling: holding pushes and tires, releasing recovers. An exhausted arm is defenceless for a while. */
export interface Arm extends Bout {
  /** Below 0 the first seat is ahead, above 0 the other. */
  lean: number
  /** 0 to 1. */
  breath: [number, number]
  /** Ticks until a spent arm can push again. */
  spent: [number, number]
  pushes: [boolean, boolean]
}

/** So far an arm must lean to touch the table. */
export const DOWN = 75
const TIRES = 0.0085
const BREATHES = 0.0068
const SPENT_TICKS = 80
const PUSH = 0.42
/** A push counts more against a recovering arm, and at its start. */
const OPEN_PUSH = 0.7

export const arm: Duel<Arm> = {
  target: 3,
  bout: () => ({ ...newBout(), lean: 0, breath: [1, 1], spent: [0, 0], pushes: [false, false] }),
  step(bout, { held, pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (bout.spent[seat] > 0) bout.spent[seat]--
      bout.pushes[seat] = held[seat] && bout.spent[seat] === 0
      const breath = bout.breath[seat] + (bout.pushes[seat] ? -TIRES : BREATHES)
      bout.breath[seat] = clamp(breath, 0, 1)
      if (pressed[seat] && bout.pushes[seat]) events.push({ kind: 'push', amount: seat })
      if (bout.breath[seat] > 0 || bout.spent[seat] > 0) continue
      bout.spent[seat] = SPENT_TICKS
      bout.pushes[seat] = false
      events.push({ kind: 'spent', x: sideOf(seat), y: 190, amount: seat })
    }
    for (const seat of SEATS) {
      const rival = otherSeat(seat)
      if (!bout.pushes[seat]) continue
      const open = bout.pushes[rival] ? 0 : OPEN_PUSH * (bout.spent[rival] > 0 ? 2 : 1)
      bout.lean += (seat === 0 ? -1 : 1) * (PUSH * (0.55 + 0.45 * bout.breath[seat]) + open)
    }
    if (Math.abs(bout.lean) >= DOWN) {
      bout.winner = bout.lean < 0 ? 0 : 1
      events.push({ kind: 'thud', x: sideOf(bout.winner === 0 ? 0 : 1), y: 260, amount: bout.winner })
    }
    return events
  },
  lead: (bout) => bout.lean,
  think(bout, seat, skill, random) {
    if (bout.t % (6 + Math.round((1 - skill) * 14)) !== 0) return bout.plan[seat] === 1
    const rival = otherSeat(seat)
    const breath = bout.breath[seat]
    // One without skill pushes until it is spent; one with skill keeps breath for the moment when the rival is.
    const least = skill < 0.4 ? -1 : 0.1 + wobble(random) * 0.08
    const rested = 0.9 - skill * 0.35 + wobble(random) * 0.2
    const isOpen = bout.spent[rival] > 0
    const wants = isOpen || bout.pushes[rival] ? breath > least : breath > rested
    bout.plan[seat] = wants ? 1 : 0
    return wants
  },
}
