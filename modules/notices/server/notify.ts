import { announce } from '#kit/bus/outbox.ts'
import type { Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Notice } from '../model.ts'

/** The announcement's name in the outbox for notices. */
export const NOTICE_TOPIC = 'notice'

/** Notifies players of what happened in this transaction. */
export const notify = (tx: Tx, now: Instant, notices: readonly Notice[]): Promise<void> =>
  announce(
    tx,
    now,
    notices.map((body) => ({ topic: NOTICE_TOPIC, body })),
  )
