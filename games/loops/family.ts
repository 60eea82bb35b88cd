import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type LoopsDefinition } from './definitions.ts'
import { generate } from './generate.ts'
import { isInput, loopRules, UNTOUCHED, type Input, type State } from './state.ts'

/** Points per line, by grade. */
const WORTH = [10, 20, 30] as const

const create = ({ kind, grades }: LoopsDefinition, seed: number, level: number, saved?: string) =>
  turnSim(
    loopRules(
      (random) => generate(kind, grades[level - 1] ?? grades[0], random),
      WORTH[level - 1] ?? WORTH[0],
    ),
    seed,
    saved,
  )

export const family: Family<LoopsDefinition, Input> = {
  name: 'loops',
  realtime: false,
  definitions,
  create,
  allows: (sim, input) => isInput((sim as TurnSim<State, Input>).state, input),
  bot,
  prove(definition, seed, level) {
    const { puzzle, marks } = create(definition, seed, level).state
    return puzzle.solution.flatMap((value, line) =>
      value > 0 && marks[line] === UNTOUCHED ? [{ kind: 'mark', line, value }] : [],
    )
  },
}
