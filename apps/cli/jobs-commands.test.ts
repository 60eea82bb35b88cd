import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { listJobs } from '#kit/jobs/job-store.ts'
import { minutes } from '#kit/time/time.ts'

let portal: TestPortal
let terminal: OperatorTerminal
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
  await portal.api.jobs.runDue()
})
afterAll(() => portal.close())

const stateOf = async (name: string) =>
  (await listJobs(portal.db, portal.now())).find((job) => job.name === name)!

test('every job is listed with its period and last success; a failed job gives exit code 1', async () => {
  const { text, code } = await terminal.run('jobs', 'list')
  expect(code).toBe(0)
  expect(text).toMatch(/^erase-accounts +1 h +waits +2026-01-10 12:00 UTC +2026-01-10 13:00 UTC +erases/m)
  expect(text).toMatch(/^make-exports +10 s /m)
  expect(text).toMatch(/^compute-lists +1 min /m)
  expect(text).toMatch(/^check-ledger +1 d /m)
  await sql`update job set failures = 2, error = ${'Error: a \u001b[2Jrow'}, failed_at = succeeded_at
    where name = 'erase-accounts'`.execute(portal.db)
  const failed = await terminal.run('jobs', 'list')
  expect(failed.code).toBe(1)
  expect(failed.text).toMatch(
    /^erase-accounts +1 h +failed 2× .*Error: a �\[2Jrow \(2026-01-10 12:00 UTC\)$/m,
  )
})

test('an operator runs a job early, and the audit records it', async () => {
  portal.wait(minutes(5))
  await terminal.change('jobs', 'run', 'tidy-duels')
  expect((await stateOf('tidy-duels')).dueAt).toBe(portal.now())
  await portal.api.jobs.runDue()
  expect((await stateOf('tidy-duels')).succeededAt).toBe(portal.now())
  expect((await terminal.run('audit', 'list')).text).toContain('jobs run')
  expect(await terminal.run('jobs', 'run', 'tidy-desks', '--yes')).toMatchObject({ code: 1 })
})
