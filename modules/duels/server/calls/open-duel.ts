import type { RefusalOf } from '#kit/contract/call.ts'
import { NO_WAIT } from '#kit/limits/limiter.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler, SignedInContext } from '#kit/server/handler.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { duelsCalls } from '../../calls.ts'
import { duelPath, seatCountsOf, type Seat } from '../../model.ts'
import { clocksOf, freshClock, seenBy } from '../../rules/clock.ts'
import { begun, join, seatFor } from '../../rules/duel.ts'
import { mayBegin } from '../../rules/table.ts'
import { changeDuel } from '../change-duel.ts'
import { lineOf, type StoredDuel } from '../duel-row.ts'
import { insertDuel } from '../duel-store.ts'
import { freshDuel, holdRoom, mayCount } from '../fresh-duel.ts'
import { dropSeeks } from '../seek-store.ts'
import type { DuelsServices } from '../services.ts'
import { showDuel } from '../show-duel.ts'

type Calls = typeof duelsCalls

/** Limits notifications from opening and resigning in a loop: the duels still open. */
async function mayRing(
  { limiter, inviteRate }: DuelsServices,
  fromId: number,
  toId: number,
): Promise<boolean> {
  return (await limiter.take('duel invite', `${fromId} ${toId}`, inviteRate)) === NO_WAIT
}

export function openDuelWith(services: DuelsServices): Handler<Calls['openDuel']> {
  return async ({ gameId, begins, friendId, clock, isRated, seatCount = 2 }, context) => {
    const { db: tx, caller, now, random, device } = context
    const { accountId } = caller
    const game = services.gameOf(gameId, device.language)
    if (!game || (clock && !clocksOf(game.family).includes(clock))) return refuse('GameNotFound')
    if (!seatCountsOf(game.slug).includes(seatCount)) return refuse('GameNotFound')
    if (friendId !== undefined && !(await services.areFriends(tx, accountId, friendId)))
      return refuse('UserNotFound')
    // Of more than two chance says who begins, once they are there.
    const isForTwo = seatCount === 2
    const seat = isForTwo ? seatFor(begins, pickIndex(2, random) as Seat) : 0
    const ratedAs = isRated && isForTwo ? game.family : undefined
    const duel = freshDuel(context, game, {
      seats: Array.from({ length: seatCount }, (_, place) => (place === seat ? accountId : undefined)),
      phase: { status: 'waiting' },
      clock: clock && seenBy(freshClock(clock, ratedAs, seatCount), seat, now),
    })
    const room = await holdRoom(tx, [accountId], now)
    if (!room.ok) return room
    await insertDuel(tx, duel)
    if (friendId !== undefined && (await mayRing(services, accountId, friendId))) {
      const subject = duelPath(game.slug, duel.code)
      await notify(tx, now, [{ accountId: friendId, kind: 'duelTurn', fromId: accountId, subject }])
    }
    const answer = await showDuel(services, duel, context)
    return answer.ok ? answer : refuse('GameNotFound')
  }
}

/** Divides by each number of players, so that chance favours none of them. */
const LOTS = 12

/** The beginning of a duel with so many players; undefined where its rules cannot be loaded. */
async function beginningOf(
  { gameOf, judge }: DuelsServices,
  duel: StoredDuel,
  seatCount: number,
  { device, now, random }: SignedInContext,
) {
  const game = gameOf(duel.gameId, device.language)
  const first = game && (await judge(game, { ...lineOf(duel), seatCount }))
  return first && { first, now, chance: pickIndex(LOTS, random) }
}

const presentIn = ({ seats }: StoredDuel) => seats.filter((id) => id !== undefined)

export function joinDuelWith(services: DuelsServices): Handler<Calls['joinDuel']> {
  return async ({ code }, context) => {
    const { caller, now } = context
    const { accountId } = caller
    return changeDuel<RefusalOf<Calls['joinDuel']>>(services, { code, context }, async (tx, duel) => {
      const beginning = await beginningOf(services, duel, duel.seats.length, context)
      if (!beginning) return refuse('DuelUnknown')
      const joined = join(duel, accountId, beginning)
      if (!joined.ok) return joined
      if (joined.value === duel) return ok(duel)
      const others = presentIn(duel)
      // A block is never revealed: to the other player the seat just looks taken.
      if ((await services.blockedWith(tx, accountId, others)).size > 0) return refuse('DuelFull')
      const room = await holdRoom(tx, [accountId], now)
      if (!room.ok) return room
      const { clock } = joined.value
      // A player in a live duel stops seeking.
      if (clock) await dropSeeks(tx, [accountId, ...others])
      const keepsClock =
        clock?.ratedAs === undefined || (await mayCount(services, tx, [accountId, others[0]!], now))
      return ok({
        ...duel,
        ...joined.value,
        clock: keepsClock ? clock : { ...clock, ratedAs: undefined },
      })
    })
  }
}

/** Begins a table with those who have come, before all its seats are taken. */
export function beginDuelWith(services: DuelsServices): Handler<Calls['beginDuel']> {
  return async ({ code }, context) => {
    const { caller, device } = context
    return changeDuel<RefusalOf<Calls['beginDuel']>>(services, { code, context }, async (tx, duel) => {
      const slug = services.gameOf(duel.gameId, device.language)?.slug
      if (slug === undefined) return refuse('DuelUnknown')
      const allowed = mayBegin(duel, caller.accountId, slug)
      if (!allowed.ok) return allowed
      // It runs already.
      if (allowed.value) return ok(duel)
      const beginning = await beginningOf(services, duel, presentIn(duel).length, context)
      if (!beginning) return refuse('DuelUnknown')
      const next = begun(duel, beginning)
      // A player in a live duel stops seeking.
      if (next.clock) await dropSeeks(tx, presentIn(next))
      return ok(next)
    })
  }
}
