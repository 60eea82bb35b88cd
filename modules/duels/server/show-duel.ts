import { ok, refuse } from '#kit/result/result.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { SeatRating } from '../calls.ts'
import { FRESH_RATING, isProvisional, ratingAt } from '../rules/rating.ts'
import { seatOf } from '../rules/duel.ts'
import { lineOf, type StoredDuel } from './duel-row.ts'
import { findRatings, ratedChange } from './rating-store.ts'
import type { DuelsServices } from './services.ts'
import { shownDuel, type SeatRatings } from './shown-duel.ts'

/** A duel as the caller's answer. */
export async function showDuel(
  { gameOf, facesOf, see }: Pick<DuelsServices, 'gameOf' | 'facesOf' | 'see'>,
  duel: StoredDuel,
  { db, caller, device, now }: SignedInContext,
) {
  const game = gameOf(duel.gameId, device.language)
  if (!game) return refuse('DuelUnknown')
  const faces = await facesOf(
    db,
    duel.seats.filter((id) => id !== undefined),
  )
  const ratings = await seatRatings(db, duel, now)
  const { accountId } = caller
  const eye = { seat: seatOf(duel, accountId), isOver: duel.phase.status === 'ended' }
  // A game that nobody joined was never dealt.
  const isPlayed =
    duel.phase.status === 'running' || (duel.phase.status === 'ended' && duel.phase.by !== 'withdrawn')
  const isDealt = duel.dealKey !== undefined && isPlayed
  const sight = isDealt ? await see(game, lineOf(duel), eye) : undefined
  return ok({ duel: shownDuel(duel, { accountId, game, faces, ratings, sight, now }) })
}

/** Ratings of both players of a rated duel, and their changes. */
async function seatRatings(db: Db, duel: StoredDuel, now: Instant): Promise<SeatRatings> {
  const family = duel.clock?.ratedAs
  if (family === undefined) return [null, null]
  const ids = duel.seats.filter((id) => id !== undefined)
  const known = await findRatings(db, family, ids)
  const change = duel.phase.status === 'ended' ? await ratedChange(db, duel.code) : undefined
  const of = (seat: 0 | 1): SeatRating | null => {
    const id = duel.seats[seat]
    if (id === undefined) return null
    const rating = ratingAt(known.get(id) ?? FRESH_RATING, now)
    const changed = change?.[seat]
    return {
      rating: Math.round(changed?.after ?? rating.rating),
      isProvisional: isProvisional(rating),
      change: changed ? Math.round(changed.after) - Math.round(changed.before) : null,
    }
  }
  return [of(0), of(1)]
}
