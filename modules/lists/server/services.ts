import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Caller } from '#kit/server/handler.ts'
import type { ListPage } from '../calls.ts'

export interface ListsServices {
  /** A game that is shown, as a tile; nothing for any other number. */
  cardOf(gameId: number, language: Language): ListPage['games'][number] | undefined
  readonly isDecentName: (name: string) => boolean
  /** Players who are guided share nothing in their own words. */
  isGuided(db: Db, caller: Caller): Promise<boolean>
  /** What a player is called on pages of others; nothing where the reader must not hear of them. */
  makerOf(db: Db, readerId: number | undefined, accountId: number): Promise<string | undefined>
}
