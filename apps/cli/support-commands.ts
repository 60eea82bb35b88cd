import type { Instant } from '#kit/time/time.ts'
import { banAppealsOf, findAccounts, signInsOf } from '#modules/account/server/index.ts'
import { CARD_KINDS } from '#modules/cards/model.ts'
import { eventsOf, findCard } from '#modules/cards/server/index.ts'
import { appealsOf, reportsAgainst, showReport } from '#modules/chat/server/index.ts'
import { findListing, listTrades, shownCode } from '#modules/market/server/index.ts'
import { listActions } from '#modules/operator/server/index.ts'
import { grantsOf } from '#modules/playtime/server/index.ts'
import { refuseCommand, shown, type Command, type CommandContext, type Input } from './command.ts'
import { LIMIT, readAccount, readLimit, USER } from './read-words.ts'
import { plain, shownMoment, table } from './tables.ts'

interface Found {
  readonly accountId: number
  readonly because: string
}

/** One event in an account's history. */
interface Step {
  readonly at: Instant
  readonly what: string
  readonly detail: string
}

export const SUPPORT_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'users look',
    says: 'finds users by anything they may send: a number, a name, a card, a listing or its code, a report',
    args: [{ name: 'TEXT', says: 'a number, a name, the id of a card, a listing or a report, or a code' }],
    example: 'portal users look 7K3M-9QXT',
    async read({ db }, { words }) {
      const text = words['TEXT']!.trim()
      const found: Found[] = [...(await byThing({ db }, text))]
      for (const { accountId } of await findAccounts(db, text, 20))
        found.push({ accountId, because: 'number or name' })
      const once = found.filter(
        ({ accountId }, place) => found.findIndex((one) => one.accountId === accountId) === place,
      )
      if (once.length === 0) return refuseCommand('nobody is found')
      const users = await Promise.all(once.map(async (one) => ({ ...one, ...(await nameOf({ db }, one)) })))
      const rows = users.map((one) => [String(one.accountId), plain(one.nickname), one.because])
      return shown(table(['number', 'name', 'found by'], rows), users)
    },
  },
  {
    kind: 'read',
    name: 'users timeline',
    says: 'lists what happened to a user, the latest first: sign-ins, boxes and cards, cloud time, trades, reports, appeals, decisions',
    args: [USER],
    options: LIMIT,
    example: 'portal users timeline 12345678 --limit 100',
    read: timeline,
  },
]

async function nameOf({ db }: Pick<CommandContext, 'db'>, { accountId }: Found) {
  const [account] = await findAccounts(db, String(accountId), 1)
  return { nickname: account?.nickname ?? '' }
}

/** Whose card, listing or report it is. */
async function byThing({ db }: Pick<CommandContext, 'db'>, text: string): Promise<readonly Found[]> {
  const [card, listing, report] = await Promise.all([
    findCard(db, text),
    findListing(db, text),
    showReport(db, text),
  ])
  return [
    ...(card ? [{ accountId: card.ownerId, because: 'has the card' }] : []),
    ...(listing ? [{ accountId: listing.sellerId, because: 'made the listing' }] : []),
    ...(listing?.takerId ? [{ accountId: listing.takerId, because: 'took the listing' }] : []),
    ...(report ? [{ accountId: report.accusedId, because: 'was reported' }] : []),
  ]
}

const cardName = (kind: number | null) => CARD_KINDS.find((one) => one.kind === kind)?.number ?? ''

async function timeline({ db, now }: CommandContext, input: Input) {
  const user = await readAccount(db, input.words['USER'])
  if (!user.ok) return user
  const limit = readLimit(input)
  if (!limit.ok) return limit
  const [accountId, size] = [user.value, limit.value]
  const [signIns, events, grants, trades, reports, actions, muteAppeals, banAppeals] = await Promise.all([
    signInsOf(db, accountId, size),
    eventsOf(db, accountId, size),
    grantsOf(db, accountId, size),
    listTrades(db, { accountId, size, now }),
    reportsAgainst(db, accountId, size),
    listActions(db, { subject: `user ${accountId}`, size }),
    appealsOf(db, accountId, size),
    banAppealsOf(db, accountId, size),
  ])
  const steps: Step[] = [
    ...signIns.map((one) => ({
      at: one.at,
      what: one.provider === null ? 'signed in' : `signed in by ${one.provider}`,
      detail: `${one.platform} ${one.osFamily}`,
    })),
    ...events.map((one) => ({
      at: one.happenedAt,
      what: `collection: ${one.kind}`,
      detail: [cardName(one.cardKind), one.cardId, one.target].filter(Boolean).join(' '),
    })),
    ...grants.map((one) => ({
      at: one.startedAt,
      what: `cloud time: ${one.source}`,
      detail: `${one.secondsLeft} of ${one.seconds} seconds left, until ${shownMoment(one.replacedAt ?? one.endsAt)}`,
    })),
    ...trades.map((one) => ({
      at: one.tradedAt,
      what: one.sellerId === accountId ? 'gave away in a trade' : 'got in a trade',
      detail: `${shownCode(one.code)}, ${one.sellerId} and ${one.takerId}, card ${one.cardId}`,
    })),
    ...reports.map((one) => ({
      at: one.reportedAt,
      what: `was reported (${one.state})`,
      detail: `${one.type}, report ${one.reportId}`,
    })),
    ...[...muteAppeals, ...banAppeals].map((one) => ({
      at: one.madeAt,
      what: `appealed against a ${'mutedAt' in one ? 'mute' : 'ban'} (${one.state})`,
      detail: plain(one.text),
    })),
    ...actions.map((one) => ({
      at: one.now,
      what: `operator: ${one.command}`,
      detail: plain([one.operator, one.reason].filter(Boolean).join(': ')),
    })),
  ]
  const latest = steps.toSorted((one, other) => other.at - one.at).slice(0, size)
  const rows = latest.map(({ at, what, detail }) => [shownMoment(at), what, detail])
  return shown(rows.length > 0 ? table(['when', 'what', ''], rows) : 'Nothing happened yet.', latest)
}
