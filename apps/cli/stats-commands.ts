import type { Db } from '#kit/db/db.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import { listMissed, MISSED_SEARCHES_KEPT_FOR } from '#modules/catalog/server/index.ts'
import { monthsOfBanAppeals } from '#modules/account/server/index.ts'
import { monthsOfModeration } from '#modules/chat/server/index.ts'
import { ACTIONS_KEPT_FOR, countActions } from '#modules/operator/server/index.ts'
import { usageError, shown, type Command } from './command.ts'
import { LIMIT, readLimit } from './read-words.ts'
import { plain, table } from './tables.ts'

const MOST_DAYS = MISSED_SEARCHES_KEPT_FOR / days(1)

export const STATS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'stats searches',
    says: 'lists what people searched for and did not find, the most frequent first',
    options: {
      ...LIMIT,
      days: { value: 'COUNT', says: `how many days to look back, 7 unless told, ${MOST_DAYS} at most` },
      least: { value: 'COUNT', says: 'only terms that were searched for so often, 2 unless told' },
    },
    note: 'Kept by day and term, without who searched.',
    example: 'portal stats searches --days 30 --limit 100',
    async read({ db, now }, input) {
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const back = readCount(input.options['days'] ?? '7', MOST_DAYS)
      if (back === undefined) return usageError(`--days takes 1 to ${MOST_DAYS}`)
      const least = readCount(input.options['least'] ?? '2', 9999)
      if (least === undefined) return usageError('--least takes 1 to 9999')
      const terms = await listMissed(db, { since: before(now, days(back - 1)), least, most: limit.value })
      const rows = terms.map(({ term, searches, lastDay }) => [plain(term), String(searches), lastDay])
      const text =
        rows.length > 0 ? table(['term', 'searches', 'last'], rows) : 'Every search found something.'
      return shown(text, terms)
    },
  },
  {
    kind: 'read',
    name: 'stats moderation',
    says: 'shows reports, decisions, appeals and lifted measures by month, and how long they took',
    note: `Months are kept after their reports are deleted; actions of operators are counted for ${ACTIONS_KEPT_FOR / days(1)} days. Times are medians, in hours.`,
    example: 'portal stats moderation',
    async read({ db, now }) {
      const months = await readMonths(db, now)
      const heads = ['month', 'reports', 'upheld', 'dismissed', 'hours', 'appeals', 'lifted', 'kept', 'hours']
      const measures = ['ban appeals', 'bans lifted', 'removed', 'mutes', 'bans', 'renamed']
      const rows = months.map((one) => Object.values(one).map((value) => String(value ?? '–')))
      return shown(rows.length > 0 ? table([...heads, ...measures], rows) : 'Nothing was reported.', months)
    },
  },
]

/** Measures of operators against messages and nicknames. */
const MEASURES = {
  removed: 'chat remove',
  mutes: 'chat mute',
  bans: 'users ban',
  renamed: 'users rename',
} as const

/** Months for a transparency report, latest first; a month without reports may have had bans. */
async function readMonths(db: Db, now: Instant) {
  const [said, banAppeals, done] = await Promise.all([
    monthsOfModeration(db, now),
    monthsOfBanAppeals(db),
    countActions(db, Object.values(MEASURES)),
  ])
  const months = new Set([...said, ...banAppeals, ...done].map(({ month }) => month))
  return [...months]
    .toSorted()
    .toReversed()
    .map((month) => {
      const chat = said.find((one) => one.month === month)
      const appealed = banAppeals.find((one) => one.month === month)
      const count = (command: string) =>
        done.find((one) => one.month === month && one.command === command)?.count ?? 0
      return {
        month,
        reports: chat?.reports ?? 0,
        upheld: chat?.upheld ?? 0,
        dismissed: chat?.dismissed ?? 0,
        hoursToDecision: chat?.hoursToDecision ?? null,
        appeals: chat?.appeals ?? 0,
        lifted: chat?.lifted ?? 0,
        kept: chat?.kept ?? 0,
        hoursToAnswer: chat?.hoursToAnswer ?? null,
        banAppeals: appealed?.banAppeals ?? 0,
        bansLifted: appealed?.bansLifted ?? 0,
        removed: count(MEASURES.removed),
        mutes: count(MEASURES.mutes),
        bans: count(MEASURES.bans),
        renamed: count(MEASURES.renamed),
      }
    })
}

function readCount(text: string, most: number): number | undefined {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= most ? count : undefined
}
