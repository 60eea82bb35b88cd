import { closeReport, listReports } from '#modules/chat/server/index.ts'
import { misused, no, shown, type Command } from './command.ts'
import { LIMIT, readLimit } from './read-words.ts'
import { plain, shownMoment } from './tables.ts'

const isVerdict = (text: string) => text === 'upheld' || text === 'dismissed'

export const REPORTS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'reports list',
    says: 'lists reports with the messages around, the oldest first',
    args: [{ name: 'STATE', says: 'open (the default), upheld or dismissed', isOptional: true }],
    options: LIMIT,
    example: 'portal reports list',
    async read({ db }, input) {
      const status = input.words['STATE'] ?? 'open'
      if (status !== 'open' && !isVerdict(status)) return misused(`"${status}" is no state of a report`)
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const reports = await listReports(db, status, limit.value)
      return shown(reports.map(shownReport).join('\n\n') || 'No reports.', reports)
    },
  },
  {
    kind: 'change',
    name: 'reports close',
    says: 'closes a report; a dismissed one no longer counts against the writer',
    args: [
      { name: 'REPORT', says: 'its id' },
      { name: 'VERDICT', says: 'upheld or dismissed' },
    ],
    example: 'portal reports close 01KAM8V7Q2N4Y9WZ3B5C6D7E8F upheld',
    async change({ db, now }, { words }) {
      const [reportId, status] = [words['REPORT']!, words['VERDICT']!]
      if (!isVerdict(status)) return misused('a report is closed as upheld or dismissed')
      const closed = await closeReport(db, now, { reportId, status })
      if (!closed.ok) return no('there is no open report of this id')
      return {
        ok: true,
        subject: `report ${reportId}`,
        text: `Closed as ${status}.`,
        before: { state: 'open' },
        after: { state: status },
      }
    },
  },
]

type Report = Awaited<ReturnType<typeof listReports>>[number]

function shownReport(report: Report): string {
  const lines = report.around.map(({ messageId, writerId, text, state }) => {
    const mark = messageId === report.messageId ? '>' : ' '
    return `${mark} ${writerId}${state === 'shown' ? '' : ` (${state})`}: ${plain(text)}`
  })
  const said = report.text && `: ${plain(report.text)}`
  return [
    `Report ${report.reportId}, ${report.type}, ${shownMoment(report.reportedAt)}, in ${report.room}`,
    `  message ${report.messageId} of ${report.accusedId}, reported by ${report.reporterId}${said}`,
    ...lines,
  ].join('\n')
}
