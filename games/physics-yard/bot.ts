import type { Random } from '#kit/random/random.ts'
import type { YardSim } from './sim.ts'

const HASTE = 0.04
/** Ticks after the last move of a solution in which it must win. */
const PATIENCE = 800

/** Plays the stored solution; a weak bot does not know every third level and plays at random there. */
export function yardBot(
  { rules, yard, plan }: YardSim,
  random: Random,
  strength: 0 | 1 | 2,
): number | undefined {
  if (yard.status !== 'playing') return undefined
  if (strength > 0 || plan.dice % 3 > 0) {
    if (rules.expert) return rules.isReady(yard) ? rules.expert(yard) : 0
    const move = plan.moves.find(({ tick }) => tick === yard.tick)
    if (move) return move.input
    if (plan.moves.some(({ tick }) => tick > yard.tick) || yard.since < PATIENCE) return 0
  }
  return rules.isReady(yard) && random() < HASTE && yard.last === 0 ? rules.guess(yard, random) : 0
}
