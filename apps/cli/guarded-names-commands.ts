import {
  allGuarded,
  checkNickname,
  guardName,
  listAlike,
  listGuardedNames,
  releaseName,
  skeletonOf,
} from '#modules/account/server/index.ts'
import { accountsOf, openStaff } from '#modules/staff/server/index.ts'
import {
  usageError,
  refuseCommand,
  same,
  shown,
  type Argument,
  type Change,
  type Command,
} from './command.ts'
import { LIMIT, readAccount, readLimit } from './read-words.ts'
import { plain, table } from './tables.ts'

const NAME: Argument = { name: 'NAME', says: 'in quotes where it has spaces' }

export const GUARDED_NAMES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'names list',
    says: 'lists the names that nobody else may look like: those of operators, and those that operators guard',
    example: 'portal names list',
    async read({ db }) {
      const guarded = await allGuarded(db, accountsOf(await openStaff(db)))
      const rows = guarded.map(({ name, skeleton, accountId }) => [
        plain(name),
        skeleton,
        accountId === null ? 'nobody' : String(accountId),
      ])
      return shown(rows.length > 0 ? table(['name', 'looks like', 'whose'], rows) : 'None.', guarded)
    },
  },
  {
    kind: 'read',
    name: 'names alike',
    says: 'lists players who are called like a guarded name that is not theirs',
    options: LIMIT,
    note: 'It reads all names. Such a name is taken away with `portal users rename`.',
    example: 'portal names alike',
    async read({ db }, input) {
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const guarded = await allGuarded(db, accountsOf(await openStaff(db)))
      const alike = await listAlike(db, guarded, limit.value)
      const rows = alike.map(({ accountId, name, like }) => [String(accountId), plain(name), plain(like)])
      return shown(rows.length > 0 ? table(['user', 'name', 'like'], rows) : 'Nobody.', alike)
    },
  },
  {
    kind: 'change',
    name: 'names guard',
    says: 'guards a name: nobody else may be called like it, whatever letters they choose',
    args: [NAME],
    options: { user: { value: 'USER', says: 'the player whose name it is; without it nobody may have it' } },
    note: 'Running servers know it within two seconds. Who is called like it already keeps their name: see `portal names alike`.',
    example: 'portal names guard "Calm Turtle" --user 12345678',
    async change({ db, now }, { words, options }) {
      const checked = checkNickname(words['NAME'] ?? '')
      if (!checked.ok) return usageError(`"${plain(words['NAME'] ?? '')}" cannot be a name`)
      const user = options['user'] === undefined ? undefined : await readAccount(db, options['user'])
      if (user && !user.ok) return user
      const name = checked.value
      const skeleton = skeletonOf(name)
      const known = (await listGuardedNames(db)).find((one) => one.skeleton === skeleton)
      if (known?.name === name && known.accountId === (user?.value ?? null))
        return same('It is guarded already.')
      if (known) return refuseCommand(`"${known.name}" is guarded, which looks the same: release it first`)
      await guardName(db, { skeleton, name, accountId: user?.value ?? null }, now)
      return changeOf(name, user?.value, `"${name}" is guarded.`)
    },
  },
  {
    kind: 'change',
    name: 'names release',
    says: 'guards a name no longer',
    args: [NAME],
    example: 'portal names release "Calm Turtle"',
    async change({ db }, { words }) {
      const skeleton = skeletonOf(words['NAME'] ?? '')
      const known = (await listGuardedNames(db)).find((one) => one.skeleton === skeleton)
      if (!known) return same('It is not guarded.')
      await releaseName(db, skeleton)
      const done = changeOf(known.name, known.accountId ?? undefined, `"${known.name}" is free.`)
      return { ...done, before: done.after, after: null }
    },
  },
]

const changeOf = (name: string, userId: number | undefined, text: string): Change => ({
  ok: true,
  subject: `name ${name}`,
  ...(userId === undefined ? {} : { userIds: [userId] }),
  text,
  before: null,
  after: { guarded: name, whose: userId ?? 'nobody' },
})
