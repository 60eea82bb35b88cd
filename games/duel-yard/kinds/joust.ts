import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { clamp, newBout, otherSeat, SEATS, sideOf, wobble, type Bout, type Duel } from '../yard.ts'

/** Two boats glide past each other; held, the lance rises, let go, it sinks. Who hits the shield best wins. */
export interface Joust extends Bout {
  /** Ticks of this pass. */
  pass: number
  /** 0 to 1: how high each lance points, and how fast it moves. */
  lance: [number, number]
  speed: [number, number]
  /** 0 to 1: how high each shield is held, and where it wants to be. */
  shield: [number, number]
  wish: [number, number]
}

export const PASS_TICKS = 170
const LIFT = 0.0022
const DRAG = 0.93
const EVEN = 0.035

function newPass(bout: Joust, random: Random) {
  bout.pass = 0
  bout.wish = [0.15 + random() * 0.7, 0.15 + random() * 0.7]
}

const missOf = (bout: Joust, seat: 0 | 1) => Math.abs(bout.lance[seat] - bout.shield[otherSeat(seat)])

export const joust: Duel<Joust> = {
  target: 3,
  bout(random) {
    const bout: Joust = {
      ...newBout(),
      pass: 0,
      lance: [0.1, 0.1],
      speed: [0, 0],
      shield: [0.5, 0.5],
      wish: [0.5, 0.5],
    }
    newPass(bout, random)
    return bout
  },
  step(bout, { held, pressed }, random) {
    const events: SimEvent[] = []
    bout.pass++
    for (const seat of SEATS) {
      if (pressed[seat]) events.push({ kind: 'lift', amount: seat })
      bout.speed[seat] = (bout.speed[seat] + (held[seat] ? LIFT : -LIFT)) * DRAG
      bout.lance[seat] = clamp(bout.lance[seat] + bout.speed[seat], 0, 1)
      bout.shield[seat] += clamp(bout.wish[seat] - bout.shield[seat], -0.006, 0.006)
    }
    // Halfway each shield moves once more.
    if (bout.pass === 70) bout.wish = [0.15 + random() * 0.7, 0.15 + random() * 0.7]
    if (bout.pass < PASS_TICKS) return events
    const [a, b] = [missOf(bout, 0), missOf(bout, 1)]
    if (Math.abs(a - b) < EVEN) {
      events.push({ kind: 'clash', x: 200, y: 210 })
      newPass(bout, random)
      return events
    }
    const winner = a < b ? 0 : 1
    bout.winner = winner
    events.push({ kind: 'hit', x: sideOf(otherSeat(winner)), y: 220, amount: winner })
    return events
  },
  think(bout, seat, skill, random) {
    if (bout.t % (4 + Math.round((1 - skill) * 10)) === 0)
      bout.plan[seat] = bout.shield[otherSeat(seat)] + wobble(random) * (0.32 - skill * 0.27)
    return bout.lance[seat] + bout.speed[seat] * 12 < bout.plan[seat]
  },
}
