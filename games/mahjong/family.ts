import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { boardOfLevel } from './all-boards.ts'
import type { Board } from './boards.ts'
import { chooseMove } from './bot.ts'
import { definitions, type MahjongDefinition } from './definitions.ts'
import { silhouettes } from './silhouettes.ts'
import { dealOf, mahjongRules, type MahjongInput, type MahjongState } from './rules.ts'

export interface MahjongSim extends TurnSim<MahjongState, MahjongInput> {
  readonly board: Board
}

const isMahjong = (sim: Sim<MahjongInput>): sim is MahjongSim => 'board' in sim && 'state' in sim

/** The family's own sim behind the contract's. */
export function mahjongOf(sim: Sim<MahjongInput>): MahjongSim {
  if (!isMahjong(sim)) throw new TypeError('not a sim of the mahjong family')
  return sim
}

export const family: Family<MahjongDefinition, MahjongInput> = {
  name: 'mahjong',
  realtime: false,
  definitions,
  create(definition, seed, level, saved) {
    const board = boardOf(definition, level)
    const sim = turnSim(mahjongRules(board, seed), seed, saved)
    return Object.defineProperty(sim, 'board', { value: board })
  },
  // A pair may be tapped in either order; `take` looks at whether its tiles are free.
  allows: (_sim, input) => input === 'shuffle' || isPair(input),
  bot(sim, random, strength) {
    const { board, state } = mahjongOf(sim)
    return chooseMove(board, state, random, strength)
  },
  board: (definition) =>
    definition.picture
      ? boardOf(definition, 1).places.map(({ x, y, z }) => ({ x: x / 2, y: y / 2, mark: z }))
      : [],
  prove: (definition, seed, level) => dealOf(boardOf(definition, level), seed).line,
}

/** A picture game has one board, whatever the level. */
const boardOf = ({ picture }: MahjongDefinition, level: number): Board =>
  (picture ? silhouettes.get(picture) : undefined) ?? boardOfLevel(level)

const isPair = (input: unknown) => Array.isArray(input) && input.length === 2 && input.every(Number.isInteger)
