import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

/** A player's badge settings, and the maxima they reached. */
export interface Owner {
  readonly mostFriends: number
  readonly mostFriendsBeaten: number
  readonly hasSpoken: boolean
  readonly worn: readonly string[]
  readonly isShown: boolean | null
  readonly skipped: readonly string[]
  readonly areQuestsClosed: boolean
}

const NOBODY: Owner = {
  mostFriends: 0,
  mostFriendsBeaten: 0,
  hasSpoken: false,
  worn: [],
  isShown: null,
  skipped: [],
  areQuestsClosed: false,
}

export async function readOwner(db: Db, accountId: number): Promise<Owner> {
  const row = await db
    .selectFrom('badge_owner')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return NOBODY
  return {
    mostFriends: row.most_friends,
    mostFriendsBeaten: row.most_friends_beaten,
    hasSpoken: row.has_spoken,
    worn: row.worn,
    isShown: row.is_shown,
    skipped: row.skipped,
    areQuestsClosed: row.quests_closed_at !== null,
  }
}

export interface Reached {
  readonly friends: number
  readonly hasSpoken: boolean
  readonly friendsBeaten: number
}

/** The maxima ever reached, those of this moment included. */
export async function reachedBy(
  db: Db,
  accountId: number,
  seen: Reached,
): Promise<{ readonly reached: Reached; readonly isNew: boolean }> {
  const { mostFriends, mostFriendsBeaten, hasSpoken } = await readOwner(db, accountId)
  const reached = {
    friends: Math.max(seen.friends, mostFriends),
    hasSpoken: seen.hasSpoken || hasSpoken,
    friendsBeaten: Math.max(seen.friendsBeaten, mostFriendsBeaten),
  }
  const isNew =
    reached.friends > mostFriends ||
    reached.friendsBeaten > mostFriendsBeaten ||
    reached.hasSpoken !== hasSpoken
  return { reached, isNew }
}

/** Stores the maxima ever reached, and returns them. */
export async function noteReached(tx: Tx, accountId: number, seen: Reached): Promise<Reached> {
  const { reached, isNew } = await reachedBy(tx, accountId, seen)
  if (!isNew) return reached
  const { friends, hasSpoken, friendsBeaten } = reached
  const row = await tx
    .insertInto('badge_owner')
    .values({
      account_id: accountId,
      most_friends: friends,
      has_spoken: hasSpoken,
      most_friends_beaten: friendsBeaten,
    })
    .onConflict((own) =>
      own.column('account_id').doUpdateSet({
        most_friends: sql`greatest(badge_owner.most_friends, excluded.most_friends)`,
        has_spoken: sql`badge_owner.has_spoken or excluded.has_spoken`,
        most_friends_beaten: sql`greatest(badge_owner.most_friends_beaten, excluded.most_friends_beaten)`,
      }),
    )
    .returning(['most_friends', 'has_spoken', 'most_friends_beaten'])
    .executeTakeFirstOrThrow()
  return {
    friends: row.most_friends,
    hasSpoken: row.has_spoken,
    friendsBeaten: row.most_friends_beaten,
  }
}

export interface Look {
  readonly worn?: readonly string[] | undefined
  readonly isShown?: boolean | undefined
}

/** Stores how a player wants to be shown; omitted fields stay unchanged. */
export async function storeLook(db: Db, accountId: number, { worn, isShown }: Look): Promise<void> {
  const change = {
    ...(worn && { worn: [...worn] }),
    ...(isShown !== undefined && { is_shown: isShown }),
  }
  await db
    .insertInto('badge_owner')
    .values({ account_id: accountId, ...change })
    .onConflict((known) => known.column('account_id').doUpdateSet({ account_id: accountId, ...change }))
    .execute()
}

export async function skipStep(db: Db, accountId: number, step: string): Promise<void> {
  await sql`
    insert into badge_owner (account_id, skipped) values (${accountId}, ${[step]}::text[])
    on conflict (account_id) do update set skipped = badge_owner.skipped || excluded.skipped
    where not badge_owner.skipped @> excluded.skipped`.execute(db)
}

export async function closeQuests(db: Db, accountId: number, now: Instant): Promise<void> {
  const closed = { quests_closed_at: timestamp(now) }
  await db
    .insertInto('badge_owner')
    .values({ account_id: accountId, ...closed })
    .onConflict((known) => known.column('account_id').doUpdateSet(closed))
    .execute()
}
