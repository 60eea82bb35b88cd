import { pickOne, type Random } from '#kit/random/random.ts'
import { advise } from './advice.ts'
import { CROSS, UNKNOWN, WIPE } from './marks.ts'
import { shortStrokes, type Input } from './rules.ts'
import type { NonogramSim } from './sim.ts'

const CHANCE_OF_A_SLIP = { 0: 0.35, 1: 0.08, 2: 0 } as const

/** Paints the longest stroke there is; the weaker it is, the more often it paints anything. */
export function bot(sim: NonogramSim, random: Random, strength: 0 | 1 | 2): Input | undefined {
  const { state } = sim
  const puzzle = sim.puzzle()
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(sim.legal(), random)
  // A cross on a cell that wants paint goes first.
  const wrong = [...state.cells].findIndex((sign, cell) => sign === CROSS && puzzle.solution[cell]! > 0)
  if (wrong >= 0) return { kind: 'draw', from: wrong, to: wrong, value: WIPE, tidy: false }
  return shortStrokes(puzzle, state.cells)[0] ?? pickOne(sim.legal(), random)
}

/** What to show a newcomer: one stroke of paint that the clues of a line make sure. */
export function firstStroke(sim: NonogramSim): readonly number[] {
  const advice = advise(sim.puzzle(), sim.state)
  const cells = (advice?.fills ?? []).filter(([, colour]) => colour > 0).map(([cell]) => cell)
  const begin = cells[0]
  if (begin === undefined) return []
  const step = cells[1] === undefined ? 1 : cells[1] - begin
  const end = cells.findIndex((cell, at) => cells[at + 1] !== cell + step)
  return cells.slice(0, end + 1).filter((cell) => sim.state.cells[cell] === UNKNOWN)
}
