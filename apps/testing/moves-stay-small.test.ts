import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, after } from '#kit/time/time.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { lockCards, moveCards } from '#modules/cards/server/index.ts'
import { giveCard } from './give-card.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

/** A statement that is prepared keeps its plan from the sixth time on. */
const UNTIL_PLAN_IS_KEPT = 12
const MANY = 5000

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('moving a card uses an index, also with a plan made when there were few cards', async () => {
  const [anna, ben] = [portal.device('Anna'), portal.device('Ben')]
  await ben.signIn()
  const cardId = await giveCard(portal, anna, 3)
  const sides = [anna.userId(), ben.userId()] as const
  /** Moves the card to and fro; answers how many rows of the table were read one after the other. */
  const wander = (place: number) =>
    inTransaction(portal.db, async (tx) => {
      const card = (await lockCards(tx, [cardId])).get(cardId)!
      await moveCards(tx, [{ card, to: sides[(place + 1) % 2]! }], {
        reason: 'give',
        lockedUntil: after(portal.now(), days(0)),
        now: portal.now(),
        events: [],
      })
      const { rows } = await sql<{ read: number }>`
        select pg_stat_get_xact_tuples_returned('card'::regclass)::int as read`.execute(tx)
      return rows[0]!.read
    })
  for (let place = 0; place < UNTIL_PLAN_IS_KEPT; place++) await wander(place)
  await sql`
    with others as (select 'OTHER' || place as name from generate_series(1, ${MANY}::int) place), moves as (
      insert into card_move (card_id, step, to_id, reason, moved_at) select name, 1, ${sides[0]}, 'give', now() from others
    )
    insert into card (id, owner_id, kind, obtained_at, step) select name, ${sides[0]}, 3, now(), 1 from others`.execute(
    portal.db,
  )
  expect(await wander(UNTIL_PLAN_IS_KEPT)).toBeLessThan(10)
})
