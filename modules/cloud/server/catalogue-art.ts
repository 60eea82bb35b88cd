import { createHash } from 'node:crypto'
import type { Db } from '#kit/db/db.ts'
import './catalogue-tables.ts'

/** An icon or a cover. */
export interface Art {
  readonly type: 'image/webp' | 'image/png' | 'image/svg+xml'
  readonly bytes: Buffer
}

const ENDINGS = { 'image/webp': 'webp', 'image/png': 'png', 'image/svg+xml': 'svg' } as const
const HASH_LETTERS = 20

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LETTERS)

/** Path of a picture; a new picture gets a new path. */
export const artPath = (gameKey: string, { type, bytes }: Art): string =>
  `/cloud/art/${gameKey}/${hashOf(bytes)}.${ENDINGS[type]}`

/** Stores the pictures of a game and deletes older ones. */
export async function putArt(
  db: Db,
  gameKey: string,
  pictures: readonly Art[],
  kept: readonly string[],
): Promise<void> {
  const hashes = pictures.map(({ bytes }) => hashOf(bytes))
  for (const [place, { type, bytes }] of pictures.entries())
    await db
      .insertInto('cloud_art')
      .values({ game_key: gameKey, hash: hashes[place]!, type, bytes })
      .onConflict((known) => known.doNothing())
      .execute()
  const needed = [...hashes, ...kept.map((path) => /\/([0-9a-f]+)\.\w+$/.exec(path)?.[1] ?? '')]
  await db.deleteFrom('cloud_art').where('game_key', '=', gameKey).where('hash', 'not in', needed).execute()
}

/** A picture by its file name. */
export async function findArt(db: Db, gameKey: string, file: string): Promise<Art | undefined> {
  const [, hash, ending] = /^([0-9a-f]{20})\.(webp|png|svg)$/.exec(file) ?? []
  if (hash === undefined) return undefined
  const row = await db
    .selectFrom('cloud_art')
    .select(['type', 'bytes'])
    .where('game_key', '=', gameKey)
    .where('hash', '=', hash)
    .executeTakeFirst()
  const type = row?.type as Art['type'] | undefined
  return row && type && ENDINGS[type] === ending ? { type, bytes: row.bytes } : undefined
}
