import { inWords } from '#kit/time/in-words.ts'
import type { Instant } from '#kit/time/time.ts'
import {
  CLAIM_LASTS,
  closeReport,
  escalate,
  listReports,
  lockReport,
  mayClaim,
  setClaim,
  showReport,
} from '#modules/chat/server/index.ts'
import {
  usageError,
  refuseCommand,
  same,
  shown,
  type Argument,
  type Change,
  type ChangeContext,
  type Command,
} from './command.ts'
import { LIMIT, readLimit, readReason, REASON } from './read-words.ts'
import { plain, shownMoment, shownUntil } from './tables.ts'

const REPORT: Argument = { name: 'REPORT', says: 'its id' }
const NONE = 'there is no open report of this id'
const isVerdict = (text: string): text is 'upheld' | 'dismissed' => text === 'upheld' || text === 'dismissed'

export const REPORTS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'reports list',
    says: 'lists reports with the messages around, those sent up to the owners first, then the oldest',
    args: [{ name: 'STATE', says: 'open (the default), upheld or dismissed', isOptional: true }],
    options: LIMIT,
    example: 'portal reports list',
    async read({ db }, input) {
      const status = input.words['STATE'] ?? 'open'
      if (status !== 'open' && !isVerdict(status)) return usageError(`"${status}" is no state of a report`)
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const reports = await listReports(db, status, limit.value)
      return shown(reports.map(shownReport).join('\n\n') || 'No reports.', reports)
    },
  },
  {
    kind: 'read',
    name: 'reports show',
    says: 'shows a report with the messages around, who works on it, and what there is about the accused',
    args: [REPORT],
    example: 'portal reports show 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async read({ db }, { words }) {
      const report = await showReport(db, words['REPORT']!)
      if (!report) return refuseCommand('there is no report of this id')
      const { record } = report
      const about = `  ${report.accusedId}: ${record.upheld} upheld, ${record.dismissed} dismissed, ${record.open} open; mute step ${record.steps}${record.steps > 0 ? `, ${shownUntil(record.mutedUntil)}` : ''}`
      const by = `  ${report.state}${report.claimedBy ? `, claimed by ${plain(report.claimedBy)}` : ''}${report.escalatedAt ? `, escalated: ${plain(report.escalatedFor)}` : ''}`
      return shown([shownReport(report), by, about].join('\n'), report)
    },
  },
  {
    kind: 'change',
    name: 'reports claim',
    says: `takes a report to work on it; others cannot for ${inWords(CLAIM_LASTS)}`,
    args: [REPORT],
    example: 'portal reports claim 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async change({ db, now, operator }, { words }) {
      const report = await lockReport(db, words['REPORT']!)
      if (report?.state !== 'open') return refuseCommand(NONE)
      if (!mayClaim(report.claim, operator, now))
        return refuseCommand(`${report.claim!.by} works on it already`)
      if (report.claim?.by === operator) return same('You work on it already.')
      await setClaim(db, report.reportId, operator, now)
      const before = { claimed: report.claim?.by ?? 'no' }
      return forOwners(report, changeOf(report, before, { claimed: operator }, 'Claimed.'))
    },
  },
  {
    kind: 'change',
    name: 'reports release',
    says: 'gives a claimed report back to the queue',
    args: [REPORT],
    example: 'portal reports release 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async change({ db, now }, { words }) {
      const report = await lockReport(db, words['REPORT']!)
      if (report?.state !== 'open') return refuseCommand(NONE)
      if (!report.claim) return same('Nobody works on it.')
      await setClaim(db, report.reportId, null, now)
      const before = { claimed: report.claim.by }
      return forOwners(report, changeOf(report, before, { claimed: 'no' }, 'Back in the queue.'))
    },
  },
  {
    kind: 'change',
    name: 'reports escalate',
    says: 'sends a report up to the owners, with the reason',
    note: 'Moderators cannot claim or close it any more. Owners see its number in the menu of the console, and IsletReportSentUp is an alert.',
    args: [REPORT, REASON],
    example: 'portal reports escalate 01KAM8V7Q2N4Y9WZ3B5C6D7E8F "somebody may be in danger"',
    async change({ db, now }, { words }) {
      const reason = readReason(words['REASON'])
      if (!reason.ok) return reason
      const report = await lockReport(db, words['REPORT']!)
      if (report?.state !== 'open') return refuseCommand(NONE)
      if (report.escalatedAt !== null) return same('It was sent up already.')
      await escalate(db, report.reportId, reason.value, now)
      const after = { escalated: shownMoment(now) }
      const change = changeOf(report, { escalated: 'no' }, after, 'Sent up to the owners.')
      return { ...change, reason: reason.value }
    },
  },
  {
    kind: 'change',
    name: 'reports close',
    says: 'closes a report; a dismissed one no longer counts against the writer',
    args: [REPORT, { name: 'VERDICT', says: 'upheld or dismissed' }],
    example: 'portal reports close 01KAM8V7Q2N4Y9WZ3B5C6D7E8F upheld',
    async change(context, { words }) {
      const verdict = words['VERDICT']!
      if (!isVerdict(verdict)) return usageError('a report is closed as upheld or dismissed')
      return close(context, words['REPORT']!, verdict)
    },
  },
]

async function close({ db, now, operator }: ChangeContext, reportId: string, status: 'upheld' | 'dismissed') {
  const report = await lockReport(db, reportId)
  if (report?.state !== 'open') return refuseCommand(NONE)
  if (!mayClaim(report.claim, operator, now)) return refuseCommand(`${report.claim!.by} works on it`)
  await closeReport(db, now, { reportId, status, by: operator })
  const change = changeOf(report, { state: 'open' }, { state: status }, `Closed as ${status}.`)
  return forOwners(report, change)
}

/** What was sent up is claimed, given back and closed by owners. */
const forOwners = ({ escalatedAt }: { readonly escalatedAt: Instant | null }, change: Change): Change => ({
  ...change,
  isForOwners: escalatedAt !== null,
})

const changeOf = (
  { reportId, accusedId, reporterId }: Pick<Report, 'reportId' | 'accusedId' | 'reporterId'>,
  before: object,
  after: object,
  text: string,
): Change => ({
  ok: true,
  subject: `report ${reportId}`,
  userIds: [accusedId],
  askedBy: reporterId,
  text,
  before,
  after,
})

interface Report {
  readonly reportId: string
  readonly messageId: string
  readonly accusedId: number
  readonly reporterId: number
  readonly type: string
  readonly text: string
  readonly reportedAt: Instant
  readonly room: string
  readonly around: readonly {
    readonly messageId: string
    readonly writerId: number
    readonly text: string
    readonly state: string
  }[]
}

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
