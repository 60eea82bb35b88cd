import {
  decideBanAppeal,
  isSameBan,
  listBanAppeals,
  lockBanAppeal,
  lockKnownAccount,
  setBan,
} from '#modules/account/server/index.ts'
import {
  decideAppeal,
  isSameOperator,
  listAppeals,
  lockAppeal,
  readMuted,
  unmute,
} from '#modules/chat/server/index.ts'
import { mayUse, openStaff } from '#modules/staff/server/index.ts'
import { misused, no, shown, type Argument, type ChangeDesk, type Command, type Input } from './command.ts'
import { LIMIT, readLimit } from './read-words.ts'
import { plain, shownMoment, shownUntil } from './tables.ts'

const STATES = ['open', 'lifted', 'kept'] as const
const MOST_ANSWER = 500
const DECIDE = 'appeals decide'
const DECIDE_BAN = 'appeals decide-ban'

const VERDICT: readonly Argument[] = [
  { name: 'APPEAL', says: 'its id' },
  { name: 'VERDICT', says: 'lifted or kept' },
  { name: 'ANSWER', says: 'what the player reads; in quotes', isOptional: true },
]

/** What muted and banned players ask to have looked at again. */
export const APPEALS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'appeals list',
    says: 'lists appeals of muted players, the oldest open ones first',
    args: [{ name: 'STATE', says: `${STATES.join(', ')}; open by default`, isOptional: true }],
    options: LIMIT,
    example: 'portal appeals list',
    async read({ db }, input) {
      const state = STATES.find((one) => one === (input.words['STATE'] ?? 'open'))
      if (!state) return misused(`STATE is one of ${STATES.join(', ')}`)
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const appeals = await listAppeals(db, state, limit.value)
      const lines = appeals.map(
        (one) =>
          `Appeal ${one.appealId} of ${one.accountId}, muted for ${one.reason} by ${one.mutedBy ?? 'somebody'}, ${shownMoment(one.madeAt)}\n  ${plain(one.text)}`,
      )
      return shown(lines.join('\n\n') || 'No appeals.', appeals)
    },
  },
  {
    kind: 'change',
    name: DECIDE,
    says: 'decides an appeal: lifted ends the mute, kept leaves it; another operator than the one who muted',
    args: VERDICT,
    example: 'portal appeals decide 01KAM8V7Q2N4Y9WZ3B5C6D7E8F lifted "You are right, sorry."',
    change: decide,
  },
  {
    kind: 'read',
    name: 'appeals bans',
    says: 'lists appeals of banned players, the oldest open ones first',
    args: [{ name: 'STATE', says: `${STATES.join(', ')}; open by default`, isOptional: true }],
    options: LIMIT,
    example: 'portal appeals bans',
    async read({ db }, input) {
      const state = STATES.find((one) => one === (input.words['STATE'] ?? 'open'))
      if (!state) return misused(`STATE is one of ${STATES.join(', ')}`)
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const appeals = await listBanAppeals(db, state, limit.value)
      const lines = appeals.map(
        (one) =>
          `Appeal ${one.appealId} of ${one.accountId}, banned for ${one.reason} by ${one.bannedBy ?? 'somebody'}, ${shownMoment(one.madeAt)}\n  ${plain(one.text)}`,
      )
      return shown(lines.join('\n\n') || 'No appeals.', appeals)
    },
  },
  {
    kind: 'change',
    name: DECIDE_BAN,
    says: 'decides an appeal of a ban: lifted opens the account, kept leaves it; another operator than the one who banned',
    args: VERDICT,
    example: 'portal appeals decide-ban 01KAM8V7Q2N4Y9WZ3B5C6D7E8F lifted "You are right, sorry."',
    change: decideBan,
  },
]

async function decideBan({ db, now, operator }: ChangeDesk, { words }: Input) {
  const verdict = words['VERDICT']
  if (verdict !== 'lifted' && verdict !== 'kept') return misused('VERDICT is lifted or kept')
  const answer = (words['ANSWER'] ?? '').trim()
  if ([...answer].length > MOST_ANSWER) return misused(`an answer has at most ${MOST_ANSWER} letters`)
  const appeal = await lockBanAppeal(db, words['APPEAL']!)
  if (appeal?.state !== 'open') return no('there is no open appeal of this id')
  const { appealId, accountId } = appeal
  const isOwn = isSameOperator(appeal.bannedBy, operator)
  if (isOwn && (await areThereOthers(db, operator)))
    return no('another operator decides than the one who banned')
  await lockKnownAccount(db, accountId)
  const isSame = await isSameBan(db, appeal, now)
  if (verdict === 'lifted' && isSame) await setBan(db, accountId, null)
  await decideBanAppeal(db, { appealId, state: verdict, answer, by: operator, now })
  const lifted = isSame
    ? `User ${accountId} may come in again.`
    : 'Another ban than that one holds now, or none.'
  return {
    ok: true as const,
    subject: `appeal ${appealId}`,
    userIds: [accountId],
    text: verdict === 'lifted' ? lifted : 'The ban stays.',
    before: { state: 'open' },
    after: { state: verdict, answer },
    warnings: isOwn ? ['You banned this player yourself, and nobody else could decide.'] : [],
  }
}

async function decide({ db, now, operator }: ChangeDesk, { words }: Input) {
  const verdict = words['VERDICT']
  if (verdict !== 'lifted' && verdict !== 'kept') return misused('VERDICT is lifted or kept')
  const answer = (words['ANSWER'] ?? '').trim()
  if ([...answer].length > MOST_ANSWER) return misused(`an answer has at most ${MOST_ANSWER} letters`)
  const appeal = await lockAppeal(db, words['APPEAL']!)
  if (appeal?.state !== 'open') return no('there is no open appeal of this id')
  const isOwn = isSameOperator(appeal.mutedBy, operator)
  if (isOwn && (await areThereOthers(db, operator)))
    return no('another operator decides than the one who muted')
  const muted = await readMuted(db, appeal.accountId)
  const isSameMute = muted?.mutedAt === appeal.mutedAt
  if (verdict === 'lifted' && isSameMute) await unmute(db, now, appeal.accountId)
  await decideAppeal(db, { appealId: appeal.appealId, state: verdict, answer, by: operator, now })
  const until = muted ? shownUntil(muted.endsAt) : 'no'
  return {
    ok: true as const,
    subject: `appeal ${appeal.appealId}`,
    userIds: [appeal.accountId],
    text: textOf(verdict, appeal.accountId, isSameMute),
    before: { state: 'open', muted: until },
    after: { state: verdict, muted: verdict === 'lifted' && isSameMute ? 'no' : until, answer },
    warnings: isOwn ? ['You muted this player yourself, and nobody else could decide.'] : [],
  }
}

function textOf(verdict: 'lifted' | 'kept', accountId: number, isSameMute: boolean): string {
  if (verdict === 'kept') return 'The mute stays.'
  // Another mute than the one that was appealed holds now.
  return isSameMute
    ? `User ${accountId} may write again.`
    : `The appeal of user ${accountId} is granted; that mute is over already.`
}

/** Whether somebody else of the console could decide. */
async function areThereOthers(db: ChangeDesk['db'], operator: string): Promise<boolean> {
  const staff = await openStaff(db)
  return staff.some(({ name, role }) => mayUse(role, DECIDE) && !isSameOperator(name, operator))
}
