import {
  decideBanAppeal,
  isSameBan,
  isSameOperator,
  listBanAppeals,
  lockBanAppeal,
  lockKnownAccount,
  setBan,
} from '#modules/account/server/index.ts'
import { decideAppeal, listAppeals, lockAppeal, readMuted, unmute } from '#modules/chat/server/index.ts'
import { mayUse, openStaff } from '#modules/staff/server/index.ts'
import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import {
  usageError,
  refuseCommand,
  shown,
  type Argument,
  type ChangeContext,
  type Command,
  type Input,
} from './command.ts'
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

interface Appeal {
  readonly appealId: string
  readonly accountId: number
  readonly reason: string
  readonly text: string
  readonly madeAt: Instant
  readonly state: (typeof STATES)[number]
}

type Verdict = 'lifted' | 'kept'

/** A penalty that a player may appeal once, for another operator to decide. */
interface Appealable<One extends Appeal> {
  readonly list: string
  readonly decide: string
  /** Such as "muted". */
  readonly did: string
  readonly thing: string
  readonly says: string
  read(db: Db, state: One['state'], limit: number): Promise<readonly One[]>
  lock(db: ChangeContext['db'], appealId: string): Promise<One | undefined>
  byOf(appeal: One): string | null
  store(db: ChangeContext['db'], wish: Decision): Promise<void>
  /** Lifts the penalty if the verdict says so and it is still in force; returns what happened. */
  settle(context: ChangeContext, appeal: One, verdict: Verdict): Promise<Settled>
}

type Decision = Parameters<typeof decideAppeal>[1]

interface Settled {
  readonly lifted: string
  readonly before?: Readonly<Record<string, string>>
  readonly after?: Readonly<Record<string, string>>
}

const MUTES: Appealable<NonNullable<Awaited<ReturnType<typeof lockAppeal>>>> = {
  list: 'appeals list',
  decide: DECIDE,
  did: 'muted',
  thing: 'mute',
  says: 'decides an appeal: lifted ends the mute, kept leaves it; another operator than the one who muted',
  read: listAppeals,
  lock: lockAppeal,
  byOf: ({ mutedBy }) => mutedBy,
  store: decideAppeal,
  async settle({ db, now }, { accountId, mutedAt }, verdict) {
    const muted = await readMuted(db, accountId)
    const isSame = muted?.mutedAt === mutedAt
    const isLifted = verdict === 'lifted' && isSame
    if (isLifted) await unmute(db, now, accountId)
    const until = muted ? shownUntil(muted.endsAt) : 'no'
    return {
      // A later mute than the appealed one may be in force.
      lifted: isSame
        ? `User ${accountId} may write again.`
        : `The appeal of user ${accountId} is granted; that mute is over already.`,
      before: { muted: until },
      after: { muted: isLifted ? 'no' : until },
    }
  },
}

const BANS: Appealable<NonNullable<Awaited<ReturnType<typeof lockBanAppeal>>>> = {
  list: 'appeals bans',
  decide: DECIDE_BAN,
  did: 'banned',
  thing: 'ban',
  says: 'decides an appeal of a ban: lifted opens the account, kept leaves it; another operator than the one who banned',
  read: listBanAppeals,
  lock: lockBanAppeal,
  byOf: ({ bannedBy }) => bannedBy,
  store: decideBanAppeal,
  async settle({ db, now }, appeal, verdict) {
    const { accountId } = appeal
    await lockKnownAccount(db, accountId)
    const isSame = await isSameBan(db, appeal, now)
    if (verdict === 'lifted' && isSame) await setBan(db, accountId, null)
    return {
      lifted: isSame
        ? `User ${accountId} may come in again.`
        : 'Another ban than that one holds now, or none.',
    }
  },
}

/** Appeals of muted and banned players. */
export const APPEALS_COMMANDS: readonly Command[] = [...commandsOf(MUTES), ...commandsOf(BANS)]

function commandsOf<One extends Appeal>(kind: Appealable<One>): readonly Command[] {
  return [
    {
      kind: 'read',
      name: kind.list,
      says: `lists appeals of ${kind.did} players, the oldest open ones first`,
      args: [{ name: 'STATE', says: `${STATES.join(', ')}; open by default`, isOptional: true }],
      options: LIMIT,
      example: `portal ${kind.list}`,
      async read({ db }, input) {
        const state = STATES.find((one) => one === (input.words['STATE'] ?? 'open'))
        if (!state) return usageError(`STATE is one of ${STATES.join(', ')}`)
        const limit = readLimit(input)
        if (!limit.ok) return limit
        const appeals = await kind.read(db, state, limit.value)
        const lines = appeals.map(
          (one) =>
            `Appeal ${one.appealId} of ${one.accountId}, ${kind.did} for ${one.reason} by ${kind.byOf(one) ?? 'somebody'}, ${shownMoment(one.madeAt)}\n  ${plain(one.text)}`,
        )
        return shown(lines.join('\n\n') || 'No appeals.', appeals)
      },
    },
    {
      kind: 'change',
      name: kind.decide,
      says: kind.says,
      args: VERDICT,
      example: `portal ${kind.decide} 01KAM8V7Q2N4Y9WZ3B5C6D7E8F lifted "You are right, sorry."`,
      change: (context, input) => decide(kind, context, input),
    },
  ]
}

async function decide<One extends Appeal>(kind: Appealable<One>, context: ChangeContext, { words }: Input) {
  const { db, now, operator } = context
  const verdict = words['VERDICT']
  if (verdict !== 'lifted' && verdict !== 'kept') return usageError('VERDICT is lifted or kept')
  const answer = (words['ANSWER'] ?? '').trim()
  if ([...answer].length > MOST_ANSWER) return usageError(`an answer has at most ${MOST_ANSWER} letters`)
  const appeal = await kind.lock(db, words['APPEAL']!)
  if (appeal?.state !== 'open') return refuseCommand('there is no open appeal of this id')
  const { appealId, accountId } = appeal
  const isOwn = isSameOperator(kind.byOf(appeal), operator)
  if (isOwn && (await areThereOthers(db, operator)))
    return refuseCommand(`another operator decides than the one who ${kind.did}`)
  const { lifted, before, after } = await kind.settle(context, appeal, verdict)
  await kind.store(db, { appealId, state: verdict, answer, by: operator, now })
  return {
    ok: true as const,
    subject: `appeal ${appealId}`,
    userIds: [accountId],
    text: verdict === 'lifted' ? lifted : `The ${kind.thing} stays.`,
    before: { state: 'open', ...before },
    after: { state: verdict, ...after, answer },
    warnings: isOwn ? [`You ${kind.did} this player yourself, and nobody else could decide.`] : [],
  }
}

/** Whether another operator could decide. */
async function areThereOthers(db: ChangeContext['db'], operator: string): Promise<boolean> {
  const staff = await openStaff(db)
  return staff.some(({ name, role }) => mayUse(role, DECIDE) && !isSameOperator(name, operator))
}
