import type { RefusalOf } from '#kit/contract/call.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { milliseconds } from '#kit/time/time.ts'
import type { duelsCalls } from '../../calls.ts'
import { claimWin, isForMore, mayMove, moved, offerDraw, resign } from '../../rules/duel.ts'
import { mayRepeat } from '../../rules/sealed.ts'
import { claimAgainst, leavingBy, type Leaving } from '../../rules/table.ts'
import { lineOf, type StoredDuel } from '../duel-row.ts'
import { drawnBy } from '../fresh-duel.ts'
import { changeDuel, ringOffered } from '../change-duel.ts'
import { leave } from '../continue-without.ts'
import type { DuelsServices } from '../services.ts'

type Calls = typeof duelsCalls

export function makeMoveWith(services: DuelsServices): Handler<Calls['makeMove']> {
  return async ({ code, after: seen, move, spent }, context) => {
    const { caller, now, device } = context
    return changeDuel<RefusalOf<Calls['makeMove']>>(services, { code, context }, async (_tx, duel) => {
      const allowed = mayMove(duel, { accountId: caller.accountId, after: seen, move })
      if (!allowed.ok) return allowed
      const game = services.gameOf(duel.gameId, device.language)
      if (!game) return refuse('DuelUnknown')
      const line = lineOf(duel)
      if (allowed.value === 'repeated') {
        const before = { ...line, moves: line.moves.slice(0, -1) }
        const mover = isForMore(duel) ? (await services.judge(game, before))?.turn : undefined
        return mayRepeat(duel, caller.accountId, mover) ? ok(duel) : refuse('NotYourTurn')
      }
      const told = await services.tell(game, { ...line, move }, drawnBy(context.keys))
      const standing =
        told === undefined ? undefined : await services.judge(game, { ...line, moves: [...line.moves, told] })
      if (told === undefined || !standing) return refuse('MoveNotAllowed')
      const thought = spent === undefined ? undefined : milliseconds(spent)
      return ok(moved(duel, { move: told, standing, spent: thought }, now))
    })
  }
}

/** The duel without whoever leaves; the same where they have left already. */
const gone = (services: DuelsServices, duel: StoredDuel, leaving: Leaving | undefined) =>
  leaving ? leave(services, duel, leaving) : duel

export function resignDuelWith(services: DuelsServices): Handler<Calls['resignDuel']> {
  return async ({ code }, context) => {
    const { caller, now } = context
    return changeDuel<RefusalOf<Calls['resignDuel']>>(services, { code, context }, async (_tx, duel) => {
      if (!isForMore(duel) || duel.phase.status !== 'running') return resign(duel, caller.accountId, now)
      const leaving = leavingBy(duel, caller.accountId, now)
      return leaving.ok ? ok(await gone(services, duel, leaving.value)) : leaving
    })
  }
}

export function offerDrawWith(services: DuelsServices): Handler<Calls['offerDraw']> {
  return async ({ code, after }, context) => {
    const { caller, now } = context
    const { accountId } = caller
    return changeDuel(services, { code, context }, async (tx, duel) => {
      const offered = offerDraw(duel, { accountId, after }, now)
      if (offered.ok && offered.value.drawBy !== duel.drawBy)
        await ringOffered(services, { tx, duel: offered.value, context })
      return offered
    })
  }
}

export function claimWinWith(services: DuelsServices): Handler<Calls['claimWin']> {
  return async ({ code }, context) => {
    const { caller, now } = context
    return changeDuel<RefusalOf<Calls['claimWin']>>(services, { code, context }, async (_tx, duel) => {
      if (!isForMore(duel)) return claimWin(duel, caller.accountId, now)
      const leaving = claimAgainst(duel, caller.accountId, now)
      return leaving.ok ? ok(await gone(services, duel, leaving.value)) : leaving
    })
  }
}
