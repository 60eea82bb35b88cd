import { randomBytes } from 'node:crypto'
import { connect as connectSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { EMBEDDED_USER } from '#kit/db/embedded-postgres.ts'
import { connect, type Database, type OnStatement } from '#kit/db/open-database.ts'
import { TEMPLATE } from './test-server.ts'

/** A database of this test alone, migrated and empty, on a real PostgreSQL. `close` drops it. */
export async function openTestDatabase(onStatement?: OnStatement): Promise<Database> {
  const host = await askForServer(inject('testServerSocket'))
  const name = `test_${randomBytes(8).toString('hex')}`
  // Files are copied as they are: to log every page of the copy takes four times as long.
  await administer(
    host,
    sql`create database ${sql.ref(name)} template ${sql.ref(TEMPLATE)} strategy file_copy`,
  )
  const database = await connect(
    { host, user: EMBEDDED_USER, database: name, max: 12 },
    { place: name, ...(onStatement ? { onStatement } : {}) },
  )
  return {
    ...database,
    async close() {
      await database.close()
      await administer(host, sql`drop database ${sql.ref(name)} with (force)`)
    },
  }
}

async function administer(host: string, statement: ReturnType<typeof sql>): Promise<void> {
  const admin = await connect(
    { host, user: EMBEDDED_USER, database: 'postgres', max: 1 },
    { place: 'test server' },
  )
  await statement.execute(admin.db)
  await admin.close()
}

async function askForServer(socketPath: string): Promise<string> {
  const { host, problem } = JSON.parse(await text(connectSocket(socketPath))) as {
    host: string
    problem?: string
  }
  if (problem) throw new Error(`The test server does not start: ${problem}`)
  return host
}
