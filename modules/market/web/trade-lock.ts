import { days } from '#kit/time/time.ts'
import { TRADE_LOCK } from '#modules/cards/web/index.ts'

/** What the texts tell of the lock after a trade. */
export const LOCK_FACTS = { days: TRADE_LOCK / days(1) }
