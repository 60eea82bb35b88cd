import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Caller } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { ListPage } from '../calls.ts'

export interface ListsServices {
  /** A game that is shown, as a tile; nothing for any other number. */
  cardOf(gameId: number, language: Language): ListPage['games'][number] | undefined
  readonly isDecentName: (name: string) => boolean
  /** Players who are guided share nothing in their own words. */
  isGuided(db: Db, caller: Caller): Promise<boolean>
  /** The same of any account: what a player has told of their age since a list was made counts as well. */
  isGuidedNow(db: Db, accountId: number): Promise<boolean>
  /** What a player is called on pages of others; nothing where the reader must not hear of them, or nobody. */
  makerOf(
    db: Db,
    accountId: number,
    reader: { readonly readerId: number | undefined; readonly now: Instant },
  ): Promise<string | undefined>
}
