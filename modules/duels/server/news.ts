import { toWire } from '#kit/contract/renamed.ts'
import type { Live } from '#kit/server/live.ts'
import type { Instant } from '#kit/time/time.ts'
import { DUELS_LIVE } from '../model.ts'
import { leftAt } from '../rules/clock.ts'
import { tickingOf } from '../rules/duel.ts'
import { DuelNews } from '../shapes.ts'
import type { StoredDuel } from './duel-row.ts'

/** Sends to everybody at a board. */
export const tellTopic = (live: Live, topic: string, id: string, news: DuelNews) =>
  live.toTopic(topic, { kind: DUELS_LIVE, id, body: toWire(DuelNews, news) as object })

/** The last move of a duel, so that the other page shows it before reading. */
export function newsOf(duel: StoredDuel, now: Instant): DuelNews {
  const { moves, phase, clock, dealKey } = duel
  // With hidden hands each side reads for itself what it may see.
  const move = dealKey === undefined ? moves.at(-1) : undefined
  const [firstLeft, secondLeft] = clock ? leftAt(clock, tickingOf(duel), now) : []
  return {
    moveCount: moves.length,
    ...(move === undefined ? {} : { move }),
    ...(phase.status === 'running' ? { turn: phase.turn } : {}),
    ...(firstLeft === undefined || secondLeft === undefined ? {} : { firstLeft, secondLeft }),
  }
}
