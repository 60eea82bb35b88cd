import type { SimEvent } from '#kit/game/contract.ts'
import { DRAW, newBout, otherSeat, SEATS, sideOf, wobble, type Bout, type Duel } from '../yard.ts'

/** Both jump one rope, which turns faster and faster and now and then dawdles. */
export interface Rope extends Bout {
  /** 0 to 1: the rope is under the feet when it wraps. */
  phase: number
  pace: number
  turns: number
  height: [number, number]
  rise: [number, number]
  tripped: [boolean, boolean]
}

const FIRST_PACE = 1 / 84
const FASTEST = 1 / 37
const FASTER = 1.045
const DAWDLE = 0.7
const JUMP = 3.6
const GRAVITY = 0.21
const CLEAR = 9
const FREE_TURNS = 1

function wrap(bout: Rope, luck: number, events: SimEvent[]) {
  bout.phase = 0
  bout.turns++
  bout.pace = Math.min(FASTEST, FIRST_PACE * FASTER ** bout.turns)
  if (luck < 0.18 && bout.turns > 3) bout.pace *= DAWDLE
  events.push({ kind: 'beat' })
  if (bout.turns <= FREE_TURNS) return
  for (const seat of SEATS) {
    if (bout.height[seat] >= CLEAR) continue
    bout.tripped[seat] = true
    events.push({ kind: 'trip', x: sideOf(seat), y: 300, amount: seat })
  }
  const [first, second] = bout.tripped
  if (first && second) bout.winner = DRAW
  else if (first || second) bout.winner = first ? 1 : 0
}

export const rope: Duel<Rope> = {
  target: 4,
  bout: () => ({
    ...newBout(),
    phase: 0.2,
    pace: FIRST_PACE,
    turns: 0,
    height: [0, 0],
    rise: [0, 0],
    tripped: [false, false],
  }),
  step(bout, { pressed }, random) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (pressed[seat] && bout.height[seat] === 0) {
        bout.rise[seat] = JUMP
        events.push({ kind: 'leap', amount: seat })
      }
      bout.height[seat] = Math.max(0, bout.height[seat] + bout.rise[seat])
      bout.rise[seat] = bout.height[seat] === 0 ? 0 : bout.rise[seat] - GRAVITY
    }
    bout.phase += bout.pace
    if (bout.phase >= 1) wrap(bout, random(), events)
    return events
  },
  think(bout, seat, skill, random) {
    const left = (1 - bout.phase) / bout.pace
    if (bout.phase < bout.pace * 1.5 || bout.plan[seat] === 0) {
      const nerves = (1 - skill) * 13 + 3 + bout.turns * 0.45
      bout.plan[seat] = Math.max(1, 15 + wobble(random) * nerves)
    }
    // Releases on alternate ticks, so that each jump is a new press.
    return (
      bout.height[seat] === 0 && left <= bout.plan[seat] && !bout.tripped[otherSeat(seat)] && bout.t % 2 === 0
    )
  },
}
