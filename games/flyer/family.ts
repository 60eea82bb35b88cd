import type { Family, Sim } from '#kit/game/contract.ts'
import { microBot } from '#kit/game/micro/bot.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { flyerBot } from './bot.ts'
import { definitions, type FlyerDefinition } from './definitions.ts'
import { isFlyerInput } from './gadgets.ts'
import { scoreOf, startFlight, stepFlight, type FlyerInput } from './rules.ts'
import { rulesOf } from './sky-rules.ts'
import type { Flight } from './world.ts'

/** A flight that the view and the bot can look at. */
export interface FlyerSim extends Sim<FlyerInput> {
  readonly definition: FlyerDefinition
  readonly flight: Flight
}

const INPUTS: readonly FlyerInput[] = [0, 1]
/** A flight this long fills the progress bar: about five minutes. */
const LONG_WAY = 150_000

export function createFlight(
  definition: FlyerDefinition,
  seed: number,
  level: number,
  saved?: string,
): FlyerSim {
  const kept = saved ? (JSON.parse(saved) as { flight: Flight; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`flyer:${seed}`))
  const flight = kept ? kept.flight : startFlight(definition, random)
  const save = () => JSON.stringify({ flight, luck: random.state() })
  return {
    definition,
    flight,
    get status() {
      return flight.over ? 'over' : 'playing'
    },
    get score() {
      return scoreOf(flight)
    },
    get isHelped() {
      return flight.kit > 0
    },
    get progress() {
      return Math.min(1, flight.travelled / LONG_WAY)
    },
    legal: () => (flight.over ? [] : INPUTS),
    apply: (input) => (flight.over ? [] : stepFlight(definition, flight, { input, level }, random)),
    hash: () => hash32(save()).toString(36),
    save,
  }
}

export const family: Family<FlyerDefinition, FlyerInput> = {
  name: 'flyer',
  realtime: true,
  definitions,
  create: (definition, seed, level, saved) =>
    definition.sky
      ? (openMicro(rulesOf[definition.sky], seed, saved) as Sim<FlyerInput>)
      : createFlight(definition, seed, level, saved),
  allows: (sim, input) => ('flight' in sim ? isFlyerInput(input) : sim.legal().some((one) => one === input)),
  bot: (sim, random, strength) =>
    'flight' in sim
      ? flyerBot(sim as FlyerSim, random, strength)
      : (microBot(sim as MicroSim, random, strength) as FlyerInput | undefined),
}
