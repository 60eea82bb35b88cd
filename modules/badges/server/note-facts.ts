import { announce, type Listener } from '#kit/bus/outbox.ts'
import type { Tx } from '#kit/db/db.ts'
import type { Live } from '#kit/server/live.ts'
import type { Clock, Instant } from '#kit/time/time.ts'
import { BADGES_LIVE } from '../model.ts'
import { award } from './award.ts'
import type { AwardParts } from './services.ts'

/** The topic of the outbox by which facts reach the badges. */
export const FACTS_TOPIC = 'badge-facts'

/** Tells, in the transaction of a fact, that an account may have won a badge by it. */
export const noteFacts = (tx: Tx, accountId: number, now: Instant): Promise<void> =>
  announce(tx, now, [{ topic: FACTS_TOPIC, body: { accountId } }])

/** Awards what a fact gives, once, whichever process hears of it. */
export const hearFacts =
  ({ live, clock, ...parts }: AwardParts & { readonly live: Live; readonly clock: Clock }): Listener =>
  async (tx, { body }) => {
    const { accountId } = body as { readonly accountId: number }
    const { isNew } = await award(tx, accountId, parts, clock())
    if (isNew) return () => live.toAccounts([accountId], { kind: BADGES_LIVE, body: {} })
  }
