import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { dealNumber } from './deal-numbers.ts'
import type { SolitaireDefinition } from './definition.ts'
import { definitions } from './definitions.ts'
import { rulesOf } from './rules.ts'
import type { Move, State } from './state.ts'
import { tableOf, type Table } from './table.ts'

/** A run that exposes its rules to view and bot. */
export interface SolitaireSim extends TurnSim<State, Move> {
  readonly table: Table
}

/** The family without bot and proofs, which the browser does not load. */
export const runs = {
  name: 'solitaire',
  realtime: false,
  definitions,
  create: (definition, seed, _level, saved): SolitaireSim =>
    Object.assign(turnSim(rulesOf(definition), dealNumber(definition.id, seed), saved), {
      table: tableOf(definition),
    }),
} satisfies Omit<Family<SolitaireDefinition, Move>, 'bot'>

export const isSolitaire = (sim: Sim<Move>): sim is SolitaireSim => 'table' in sim && 'state' in sim
