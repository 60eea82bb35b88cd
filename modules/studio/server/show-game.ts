import type { Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { listImported, putImported, setImportedAddress } from '#modules/catalog/server/index.ts'
import { uploadedAddress } from '#modules/hosted/server/index.ts'
import { beginAction, noteAction } from '#modules/operator/server/index.ts'
import type { ShownNow } from '../rules/versions.ts'
import { readApproved, saveGame, type StoredGame } from './game-store.ts'
import { findVersion } from './version-store.ts'

/** Changes of what is shown take turns, and every process hears of them within two seconds. */
export const beginShowing = beginAction

/**
 * Gives players these versions of a game, with the words that a reviewer has approved; false where none has, `taken` where
 * an operator has brought another game of this slug.
 */
export async function showGame(tx: Tx, game: StoredGame, shown: ShownNow, now: Instant) {
  const approved = await readApproved(tx, game.gameKey)
  const live = await addressOf(tx, shown.live)
  if (!approved || live === undefined) return false
  const isFirst = game.shown.live === null
  if (isFirst && (await listImported(tx)).some(({ slug }) => slug === game.slug)) return 'taken'
  const next = shown.next === null ? undefined : await addressOf(tx, shown.next)
  const { slug } = game
  await putImported(tx, { slug, address: live, ...approved }, now)
  await setImportedAddress(tx, slug, live, next === undefined ? null : { address: next, share: shown.share! })
  await saveGame(tx, game.gameKey, { shown })
  await noteAction(
    tx,
    {
      operator: `developer ${game.accountId}`,
      host: 'studio',
      now,
      command: 'studio show',
      line: `studio show ${slug}`,
      reason: '',
    },
    { subject: `game ${slug}`, before: { ...game.shown }, after: { ...shown } },
  )
  return true
}

const addressOf = async (tx: Tx, versionKey: string) => {
  const version = (await findVersion(tx, versionKey))?.version
  return version ? uploadedAddress(version) : undefined
}
