import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import { notify } from '#modules/notices/server/index.ts'
import { duelPath } from '../model.ts'
import { duelAt, voided } from '../rules/duel.ts'
import { anotherInPlay } from '../rules/places.ts'
import { leavingAt } from '../rules/table.ts'
import { recordHeartbeat } from './heartbeat.ts'
import type { StoredDuel } from './duel-row.ts'
import { findOverdue, forgetOver, lockOverdue } from './duel-store.ts'
import { isRefused, logForbidden, type DuelJudge } from './forbidden.ts'
import { continueWithoutAbsent } from './continue-without.ts'
import { forgetRated, holdRatings, storeDuel } from './rating-store.ts'
import { dropStaleSeeks } from './seek-store.ts'

/** Small batches, so that players waiting for one of the rows soon get it. */
const AT_ONCE = 20

export interface OverdueWorld {
  readonly db: Db
  readonly now: Instant
  readonly rules: DuelJudge
  readonly log: Pick<CallLog, 'error'>
}

/** Stores which duels have run out of time, and deletes old ones. */
export async function cleanUpDuels(world: OverdueWorld): Promise<void> {
  await endAllOverdue(world)
  await forgetOver(world.db, world.now)
  await forgetRated(world.db, world.now)
}

/** Ends live duels whose flag has fallen, and removes closed pages from the pools. */
export async function endOverdueDuels(world: OverdueWorld): Promise<void> {
  await endAllOverdue(world)
  await dropStaleSeeks(world.db, world.now)
}

/** Time lost to an outage is given back before a flag falls. */
async function endAllOverdue(world: OverdueWorld): Promise<void> {
  await recordHeartbeat(world.db, world.now)
  let isMore = true
  while (isMore) {
    const found = await findOverdue(world.db, world.now, AT_ONCE)
    const ended = await endFound(world, found)
    // Where others hold all of them, the next pass comes soon enough.
    isMore = found.length === AT_ONCE && ended > 0
  }
}

interface Judged {
  readonly duel: StoredDuel
  readonly isVoid: boolean
  readonly after: StoredDuel
}

/** Ends these duels, and returns how many it could: one whose moves its game refuses by now without a winner. */
async function endFound(
  { db, now, rules, log }: OverdueWorld,
  found: readonly StoredDuel[],
): Promise<number> {
  if (found.length === 0) return 0
  // Before any row is locked: a long duel may take a second to judge.
  const refused = await refusedOf(found, { rules, log })
  const ended = await inTransaction(db, async (tx) => {
    const codes = found.map(({ code }) => code)
    const over: Judged[] = []
    for (const duel of await lockOverdue(tx, now, codes)) {
      const isVoid = refused.get(duel.code) === duel.moves.length
      const after = isVoid ? voided(duel, now) : await withoutLate(duel, { now, rules, log })
      over.push({ duel, isVoid, after })
    }
    await holdRatings(
      tx,
      over.map(({ after }) => after),
    )
    for (const { duel, after } of over) {
      if (after === duel) continue
      await storeDuel(tx, duel, after)
      await ringOnTurn(tx, after, { now, rules })
    }
    return over
  })
  for (const { duel, isVoid } of ended) if (isVoid) logForbidden(duel, { log })
  return ended.filter(({ duel, after }) => after !== duel).length
}

/** The duel without those who are out of time: of two that ends it. One of more without rules by which to go on has no winner. */
async function withoutLate(
  duel: StoredDuel,
  { now, rules, log }: Pick<OverdueWorld, 'now' | 'rules' | 'log'>,
): Promise<StoredDuel> {
  try {
    const after = await continueWithoutAbsent(rules, duelAt(duel, now), now)
    return leavingAt(after, now) ? voided(after, now) : after
  } catch (error) {
    const { code, gameId } = duel
    log.error({ err: error, code, gameId }, 'A duel was ended: it cannot go on without a player')
    return voided(duel, now)
  }
}

/** Tells whoever is to move since another is out of days; at a clock everybody is there. */
async function ringOnTurn(tx: Tx, duel: StoredDuel, { now, rules }: Pick<OverdueWorld, 'now' | 'rules'>) {
  const { phase, seats, clock } = duel
  const game = rules.gameOf(duel.gameId, 'en')
  if (phase.status !== 'running' || clock || !game) return
  const accountId = seats[phase.turn]
  const fromId = accountId === undefined ? undefined : anotherInPlay(duel, accountId)
  if (accountId === undefined || fromId === undefined) return
  await notify(tx, now, [{ accountId, kind: 'duelTurn', fromId, subject: duelPath(game.slug, duel.code) }])
}

/** How many moves those have, by code, whose moves are refused; one that cannot be judged is left to its clock. */
async function refusedOf(
  found: readonly StoredDuel[],
  { rules, log }: Pick<OverdueWorld, 'rules' | 'log'>,
): Promise<ReadonlyMap<string, number>> {
  const refused = new Map<string, number>()
  for (const duel of found) {
    const { code, gameId, moves } = duel
    try {
      if (await isRefused(rules, duel)) refused.set(code, moves.length)
    } catch (error) {
      log.error({ err: error, code, gameId }, 'A duel could not be judged: it is left to its clock')
    }
  }
  return refused
}
