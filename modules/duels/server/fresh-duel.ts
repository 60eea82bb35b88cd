import type { Db, Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import type { Random } from '#kit/random/random.ts'
import { ok } from '#kit/result/result.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Instant } from '#kit/time/time.ts'
import { SEALED_GAMES } from '../model.ts'
import { mayOpenMore } from '../rules/duel.ts'
import type { StoredDuel } from './duel-row.ts'
import { countOpen } from './duel-store.ts'
import { mayBeRated } from './rating-store.ts'
import type { DuelGame, DuelsServices } from './services.ts'

const SEEDS = 2 ** 31
const CODE_LENGTH = 16

/** Dice that nobody can predict, however many throws they have seen. */
export const drawnBy =
  (keys: Keys): Random =>
  () =>
    keys.number(0, SEEDS - 1) / SEEDS

/** A duel without moves. */
export function freshDuel(
  { keys, now }: SignedInContext,
  { gameId, slug }: Pick<DuelGame, 'gameId' | 'slug'>,
  facts: Pick<StoredDuel, 'seats' | 'phase' | 'clock'>,
): StoredDuel {
  return {
    ...facts,
    gameId,
    dealKey: SEALED_GAMES.includes(slug) ? keys.token() : undefined,
    code: keys.token().slice(0, CODE_LENGTH),
    seed: keys.number(0, SEEDS - 1),
    moves: [],
    movedAt: now,
    rematch: { askedBy: undefined, code: undefined },
  }
}

/** Locks these players' duels and refuses when they have too many. */
export async function holdRoom(tx: Tx, accountIds: readonly number[], now: Instant) {
  await lockNamed(tx, ...accountIds.map((id) => `duels of ${id}`))
  for (const id of accountIds) {
    const room = mayOpenMore(await countOpen(tx, id, now))
    if (!room.ok) return room
  }
  return ok(true)
}

/** Whether a game of these two may be rated: they share no network, and have not met too often today. */
export async function mayCount(
  { neighboursOf }: Pick<DuelsServices, 'neighboursOf'>,
  db: Db,
  [one, other]: readonly [number, number],
  now: Instant,
): Promise<boolean> {
  if ((await neighboursOf(db, one, [other])).size > 0) return false
  return mayBeRated(db, [one, other], now)
}
