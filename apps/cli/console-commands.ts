import { inWords } from '#kit/time/in-words.ts'
import { isStaffRole, STAFF_ROLES } from '#modules/staff/model.ts'
import {
  closeStaff,
  endStaffSessions,
  findStaffNamed,
  forgetInvitations,
  lockStaff,
  INVITATION_LASTS,
  invite,
  listPasskeys,
  listRecoveryCodes,
  listStaff,
  openSessionsOf,
  openStaff,
  revokeKey,
  setStaffRole,
  type StaffOperator,
  networksOf,
} from '#modules/staff/server/index.ts'
import {
  usageError,
  refuseCommand,
  same,
  shown,
  type Argument,
  type Change,
  type ChangeContext,
  type Command,
  type Input,
  type CommandRefusal,
} from './command.ts'
import { readAccount } from './read-words.ts'
import { plain, shownMoment, table } from './tables.ts'

const NAME: Argument = { name: 'NAME', says: 'the name of the operator' }
const ROLES_TEXT = STAFF_ROLES.join(', ')
const LAST_OWNER = 'nobody else is an owner: make another one first'

/** Letters, digits and spaces in one line, so that names are unambiguous in the audit log. */
const isName = (text: string) => /^[\p{L}\p{N}](?:[\p{L}\p{N} .'-]{0,38}[\p{L}\p{N}.])?$/u.test(text)

/** Commands for the console's staff. */
export const CONSOLE_COMMANDS: readonly Command[] = [
  {
    kind: 'change',
    isFinal: true,
    name: 'console invite',
    says: `invites somebody to the console by a link that is used once, within ${inWords(INVITATION_LASTS)}`,
    note: 'For a known name it adds a passkey, such as after all were lost; the role stays as it is.',
    options: {
      name: { value: 'NAME', says: 'the name of the operator, as the audit will have it' },
      role: { value: 'ROLE', says: `one of ${ROLES_TEXT}` },
      user: { value: 'USER', says: 'the player that they are: they decide nothing about this account' },
    },
    example: 'portal console invite --name Olga --role owner',
    change: inviteOne,
  },
  {
    kind: 'read',
    name: 'console operators',
    says: 'lists who works in the console, those who no longer do too',
    example: 'portal console operators',
    async read({ db }) {
      const staff = await listStaff(db)
      const rows = staff.map((one) => [
        plain(one.name),
        one.role,
        one.accountId === null ? '–' : String(one.accountId),
        shownMoment(one.madeAt),
        one.closedAt === null ? 'open' : `closed ${shownMoment(one.closedAt)}`,
      ])
      const heads = ['name', 'role', 'user', 'since', 'access']
      return shown(rows.length > 0 ? table(heads, rows) : 'Nobody yet: portal console invite', staff)
    },
  },
  {
    kind: 'change',
    name: 'console role',
    says: 'gives an operator another role',
    args: [NAME, { name: 'ROLE', says: `one of ${ROLES_TEXT}` }],
    example: 'portal console role Mo moderator',
    async change({ db }, { words }) {
      const found = await lockedOperator({ db }, words['NAME'])
      if ('ok' in found) return found
      const role = words['ROLE']!
      if (!isStaffRole(role)) return usageError(`ROLE is one of ${ROLES_TEXT}`)
      if (found.role === role) return same('That is the role already.')
      if (await isLastOwner({ db }, found)) return refuseCommand(LAST_OWNER)
      await setStaffRole(db, found.operatorId, role)
      return changed(found, { role: found.role }, { role }, `${found.name} is ${role} now.`)
    },
  },
  {
    kind: 'change',
    isFinal: true,
    name: 'console close',
    says: 'ends an operator’s access: sessions, passkeys and recovery codes go, the name stays taken',
    args: [NAME],
    example: 'portal console close Mo --reason "left the team"',
    async change({ db, now }, { words }) {
      const found = await lockedOperator({ db }, words['NAME'])
      if ('ok' in found) return found
      if (await isLastOwner({ db }, found)) return refuseCommand(LAST_OWNER)
      const ended = await endStaffSessions(db, now, found)
      await closeStaff(db, found.operatorId, now)
      return changed(found, { access: 'open' }, { access: 'closed' }, `Closed; ${ended} sessions ended.`)
    },
  },
  {
    kind: 'read',
    name: 'console keys',
    says: 'lists an operator’s passkeys and the recovery codes that are left',
    args: [NAME],
    example: 'portal console keys Mo',
    async read({ db }, { words }) {
      const found = await findStaffNamed(db, words['NAME']!)
      if (!found) return refuseCommand(`there is no operator "${words['NAME']}"`)
      const passkeys = await listPasskeys(db, found.operatorId)
      const codes = await listRecoveryCodes(db, found.operatorId)
      const rows = [
        ...passkeys.map((one) => [one.handle, 'passkey', shownMoment(one.madeAt), shownMoment(one.usedAt)]),
        ...codes.map((place) => [place === null ? '–' : `code-${place}`, 'recovery code', '–', '–']),
      ]
      const facts = rows.map(([key, kind, since, used]) => ({ key, kind, since, used }))
      return shown(rows.length > 0 ? table(['key', 'is', 'since', 'last used'], rows) : 'None.', facts)
    },
  },
  {
    kind: 'change',
    name: 'console revoke',
    says: 'takes one passkey or one recovery code from an operator, and signs them out',
    args: [NAME, { name: 'KEY', says: 'as in `portal console keys`, such as code-3' }],
    example: 'portal console revoke Mo code-3 --reason "was seen by somebody"',
    async change({ db, now }, { words }) {
      const found = await lockedOperator({ db }, words['NAME'])
      if ('ok' in found) return found
      const key = words['KEY']!
      const left = await listPasskeys(db, found.operatorId)
      if (!(await revokeKey(db, found.operatorId, key)))
        return refuseCommand(`${found.name} has no key "${key}"`)
      await endStaffSessions(db, now, found)
      await forgetInvitations(db, found.operatorId)
      const isLast = left.length === 1 && left[0]!.handle === key
      return {
        ...changed(found, { [key]: 'held' }, { [key]: 'revoked' }, `${key} of ${found.name} is revoked.`),
        warnings: isLast ? ['It is the last passkey: a recovery code or an invitation lets them in.'] : [],
      }
    },
  },
  {
    kind: 'read',
    name: 'console sessions',
    says: 'lists who is signed in to the console, from where',
    example: 'portal console sessions',
    async read({ db, now }) {
      const names = new Map((await listStaff(db)).map((one) => [one.operatorId, one.name]))
      const sessions = (await openSessionsOf(db, now)).map((one) => ({
        ...one,
        name: names.get(one.operatorId) ?? '',
      }))
      const rows = sessions.map((one) => [
        one.sessionId,
        plain(one.name),
        networksOf(one).join(', '),
        shownMoment(one.startedAt),
        shownMoment(one.seenAt),
      ])
      const heads = ['session', 'name', 'from', 'since', 'last seen']
      return shown(rows.length > 0 ? table(heads, rows) : 'Nobody is signed in.', sessions)
    },
  },
  {
    kind: 'change',
    name: 'console end-sessions',
    says: 'signs an operator out everywhere and ends links for further passkeys; they may sign in again',
    args: [NAME],
    example: 'portal console end-sessions Mo',
    async change({ db, now }, { words }) {
      const found = await lockedOperator({ db }, words['NAME'])
      if ('ok' in found) return found
      const ended = await endStaffSessions(db, now, found)
      const links = await forgetInvitations(db, found.operatorId)
      if (ended + links === 0) return same('Signed in nowhere.')
      return changed(found, { sessions: ended }, { sessions: 0 }, `${ended} sessions ended.`)
    },
  },
]

const changed = ({ name }: StaffOperator, before: object, after: object, text: string): Change => ({
  ok: true,
  subject: `operator ${name}`,
  text,
  before,
  after,
})

async function lockedOperator(
  { db }: Pick<ChangeContext, 'db'>,
  name = '',
): Promise<StaffOperator | CommandRefusal> {
  await lockStaff(db)
  const found = await findStaffNamed(db, name)
  return found && found.closedAt === null ? found : refuseCommand(`there is no operator "${name}"`)
}

async function isLastOwner({ db }: Pick<ChangeContext, 'db'>, one: StaffOperator): Promise<boolean> {
  if (one.role !== 'owner') return false
  return !(await openStaff(db)).some(
    ({ role, operatorId }) => role === 'owner' && operatorId !== one.operatorId,
  )
}

async function inviteOne(
  { db, now, keys, consoleUrl }: ChangeContext,
  { options }: Input,
): Promise<Change | CommandRefusal> {
  const name = (options['name'] ?? '').trim()
  if (!isName(name)) return usageError('--name wants 1 to 40 letters, digits and spaces')
  await lockStaff(db)
  const known = await findStaffNamed(db, name)
  if (known && known.closedAt !== null)
    return refuseCommand(`"${known.name}" no longer works here: a name stays taken`)
  const role = options['role'] ?? known?.role ?? ''
  if (!isStaffRole(role)) return usageError(`--role wants one of ${ROLES_TEXT}`)
  if (known && known.role !== role)
    return refuseCommand(`"${known.name}" is ${known.role}: see portal console role`)
  const user = options['user'] === undefined ? undefined : await readAccount(db, options['user'])
  if (user && !user.ok) return user
  if (known && user && user.value !== known.accountId)
    return refuseCommand(
      `"${known.name}" is an operator already: who they are as a player is said with the first invitation`,
    )
  const key = keys.token()
  const accountId = user?.value ?? null
  const invitation = { name: known?.name ?? name, role, accountId, operatorId: known?.operatorId ?? null }
  await invite(db, key, invitation, now)
  return {
    ok: true,
    subject: `operator ${invitation.name}`,
    text: known ? `${known.name} may add a passkey.` : `Invites ${name} as ${role}.`,
    before: known ? { role: known.role } : null,
    after: { role, ...(accountId === null ? {} : { user: accountId }) },
    told: `Open within ${inWords(INVITATION_LASTS)}: ${consoleUrl ?? ''}/#invite=${key}`,
  }
}
