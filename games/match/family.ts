import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { seededRandom } from '#kit/random/random.ts'
import type { Board } from './board.ts'
import { bot } from './bot.ts'
import { definitions, type MatchDefinition } from './definitions.ts'
import { boardOf } from './match-board.ts'
import type { Move, State } from './state.ts'

/** A run that the view and the bot can look at. */
export interface MatchSim extends TurnSim<State, Move> {
  readonly board: Board
}

/** A pack level has the same new gems for everybody. */
export function createMatch(
  definition: MatchDefinition,
  seed: number,
  level: number,
  saved?: string,
): MatchSim {
  const board = boardOf(definition, level)
  const luck = definition.levels > 0 ? level : seed
  return withBoard(turnSim(board.rules, luck, saved), board)
}

/** The getters of a sim must stay getters: it is extended, not copied. */
export const withBoard = (sim: TurnSim<State, Move>, board: Board): MatchSim => Object.assign(sim, { board })

const ATTEMPTS = 10
const LONGEST = 200

/** The bot plays until it wins: a pack contains only levels it can win. */
export function prove(definition: MatchDefinition, seed: number, level: number): readonly Move[] | undefined {
  if (definition.levels === 0) return undefined
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const sim = createMatch(definition, seed, level)
    const line = botLine(sim, attempt)
    if (sim.status === 'won') return line
  }
  return undefined
}

export function botLine(sim: MatchSim, attempt: number): readonly Move[] {
  const random = seededRandom(attempt)
  const line: Move[] = []
  while (sim.status === 'playing' && line.length < LONGEST) {
    const move = bot(sim, random, 2)
    if (!move) break
    line.push(move)
    sim.apply(move)
  }
  return line
}

export const family: Family<MatchDefinition, Move> = {
  name: 'match',
  realtime: false,
  definitions,
  create: createMatch,
  bot,
  prove,
}
