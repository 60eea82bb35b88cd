import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { inOneTransaction } from '#kit/db/transaction.ts'
import { before, type Instant } from '#kit/time/time.ts'
import {
  companionsOf,
  FEWEST_TOGETHER,
  MOST_OF_ACCOUNT,
  STAYED_WITHIN,
  STAYS_AFTER,
  type Pair,
  type Stays,
} from '../rules/companions.ts'
import './tables.ts'

/** The latest accounts only: more cost more and change little. */
const MOST_ACCOUNTS = 50_000
/** Pairs considered per game, largest first. */
const MOST_PAIRS = 200

interface StayRow {
  /** 0 for all games together. */
  one: number
  other: number | null
  players: number
}

/** Counts who stays with what inside the database: no account leaves it. */
async function readStays(tx: Tx, now: Instant): Promise<Stays> {
  const { rows } = await sql<StayRow>`
    with stay as materialized (
      select account_id, game_id, last_at from game_player
      where played_ms >= ${STAYS_AFTER} and last_at > ${timestamp(before(now, STAYED_WITHIN))}
    ), asked as (
      select account_id from stay group by account_id order by max(last_at) desc limit ${MOST_ACCOUNTS}
    ), latest as (
      select account_id, game_id, row_number() over (partition by account_id order by last_at desc) as place
      from stay join asked using (account_id)
    ), stayed as materialized (
      select account_id, game_id from latest where place <= ${MOST_OF_ACCOUNT}
    ), pair as (
      select one.game_id as one, other.game_id as other, count(*)::int as players
      from stayed one join stayed other on other.account_id = one.account_id and one.game_id < other.game_id
      group by one.game_id, other.game_id having count(*) >= ${FEWEST_TOGETHER}
    ), large as (
      select *, row_number() over (partition by one order by players desc) as place from pair
    )
    select 0 as one, null::int as other, count(distinct account_id)::int as players from stayed
    union all select game_id, null, count(*)::int from stayed group by game_id
    union all select one, other, players from large where place <= ${MOST_PAIRS}`.execute(tx)
  const players = new Map<number, number>()
  const pairs: Pair[] = []
  for (const row of rows)
    if (row.other === null) players.set(row.one, row.players)
    else pairs.push({ one: row.one, other: row.other, together: row.players })
  return { all: players.get(0) ?? 0, players, pairs }
}

/** Recomputes the companions of each game. */
export async function computeCompanions(db: Db, now: Instant): Promise<void> {
  await inOneTransaction(db, async (tx) => {
    // Runs once a day, so it may exceed the time limit of calls.
    await sql`set local statement_timeout = 0`.execute(tx)
    const companions = companionsOf(await readStays(tx, now))
    await tx.deleteFrom('game_companion').execute()
    if (companions.size === 0) return
    await tx
      .insertInto('game_companion')
      .values([...companions].map(([game_id, list]) => ({ game_id, companions: [...list] })))
      .execute()
  })
}

/** The companions of each game, by number, closest first. */
export async function readCompanions(db: Db): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db.selectFrom('game_companion').selectAll().orderBy('game_id').execute()
  return new Map(rows.map(({ game_id, companions }) => [game_id, companions]))
}
