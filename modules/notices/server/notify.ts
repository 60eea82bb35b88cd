import { announce, insertAnnouncements } from '#kit/bus/outbox.ts'
import type { Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Notice } from '../model.ts'

/** The topic of the outbox by which notices are written. */
export const NOTICE_TOPIC = 'notice'

const announcing = (notices: readonly Notice[]) => notices.map((body) => ({ topic: NOTICE_TOPIC, body }))

/** Tells players, by the bell, what has happened in this transaction. */
export const notify = (tx: Tx, now: Instant, notices: readonly Notice[]): Promise<void> =>
  announce(tx, now, announcing(notices))

/** The statement that does so, for others to take into theirs. */
export const insertNotices = (notices: readonly Notice[], now: Instant) =>
  insertAnnouncements(announcing(notices), now)
