import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Database } from '#kit/db/open-database.ts'

/** Gives each player closed boxes, as an operator's gift. */
export async function giveBoxes(
  { db }: Database,
  accountIds: readonly number[],
  each: number,
): Promise<void> {
  await sql`
    insert into card_box (id, account_id, kind, source, source_id, got_at)
    select 'B' || account_id || '-' || place, account_id, case when place % 8 = 0 then 'rare' else 'normal' end,
      'gift', 'B' || account_id || '-' || place, now()
    from unnest(${[...accountIds]}::bigint[]) account_id, generate_series(1, ${each}::int) place`.execute(db)
}

export interface Pair {
  readonly listingId: string
  readonly payerId: number
  readonly cardId: string
}

/** Creates listings, each with a card that can pay for it, between players in turn. */
export async function givePairs(
  { db }: Database,
  name: string,
  { accountIds, count }: { readonly accountIds: readonly number[]; readonly count: number },
): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with pair as (
      select ${name}::text || place as name, place,
        (${[...accountIds]}::bigint[])[1 + place % ${accountIds.length}::int] as seller,
        (${[...accountIds]}::bigint[])[1 + (place + 1) % ${accountIds.length}::int] as payer
      from generate_series(1, ${count}::int) place
    ), cards as (
      insert into card (id, owner_id, kind, state, obtained_at, step)
      select name || 's', seller, 33, 'listed', now(), 1 from pair
      union all select name || 'p', payer, 34, 'bag', now(), 1 from pair
    ), moves as (
      insert into card_move (card_id, step, to_id, reason, moved_at)
      select name || 's', 1, seller, 'give', now() from pair
      union all select name || 'p', 1, payer, 'give', now() from pair
    ), listings as (
      insert into market_listing (id, card_id, seller_id, kind, code, password_sealed, password_mask, started_at, ends_at)
      select name, name || 's', seller, 33, name, '', '', now(), now() + interval '1 day' from pair
    )
    select name as "listingId", payer as "payerId", name || 'p' as "cardId" from pair order by place`.execute(
    db,
  )
  return rows
}

const LISTING = 'select * from market_listing where id = $1 for update'
const CARDS = 'select * from card where id in ($1, $2) order by id for update'
/** The new owner of a card that changes hands. */
const OTHER_SIDE = 'case when owner_id = $3 then $4::bigint else $3::bigint end'
const SWAP = `
  with moves as (
    insert into card_move (card_id, step, from_id, to_id, reason, listing_id, moved_at)
    select id, step + 1, owner_id, ${OTHER_SIDE}, 'swap', $5, $6 from card where id in ($1, $2)
  ), listing as (
    update market_listing set state = 'taken', closed_at = $6, taker_id = $4, given_card_id = $2 where id = $5
  ), events as (
    insert into card_event (account_id, kind, card_id, card_kind, target, happened_at)
    select owner_id, 'swapOut', id, card.kind, ${OTHER_SIDE}, $6::timestamptz from card where id in ($1, $2)
    union all
    select ${OTHER_SIDE}, 'swapIn', id, card.kind, owner_id, $6::timestamptz from card where id in ($1, $2)
  )
  update card set owner_id = ${OTHER_SIDE}, step = step + 1, state = 'bag',
    locked_until = $6::timestamptz + interval '168 hours', obtained_at = $6
  where id in ($1, $2)`

interface TakenListing {
  readonly card_id: string
  readonly seller_id: number
}

/** The swap as bare SQL, prepared once per connection with the driver: the database's own cost. */
export async function rawSwap(
  client: Client,
  { listingId, payerId, cardId }: Pair,
  now: Date,
): Promise<void> {
  await client.query('begin')
  const [listing] = (
    await client.query<TakenListing>({ name: 'listing', text: LISTING, values: [listingId] })
  ).rows
  const ids = [listing!.card_id, cardId]
  await client.query({ name: 'cards', text: CARDS, values: ids })
  const values = [...ids, listing!.seller_id, payerId, listingId, now]
  await client.query({ name: 'swap', text: SWAP, values })
  await client.query('commit')
}
