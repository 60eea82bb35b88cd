import { CARD_LEVELS } from '#modules/cards/model.ts'
import { NEEDED_LEVELS } from '#modules/cards/server/index.ts'

/** The level of the card that a game asks for, as a number: what the catalogue shows. */
export function neededLevelOf(gameId: number): number | undefined {
  const level = NEEDED_LEVELS.get(gameId)
  return level && CARD_LEVELS.indexOf(level)
}
