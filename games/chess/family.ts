import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { chooseMove } from './bot.ts'
import { definitions, type ChessDefinition } from './definitions.ts'
import { modeOf } from './modes.ts'
import { allows, chessRules, type ChessInput, type ChessState } from './rules.ts'

export { set } from './duel.ts'

type ChessSim = TurnSim<ChessState, ChessInput>

const isChess = (sim: Sim<ChessInput>): sim is ChessSim => 'state' in sim

export function stateOf(sim: Sim<ChessInput>): ChessState {
  if (!isChess(sim)) throw new TypeError('not a sim of the chess family')
  return sim.state
}

export const family: Family<ChessDefinition, ChessInput> = {
  name: 'chess',
  realtime: false,
  definitions,
  create: (_definition, seed, level, saved) => turnSim(chessRules(modeOf(level, seed)), seed, saved),
  // `legal` leaves out inputs that are no moves: set-up, clock, resigning and drawing.
  allows: (sim, input) => allows(stateOf(sim), input),
  bot: (sim, random, strength) => chooseMove(stateOf(sim), random, strength),
}
