import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { seededRandom } from '#kit/random/random.ts'
import { boardOf } from './boards.ts'
import { boosterOf, mayBoost } from './boosters.ts'
import { bot } from './bot.ts'
import { definitions, type BubbleDefinition } from './definitions.ts'
import type { Aim, Board, State } from './state.ts'

/** A run that the view and the bot can look at. */
export interface BubbleSim extends TurnSim<State, Aim> {
  readonly board: Board
}

export function createBubble(
  definition: BubbleDefinition,
  seed: number,
  level: number,
  saved?: string,
): BubbleSim {
  const board = boardOf(definition, level)
  return withBoard(turnSim(board.rules, luckOf(definition, seed, level), saved), board)
}

/** A pack level has the same bubbles for everybody. */
const luckOf = ({ levels }: BubbleDefinition, seed: number, level: number) => (levels > 0 ? level : seed)

/** The getters of a sim must stay getters: it is extended, not copied. */
export const withBoard = (sim: TurnSim<State, Aim>, board: Board): BubbleSim =>
  Object.defineProperty(Object.assign(sim, { board }), 'isHelped', {
    get: () => (sim.state.boosts?.length ?? 0) > 0,
  })

const ATTEMPTS = 8
const LONGEST = 300

/** The bot plays until it wins: a pack contains only levels it can win. */
export function prove(definition: BubbleDefinition, seed: number, level: number): readonly Aim[] | undefined {
  if (definition.levels === 0) return undefined
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const sim = createBubble(definition, seed, level)
    const line = botLine(sim, attempt)
    if (sim.status === 'won') return line
  }
  return undefined
}

export function botLine(sim: BubbleSim, attempt: number): readonly Aim[] {
  const random = seededRandom(attempt)
  const line: Aim[] = []
  while (sim.status === 'playing' && line.length < LONGEST) {
    const aim = bot(sim, random, 2)
    if (aim === undefined) break
    line.push(aim)
    sim.apply(aim)
  }
  return line
}

export const family: Family<BubbleDefinition, Aim> = {
  name: 'bubble',
  realtime: false,
  definitions,
  create: createBubble,
  bot,
  prove,
  // Boosters belong to a player: neither bots nor random inputs use them.
  allows(sim, input) {
    const { board, state } = sim as BubbleSim
    if (typeof input !== 'number') return false
    if (board.goal && boosterOf(input)) return mayBoost(state)
    return sim.legal().includes(input)
  },
}
