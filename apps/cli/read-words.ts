import type { Db } from '#kit/db/db.ts'
import { after, days, hours, minutes, type Duration, type Instant } from '#kit/time/time.ts'
import { usageError, refuseCommand, type Argument, type Input, type CommandRefusal } from './command.ts'

export const USER: Argument = { name: 'USER', says: 'the number of the user, with or without #' }
export const REASON: Argument = { name: 'REASON', says: 'the reason, for the audit log; in quotes' }

type Read<Value> = { readonly ok: true; readonly value: Value } | CommandRefusal

const LENGTHS: Readonly<Record<string, (count: number) => Duration>> = { m: minutes, h: hours, d: days }

/** A future moment, as `7d`, `12h`, `30m`, `2026-12-01` or `2026-12-01T10:00Z`; all in UTC. */
export function readMoment(text: string, now: Instant): Read<Instant> {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? []
  const isDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/.test(text)
  const moment = count ? after(now, LENGTHS[unit]!(Number(count))) : isDate ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment))
    return usageError(`"${text}" is no moment: write 7d, 12h, 30m or 2026-12-01T10:00Z`)
  return moment > now ? { ok: true, value: moment as Instant } : usageError(`${text} is over already`)
}

const MOMENT = 'when it ends: 7d, 12h, 30m, 2026-12-01 or 2026-12-01T10:00Z (UTC)'

/** The option for an end; `otherwise` describes the default. */
export const untilOption = (otherwise: string) => ({
  until: { value: 'MOMENT', says: `${MOMENT}; ${otherwise} by default` },
})

/** The moment of an option; undefined when omitted. */
export function readOptionalMoment(input: Input, option: string, now: Instant): Read<Instant | undefined> {
  const text = input.options[option]
  return text === undefined ? { ok: true, value: undefined } : readMoment(text, now)
}

/** The number of an existing account. */
export async function readAccount(db: Db, text = ''): Promise<Read<number>> {
  const number = /^#?(\d{8,10})$/.exec(text)?.[1]
  if (!number) return usageError(`"${text}" is no number of a user: it has 8 to 10 digits`)
  const row = await db.selectFrom('account').select('id').where('id', '=', Number(number)).executeTakeFirst()
  return row ? { ok: true, value: row.id } : refuseCommand(`there is no user ${number}`)
}

/** How many rows to list. */
export function readLimit(input: Input): Read<number> {
  const text = input.options['limit'] ?? '20'
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= 1000
    ? { ok: true, value: count }
    : usageError(`--limit takes 1 to 1000, not "${text}"`)
}

export const LIMIT = { limit: { value: 'COUNT', says: 'how many, 20 by default' } }

/** A reason is a sentence for later readers of the audit log. */
export function readReason(text = ''): Read<string> {
  const reason = text.trim()
  return reason.length > 0 && reason.length <= 500
    ? { ok: true, value: reason }
    : usageError('a reason has 1 to 500 letters')
}
