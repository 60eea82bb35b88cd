import type { Name } from './names.ts'
import type { PlannedFile } from './plan.ts'

/** Handlers, store, table and public interface of a module. */
export const moduleServer = (name: Name, stamp: string): PlannedFile[] => [
  { path: 'server/index.ts', text: `export { ${name.camel}Handlers } from './handlers.ts'\n` },
  { path: 'server/handlers.ts', text: handlersFile(name) },
  { path: 'server/handlers.test.ts', text: handlersTest(name) },
  { path: 'server/store.ts', text: storeFile(name) },
  { path: `server/migrations/${stamp}-create-${name.kebab}.ts`, text: migrationFile(name) },
]

const handlersFile = ({ camel }: Name) => `import { inTransaction } from '#kit/db/transaction.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { ${camel}Calls } from '../calls.ts'
import { visit } from '../rules/visit.ts'
import { findVisit, keepVisit } from './store.ts'

export const ${camel}Handlers: HandlersOf<typeof ${camel}Calls> = {
  async noteVisit(_params, { caller, db, now }) {
    return inTransaction(db, async (tx) => {
      const outcome = visit(await findVisit(tx, caller.accountId), now)
      if (outcome.ok) await keepVisit(tx, caller.accountId, outcome.value)
      return outcome
    })
  },
}
`

const handlersTest = ({ kebab, camel }: Name) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { hours } from '#kit/time/time.ts'
import { ${camel}Calls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('a visitor who comes back is known since the first visit', async () => {
  const ann = portal.device('ann')
  const start = portal.now()
  const first = await ann.call(${camel}Calls.noteVisit, {})
  expect(first.error, 'Next: write visit() in modules/${kebab}/rules/visit.ts').toBeNull()
  portal.wait(hours(3))
  const second = await ann.call(${camel}Calls.noteVisit, {})
  expect([first.result?.firstSeenAt, second.result?.firstSeenAt]).toEqual([start, start])
})
`

const storeFile = ({ snake }: Name) => `import { timestamp, type Timestamp, type Tx } from '#kit/db/db.ts'
import type { Visit } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    ${snake}_visit: { account_id: number; first_seen_at: Timestamp }
  }
}

export async function findVisit(tx: Tx, accountId: number): Promise<Visit | undefined> {
  const row = await tx
    .selectFrom('${snake}_visit')
    .select('first_seen_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { firstSeenAt: row.first_seen_at }
}

/** Two requests of one visitor may come at once: the row that is there first stays. */
export async function keepVisit(tx: Tx, accountId: number, { firstSeenAt }: Visit): Promise<void> {
  await tx
    .insertInto('${snake}_visit')
    .values({ account_id: accountId, first_seen_at: timestamp(firstSeenAt) })
    .onConflict((known) => known.column('account_id').doNothing())
    .execute()
}
`

const migrationFile = ({ snake }: Name) => `import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${snake}_visit (
      account_id    bigint      primary key,
      first_seen_at timestamptz not null
    )\`.execute(db)
}
`
