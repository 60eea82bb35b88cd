import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { after, before, days, type Instant } from '#kit/time/time.ts'
import type { EventPlan } from '../model.ts'
import { SETTLED_AFTER } from '../rules/event.ts'
import './tables.ts'

export interface StoredEvent extends EventPlan {
  /** Increases with every change by an operator. */
  readonly version: number
  readonly toldBehind: number
  readonly settledAt: Instant | null
  readonly removedAt: Instant | null
}

/** How long before its beginning an event's page is available. */
const SHOWN_BEFORE = days(7)

const toEvent = (row: Selectable<Tables['event']>): StoredEvent => ({
  slug: row.slug,
  kind: row.kind,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  art: row.art,
  games: row.games,
  hub: row.hub ?? undefined,
  ranked: row.ranked,
  rankRule: row.rank_rule,
  cards: row.cards,
  oddsVersion: row.odds_version ?? undefined,
  words: row.words,
  version: row.version,
  toldBehind: row.told_behind,
  settledAt: row.settled_at,
  removedAt: row.removed_at,
})

/** Every stored event, earliest first. */
export async function listEvents(db: Db): Promise<readonly StoredEvent[]> {
  return (await db.selectFrom('event').selectAll().orderBy('starts_at').orderBy('slug').execute()).map(
    toEvent,
  )
}

const columnsOf = (plan: EventPlan) => ({
  slug: plan.slug,
  kind: plan.kind,
  starts_at: timestamp(plan.startsAt),
  ends_at: timestamp(plan.endsAt),
  art: plan.art,
  games: [...plan.games],
  hub: plan.hub ?? null,
  ranked: [...plan.ranked],
  rank_rule: plan.rankRule,
  cards: sql<number[]>`${[...plan.cards]}::smallint[]`,
  odds_version: plan.oddsVersion ?? null,
  words: sql<EventPlan['words']>`${JSON.stringify(plan.words)}::jsonb`,
})

/** Stores an event; false when its name is taken, or its time by another season. */
export async function insertEvent(db: Db, plan: EventPlan): Promise<boolean> {
  const row = await db
    .insertInto('event')
    .values(columnsOf(plan))
    .onConflict((known) => known.doNothing())
    .returning('slug')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces an event of the same name. */
export async function changeEvent(tx: Tx, plan: EventPlan): Promise<void> {
  await tx
    .updateTable('event')
    .set({
      ...columnsOf(plan),
      version: sql<number>`version + 1`,
      // An event whose time changes is exclusive again.
      shares_time: sql<boolean>`shares_time and starts_at = ${timestamp(plan.startsAt)} and ends_at = ${timestamp(plan.endsAt)}`,
    })
    .where('slug', '=', plan.slug)
    .execute()
}

/** Running events, the one that ends first at the top. */
export async function runningEvents(db: Db, now: Instant): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('starts_at', '<=', timestamp(now))
    .where('ends_at', '>', timestamp(now))
    .orderBy('ends_at')
    .orderBy('slug')
    .execute()
  return rows.map(toEvent)
}

/** An event as anybody may see it. */
export async function findEvent(db: Db, slug: string, now: Instant): Promise<StoredEvent | undefined> {
  const row = await db
    .selectFrom('event')
    .selectAll()
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
    .where('starts_at', '<=', timestamp(after(now, SHOWN_BEFORE)))
    .executeTakeFirst()
  return row && toEvent(row)
}

/** Locks an event until the transaction ends, so that only one settles, ends or removes it. */
export async function lockEvent(tx: Tx, slug: string): Promise<StoredEvent | undefined> {
  const row = await tx.selectFrom('event').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst()
  return row && toEvent(row)
}

export async function nameOdds(tx: Tx, slug: string, oddsVersion: number): Promise<void> {
  await tx
    .updateTable('event')
    .set({ odds_version: oddsVersion, version: sql<number>`version + 1` })
    .where('slug', '=', slug)
    .execute()
}

export async function changeEnd(tx: Tx, slug: string, endsAt: Instant): Promise<void> {
  await tx
    .updateTable('event')
    .set({ ends_at: timestamp(endsAt), version: sql<number>`version + 1` })
    .where('slug', '=', slug)
    .execute()
}

export async function markRemoved(tx: Tx, slug: string, now: Instant): Promise<void> {
  await tx
    .updateTable('event')
    .set({ removed_at: timestamp(now) })
    .where('slug', '=', slug)
    .execute()
}

/** Names of ended events that are not settled. */
export async function dueToSettle(db: Db, now: Instant): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('event')
    .select('slug')
    .where('removed_at', 'is', null)
    .where('settled_at', 'is', null)
    .where('ends_at', '<=', timestamp(before(now, SETTLED_AFTER)))
    .orderBy('ends_at')
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Names of running events whose players have not all been notified. */
export async function dueToTell(db: Db, now: Instant): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('event')
    .select('slug')
    .where('removed_at', 'is', null)
    .where('told_at', 'is', null)
    .where('starts_at', '<=', timestamp(now))
    .where('ends_at', '>', timestamp(now))
    .orderBy('starts_at')
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Stores how far the notifications have got; `isDone` when all are sent. */
export async function noteTold(
  tx: Tx,
  slug: string,
  { behind, isDone, now }: { readonly behind: number; readonly isDone: boolean; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('event')
    .set({ told_behind: behind, ...(isDone ? { told_at: timestamp(now) } : {}) })
    .where('slug', '=', slug)
    .execute()
}

/** Versions of the odds with the times of their events, running and coming. */
export async function seasonsWithOdds(db: Db, now: Instant) {
  const rows = await db
    .selectFrom('event')
    .select(['starts_at', 'ends_at', 'odds_version'])
    .where('odds_version', 'is not', null)
    .where('removed_at', 'is', null)
    .where('ends_at', '>', timestamp(now))
    .execute()
  return rows.map((row) => ({ version: row.odds_version!, startsAt: row.starts_at, endsAt: row.ends_at }))
}
