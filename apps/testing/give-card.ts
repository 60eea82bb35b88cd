import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { TestDevice } from './test-device.ts'

let given = 0

/** Puts a card of a kind into a player's backpack, as a gift of the operator; gives its id. */
export async function giveCard(
  portal: { readonly db: Db; now(): Instant },
  device: TestDevice,
  kind: number,
): Promise<string> {
  if (device.token === undefined) await device.signIn()
  const cardId = `CARD${String(++given).padStart(22, '0')}`
  const [ownerId, at] = [device.userId(), timestamp(portal.now())]
  await sql`
    with move as (
      insert into card_move (card_id, step, to_id, reason, moved_at) values (${cardId}, 1, ${ownerId}, 'give', ${at})
    )
    insert into card (id, owner_id, kind, obtained_at, step) values (${cardId}, ${ownerId}, ${kind}, ${at}, 1)`.execute(
    portal.db,
  )
  return cardId
}
