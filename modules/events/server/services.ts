import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { BestRule } from '#modules/scores/model.ts'
import type { EventGameCard } from '../calls.ts'

/** A game as events see it. */
export interface EventGame {
  readonly gameId: number
  readonly best: BestRule
  readonly isRanked: boolean
}

export interface EventGames {
  /** A game of the build, hidden ones included: a temporarily hidden game still counts. */
  gameOf(slug: string): EventGame | undefined
}

export interface EventServices extends EventGames {
  /** A game that is shown, as a tile. */
  cardOf(slug: string, language: Language): EventGameCard | undefined
  /** Names for public pages. */
  readonly facesOnPages: FacesOf
  friendIdsOf(db: Db, accountId: number): Promise<readonly number[]>
  /** Accounts that a reader of tables may not see. */
  hiddenFrom(db: Db, accountId: number | undefined, others: readonly number[]): Promise<ReadonlySet<number>>
}
