import type { Family, Sim } from '#kit/game/contract.ts'
import { chooseMove, freshMind, type Mind } from './bot.ts'
import { dealNumber } from './deal-numbers.ts'
import type { SolitaireDefinition } from './definition.ts'
import { winningLine } from './prove.ts'
import { isSolitaire, runs } from './runs.ts'
import type { Move } from './state.ts'

const PROOF_POSITIONS = 30_000

export const family: Family<SolitaireDefinition, Move> = {
  ...runs,
  bot(sim, random, strength) {
    if (!isSolitaire(sim)) return undefined
    const mind = minds.get(sim) ?? freshMind()
    minds.set(sim, mind)
    return chooseMove(sim.table, sim.state, mind, { random, strength })
  },
  prove: (definition, seed) => winningLine(definition, dealNumber(definition.id, seed), PROOF_POSITIONS),
}

/** A bot's plan lives as long as its run. */
const minds = new WeakMap<Sim<Move>, Mind>()
