import type { CoordinatorMessage } from '#modules/streaming/model.ts'
import type { CloudParts, Order } from './effects.ts'
import { findPlay, isOlderClearing } from './play-store.ts'
import { hasSave } from './save-store.ts'
import { findWatcher } from './watch-store.ts'

/** An order as its worker's message, from the play's row; undefined when it is outdated. */
export async function messageFor(
  { db, games, nameOf }: Pick<CloudParts, 'db' | 'games' | 'nameOf'>,
  place: { readonly workerId: string; readonly bootId: string },
  order: Exclude<Order, { kind: 'fence' }>,
): Promise<CoordinatorMessage | undefined> {
  const { playId } = order
  if (order.kind === 'end') return { type: 'end', playId, reason: order.reason }
  if (order.kind === 'timeLeft') return { type: 'timeLeft', playId, seconds: order.seconds }
  if (order.kind === 'unwatch') return { type: 'unwatch', playId, watcherId: order.watcherId }
  const play = await findPlay(db, playId)
  if (play?.workerId !== place.workerId || play.bootId !== place.bootId || play.state === 'ended')
    return undefined
  const admission = { tokenHash: play.tokenHash, until: play.tokenUntil }
  if (order.kind === 'watch') {
    const watcher = await findWatcher(db, order)
    if (!watcher || watcher.isRemoved) return undefined
    const name = await nameOf(db, watcher.accountId)
    const entry = { tokenHash: watcher.tokenHash, until: watcher.tokenUntil }
    return { type: 'watch', playId, watcher: { id: watcher.watcherId, name }, admission: entry }
  }
  if (order.kind === 'admit') return { type: 'admit', playId, admission }
  // It would start without what the player has just saved; the end of the older play asks again.
  if (await isOlderClearing(db, play)) return undefined
  const game = await games.gameOf(db, play.gameKey)
  return (
    game && { type: 'start', playId, profile: game.profile, hasSaves: await hasSave(db, play), admission }
  )
}
