import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Keys } from '#kit/server/keys.ts'
import { before, dayStart, type Instant } from '#kit/time/time.ts'
import { CLAIM_WITHIN, type IdleReward } from '../rules/reward.ts'
import { stealMark, type StealMark } from '../rules/steal-mark.ts'
import { STEAL_EVERY, type Thief, type Victim } from '../rules/steal.ts'
import { isOver, ripeSteps } from '../rules/stretch.ts'
import { settle, toReward, toStretch, type StoredStretch } from './idle-store.ts'

export interface Visit {
  readonly thiefId: number
  /** The thief's friends, and since when. */
  readonly friends: ReadonlyMap<number, Instant>
  /** When the accounts of all of them were made. */
  readonly createdAt: ReadonlyMap<number, Instant>
  /** The friends who share a device or network with the thief. */
  readonly neighbours: ReadonlySet<number>
}

export interface StealMarks {
  readonly marks: ReadonlyMap<number, StealMark>
  readonly takenToday: number
}

/** What a player can take from friends, for any number of them in the same few queries (spec 4.20). */
export async function stealable(
  db: Db,
  { thiefId, friends, createdAt, neighbours }: Visit,
  { keys, now }: { readonly keys: Keys; readonly now: Instant },
): Promise<StealMarks> {
  const ids = [...friends.keys()].filter((id) => createdAt.has(id))
  const stretches = await settledStretches(db, ids, keys, now)
  const rewards = await listRipe(db, ids, now)
  const thefts = await countAllThefts(db, thiefId, ids, now)
  const thiefCreatedAt = createdAt.get(thiefId) ?? now
  const marks = ids.map((id): readonly [number, StealMark] => {
    const thief: Thief & { friendsSince: Instant } = {
      friendsSince: friends.get(id)!,
      lastFromFriendAt: thefts.lastFrom.get(id),
      takenToday: thefts.takenToday,
      createdAt: thiefCreatedAt,
      isNeighbour: neighbours.has(id),
    }
    const victim: Victim = { lostToday: thefts.lostToday.get(id) ?? 0, createdAt: createdAt.get(id)! }
    const chance = { rewards: rewards.get(id) ?? [], stretch: stretches.get(id), thief, victim }
    return [id, stealMark(chance, now)]
  })
  return { marks: new Map(marks), takenToday: thefts.takenToday }
}

/** The running stretches of players; rewards that ripened in their absence are stored first. */
async function settledStretches(
  db: Db,
  accountIds: readonly number[],
  keys: Keys,
  now: Instant,
): Promise<ReadonlyMap<number, StoredStretch>> {
  const { rows } = await sql<Selectable<Tables['idle_stretch']> & { known: number }>`
    select stretch.*, (select count(*)::int from idle_reward where stretch_code = stretch.code) as known
    from idle_stretch stretch
    where account_id = any(${[...accountIds]}::bigint[]) and ended_at is null`.execute(db)
  const stretches = rows.map(toStretch)
  const late = stretches.filter(
    (stretch, index) => isOver(stretch, now) || ripeSteps(stretch, now).length > rows[index]!.known,
  )
  if (late.length > 0) await settleHeld(db, late, keys, now)
  return new Map(stretches.map((stretch) => [stretch.accountId, stretch]))
}

/** A concurrent visit moves the end of a stretch, so each is locked and read again. */
async function settleHeld(
  db: Db,
  stretches: readonly StoredStretch[],
  keys: Keys,
  now: Instant,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('idle_stretch')
      .selectAll()
      .where(
        'code',
        'in',
        stretches.map(({ code }) => code),
      )
      .where('ended_at', 'is', null)
      .orderBy('code')
      .forUpdate()
      .execute()
    await settle(tx, rows.map(toStretch), keys, now)
  })
}

async function listRipe(
  db: Db,
  accountIds: readonly number[],
  now: Instant,
): Promise<ReadonlyMap<number, readonly IdleReward[]>> {
  const { rows } = await sql<Selectable<Tables['idle_reward']>>`
    select * from idle_reward
    where account_id = any(${[...accountIds]}::bigint[]) and state = 'ripe' and box = 'normal'
      and ripe_at > ${timestamp(before(now, CLAIM_WITHIN))} and state_at > ${timestamp(now)}
    order by ripe_at, place`.execute(db)
  return Map.groupBy(rows.map(toReward), ({ ownerId }) => ownerId)
}

async function countAllThefts(db: Db, thiefId: number, victimIds: readonly number[], now: Instant) {
  const today = timestamp(dayStart(now))
  const since = timestamp(before(now, STEAL_EVERY))
  const { rows } = await sql<{ victim: number; last: Instant | null; lost: number }>`
    select victim_id as victim, max(stolen_at) filter (where thief_id = ${thiefId}) as last,
      (count(*) filter (where stolen_at >= ${today}))::int as lost
    from idle_theft where victim_id = any(${[...victimIds]}::bigint[]) and stolen_at > ${since}
    group by victim_id`.execute(db)
  const taken = await db
    .selectFrom('idle_theft')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('thief_id', '=', thiefId)
    .where('stolen_at', '>=', sql<Instant>`${today}`)
    .executeTakeFirstOrThrow()
  return {
    takenToday: taken.count,
    lostToday: new Map(rows.map(({ victim, lost }) => [victim, lost])),
    lastFrom: new Map(rows.flatMap(({ victim, last }) => (last === null ? [] : [[victim, last] as const]))),
  }
}
