import type { RefusalOf } from '#kit/contract/call.ts'
import { NO_WAIT } from '#kit/limits/limiter.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { duelsCalls } from '../../calls.ts'
import { duelPath, type Seat } from '../../model.ts'
import { clocksOf, freshClock, seenBy } from '../../rules/clock.ts'
import { join, seatFor } from '../../rules/duel.ts'
import { changeDuel } from '../change-duel.ts'
import { insertDuel, lineOf } from '../duel-store.ts'
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
  return async ({ gameId, begins, friendId, clock, isRated }, context) => {
    const { db: tx, caller, now, random, device } = context
    const { accountId } = caller
    const game = services.gameOf(gameId, device.language)
    if (!game || (clock && !clocksOf(game.family).includes(clock))) return refuse('GameNotFound')
    if (friendId !== undefined && !(await services.areFriends(tx, accountId, friendId)))
      return refuse('UserNotFound')
    const seat = seatFor(begins, pickIndex(2, random) as Seat)
    const duel = freshDuel(context, game, {
      seats: seat === 0 ? [accountId, undefined] : [undefined, accountId],
      phase: { status: 'waiting' },
      clock: clock && seenBy(freshClock(clock, isRated ? game.family : undefined), seat, now),
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

export function joinDuelWith(services: DuelsServices): Handler<Calls['joinDuel']> {
  return async ({ code }, context) => {
    const { caller, now, device } = context
    const { accountId } = caller
    return changeDuel<RefusalOf<Calls['joinDuel']>>(services, { code, context }, async (tx, duel) => {
      const game = services.gameOf(duel.gameId, device.language)
      const first = game && (await services.judge(game, lineOf(duel)))
      if (!first) return refuse('DuelUnknown')
      const joined = join(duel, accountId, { first, now })
      if (!joined.ok) return joined
      if (joined.value === duel) return ok(duel)
      const others = duel.seats.filter((id) => id !== undefined)
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
