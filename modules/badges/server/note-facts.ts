import { announce, type Listener } from '#kit/bus/outbox.ts'
import type { Tx } from '#kit/db/db.ts'
import type { Live } from '#kit/server/live.ts'
import type { Clock, Instant } from '#kit/time/time.ts'
import { BADGES_LIVE } from '../model.ts'
import { award } from './award.ts'
import type { AwardParts } from './services.ts'

/** The announcement's name in the outbox through which facts reach badges. */
export const FACTS_TOPIC = 'badge-facts'

/** Announces, in the transaction that stores a fact, that the account may have earned a badge. */
export const noteFacts = (tx: Tx, accountId: number, now: Instant): Promise<void> =>
  announce(tx, now, [{ topic: FACTS_TOPIC, body: { accountId } }])

/** Awards what a fact earns, once, in whichever process receives it. */
export const hearFacts =
  ({ live, clock, ...parts }: AwardParts & { readonly live: Live; readonly clock: Clock }): Listener =>
  async (tx, { body }) => {
    const { accountId } = body as { readonly accountId: number }
    const { isNew } = await award(tx, accountId, parts, clock())
    if (isNew) return () => live.toAccounts([accountId], { kind: BADGES_LIVE, body: {} })
  }
