import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Caller } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { ListPage } from '../calls.ts'

export interface ListsServices {
  /** A shown game as a tile; undefined for any other number. */
  cardOf(gameId: number, language: Language): ListPage['games'][number] | undefined
  readonly isDecentName: (name: string) => boolean
  /** Guided players share no text of their own. */
  isGuided(db: Db, caller: Caller): Promise<boolean>
  /** The same for any account: an age answered after the list was made counts as well. */
  isGuidedNow(db: Db, accountId: number): Promise<boolean>
  /** A player's name on others' pages; undefined where the reader, or anybody, must not see it. */
  makerOf(
    db: Db,
    accountId: number,
    reader: { readonly readerId: number | undefined; readonly now: Instant },
  ): Promise<string | undefined>
}
