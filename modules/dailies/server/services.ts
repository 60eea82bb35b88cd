import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { DayTable } from '#modules/scores/server/index.ts'
import type { DailyGame } from '../calls.ts'
import type { PlayableGame } from './day-games.ts'

/** A game as the table of its challenge needs it. */
export interface DailyScored extends Pick<DayTable, 'gameId' | 'best'> {
  readonly family: string
  /** Version of the current rules. */
  readonly version: string
}

export interface DailyServices {
  /** The games that are currently shown. */
  games(): readonly PlayableGame[]
  scoredGame(gameId: number): DailyScored | undefined
  card(gameId: number, language: Language): Omit<DailyGame, 'kind' | 'level'> | undefined
  readonly facesOf: FacesOf
  readonly friendIdsOf: (db: Db, accountId: number) => Promise<readonly number[]>
  /** Accounts that the caller may not see. */
  readonly hiddenFrom: (
    db: Db,
    accountId: number | undefined,
    others: readonly number[],
  ) => Promise<ReadonlySet<number>>
}
