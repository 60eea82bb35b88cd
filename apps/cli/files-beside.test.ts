import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkSiteSecret } from '#kit/server/site-secret.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { secretToBring } from './files-beside.ts'

const [ours, theirs] = ['a'.repeat(32), 'b'.repeat(32)]

test('after a restore its operator learns whether the secret that is there is the right one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'islet-secret-'))
  const database = await openTestDatabase()
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
    await database.close()
  })
  vi.stubEnv('ISLET_PEPPER', '')
  await checkSiteSecret(database.db, ours)
  const said = () => secretToBring(database.db, folder)
  expect(await said()).toContain('The secret was not in it')
  // A portal that was started here before the restore made one of its own.
  writeFileSync(join(folder, 'secret'), `${theirs}\n`)
  expect(await said()).toContain(`is not that of the backup: replace ${join(folder, 'secret')}`)
  writeFileSync(join(folder, 'secret'), `${ours}\n`)
  expect(await said()).toBe('')
  rmSync(join(folder, 'secret'))
  vi.stubEnv('ISLET_PEPPER', ours)
  expect(await said()).toBe('')
})
