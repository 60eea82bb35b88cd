import { announce } from '#kit/bus/outbox.ts'
import type { Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Notice } from '../model.ts'

/** The topic of the outbox by which notices are written. */
export const NOTICE_TOPIC = 'notice'

/** Tells players, by the bell, what has happened in this transaction. */
export const notify = (tx: Tx, now: Instant, notices: readonly Notice[]): Promise<void> =>
  announce(
    tx,
    now,
    notices.map((body) => ({ topic: NOTICE_TOPIC, body })),
  )
