import type { MicroSim } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { flipperTip } from './ball.ts'
import { FIELD_MIDDLE, PIVOTS } from './tables.ts'
import { isWaiting, type PinState } from './rules.ts'

/** Chance of inattention, and distance from the tip at which it strikes. */
const NAPS = [0.5, 0.2, 0] as const
const PULL = 0.85

/** Strikes when the ball reaches the outer half of a flipper; pulls and releases the plunger. */
export function pinBot({ state: base }: MicroSim, random: Random, strength: 0 | 1 | 2): number {
  const state = base as PinState
  if (isWaiting(state)) return state.pull < PULL ? 1 : 0
  let input = 0
  for (const { x, y, vy } of state.balls) {
    const side = x < FIELD_MIDDLE ? 0 : 1
    const tip = flipperTip(side, 0)
    const along = Math.abs(x - PIVOTS[side].x) / Math.abs(tip.x - PIVOTS[side].x)
    const surface = PIVOTS[side].y + (tip.y - PIVOTS[side].y) * Math.min(1, along)
    const isNear = y > surface - 24 - Math.max(0, vy) * 1.5 && y < surface + 16
    if (isNear && along > 0.42 && along < 1.35 && vy > -2) input |= side === 0 ? 1 : 2
  }
  if (input > 0 && random() < NAPS[strength]) return 0
  // A raised flipper has to come down before it can strike.
  return state.lifts[0] === 1 && (input & 1) > 0 && state.lifts[1] === 0 ? input & 2 : input
}
