import type { Db } from '#kit/db/db.ts'
import type { Mask } from '#kit/server/masking.ts'
import { codesIn } from '../rules/codes.ts'
import { PASSWORD } from './listing-password.ts'
import './tables.ts'

/**
 * Whether a text contains the password of one of the account's own open listings: with the code next to it the first reader takes the
 * card. Compared by masks, because only masks are stored.
 */
export const revealsPassword =
  (mask: Mask) =>
  async (db: Db, accountId: number, text: string): Promise<boolean> => {
    const codes = codesIn(text)
    if (codes.length === 0) return false
    const rows = await db
      .selectFrom('market_listing')
      .select('password_mask')
      .where('seller_id', '=', accountId)
      .where('state', '=', 'on')
      .execute()
    if (rows.length === 0) return false
    const masks = new Set(rows.map(({ password_mask }) => password_mask))
    return codes.some((code) => masks.has(mask(PASSWORD, code)))
  }
