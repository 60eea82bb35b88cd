import type { Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { NO_WAIT } from '#kit/limits/limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler, SignedInContext } from '#kit/server/handler.ts'
import { before } from '#kit/time/time.ts'
import type { duelsCalls } from '../../calls.ts'
import { DUELS_LIVE } from '../../model.ts'
import { clocksOf, freshClock } from '../../rules/clock.ts'
import { begun } from '../../rules/duel.ts'
import { pickRival, SEEKS_FOR, type Other, type Seeker } from '../../rules/pairing.ts'
import { FRESH_RATING } from '../../rules/rating.ts'
import { lineOf, type StoredDuel } from '../duel-row.ts'
import { findLiveOf, insertDuel } from '../duel-store.ts'
import { freshDuel } from '../fresh-duel.ts'
import { findRatings, mayBeRated } from '../rating-store.ts'
import { dropSeeks, findSeek, lockPool, lockNear, saveSeek, tryLockPool, type Pool } from '../seek-store.ts'
import type { DuelGame, DuelsServices } from '../services.ts'

type Calls = typeof duelsCalls

/** The first turn of a game with a fresh secret seed; undefined where its rules cannot be loaded. */
type Begin = (duel: StoredDuel) => Promise<StoredDuel | undefined>

export function seekDuelWith(services: DuelsServices): Handler<Calls['seekDuel']> {
  return async ({ gameId, clock, isFresh }, context) => {
    const { db, caller, now, device } = context
    const { accountId } = caller
    const game = services.gameOf(gameId, device.language)
    if (!game || !clocksOf(game.family).includes(clock)) return refuse('GameNotFound')
    const wait = await services.limiter.take('duel seek', String(accountId), services.seekRate)
    if (wait !== NO_WAIT) return tooFast(wait)
    const pool: Pool = { gameId, clock }
    const begin: Begin = async (duel) => {
      const first = await services.judge(game, lineOf(duel))
      return first && begun(duel, { first, now })
    }
    const found = await inTransaction(db, async (tx) => {
      // A repeated call leaves pairing to the process already at it, and asks again soon.
      const isPairing = isFresh ? await lockPool(tx, pool).then(() => true) : await tryLockPool(tx, pool)
      const known = await findSeek(tx, accountId)
      const isFound = known !== undefined && known.seenAt > before(now, SEEKS_FOR)
      const isHere = isFound && known.gameId === gameId && known.clock === clock
      // A page that was frozen for a while has lost its place, but to no other page, and gets a new one.
      const isElsewhere = isFound && !isHere && !isFresh
      const rating = (await findRatings(tx, game.family, [accountId])).get(accountId) ?? FRESH_RATING
      const me: Seeker = { accountId, rating: rating.rating, since: isHere ? known.since : now }
      // The row decides: this waits for a concurrent pairing of the player.
      if (!isElsewhere) await saveSeek(tx, pool, me, now)
      const running = await findLiveOf(tx, accountId, now)
      if (running) {
        await dropSeeks(tx, [accountId])
        return { status: 'paired' as const, duel: running }
      }
      if (isElsewhere) return { status: 'elsewhere' as const }
      if (!isPairing) return { status: 'waiting' as const }
      const duel = await pair(services, { tx, pool, me, game, context, begin })
      return duel ? { status: 'begun' as const, duel } : { status: 'waiting' as const }
    })
    if (!('duel' in found)) return ok({ status: found.status })
    const { duel, status } = found
    if (status === 'begun') context.afterwards(() => tellBoth(services, duel))
    const slug = services.gameOf(duel.gameId, device.language)?.slug
    return slug === undefined ? refuse('GameNotFound') : ok({ status: 'paired', code: duel.code, slug })
  }
}

interface Pairing {
  readonly tx: Tx
  readonly pool: Pool
  readonly me: Seeker
  readonly game: DuelGame
  readonly context: SignedInContext
  readonly begin: Begin
}

/** Pairs a seeker by the rule, and begins their duel; both leave the pool. */
async function pair(services: DuelsServices, { tx, pool, me, game, context, begin }: Pairing) {
  const { now, random } = context
  const near = await lockNear(tx, pool, me, now)
  const ids = near.map(({ accountId }) => accountId)
  if (ids.length === 0) return undefined
  const blocked = await services.blockedWith(tx, me.accountId, ids)
  const neighbours = await services.neighboursOf(tx, me.accountId, ids)
  const others = near.flatMap((one): Other[] =>
    blocked.has(one.accountId) ? [] : [{ ...one, isNeighbour: neighbours.has(one.accountId) }],
  )
  const rival = pickRival(me, others, now)
  if (!rival) return undefined
  const counts = !rival.isNeighbour && (await mayBeRated(tx, [me.accountId, rival.accountId], now))
  const isFirst = pickIndex(2, random) === 0
  const duel = await begin(
    freshDuel(context, game, {
      seats: isFirst ? [me.accountId, rival.accountId] : [rival.accountId, me.accountId],
      phase: { status: 'waiting' },
      clock: freshClock(pool.clock, counts ? game.family : undefined),
    }),
  )
  if (!duel) return undefined
  await insertDuel(tx, duel)
  await dropSeeks(tx, [me.accountId, rival.accountId])
  return duel
}

/** A waiting page asks again at once. */
const tellBoth = ({ live }: DuelsServices, { code, seats }: StoredDuel) =>
  live.toAccounts(
    seats.filter((id) => id !== undefined),
    { kind: DUELS_LIVE, body: { code } },
  )

export function stopSeekingWith(): Handler<Calls['stopSeeking']> {
  return async (_params, { db, caller }) => {
    await dropSeeks(db, [caller.accountId])
    return ok({ ok: true })
  }
}
