import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Order of notification: wishers not yet skipped first, then those skipped longest ago. */
export const indexes: readonly LateIndex[] = [
  {
    name: 'market_wish_able',
    on: `market_wish (kind, coalesce(told_on, ''), account_id) where passed_at is null`,
  },
  { name: 'market_wish_passed', on: 'market_wish (kind, passed_at, account_id) where passed_at is not null' },
]

export const up = createMissing(indexes)
