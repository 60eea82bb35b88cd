import type { RefusalOf } from '#kit/contract/call.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { duelsCalls } from '../../calls.ts'
import { freshClock } from '../../rules/clock.ts'
import { askRematch, withRematchAsked } from '../../rules/duel.ts'
import { changeDuel, ringNext } from '../change-duel.ts'
import { insertDuel, lineOf } from '../duel-store.ts'
import { begunDuel, freshDuel, holdRoom, mayCount } from '../fresh-duel.ts'
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
      const [one, other] = duel.seats as readonly [number, number]
      const room = await holdRoom(tx, [one, other], now)
      if (!room.ok) return room
      const game = services.gameOf(duel.gameId, device.language)
      if (!game) return refuse('DuelUnknown')
      const ratedAs = duel.clock?.ratedAs
      const counts = ratedAs !== undefined && (await mayCount(services, tx, [one, other], now))
      const next = freshDuel(context, game, {
        seats: [other, one],
        phase: { status: 'waiting' },
        clock: duel.clock && freshClock(duel.clock.name, counts ? ratedAs : undefined),
      })
      const first = await services.judge(game, lineOf(next))
      if (!first) return refuse('DuelUnknown')
      const begun = begunDuel(next, first, now)
      await insertDuel(tx, begun)
      if (begun.clock) await dropSeeks(tx, [one, other])
      await ringNext(services, { tx, duel: begun, context })
      return ok({ ...duel, rematch: { ...duel.rematch, code: begun.code } })
    })
  }
}
