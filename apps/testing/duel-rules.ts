import { duelRules } from '#apps/server/duel-rules.ts'
import type { dropFlags } from '#modules/duels/server/index.ts'
import { duelCatalogue } from './duel-games.ts'
import type { TestPortal } from './test-portal.ts'

const rules = duelRules(duelCatalogue)

/** What the jobs of duels get, at the portal's time; what they log is noted. */
export const duelJobs = (
  { db, now }: Pick<TestPortal, 'db' | 'now'>,
  noted: object[] = [],
): Parameters<typeof dropFlags>[0] => ({
  db,
  now: now(),
  rules,
  log: { error: (fields: object) => void noted.push(fields) },
})
