import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { botShot } from './bot.ts'
import { definitions, type PoolDefinition } from './definitions.ts'
import { allowsMove, isAwayLevel, nameFor, playName, sampledNames } from './duel.ts'
import type { Shot } from './roll.ts'
import { poolRules } from './rules.ts'
import type { PoolState } from './state.ts'

export { allowsMove } from './duel.ts'
export { set } from './duel.ts'

/** A stroke, or its name in a remote game. */
export type PoolInput = Shot | string
export type PoolSim = TurnSim<PoolState, PoolInput>

/** Games by link are played by names alone, as the server judges them. */
function openAway({ game }: PoolDefinition, seed: number, level: number, saved?: string): PoolSim {
  const rules = poolRules(game, level)
  return turnSim<PoolState, PoolInput>(
    {
      ...rules,
      step: (state, name) =>
        typeof name === 'string' && allowsMove(state, name)
          ? { state: playName(state, name), events: [] }
          : { state, events: [] },
      legal: (state) => (state.winner === null ? sampledNames(state) : []),
    },
    seed,
    saved,
  )
}

const isStroke = (input: PoolInput): input is Shot => typeof input !== 'string'

function openHere({ game }: PoolDefinition, seed: number, level: number, saved?: string): PoolSim {
  const rules = poolRules(game, level)
  return turnSim<PoolState, PoolInput>(
    {
      ...rules,
      step: (state, input, random) =>
        isStroke(input) ? rules.step(state, input, random) : { state, events: [] },
    },
    seed,
    saved,
  )
}

export const family: Family<PoolDefinition, PoolInput> = {
  name: 'pool',
  realtime: false,
  definitions,
  create: (definition, seed, level, saved) =>
    (isAwayLevel(level) ? openAway : openHere)(definition, seed, level, saved),
  bot(sim, random, strength) {
    const { state } = sim as PoolSim
    const shot = botShot(state, random, strength)
    return typeof sim.legal()[0] === 'string' ? nameFor(state, shot) : shot
  },
}
