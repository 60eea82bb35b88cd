import { ok, refuse } from '#kit/result/result.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import type { StoredDuel } from './duel-store.ts'
import type { DuelsServices } from './services.ts'
import { shownDuel } from './shown-duel.ts'

/** The answer that a duel is to its caller. */
export async function showDuel(
  { gameOf, facesOf }: Pick<DuelsServices, 'gameOf' | 'facesOf'>,
  duel: StoredDuel,
  { db, caller, device }: SignedInContext,
) {
  const game = gameOf(duel.gameId, device.language)
  if (!game) return refuse('DuelUnknown')
  const faces = await facesOf(
    db,
    duel.seats.filter((id) => id !== undefined),
  )
  return ok({ duel: shownDuel(duel, { accountId: caller.accountId, game, faces }) })
}
