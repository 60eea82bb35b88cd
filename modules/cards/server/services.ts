import type { CardLevel } from '../model.ts'
import type { OddsBook } from './odds-store.ts'

export interface CardServices {
  /** The card level that a game requires: undefined when there is no such game, 'normal' when any card will do. */
  neededLevel(gameId: number): CardLevel | undefined
  readonly odds: Pick<OddsBook, 'current' | 'of'>
}
