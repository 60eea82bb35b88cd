import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type WordsDefinition } from './definitions.ts'
import { languageOfLevel } from './languages.ts'
import { modeOf, type State } from './modes.ts'
import { bestOf, seriesRules } from './series.ts'

const LONGEST_PROOF = 800

const open = ({ mode }: WordsDefinition, seed: number, level: number, saved?: string) =>
  turnSim<State, number>(seriesRules(modeOf(mode), languageOfLevel(level)), seed, saved)

/** Modes in which undo would reveal something. */
const TELLING: readonly WordsDefinition['mode'][] = [
  'tide',
  'pairs',
  'guess',
  'rain',
  'sieve',
  'slips',
  'cipher',
  'shells',
]

export const family: Family<WordsDefinition, number> = {
  name: 'words',
  realtime: false,
  definitions,
  mayUndo: ({ mode }) => !TELLING.includes(mode),
  create: open,
  // Any line of a grid may be tried; the rules ignore meaningless inputs.
  allows: (_sim, input) => Number.isInteger(input),
  bot,
  prove(definition, seed, level) {
    const sim = open(definition, seed, level)
    const inputs: number[] = []
    while (sim.status === 'playing' && inputs.length < LONGEST_PROOF) {
      const input = bestOf(modeOf(definition.mode), sim.state)
      if (input === undefined) return undefined
      inputs.push(input)
      sim.apply(input)
    }
    return sim.status === 'won' ? inputs : undefined
  },
}
