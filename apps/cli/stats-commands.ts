import { before, days } from '#kit/time/time.ts'
import { listMissed, MISSED_SEARCHES_KEPT_FOR } from '#modules/catalog/server/index.ts'
import { monthsOfModeration } from '#modules/chat/server/index.ts'
import { misused, shown, type Command } from './command.ts'
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
      if (back === undefined) return misused(`--days takes 1 to ${MOST_DAYS}`)
      const least = readCount(input.options['least'] ?? '2', 9999)
      if (least === undefined) return misused('--least takes 1 to 9999')
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
    says: 'shows by month what was reported, decided, appealed and lifted, and how long that took',
    note: 'Reports are kept for 90 days, appeals as long as the account. Times are medians, in hours.',
    example: 'portal stats moderation',
    async read({ db }) {
      const months = await monthsOfModeration(db)
      const hoursOf = (hours: number | null) => (hours === null ? '–' : String(hours))
      const rows = months.map((one) => [
        one.month,
        ...[one.reports, one.upheld, one.dismissed].map(String),
        hoursOf(one.hoursToDecision),
        ...[one.appeals, one.lifted, one.kept].map(String),
        hoursOf(one.hoursToAnswer),
      ])
      const heads = ['month', 'reports', 'upheld', 'dismissed', 'hours', 'appeals', 'lifted', 'kept', 'hours']
      return shown(rows.length > 0 ? table(heads, rows) : 'Nothing was reported.', months)
    },
  },
]

function readCount(text: string, most: number): number | undefined {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= most ? count : undefined
}
