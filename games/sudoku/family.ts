import type { Family } from '#kit/game/contract.ts'
import { keepingMistakes, turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, sudokuOfLevel, type SudokuDefinition } from './definitions.ts'
import { isInput, rules, type Input } from './rules.ts'

export const family: Family<SudokuDefinition, Input> = {
  name: 'sudoku',
  realtime: false,
  definitions,
  create: (definition, seed, level, saved) => turnSim(rules(sudokuOfLevel(definition, level)), seed, saved),
  // Notes, erasing and hints are moves too, but `legal` lists only what makes progress.
  allows: (_sim, input) => isInput(input),
  bot,
  takenBack: keepingMistakes,
  prove(definition, seed, level) {
    const { givens, solution } = turnSim(rules(sudokuOfLevel(definition, level)), seed).state
    return solution.flatMap((digit, cell) => (givens[cell] ? [] : [{ kind: 'put', cell, digit }]))
  },
}
