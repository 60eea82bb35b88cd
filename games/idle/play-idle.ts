import { randomPolicy } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import type { IdleDefinition } from './definitions.ts'
import { family } from './family.ts'
import type { IdleInput, IdleSim } from './rules.ts'

/** For tests: ticks of a run by the bot, or by random input without a strength. */
export function playIdle(
  definition: IdleDefinition,
  ticks: number,
  strength: 0 | 1 | 2 | undefined,
  seed = 4,
) {
  const random = seededRandom(seed)
  const blind = randomPolicy(true, random)
  const sim = family.create(definition, seed, 1)
  const inputs: IdleInput[] = []
  const bought: number[] = []
  while (sim.status === 'playing' && inputs.length < ticks) {
    const input = strength === undefined ? (blind(sim) as IdleInput) : family.bot(sim, random, strength)!
    inputs.push(input)
    if (sim.apply(input).some(({ kind }) => kind === 'buy')) bought.push(inputs.length / 60)
  }
  return { sim: sim as IdleSim, inputs, bought }
}
