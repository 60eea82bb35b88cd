import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { duelsCalls } from '../../calls.ts'
import { duelAt } from '../../rules/duel.ts'
import { leavingAt } from '../../rules/table.ts'
import type { Instant } from '#kit/time/time.ts'
import { changeDuel } from '../change-duel.ts'
import type { StoredDuel } from '../duel-row.ts'
import { findDuel, listDuels } from '../duel-store.ts'
import { isForbidden } from '../forbidden.ts'
import type { DuelsServices } from '../services.ts'
import { showDuel } from '../show-duel.ts'
import { byUrgency, listedDuel } from '../shown-duel.ts'

/** Only the job and the players decide whether a flag has fallen, since they know of outages. */
const shownAt = (duel: StoredDuel, now: Instant): StoredDuel =>
  duel.clock && duel.phase.status === 'running' ? duel : duelAt(duel, now)

/** More than two, one of whom has left without saying so: with a clock only the job and the players decide that. */
const mustGoOn = (duel: StoredDuel, now: Instant): boolean => {
  const leaving = leavingAt(duel, now)
  return leaving !== undefined && !(leaving.by === 'time' && duel.clock)
}

export function readDuelWith(services: DuelsServices): Handler<typeof duelsCalls.readDuel> {
  return async ({ code }, context) => {
    const found = await findDuel(context.db, code)
    if (!found) return refuse('DuelUnknown')
    const duel = shownAt(found, context.now)
    // Nobody could move in it: whoever looks has it ended, instead of finding an empty board until its time is over.
    if (mustGoOn(found, context.now) || (await isForbidden(services, found)))
      return changeDuel(services, { code, context }, async (_tx, kept) => ok(kept))
    return showDuel(services, duel, context)
  }
}

export function listDuelsWith({ gameOf, facesOf }: DuelsServices): Handler<typeof duelsCalls.listDuels> {
  return async (_params, { db, caller, now, device }) => {
    const { accountId } = caller
    const duels = (await listDuels(db, accountId)).map((duel) => shownAt(duel, now))
    const ids = duels.flatMap(({ seats }) => seats.filter((id) => id !== undefined))
    const faces = await facesOf(db, [...new Set(ids)])
    return ok({
      duels: duels.toSorted(byUrgency(accountId)).flatMap((duel) => {
        const game = gameOf(duel.gameId, device.language)
        return game ? listedDuel(duel, { accountId, game, faces }) : []
      }),
    })
  }
}
