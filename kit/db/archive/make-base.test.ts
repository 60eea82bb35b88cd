import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '#kit/time/system-clock.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import { makeBase } from './make-base.ts'

/** A folder, and a script in place of PostgreSQL's program that records how it was called. */
function serverOfOthers() {
  const folder = mkdtempSync(join(tmpdir(), 'base-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const program = join(folder, 'pg_basebackup')
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$PGPASSWORD" "$@" > '${folder}/told'\n`)
  chmodSync(program, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
  const url = 'postgres://portal:se%40cret@db.example:6432/portal?sslmode=require'
  const archive = join(folder, 'archive')
  const make = (now: Instant) =>
    makeBase({ archive, client: undefined as never, url, beside: {}, now: () => now })
  return { folder, archive, make }
}

test('a copy that was killed half-way is deleted by a later one, and a running one stays', async () => {
  const { archive, make } = serverOfOthers()
  const now = systemClock()
  for (const name of ['draft-1', 'draft-2']) mkdirSync(join(archive, 'base', name), { recursive: true })
  const dayBefore = new Date(before(now, days(1)))
  utimesSync(join(archive, 'base/draft-1'), dayBefore, dayBefore)
  await make(now)
  expect(readdirSync(join(archive, 'base')).filter((name) => name.startsWith('draft'))).toEqual(['draft-2'])
})

test('the password of a server does not appear in the list of processes', async () => {
  const { folder, make } = serverOfOthers()
  await make(0 as Instant)
  const [password, ...words] = readFileSync(join(folder, 'told'), 'utf8').split('\n')
  expect(password).toBe('se@cret')
  expect(words).toContain('postgres://portal@db.example:6432/portal?sslmode=require')
  expect(words.join(' ')).not.toContain('cret')
})
