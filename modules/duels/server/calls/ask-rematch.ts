import type { RefusalOf } from '#kit/contract/call.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { duelsCalls } from '../../calls.ts'
import { freshClock } from '../../rules/clock.ts'
import { begun } from '../../rules/duel.ts'
import { askRematch, withRematchAsked } from '../../rules/rematch.ts'
import { changeDuel, ringNext } from '../change-duel.ts'
import { lineOf } from '../duel-row.ts'
import { insertDuel } from '../duel-store.ts'
import { freshDuel, holdRoom, mayCount } from '../fresh-duel.ts'
import { dropSeeks } from '../seek-store.ts'
import type { DuelsServices } from '../services.ts'

type AskRematch = (typeof duelsCalls)['askRematch']

export function askRematchWith(services: DuelsServices): Handler<AskRematch> {
  return async ({ code }, context) => {
    const { caller, now, device } = context
    const { accountId } = caller
    return changeDuel<RefusalOf<AskRematch>>(services, { code, context }, async (tx, duel) => {
      const asked = askRematch(duel, accountId)
      if (!asked.ok) return asked
      if (asked.value === 'begun') return ok(duel)
      if (asked.value === 'asked') return ok(withRematchAsked(duel, accountId))
      const players = duel.seats.filter((id) => id !== undefined)
      const room = await holdRoom(tx, players, now)
      if (!room.ok) return room
      const game = services.gameOf(duel.gameId, device.language)
      if (!game) return refuse('DuelUnknown')
      const ratedAs = duel.clock?.ratedAs
      const [one, other] = players as [number, number, ...number[]]
      const counts = ratedAs !== undefined && (await mayCount(services, tx, [one, other], now))
      const waiting = freshDuel(context, game, {
        // Everybody moves up by one seat, so that each begins in turn.
        seats: [...players.slice(1), one],
        phase: { status: 'waiting' },
        clock: duel.clock && freshClock(duel.clock.name, counts ? ratedAs : undefined, players.length),
      })
      const first = await services.judge(game, lineOf(waiting))
      if (!first) return refuse('DuelUnknown')
      const next = begun(waiting, { first, now })
      await insertDuel(tx, next)
      if (next.clock) await dropSeeks(tx, players)
      await ringNext(services, { tx, duel: next, context })
      return ok({ ...duel, rematch: { ...duel.rematch, code: next.code } })
    })
  }
}
