import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { chooseMove, freshMind, type Mind } from './bot.ts'
import { dealNumber } from './deal-numbers.ts'
import type { SolitaireDefinition } from './definition.ts'
import { definitions } from './definitions.ts'
import { winningLine } from './prove.ts'
import { rulesOf } from './rules.ts'
import type { Move, State } from './state.ts'
import { tableOf, type Table } from './table.ts'

/** A run of a solitaire that the view and the bot can look into. */
export interface SolitaireSim extends TurnSim<State, Move> {
  readonly table: Table
}

const PROOF_POSITIONS = 30_000

export const family: Family<SolitaireDefinition, Move> = {
  name: 'solitaire',
  realtime: false,
  definitions,
  create: (definition, seed, _level, saved): SolitaireSim =>
    Object.assign(turnSim(rulesOf(definition), dealNumber(definition.id, seed), saved), {
      table: tableOf(definition),
    }),
  bot(sim, random, strength) {
    if (!isSolitaire(sim)) return undefined
    const mind = minds.get(sim) ?? freshMind()
    minds.set(sim, mind)
    return chooseMove(sim.table, sim.state, mind, { random, strength })
  },
  prove: (definition, seed) => winningLine(definition, dealNumber(definition.id, seed), PROOF_POSITIONS),
}

export const isSolitaire = (sim: Sim<Move>): sim is SolitaireSim => 'table' in sim && 'state' in sim

/** A bot remembers its plan as long as the run lives. */
const minds = new WeakMap<Sim<Move>, Mind>()
