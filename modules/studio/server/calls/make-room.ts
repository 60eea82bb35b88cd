import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, type Result } from '#kit/result/result.ts'
import type { Uploads } from '#modules/hosted/server/index.ts'
import { roomFor, whatFrees } from '../../rules/versions.ts'
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

interface Freed extends Omit<Whose, 'uploadKey'> {
  readonly bytes: number
}

/** Lets the oldest versions of a game go that nobody needs, until so many bytes are free; lets none go where all are too few. */
export async function freeBytes(
  db: Db,
  uploads: Uploads,
  { gameKey, accountId, bytes }: Freed,
): Promise<boolean> {
  const gone = await inTransaction(db, async (tx) => {
    const game = await lockGame(tx, gameKey, accountId)
    if (!game) return []
    const known = await versionsOf(tx, [gameKey])
    const going = whatFrees(bytes, known, game.shown)
    for (const { versionKey } of going) await deleteVersion(tx, versionKey)
    // What is unpacked later stores the same files anew.
    const kept = new Set(known.filter((one) => !going.includes(one)).map(({ version }) => version))
    return going.map(({ version }) => ({ slug: game.slug, version: kept.has(version) ? null : version }))
  })
  for (const { slug, version } of gone) if (version !== null) await uploads.remove(slug, version)
  return gone.length > 0
}
