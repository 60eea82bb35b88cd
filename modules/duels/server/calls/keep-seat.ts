import { NO_WAIT } from '#kit/limits/limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { duelsCalls } from '../../calls.ts'
import { duelTopic } from '../../model.ts'
import { duelAt, seatOf } from '../../rules/duel.ts'
import { leavingAt } from '../../rules/table.ts'
import { changeDuel, lookAtClocks } from '../change-duel.ts'
import { findDuel, noteSeen } from '../duel-store.ts'
import { isForbidden } from '../forbidden.ts'
import { tellTopic } from '../news.ts'
import type { DuelsServices } from '../services.ts'
import { showDuel } from '../show-duel.ts'

type Calls = typeof duelsCalls

export function keepSeatWith(services: DuelsServices): Handler<Calls['keepSeat']> {
  return async ({ code }, context) => {
    const { db, caller, now } = context
    const duel = await lookAtClocks(db, code, now)
    if (!duel) return refuse('DuelUnknown')
    if (seatOf(duel, caller.accountId) === undefined) return refuse('DuelNotYours')
    // Whoever sees that it is over has it written down, and everybody at the board told.
    const isDue = duelAt(duel, now) !== duel || leavingAt(duel, now) !== undefined
    if (isDue || (await isForbidden(services, duel)))
      return changeDuel(services, { code, context }, async (_tx, due) => ok(due))
    if (duel.clock && duel.phase.status === 'running') await noteSeen(db, code, caller.accountId, now)
    return showDuel(services, duel, context)
  }
}

export function sayPhraseWith({ live, limiter, phraseRate }: DuelsServices): Handler<Calls['sayPhrase']> {
  return async ({ code, phrase }, { db, caller, keys, now, afterwards }) => {
    const { accountId } = caller
    const duel = await findDuel(db, code)
    if (!duel) return refuse('DuelUnknown')
    const seat = seatOf(duel, accountId)
    if (seat === undefined) return refuse('DuelNotYours')
    const wait = await limiter.take('duel phrase', String(accountId), phraseRate)
    if (wait !== NO_WAIT) return tooFast(wait)
    afterwards(() =>
      tellTopic(live, duelTopic(code), keys.id(now), {
        moveCount: duel.moves.length,
        phrase,
        phraseBy: seat,
      }),
    )
    return ok({ ok: true })
  }
}
