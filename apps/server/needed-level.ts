import { CARD_LEVELS } from '#modules/cards/model.ts'
import { NEEDED_LEVELS } from '#modules/cards/server/index.ts'

/** The card level that a game requires, as the number in the catalogue. */
export function neededLevelOf(gameId: number): number | undefined {
  const level = NEEDED_LEVELS.get(gameId)
  return level && CARD_LEVELS.indexOf(level)
}
