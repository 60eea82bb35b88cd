import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { embeddedPostgres } from './embedded-postgres.ts'
import { openDatabase } from './open-database.ts'

let folder: string
let remove: () => void
beforeEach(() => ({ folder, remove } = makeDataFolder('embedded')))
afterEach(() => remove())

const write = sql`create table if not exists note (text text)`

test('two processes share one data folder, and their writes remain after both have ended', async () => {
  const [one, other] = await Promise.all([
    openDatabase({ dataFolder: folder }),
    openDatabase({ dataFolder: folder }),
  ])
  await write.execute(one.db)
  await sql`insert into note values ('kept')`.execute(other.db)
  // The second keeps working after the first, which may have started the server, has closed.
  await one.close()
  expect((await sql`select text from note`.execute(other.db)).rows).toEqual([{ text: 'kept' }])
  await other.close()
  const later = await openDatabase({ dataFolder: folder })
  expect((await sql`select text from note`.execute(later.db)).rows).toEqual([{ text: 'kept' }])
  await later.close()
})

test('a killed database is restarted, and calls wait for it', async () => {
  const database = await openDatabase({ dataFolder: folder })
  await write.execute(database.db)
  await sql`insert into note values ('kept')`.execute(database.db)
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await vi.waitFor(async () =>
    expect((await sql`select text from note`.execute(database.db)).rows).toEqual([{ text: 'kept' }]),
  )
  await database.close()
})

test('a data folder with a long path works in spite of the limit on socket names', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60))
  const database = await openDatabase({ dataFolder: deep })
  await write.execute(database.db)
  await database.close()
})

test('data of another PostgreSQL is refused, not touched', async () => {
  writeFileSync(join(folder, 'PG_VERSION'), '15\n')
  await expect(embeddedPostgres({ folder }).ensureRunning()).rejects.toThrow('PostgreSQL 15')
})

test.runIf(process.getuid?.() === 0)(
  'without user namespaces root runs the database as the user nobody',
  async () => {
    const launcher = {
      name: 'uid 65534',
      prefix: [],
      identity: { uid: 65534, gid: 65534 },
      owner: 65534,
    } as const
    const server = embeddedPostgres({ folder: join(folder, 'postgres'), launcher })
    await server.ensureRunning()
    await server.stop()
    chmodSync(folder, 0o700)
    const hidden = embeddedPostgres({ folder: join(folder, 'other'), launcher })
    await expect(hidden.ensureRunning()).rejects.toThrow('set DATA_DIR')
  },
)
