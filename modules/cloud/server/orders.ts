import type { CoordinatorMessage } from '#modules/streaming/model.ts'
import type { CloudParts, Order } from './effects.ts'
import { findPlay, isOlderClearing } from './play-store.ts'
import { hasSave } from './save-store.ts'

/** An order as sent to its worker, from the play's row; undefined when it is outdated. */
export async function messageFor(
  { db, games }: Pick<CloudParts, 'db' | 'games'>,
  place: { readonly workerId: string; readonly bootId: string },
  order: Exclude<Order, { kind: 'fence' }>,
): Promise<CoordinatorMessage | undefined> {
  const { playId } = order
  if (order.kind === 'end') return { type: 'end', playId, reason: order.reason }
  if (order.kind === 'timeLeft') return { type: 'timeLeft', playId, seconds: order.seconds }
  const play = await findPlay(db, playId)
  if (play?.workerId !== place.workerId || play.bootId !== place.bootId || play.state === 'ended')
    return undefined
  const admission = { tokenHash: play.tokenHash, until: play.tokenUntil }
  if (order.kind === 'admit') return { type: 'admit', playId, admission }
  // It would begin without what the player has just saved; the end of the older one asks again.
  if (await isOlderClearing(db, play)) return undefined
  const game = await games.gameOf(db, play.gameKey)
  return (
    game && { type: 'start', playId, profile: game.profile, hasSaves: await hasSave(db, play), admission }
  )
}
