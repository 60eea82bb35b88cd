import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import type { Live } from '#kit/server/live.ts'
import type { Instant } from '#kit/time/time.ts'
import { notify } from '#modules/notices/server/index.ts'
import { isHere } from '#modules/presence/server/index.ts'
import { duelPath, duelTopic, DUELS_LIVE } from '../model.ts'
import { duelAt, otherSeat, seatOf, voided } from '../rules/duel.ts'
import { anotherInPlay } from '../rules/places.ts'
import { heartbeatIfDue } from './heartbeat.ts'
import type { StoredDuel } from './duel-row.ts'
import { findDuel, lockDuel } from './duel-store.ts'
import { isForbidden, logForbidden } from './forbidden.ts'
import { continueWithoutAbsent } from './continue-without.ts'
import { newsOf, tellTopic } from './news.ts'
import { storeDuel } from './rating-store.ts'
import type { DuelsServices } from './services.ts'
import { showDuel } from './show-duel.ts'

/** Changes a duel under its lock; what stays as it was is neither saved nor told. One that its game forbids is over instead. */
export async function changeDuel<Refusal extends string>(
  services: DuelsServices,
  { code, context }: { readonly code: string; readonly context: SignedInContext },
  decide: (tx: Tx, duel: StoredDuel) => Promise<Result<StoredDuel, Refusal>>,
) {
  const { db, now } = context
  await lookAtClocks(db, code, now)
  const outcome = await inTransaction(db, async (tx) => {
    const stored = await lockDuel(tx, code)
    if (!stored) return refuse('DuelUnknown')
    const due = duelAt(stored, now)
    // As stored: time that has run out since gives nobody the win.
    const isVoid = await isForbidden(services, stored)
    const decided = isVoid
      ? ok(voided(stored, now))
      : await decide(tx, await continueWithoutAbsent(services, due, now))
    if (!decided.ok) return decided
    const isNews = decided.value !== stored
    if (isNews) {
      await storeDuel(tx, stored, decided.value)
      const { movedAt } = decided.value
      if (movedAt === now || movedAt !== stored.movedAt)
        await ringNext(services, { tx, duel: decided.value, context })
    }
    return ok({ duel: decided.value, isNews, isVoid })
  })
  if (!outcome.ok) return outcome
  const { duel, isNews, isVoid } = outcome.value
  if (isVoid) logForbidden(duel, context)
  if (isNews) context.afterwards(() => hint(services.live, duel, context))
  return showDuel(services, duel, context)
}

/** Checks the clocks of a duel on display: a flag that fell during an outage has not fallen. */
export async function lookAtClocks(db: Db, code: string, now: Instant): Promise<StoredDuel | undefined> {
  const duel = await findDuel(db, code)
  if (!duel?.clock || duel.phase.status !== 'running') return duel
  return (await heartbeatIfDue(db, now)) ? findDuel(db, code) : duel
}

interface Turn {
  readonly tx: Tx
  readonly duel: StoredDuel
  readonly context: SignedInContext
}

/** Notifies an absent player that it is their turn. */
export async function ringNext(services: DuelsServices, turn: Turn): Promise<void> {
  const { phase, seats } = turn.duel
  if (phase.status === 'running') await ringAway(services, turn, { to: seats[phase.turn], kind: 'duelTurn' })
}

/** Notifies an absent player of a draw offer. */
export async function ringOffered(services: DuelsServices, turn: Turn): Promise<void> {
  const { drawBy, seats } = turn.duel
  if (drawBy === undefined) return
  await ringAway(services, turn, { to: seats[otherSeat(drawBy)], kind: 'drawOffered' })
}

interface Ring {
  readonly to: number | undefined
  readonly kind: 'duelTurn' | 'drawOffered'
}

async function ringAway(services: DuelsServices, { tx, duel, context }: Turn, { to, kind }: Ring) {
  const { caller, now } = context
  const game = services.gameOf(duel.gameId, 'en')
  if (to === undefined || to === caller.accountId || !game) return
  const seenAt = (await services.seenAt(tx, [to])).get(to)
  if (isHere(seenAt, now)) return
  const subject = duelPath(game.slug, duel.code)
  // A table also goes on when somebody who only watches looks at it: its players hear of a turn from one another.
  const isPlayer = seatOf(duel, caller.accountId) !== undefined
  const fromId = isPlayer ? caller.accountId : anotherInPlay(duel, to)
  if (fromId !== undefined) await notify(tx, now, [{ accountId: to, kind, fromId, subject }])
}

/** Notifies everybody who watches a duel, and its players' lists. */
function hint(live: Live, duel: StoredDuel, { keys, now }: SignedInContext) {
  const { code, seats } = duel
  tellTopic(live, duelTopic(code), keys.id(now), newsOf(duel, now))
  live.toAccounts(
    seats.filter((id) => id !== undefined),
    { kind: DUELS_LIVE, body: { code } },
  )
}
