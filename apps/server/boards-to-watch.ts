import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { listLiveOf } from '#modules/duels/server/index.ts'
import type { WatchedBoard } from '#modules/friends/server/index.ts'
import { hiddenFrom } from './hidden-from.ts'

/**
 * The live boards at which a reader's friends play, by friend. Not the reader's own, and none with a player whom the reader may not
 * see.
 */
export async function boardsToWatch(
  db: Db,
  readerId: number,
  { friendIds, now }: { readonly friendIds: readonly number[]; readonly now: Instant },
): Promise<ReadonlyMap<number, WatchedBoard>> {
  const boards = await listLiveOf(db, friendIds, now)
  const strangers = new Set(boards.flatMap(({ seatedIds }) => seatedIds))
  const hidden = await hiddenFrom(db, readerId, [...strangers])
  const open = boards.filter(({ seatedIds }) => !seatedIds.some((id) => id === readerId || hidden.has(id)))
  const friends = new Set(friendIds)
  // The last moved first: of two boards of one friend, that one stays.
  return new Map(
    open
      .toReversed()
      .flatMap(({ code, gameId, playerIds }) =>
        playerIds.filter((id) => friends.has(id)).map((id) => [id, { code, gameId }] as const),
      ),
  )
}
