import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readHead, restoreBackup, UnreadableBackup } from '#kit/db/backup/read-backup.ts'
import type { BackupEnd } from '#kit/db/backup/shape.ts'
import { writeBackup } from '#kit/db/backup/write-backup.ts'
import type { Database } from '#kit/db/open-database.ts'
import { SYSTEM_ACCOUNT_ID } from '#modules/account/server/index.ts'
import { refuseCommand, shown, type Command, type CommandRefusal, type Surroundings } from './command.ts'
import { FILES_BESIDE, filesBeside, keepSecret, secretToBring, WITH_SECRET } from './files-beside.ts'
import { invariantReport } from './invariant-report.ts'
import { checkInvariants } from './invariants.ts'
import { openProgress } from './progress.ts'

const OWNER_ONLY = 0o600

export const BACKUP_COMMANDS: readonly Command[] = [
  {
    kind: 'work',
    isSecret: true,
    name: 'backup create',
    says: 'writes the whole portal but its secret into one file, while it runs',
    args: [
      {
        name: 'FILE',
        says: 'a file that does not exist yet, such as islet-2026-11-22.backup.gz',
        file: 'written',
      },
    ],
    options: WITH_SECRET,
    note:
      'It holds the whole database as it is at one moment, and from the data folder the words of the chat. Keep the secret once, and ' +
      'elsewhere. Keep a backup for 35 days at most: what players had erased lives on in it.',
    example: 'portal backup create /var/backups/islet.backup.gz',
    async work(surroundings, { words, has }) {
      const file = resolve(words['FILE']!)
      const isWithSecret = has('with-secret')
      if (existsSync(file)) return refuseCommand(`${file} exists; name another one`)
      const progress = openProgress(surroundings.out)
      const end = await surroundings.withDatabase(async (database) => {
        const client = await database.openClient()
        return writeBackup({
          client,
          file,
          now: surroundings.now(),
          files: filesBeside(surroundings.dataFolder, isWithSecret),
          onTable: progress.show,
        }).finally(() => client.end())
      })
      progress.clear()
      const tables = Object.keys(end.rows).length
      const apart = isWithSecret ? '' : keepSecret(surroundings.dataFolder)
      return shown(`${file}: ${rowsIn(end)} rows of ${tables} tables${apart}`, { file, rows: end.rows })
    },
  },
  {
    kind: 'work',
    name: 'backup restore',
    onlyHere: 'the portal has to be stopped, and the console with it',
    says: 'restores such a file into an empty portal, and checks the invariants',
    args: [
      {
        name: 'FILE',
        says: 'a file of `portal backup create`, of this version or an older one',
        file: 'read',
      },
    ],
    note:
      'The portal must be stopped and have no players: set DATA_DIR to a new folder, or DATABASE_URL to a new database. ' +
      'Whoever asked to be erased after the backup was made has to be erased again.',
    example: 'portal backup restore /var/backups/islet.backup.gz',
    async work(surroundings, { words }) {
      const file = resolve(words['FILE']!)
      if (!existsSync(file)) return refuseCommand(`there is no file ${file}`)
      try {
        // Fails before anything is changed.
        await readHead(file)
        return await surroundings.withDatabase((database) => restore(database, file, surroundings))
      } catch (error) {
        if (error instanceof UnreadableBackup)
          return refuseCommand(`${file} was not restored: ${error.message}`)
        throw error
      }
    },
  },
]

const rowsIn = ({ rows }: BackupEnd) => Object.values(rows).reduce((sum, count) => sum + count, 0)

async function restore(database: Database, file: string, { dataFolder, out }: Surroundings) {
  const client = await database.openClient()
  try {
    const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const reason = await whyNot(database, own.rows[0]!.pid)
    if (reason) return reason
    const progress = openProgress(out)
    const { head, end } = await restoreBackup({ db: database.db, client, file, onTable: progress.show })
    progress.clear()
    for (const [name, text] of Object.entries(head.files))
      if (FILES_BESIDE.includes(name)) writeFileSync(join(dataFolder, name), text, { mode: OWNER_ONLY })
    const found = await checkInvariants(database.db)
    const text = `${rowsIn(end)} rows of ${head.tables.length} tables, as they were at ${head.madeAt}${await secretToBring(database.db, dataFolder)}\n\n${invariantReport(found)}`
    const facts = { madeAt: head.madeAt, rows: end.rows, invariants: found }
    return { ...shown(text, facts), isBad: found.some(({ broken }) => broken > 0) }
  } finally {
    await client.end()
  }
}

/** A database that has players, or is in use, is not overwritten. */
async function whyNot(database: Database, ownPid: number): Promise<CommandRefusal | undefined> {
  const count = async (name: string, text: string, values: readonly unknown[] = []) =>
    (await database.query<{ count: number }>({ name, text }, values))[0]!.count
  const isMigrated = await count(
    'has-accounts',
    `select count(*) from pg_tables where schemaname = 'public' and tablename = 'account'`,
  )
  // The system account exists in every portal.
  const players =
    isMigrated &&
    (await count('count-players', 'select count(*) from account where id <> $1', [SYSTEM_ACCOUNT_ID]))
  if (players > 0) return refuseCommand(`${players} players are in this database already: take a new one`)
  const others = await count(
    'others-here',
    `select count(*) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and pid not in (pg_backend_pid(), $1)`,
    [ownPid],
  )
  return others > 0 ? refuseCommand('the portal runs on this database: stop it first') : undefined
}
