import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type RegionsDefinition } from './definitions.ts'
import { generate } from './generate.ts'
import { isInput, regionRules, type Input, type State } from './state.ts'

/** Points per area, by grade. */
const WORTH = [30, 60, 90] as const

const create = ({ kind, grades }: RegionsDefinition, seed: number, level: number, saved?: string) =>
  turnSim(
    regionRules(
      (random) => generate(kind, grades[level - 1] ?? grades[0], random),
      WORTH[level - 1] ?? WORTH[0],
    ),
    seed,
    saved,
  )

export const family: Family<RegionsDefinition, Input> = {
  name: 'regions',
  realtime: false,
  definitions,
  create,
  allows: (sim, input) => isInput((sim as TurnSim<State, Input>).state, input),
  bot,
  prove: (definition, seed, level) =>
    create(definition, seed, level).state.puzzle.solution.map((cells) => ({ kind: 'area', cells })),
}
