import { plainBoard, type Board } from './board.ts'
import type { BlockFitDefinition } from './definitions.ts'
import type { EndlessGame } from './rules.ts'
import { trayLevel } from './tray-rules.ts'

const known = new Map<string, EndlessGame>()

export function endlessGame({ id, lattice, side, goal }: BlockFitDefinition): EndlessGame {
  const kept = known.get(id)
  if (kept) return kept
  const game = { board: plainBoard(lattice, side), letters: goal === 'letters' }
  known.set(id, game)
  return game
}

export const boardOfLevel = (definition: BlockFitDefinition, level: number): Board =>
  definition.goal === 'fill' ? trayLevel(level).board : endlessGame(definition).board
