import type { Family, Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { definitions, type Kind, type PaddleDefinition } from './definitions.ts'
import { rules as rafts } from './rafts.ts'
import { rules as squash } from './squash.ts'
import { rules as storm } from './storm.ts'
import { rules as tones } from './tones.ts'
import { rules as walls } from './walls.ts'
import { rules as whirl } from './whirl.ts'
import { rules as wind } from './wind.ts'
import { inputsOf, isInput, type PaddleRules, type World } from './world.ts'

/** A run that the view and the bot can look into. */
export interface PaddleSim extends Sim<number> {
  readonly rules: PaddleRules
  readonly world: World
}

const rulesOf: Readonly<Record<Kind, PaddleRules>> = { rafts, wind, walls, squash, whirl, tones, storm }

interface Wish {
  readonly seed: number
  readonly level: number
  readonly saved?: string | undefined
}

function open(rules: PaddleRules, { seed, level, saved }: Wish): PaddleSim {
  const kept = saved ? (JSON.parse(saved) as { world: World; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`paddle:${seed}`))
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
      return rules.progress(world)
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

export const family: Family<PaddleDefinition, number> = {
  name: 'paddle',
  realtime: true,
  definitions,
  create: ({ kind }, seed, level, saved) => open(rulesOf[kind], { seed, level, saved }),
  allows: (sim, input) => isInput((sim as PaddleSim).rules, input),
  bot(sim, random, strength) {
    const { rules, world } = sim as PaddleSim
    return world.end ? undefined : rules.bot(world, random, strength)
  },
}
