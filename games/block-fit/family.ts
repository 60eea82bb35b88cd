import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { bestMove } from './bot.ts'
import { definitions, type BlockFitDefinition } from './definitions.ts'
import { endlessGame } from './games.ts'
import { endlessRules, type Move, type State } from './rules.ts'
import { nextInTray, trayLevel, trayRules } from './tray-rules.ts'

/** A sim that knows its game, for the bot. */
interface BlockSim extends TurnSim<State, Move> {
  readonly definition: BlockFitDefinition
  readonly level: number
}

const CHANCE_OF_A_SLIP = { 0: 0.6, 1: 0.2, 2: 0 } as const

/** The best known move of a state. */
export const advice = (definition: BlockFitDefinition, level: number, state: State): Move | undefined =>
  definition.goal === 'fill' ? nextInTray(trayLevel(level), state) : bestMove(endlessGame(definition), state)

function bot(sim: Sim<Move>, random: Random, strength: 0 | 1 | 2): Move | undefined {
  const { definition, level, state } = sim as BlockSim
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(sim.legal(), random)
  return advice(definition, level, state)
}

export const family: Family<BlockFitDefinition, Move> = {
  name: 'block-fit',
  realtime: false,
  definitions,
  create(definition, seed, level, saved) {
    const rules =
      definition.goal === 'fill' ? trayRules(trayLevel(level)) : endlessRules(endlessGame(definition))
    const sim = turnSim(rules, seed, saved)
    return Object.defineProperties(sim, { definition: { value: definition }, level: { value: level } })
  },
  bot,
  prove: (definition, _seed, level) => (definition.goal === 'fill' ? trayLevel(level).line : undefined),
}
