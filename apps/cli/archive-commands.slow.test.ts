import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { listBases, segmentFile } from '#kit/db/archive/archive.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase, type Database } from '#kit/db/open-database.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { after, type Instant } from '#kit/time/time.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { DRILL_BACK } from './drill.ts'

const { folder, remove } = makeDataFolder('archive')
const dataFolder = join(folder, 'data')
const archive = join(folder, "arch'ive")
const HOUR = '1 hour'
let database: Database
/** A moment between the creation of two accounts. */
let between: Instant

beforeAll(async () => {
  mkdirSync(dataFolder)
  writeFileSync(join(dataFolder, 'secret'), 'the pepper')
  database = await openDatabase({ dataFolder, archive })
  await migrate(database.db)
  // The system account must count as older than the moment, however fast this machine is.
  await sql`update account set created_at = created_at - ${HOUR}::interval`.execute(database.db)
  expect(await terminal().run('backup', 'base', '--with-secret')).toMatchObject({ code: 0 })
  await addAccount(20_000_001, HOUR)
  between = await waitASecond()
  await waitASecond()
  await addAccount(20_000_002, '0')
}, LIMITS.test)
afterAll(async () => {
  await database.close()
  remove()
})

/** The operator's terminal; `target` may be a data folder without a database. */
const terminal = (now: () => Instant = systemClock, target = dataFolder) =>
  operatorTerminal({ db: database.db, database, now }, { dataFolder: target, archive })

const addAccount = (id: number, age: string) =>
  sql`insert into account (id, kind, created_at) values (${id}, 'visitor', now() - ${age}::interval)`.execute(
    database.db,
  )

/** Waits until the clock is a whole second past everything written so far. */
async function waitASecond(): Promise<Instant> {
  const next = (Math.floor(systemClock() / 1000) + 1) * 1000
  await vi.waitFor(() => expect(systemClock()).toBeGreaterThan(next + 100), {
    interval: 50,
    timeout: LIMITS.event,
  })
  return next as Instant
}

test(
  'a drill restores the portal of a minute ago, checks it and leaves nothing behind',
  { timeout: LIMITS.test },
  async () => {
    const said = await terminal(() => after(between, DRILL_BACK)).run('backup', 'drill')
    expect(said.text).toContain('every invariant holds')
    expect(said.text).toMatch(/\d s {2}server started, and replayed until /)
    // Only the first account: the second was created after that moment.
    expect(said.text).toContain('accounts of then: 2, and 2 of them in the running portal')
    expect(said.code).toBe(0)
    expect(readdirSync(dataFolder).filter((name) => name.startsWith('drill'))).toEqual([])
  },
)

test(
  'a portal is recovered to a given moment, with its secret, and can be used from there',
  { timeout: LIMITS.test },
  async () => {
    const again = join(folder, 'again')
    const moment = new Date(between).toISOString().replace('.000', '')
    expect(await terminal(systemClock, again).run('backup', 'recover', moment)).toMatchObject({ code: 0 })
    expect(readFileSync(join(again, 'secret'), 'utf8')).toBe('the pepper')
    const recovered = await openDatabase({ dataFolder: again, archive })
    const { rows } = await sql<{ id: number }>`select id from account where id > 20000000`.execute(
      recovered.db,
    )
    expect(rows).toEqual([{ id: 20_000_001 }])
    await recovered.close()
    for (const name of ['postgresql.conf', 'pg_hba.conf'])
      expect(readFileSync(join(again, 'postgres', name), 'utf8'), name).toBe(
        readFileSync(join(dataFolder, 'postgres', name), 'utf8'),
      )
    const twice = await terminal(systemClock, again).run('backup', 'recover', moment)
    expect(twice.text).toContain('exists')
  },
)

test('an archive whose empty folders were not copied is recovered', { timeout: LIMITS.test }, async () => {
  const copy = join(folder, 'copy')
  cpSync(archive, copy, { recursive: true })
  for (const { beside } of listBases(copy)) rmSync(beside, { recursive: true })
  const again = join(folder, 'bare')
  const moment = new Date(between).toISOString().replace('.000', '')
  const bare = operatorTerminal(
    { db: database.db, database, now: systemClock },
    { dataFolder: again, archive: copy },
  )
  const said = await bare.run('backup', 'recover', moment)
  expect(said.text).toContain('The secret was not in it')
  expect(said.code).toBe(0)
})

test('a drill fails when a segment is missing', { timeout: LIMITS.test }, async () => {
  const [base] = listBases(archive)
  const label = readFileSync(join(base!.data, 'backup_label'), 'utf8')
  const file = segmentFile(archive, /\(file ([0-9A-F]+)\)/.exec(label)![1]!)
  const kept = readFileSync(file)
  rmSync(file)
  await expect(terminal(() => after(between, DRILL_BACK)).run('backup', 'drill')).rejects.toThrow(
    'does not start',
  )
  writeFileSync(file, kept)
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('drill'))).toEqual([])
})

test('old bases are removed, with the archived log from before the oldest remaining base', async () => {
  const [old] = listBases(archive)
  const oldSegments = readdirSync(join(archive, 'wal')).toSorted()
  await waitASecond()
  const later = () => after(systemClock(), (2 * 86_400_000) as never)
  const name = await terminal(later).facts<{ name: string; removed: string[] }>('backup', 'base')
  expect(name.removed).toEqual([])
  const laterStill = () => after(systemClock(), (4 * 86_400_000) as never)
  expect(await terminal(laterStill).facts('backup', 'base', '--keep', '1')).toMatchObject({
    removed: [old!.name],
  })
  expect(existsSync(join(archive, 'wal', oldSegments[0]!))).toBe(false)
  expect(listBases(archive)).toHaveLength(2)
})

test.for([
  [['backup', 'base', '--keep', '99'], '1 to 35'],
  [['backup', 'recover', 'yesterday'], 'no moment'],
  [['backup', 'recover', '2020-01-01T00:00:00Z'], 'no base'],
] as const)('%j is refused', async ([line, words]) => {
  expect((await terminal(systemClock, join(folder, 'none')).run(...line)).text).toContain(words)
})

test('without ARCHIVE_DIR nothing is copied, and the command says how to set it', async () => {
  const bare = operatorTerminal({ db: database.db, database, now: systemClock }, { dataFolder })
  for (const line of [
    ['backup', 'base'],
    ['backup', 'drill'],
  ] as const)
    expect((await bare.run(...line)).text).toContain('set ARCHIVE_DIR')
})
