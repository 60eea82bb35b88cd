import type { Db } from '#kit/db/db.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import { REPORT_TYPES, type ReportType } from '#modules/chat/model.ts'
import {
  ALL_ROOMS,
  closeReport,
  listReports,
  muteAccount,
  removeMessage,
  setOff,
  setSlow,
  unmute,
  type Act,
} from '#modules/chat/server/index.ts'

export const CHAT_HELP = `  portal chat reports [upheld|dismissed]        reports with what was said around the message, the oldest first
  portal chat close REPORT upheld|dismissed     closes one; a dismissed one no longer counts against the writer
  portal chat mute USER REASON [for-good]       the next step: 10 minutes, 24 hours, 30 days, for good;
                                                reasons: ${REPORT_TYPES.join(', ')}
  portal chat unmute USER                       ends a mute, which then counts no more
  portal chat remove MESSAGE                    removes a message for everybody
  portal chat slow ROOM SECONDS                 slow mode; a room is world, game:12 or all; 0 ends it
  portal chat off ROOM, portal chat on ROOM     switches a room off and on again`

/** What a command says, and what the process ends with. */
export interface Said {
  readonly text: string
  readonly code: 0 | 1 | 2
}

const said = (text: string): Said => ({ text, code: 0 })
const misused = (text: string): Said => ({ text: `portal chat: ${text}; see portal --help`, code: 2 })
const MOST_SLOW_SECONDS = 3600
const REPORTS_SHOWN = 20

/** Does what the operator asks of the chat; everything that changes something is written down with his name. */
export async function runChatCommand(db: Db, act: Act, args: readonly string[]): Promise<Said> {
  const [verb = '', ...rest] = args
  const command = COMMANDS[verb]
  return command ? command(db, act, rest) : misused(`there is no "${verb}"`)
}

type Command = (db: Db, act: Act, args: readonly string[]) => Promise<Said>

const COMMANDS: Readonly<Record<string, Command>> = {
  async reports(db, _act, [status = 'open']) {
    if (status !== 'open' && !isVerdict(status)) return misused(`"${status}" is no state of a report`)
    const reports = await listReports(db, status, REPORTS_SHOWN)
    return said(reports.map(shownReport).join('\n\n') || 'No reports.')
  },

  async close(db, act, [reportId = '', status = '']) {
    if (!isVerdict(status)) return misused('a report is closed as upheld or dismissed')
    const closed = await closeReport(db, act, { reportId, status })
    return closed.ok ? said(`Closed as ${status}.`) : nothing('an open report of this id')
  },

  async mute(db, act, [user = '', reason = '', length = '']) {
    const accountId = await knownAccount(db, user)
    if (accountId === undefined) return nothing('such a user')
    if (!isReason(reason)) return misused(`the reasons are ${REPORT_TYPES.join(', ')}`)
    if (length !== '' && length !== 'for-good') return misused(`"${length}" is no length`)
    const { step, endsAt } = await muteAccount(db, act, {
      accountId,
      reason,
      isForGood: length === 'for-good',
    })
    return said(`Muted ${endsAt === null ? 'for good' : `until ${shownMoment(endsAt)}`} (step ${step}).`)
  },

  async unmute(db, act, [user = '']) {
    const ended = await unmute(db, act, Number(user) || 0)
    return ended.ok ? said('May write again.') : nothing('a mute of this user')
  },

  async remove(db, act, [messageId = '']) {
    const removed = await removeMessage(db, act, messageId)
    return removed.ok ? said('Removed.') : nothing('a message of this id')
  },

  async slow(db, act, [name = '', count = '']) {
    const room = roomNamed(name)
    if (room === undefined) return misused(`"${name}" is no room`)
    if (!/^\d{1,4}$/.test(count) || Number(count) > MOST_SLOW_SECONDS)
      return misused(`slow mode takes 0 to ${MOST_SLOW_SECONDS} seconds`)
    await setSlow(db, act, { room, gap: seconds(Number(count)) })
    return said(Number(count) === 0 ? 'Slow mode is over.' : `One message in ${count} seconds.`)
  },

  off: (db, act, [name = '']) => switchRoom(db, act, { name, isOff: true }),
  on: (db, act, [name = '']) => switchRoom(db, act, { name, isOff: false }),
}

async function switchRoom(db: Db, act: Act, { name, isOff }: { name: string; isOff: boolean }) {
  const room = roomNamed(name)
  if (room === undefined) return misused(`"${name}" is no room`)
  await setOff(db, act, { room, isOff })
  return said(isOff ? 'Switched off.' : 'Switched on.')
}

const nothing = (what: string): Said => ({ text: `portal chat: there is not ${what}`, code: 1 })
const isVerdict = (text: string) => text === 'upheld' || text === 'dismissed'
const isReason = (text: string): text is ReportType => (REPORT_TYPES as readonly string[]).includes(text)

function roomNamed(name: string): string | undefined {
  if (name === 'all') return ALL_ROOMS
  return /^(world|game:[1-9]\d*)$/.test(name) ? name : undefined
}

async function knownAccount(db: Db, user: string): Promise<number | undefined> {
  if (!/^\d{1,10}$/.test(user)) return undefined
  const row = await db.selectFrom('account').select('id').where('id', '=', Number(user)).executeTakeFirst()
  return row?.id
}

const shownMoment = (moment: Instant) =>
  `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`

type Report = Awaited<ReturnType<typeof listReports>>[number]

function shownReport(report: Report): string {
  const lines = report.around.map(({ messageId, writerId, text, state }) => {
    const mark = messageId === report.messageId ? '>' : ' '
    return `${mark} ${writerId}${state === 'shown' ? '' : ` (${state})`}: ${text}`
  })
  return [
    `Report ${report.reportId}, ${report.type}, ${shownMoment(report.reportedAt)}, in ${report.room}`,
    `  message ${report.messageId} of ${report.accusedId}, reported by ${report.reporterId}${report.text && `: ${report.text}`}`,
    ...lines,
  ].join('\n')
}
