import type { Db } from '#kit/db/db.ts'
import type { Live } from '#kit/server/live.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { Player } from '../calls.ts'
import { FRIENDS_LIVE } from '../model.ts'

/** In the order of the numbers; deleted accounts are missing. */
export async function playersOf(
  facesOf: FacesOf,
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Player>> {
  const faces = await facesOf(db, ids)
  return new Map(
    ids.flatMap((userId) => {
      const face = faces.get(userId)
      return face ? [[userId, { userId, nickname: face.nickname, avatar: face.avatar }] as const] : []
    }),
  )
}

/** Tells these players to read their friends again. */
export const tellFriends = (live: Live, ...accountIds: readonly number[]) =>
  live.toAccounts(accountIds, { kind: FRIENDS_LIVE, body: {} })
