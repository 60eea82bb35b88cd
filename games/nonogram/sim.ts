import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { puzzleOf } from './deal.ts'
import { definitions, type NonogramDefinition } from './definitions.ts'
import { CROSSES } from './marks.ts'
import { shortStrokes, startCells, strokeOf, turnRules, type Input, type State } from './rules.ts'
import type { Puzzle } from './puzzle.ts'

/** A run that exposes its puzzle. */
export interface NonogramSim extends TurnSim<State, Input> {
  puzzle(): Puzzle
}

/** The family for packs that have been read. */
export const nonograms: Family<NonogramDefinition, Input> = {
  name: 'nonogram',
  realtime: false,
  definitions,
  create(definition, seed, level, saved) {
    const puzzleAt = (board: number) => puzzleOf({ definition, seed, level }, board)
    const sim = turnSim(turnRules({ puzzleAt, burnsOil: definition.rules.play === 'run' }), seed, saved)
    const puzzle = () => puzzleAt(sim.state.board)
    return Object.defineProperty(sim, 'puzzle', { value: puzzle }) as NonogramSim
  },
  bot: (sim, random, strength) => bot(sim as NonogramSim, random, strength),
  allows: (sim, input) => isStroke((sim as NonogramSim).puzzle(), input) || isWish(sim as NonogramSim, input),
  prove(definition, seed, level) {
    if (definition.rules.play === 'run') return undefined
    const puzzle = puzzleOf({ definition, seed, level }, 0)
    return shortStrokes(puzzle, startCells(puzzle))
  },
}

function isStroke(puzzle: Puzzle, input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  const { kind, from, to, value, tidy } = input as Record<string, unknown>
  if (kind !== 'draw' || typeof tidy !== 'boolean' || typeof value !== 'number') return false
  const isValue = value === CROSSES || (Number.isInteger(value) && value >= 0 && value <= puzzle.colours)
  return isValue && strokeOf(puzzle, from as number, to as number).length > 0
}

/** In a run of oil there are no hints and no blind boards: both would be free strokes. */
function isWish({ state }: NonogramSim, input: unknown): boolean {
  if (typeof input !== 'object' || input === null || state.oil !== undefined) return false
  const { kind, on } = input as Record<string, unknown>
  return kind === 'hint' || (kind === 'check' && typeof on === 'boolean')
}
