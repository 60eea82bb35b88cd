import { hash } from 'node:crypto'
import type { Db } from '#kit/db/db.ts'
import type { Keys } from '#kit/server/keys.ts'
import { previewHost } from '#modules/hosted/server/index.ts'
import { findGame } from './game-store.ts'
import { findByPreview } from './version-store.ts'

/** The key of a link that nobody guesses, in letters that a host name may have. */
export const newPreviewKey = (keys: Keys): string => hash('sha256', keys.token(), 'hex').slice(0, 32)

/** Where an unlisted version is played: a host of its own, so that it reaches no save of the game that is shown. */
export const previewAddress = (gamesUrl: string, previewKey: string, version: string): string =>
  `${gamesUrl.replace('*', previewHost(previewKey))}/${version}/`

/** The version that a link opens; none once its game was taken down. */
export async function findPreview(db: Db, previewKey: string) {
  if (!/^[0-9a-f]{32}$/.test(previewKey)) return undefined
  const version = await findByPreview(db, previewKey)
  if (!version?.version) return undefined
  const game = await findGame(db, version.gameKey)
  if (!game || game.downFor !== null) return undefined
  return { game, number: version.number, slug: game.slug, version: version.version }
}
