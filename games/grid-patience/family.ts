import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot, type GridSim } from './bot.ts'
import type { GridDefinition } from './definition.ts'
import { definitions } from './definitions.ts'
import { rulesOf } from './rules.ts'
import type { Move } from './state.ts'

export const family: Family<GridDefinition, Move> = {
  name: 'grid-patience',
  realtime: false,
  definitions,
  // Only rows and a square of open cards hide nothing, so only they allow undo.
  mayUndo: ({ rules }) => rules.kind === 'row' || (rules.kind === 'square' && rules.swaps !== undefined),
  create(definition, seed, _level, saved): GridSim {
    const sim = turnSim(rulesOf(definition), seed, saved)
    return Object.defineProperty(sim, 'definition', { value: definition }) as unknown as GridSim
  },
  bot,
}
