import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpOf, operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { makeFullAccount } from '#apps/testing/full-account.ts'
import type { Database } from '#kit/db/open-database.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'

let portal: TestPortal
const folder = mkdtempSync(join(tmpdir(), 'islet-backup-'))
const file = join(folder, 'whole.backup.gz')
const SECRET = 'the pepper of this portal'
beforeAll(async () => {
  portal = await openTestPortal()
  await makeFullAccount(portal)
  // Any character that a text may hold must survive.
  await sql`update account set nickname = ${'tab\t line\n back\\slash \\. \u2028 🥥'} where id in (select min(id) from account)`.execute(
    portal.db,
  )
  writeFileSync(join(folder, 'secret'), SECRET)
  const made = await operatorTerminal(portal, { dataFolder: folder }).run('backup', 'create', file)
  expect(made).toMatchObject({ code: 0, isTrouble: false })
  expect(made.text).toContain(`keep a copy of ${join(folder, 'secret')} elsewhere`)
})
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true })
})

/** Restores on "another machine": an empty database and an empty data folder. */
async function restoreFrom(path: string, database?: Database) {
  const target = database ?? (await openTestDatabase())
  const dataFolder = mkdtempSync(join(folder, 'target-'))
  const terminal = operatorTerminal({ db: target.db, database: target, now: portal.now }, { dataFolder })
  return { said: await terminal.run('backup', 'restore', path), target, dataFolder }
}

const linesOf = async (path: string) =>
  (await buffer(createReadStream(path).pipe(createGunzip()))).toString().split('\n')

function packed(lines: readonly string[]): string {
  const path = join(mkdtempSync(join(folder, 'made-')), 'other.gz')
  writeFileSync(path, gzipSync(lines.join('\n')))
  return path
}

test('a backup restores a whole portal on another machine, row by row, without broken invariants', async () => {
  const { said, target, dataFolder } = await restoreFrom(file)
  expect(said.text).toContain('as they were at 2026-01-1')
  expect(said.code).toBe(0)
  // The time of migration differs between the two.
  const { kysely_migration: _then, ...was } = await dumpOf(portal.db)
  const { kysely_migration: _now, ...is } = await dumpOf(target.db)
  expect(is).toEqual(was)
  expect(existsSync(join(dataFolder, 'secret'))).toBe(false)
  expect(said.text).toContain('put it into')
  await target.close()
})

test('a backup does not contain the secret, unless its operator wants it to', async () => {
  expect((await linesOf(file)).join('\n')).not.toContain(SECRET)
  const whole = join(folder, 'with-secret.backup.gz')
  const made = await operatorTerminal(portal, { dataFolder: folder }).run(
    'backup',
    'create',
    whole,
    '--with-secret',
  )
  expect(made.code).toBe(0)
  const { said, target, dataFolder } = await restoreFrom(whole)
  expect(said.text).not.toContain('put it into')
  expect(readFileSync(join(dataFolder, 'secret'), 'utf8')).toBe(SECRET)
  expect(statSync(join(dataFolder, 'secret')).mode & 0o077).toBe(0)
  await target.close()
})

test('sequences continue after a restore', async () => {
  const next = async (database: Database) => {
    const { rows } = await sql<{ name: string; last: number | null }>`
      select sequencename::text as name, last_value as last from pg_sequences order by 1`.execute(database.db)
    return rows
  }
  const { target } = await restoreFrom(file)
  expect(await next(target)).toEqual(await next(portal.database))
  await target.close()
})

test('only its owner can read a backup file, and an interrupted backup leaves none', () => {
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(existsSync(`${file}.unfinished`)).toBe(false)
})

test('a backup does not overwrite an existing file', async () => {
  const before = statSync(file).mtimeMs
  const { code, text } = await operatorTerminal(portal).run('backup', 'create', file)
  expect([code, statSync(file).mtimeMs]).toEqual([1, before])
  expect(text).toContain('exists')
})

test('a backup that cannot be written leaves nothing and says why', async () => {
  await expect(
    operatorTerminal(portal).run('backup', 'create', join(folder, 'no-such-folder', 'a.gz')),
  ).rejects.toThrow('ENOENT')
})

test('a restore refuses a database that has players', async () => {
  const busy = await openTestPortal()
  await busy.device('Zoe').signIn()
  await busy.api.close()
  const { said } = await restoreFrom(file, busy.database)
  expect(said).toMatchObject({ code: 1, isTrouble: true })
  expect(said.text).toContain('1 players are in this database')
  await busy.close()
})

test('a restore refuses a database that is in use', async () => {
  const target = await openTestDatabase()
  const somebody = await target.openClient()
  const { said } = await restoreFrom(file, target)
  expect(said.text).toContain('stop it first')
  await somebody.end()
  await target.close()
})

test.for([
  ['was cut off', (lines: string[]) => lines.slice(0, lines.length / 2)],
  [
    'was cut off among the rows of a table',
    (lines: string[]) => lines.slice(0, lines.findIndex((line) => line.startsWith('copy "account" ')) + 2),
  ],
  ['has lost its last line', (lines: string[]) => lines.slice(0, -2)],
  [
    'has lost a row',
    (lines: string[]) => {
      const at = lines.findIndex((line) => line.startsWith('copy "account" '))
      return lines.toSpliced(at + 1, 1)
    },
  ],
  ['is something else', () => ['select 1;']],
] as const)('a backup that %s is refused, and no row of it stays', async ([, spoil]) => {
  const { said, target } = await restoreFrom(packed(spoil(await linesOf(file))))
  expect(said.code).toBe(1)
  expect(said.text).toContain('was not restored')
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from account where id > 10000000`.execute(target.db)
  expect(rows).toEqual([{ count: 0 }])
  await target.close()
})

test.for([0.02, 0.3, 0.6, 0.95])('a backup file truncated at %s is refused', async (share) => {
  const whole = readFileSync(file)
  const path = join(mkdtempSync(join(folder, 'cut-')), 'cut.gz')
  writeFileSync(path, whole.subarray(0, whole.length * share))
  const { said, target } = await restoreFrom(path)
  expect(said.text).toContain('damaged')
  await target.close()
})

test('a backup of a newer portal is refused', async () => {
  const [head, ...rest] = await linesOf(file)
  const newer = head!.replace('"migrations":[', '"migrations":["20990101T0000-create-moon",')
  const { said, target } = await restoreFrom(packed([newer, ...rest]))
  expect(said.text).toContain('newer portal, which knows 20990101T0000-create-moon')
  await target.close()
})

test('a restore refuses rows with dangling references', async () => {
  const lines = await linesOf(file)
  const at = lines.findIndex((line) => line.startsWith('copy "account" '))
  const end = JSON.parse(lines.at(-2)!.slice('-- end '.length)) as { rows: Record<string, number> }
  end.rows['account']! -= 1
  const path = packed([...lines.toSpliced(at + 1, 1).slice(0, -2), `-- end ${JSON.stringify(end)}`, ''])
  await expect(restoreFrom(path)).rejects.toThrow('foreign key')
})

test('a restored portal still enforces its foreign keys', async () => {
  const ties = async (database: Database) =>
    (
      await sql<{ tie: string }>`select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as tie
        from pg_constraint where contype = 'f' order by 1`.execute(database.db)
    ).rows
  const { target } = await restoreFrom(file)
  expect(await ties(target)).toEqual(await ties(portal.database))
  await target.close()
})
