import { days } from '#kit/time/time.ts'
import { TRADE_LOCK } from '#modules/cards/web/index.ts'

/** Values that texts about the trade lock take. */
export const LOCK_FACTS = { days: TRADE_LOCK / days(1) }
