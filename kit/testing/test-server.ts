import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { connect } from '#kit/db/open-database.ts'
import { embeddedPostgres, EMBEDDED_USER } from '#kit/db/embedded-postgres.ts'
import { migrate } from '#kit/db/migrations.ts'
import { sql } from 'kysely'
import { makeRunFolder } from './run-folder.ts'

export const TEMPLATE = 'template_islet'

export interface TestServer {
  /** A test worker connects here and gets the socket folder of the database once it runs. */
  readonly socketPath: string
  stop(): Promise<void>
}

/** Durability costs time and a test database may be lost; so does waiting a second to see a deadlock. */
const QUICK = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  deadlock_timeout: '100ms',
}

/**
 * One PostgreSQL for a test run, started when the first test asks for it: runs without a database test pay nothing.
 * It lives in the main process, because a server dies with the thread that started it.
 */
export async function openTestServer(): Promise<TestServer> {
  const folder = makeRunFolder()
  chmodSync(folder, 0o711)
  const postgres = embeddedPostgres({ folder: join(folder, 'postgres'), settings: QUICK })
  let ready: Promise<void> | undefined
  const socketPath = join(folder, 'socket')
  const visitors = new Set<Socket>()
  const listener = createServer((visitor) => {
    visitors.add(visitor)
    visitor.on('error', () => undefined)
    ready ??= prepare(postgres)
    ready.then(
      () => visitor.end(JSON.stringify({ host: postgres.socketFolder })),
      (error: Error) => visitor.end(JSON.stringify({ problem: error.message })),
    )
  })
  await new Promise<void>((resolve) => listener.listen(socketPath, resolve))
  return {
    socketPath,
    async stop() {
      listener.close()
      for (const visitor of visitors) visitor.destroy()
      await ready?.catch(() => undefined)
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Every test database is a copy of this migrated one. */
async function prepare(postgres: ReturnType<typeof embeddedPostgres>): Promise<void> {
  await postgres.ensureRunning()
  const address = { host: postgres.socketFolder, user: EMBEDDED_USER, max: 2 }
  const admin = await connect({ ...address, database: 'postgres' }, { place: 'test server' })
  await sql`create database ${sql.ref(TEMPLATE)}`.execute(admin.db)
  await admin.close()
  const template = await connect({ ...address, database: TEMPLATE }, { place: 'test template' })
  await migrate(template.db)
  await template.close()
}
