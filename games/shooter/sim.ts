import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { tickWorld } from './deeds.ts'
import { inputsOf } from './inputs.ts'
import type { ShooterRules, World } from './world.ts'

/** A run that exposes its state to view and bot. */
export interface ShooterSim extends Sim<number> {
  readonly rules: ShooterRules
  readonly world: World
}

/** Makes a `Sim` of a game's rules. */
export function openShooter(rules: ShooterRules, seed: number, saved?: string): ShooterSim {
  const kept = saved ? (JSON.parse(saved) as { world: World; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`shooter:${seed}`))
  const world = kept ? kept.world : rules.start(random)
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
      return Math.min(1, world.score / rules.goal)
    },
    legal: () => (world.end ? [] : inputs),
    apply(input) {
      const events: SimEvent[] = []
      if (world.end) return events
      const tell = (kind: string, x: number, y: number, amount?: number) =>
        events.push(amount === undefined ? { kind, x, y } : { kind, x, y, amount })
      // While the player chooses an improvement everything stands still.
      if (world.cards.length === 0) tickWorld(world)
      rules.step(world, { input, random, tell })
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}
