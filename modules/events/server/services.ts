import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { BestRule } from '#modules/scores/model.ts'
import type { EventGameCard } from '../calls.ts'

/** A game as far as events go. */
export interface EventGame {
  readonly gameId: number
  readonly best: BestRule
  readonly isRanked: boolean
}

export interface EventGames {
  /** A game of the build, hidden ones too: what an operator hides for a while counts all the same. */
  gameOf(slug: string): EventGame | undefined
}

export interface EventServices extends EventGames {
  /** A game that is shown, as a tile. */
  cardOf(slug: string, language: Language): EventGameCard | undefined
  /** Names as pages show them to the whole world. */
  readonly facesOnPages: FacesOf
  friendIdsOf(db: Db, accountId: number): Promise<readonly number[]>
  /** Whom a reader of tables does not get to see. */
  hiddenFrom(db: Db, accountId: number | undefined, others: readonly number[]): Promise<ReadonlySet<number>>
}
