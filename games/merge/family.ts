import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { bestInput } from './bot.ts'
import { definitions, type MergeDefinition } from './definitions.ts'
import { gestureOf } from './gestures.ts'
import { isJoined } from './paths.ts'
import { mergeRules } from './rules.ts'
import type { Input, State } from './state.ts'

/** A sim that knows its game, for the bot. */
export interface MergeSim extends TurnSim<State, Input> {
  readonly definition: MergeDefinition
}

const CHANCE_OF_A_SLIP = { 0: 0.6, 1: 0.2, 2: 0 } as const

function bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined {
  const { definition, state } = sim as MergeSim
  const slips = random() < CHANCE_OF_A_SLIP[strength]
  return slips ? pickOne(sim.legal(), random) : bestInput(definition, state)
}

const isCells = (input: unknown): input is Input =>
  Array.isArray(input) && input.length <= 64 && input.every((part) => Number.isInteger(part) && part >= 0)

/** A player's chain may be any that the rules join: `legal` lists a sample, and lines of ten in one order. */
function allows(sim: Sim<Input>, input: unknown): boolean {
  if (!isCells(input)) return false
  const { definition, state } = sim as MergeSim
  if (gestureOf(definition) === 'path')
    return input.every((cell) => cell < state.cells.length) && isJoined(definition, state.cells, input)
  return sim.legal().some((one) => one.length === input.length && one.every((part, at) => part === input[at]))
}

export const family: Family<MergeDefinition, Input> = {
  name: 'merge',
  realtime: false,
  definitions,
  create: (definition, seed, _level, saved) =>
    Object.defineProperty(turnSim(mergeRules(definition), seed, saved), 'definition', { value: definition }),
  allows,
  bot,
}
