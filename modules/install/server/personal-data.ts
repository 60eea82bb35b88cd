import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'
import { giftKeys } from './gift-store.ts'
import './tables.ts'

/** Whether an account has had the gift for its home screen. */
export const installPersonalData: PersonalData = {
  module: 'install',
  holdings: [
    {
      table: 'home_gift',
      columns: [],
      what: 'that an account, and each of its devices (as a mask), has had the gift for the home screen',
      why: 'the gift is given once',
      keptFor: VISITOR_REMEMBERED_FOR,
      seenBy: 'nobody',
      fate: 'blanked',
    },
  ],

  async collect(db, accountId) {
    const row = await db
      .selectFrom('home_gift')
      .select('taken_at')
      .where('key', 'in', giftKeys(accountId, []))
      .executeTakeFirst()
    return { homeScreenGiftTakenAt: dateOf(row?.taken_at ?? null) }
  },

  // Device masks are anonymous and expire by age: without them each new account would get a gift again.
  async erase(tx, { accountId }) {
    await tx.deleteFrom('home_gift').where('key', 'in', giftKeys(accountId, [])).execute()
  },
}
