import { plainBoard, type Board } from './board.ts'
import { twistedBoard } from './twists.ts'
import type { BlockFitDefinition } from './definitions.ts'
import type { EndlessGame } from './rules.ts'
import { trayLevel } from './tray-rules.ts'

const known = new Map<string, EndlessGame>()

export function endlessGame({ id, lattice, side, goal, twist }: BlockFitDefinition): EndlessGame {
  const kept = known.get(id)
  if (kept) return kept
  const plain = plainBoard(lattice, side)
  const game: EndlessGame = {
    board: twist ? twistedBoard(twist, plain, side) : plain,
    letters: goal === 'letters',
    ...(twist ? { twist } : {}),
  }
  known.set(id, game)
  return game
}

export const boardOfLevel = (definition: BlockFitDefinition, level: number): Board =>
  definition.goal === 'fill' ? trayLevel(level).board : endlessGame(definition).board
