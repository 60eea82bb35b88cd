import { duelJudge } from '#apps/server/duel-rules.ts'
import type { DuelJudge, endOverdueDuels } from '#modules/duels/server/index.ts'
import { duelCatalogue } from './duel-games.ts'
import type { TestPortal } from './test-portal.ts'

const judge = duelJudge(duelCatalogue)

/** What the jobs of duels get, at the portal's time; what they log is noted, and some of the judging may be replaced. */
export const duelJobs = (
  { db, now }: Pick<TestPortal, 'db' | 'now'>,
  noted: object[] = [],
  change: Partial<DuelJudge> = {},
): Parameters<typeof endOverdueDuels>[0] => ({
  db,
  now: now(),
  rules: { ...judge, ...change },
  log: { error: (fields: object) => void noted.push(fields) },
})
