import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { listBases } from '#kit/db/archive/archive.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { namesIn } from './drill.ts'

test('a base backup is refused if the database does not archive its log', async () => {
  const database = await openTestDatabase()
  const { folder, remove } = makeDataFolder('no-archive')
  onTestFinished(async () => {
    await database.close()
    remove()
  })
  const archive = join(folder, 'archive')
  const terminal = operatorTerminal(
    { db: database.db, database, now: systemClock },
    { dataFolder: folder, archive },
  )
  await expect(terminal.run('backup', 'base')).rejects.toThrow('does not archive')
  expect(listBases(archive)).toEqual([])
})

test.for([
  'postgres://islet:a%40b@one:5433/portal',
  'postgres://islet:a,b@one:5433,two/portal?target_session_attrs=read-write',
])('%s names its user and its database', (url) => {
  expect(namesIn(url)).toEqual({ user: 'islet', database: 'portal' })
})
