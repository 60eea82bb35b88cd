import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { inputsOf } from './inputs.ts'
import type { BrickRules, World } from './world.ts'

/** A run that exposes its state to view and bot. */
export interface BrickSim extends Sim<number> {
  readonly rules: BrickRules
  readonly world: World
}

/** Makes a `Sim` of a game's rules. */
export function openBricks(
  rules: BrickRules,
  {
    seed,
    level,
    saved,
  }: { readonly seed: number; readonly level: number; readonly saved?: string | undefined },
): BrickSim {
  const kept = saved ? (JSON.parse(saved) as { world: World; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`brick:${seed}`))
  const world = kept ? kept.world : rules.start(random, level)
  const inputs = inputsOf(rules)
  const save = () => JSON.stringify({ world, luck: random.state() })
  return {
    rules,
    world,
    get status() {
      return world.end || 'playing'
    },
    get score() {
      return world.score
    },
    get progress() {
      return world.end === 'won' ? 1 : Math.min(0.99, world.score / rules.goal)
    },
    legal: () => (world.end ? [] : inputs),
    apply(input) {
      const events: SimEvent[] = []
      if (world.end) return events
      world.tick++
      const tell = (kind: string, x: number, y: number, amount?: number) =>
        events.push(amount === undefined ? { kind, x, y } : { kind, x, y, amount })
      rules.step(world, { input, random, tell })
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}
