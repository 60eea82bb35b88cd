import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, type Result } from '#kit/result/result.ts'
import type { Uploads } from '#modules/hosted/server/index.ts'
import { oldestUnneeded, roomFor } from '../../rules/versions.ts'
import { lockGame } from '../game-store.ts'
import { findUpload } from '../upload-store.ts'
import { deleteVersion, versionsOf } from '../version-store.ts'

interface Whose {
  readonly gameKey: string
  readonly accountId: number
  /** The version that comes. */
  readonly uploadKey: string
}

/** Lets the oldest version go that nobody needs where a game has as many as it may; refuses where all are needed. */
export async function makeRoom(
  db: Db,
  uploads: Uploads,
  { gameKey, accountId, uploadKey }: Whose,
): Promise<Result<undefined, 'UploadLimit'>> {
  const room = await inTransaction(db, async (tx) => {
    const game = await lockGame(tx, gameKey, accountId)
    // A request that came twice has got its room.
    if (!game || (await findUpload(tx, uploadKey))?.isEnded !== false) return ok(undefined)
    const known = await versionsOf(tx, [gameKey])
    const found = roomFor(known, game.shown)
    if (!found.ok || !found.value) return found.ok ? ok(undefined) : found
    const gone = found.value
    await deleteVersion(tx, gone.versionKey)
    const rest = known.filter((one) => one !== gone)
    // The same files may have come twice, or just come again.
    const isNeeded = rest.some(({ version, state }) => version === gone.version || state === 'checking')
    return ok(isNeeded || gone.version === null ? undefined : { slug: game.slug, version: gone.version })
  })
  if (!room.ok) return room
  if (room.value) await uploads.remove(room.value.slug, room.value.version)
  return ok(undefined)
}

/** Lets the oldest version of a game go that nobody needs, for the one that is unpacked now; tells whether there was one. */
export async function dropOldest(
  db: Db,
  uploads: Uploads,
  { gameKey, accountId }: Omit<Whose, 'uploadKey'>,
): Promise<boolean> {
  const gone = await inTransaction(db, async (tx) => {
    const game = await lockGame(tx, gameKey, accountId)
    if (!game) return undefined
    const known = await versionsOf(tx, [gameKey])
    const oldest = oldestUnneeded(known, game.shown)
    if (!oldest) return undefined
    await deleteVersion(tx, oldest.versionKey)
    // What is unpacked later stores the same files anew.
    const isNeeded = known.some((one) => one !== oldest && one.version === oldest.version)
    return { slug: game.slug, version: isNeeded ? null : oldest.version }
  })
  if (gone && gone.version !== null) await uploads.remove(gone.slug, gone.version)
  return gone !== undefined
}
