import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Instant } from '#kit/time/time.ts'
import { makeBase } from './make-base.ts'

test('the password of a server stands in no list of processes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'base-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const program = join(folder, 'pg_basebackup')
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$PGPASSWORD" "$@" > '${folder}/told'\n`)
  chmodSync(program, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
  await makeBase({
    archive: join(folder, 'archive'),
    client: undefined as never,
    url: 'postgres://portal:se%40cret@db.example:6432/portal?sslmode=require',
    beside: {},
    now: () => 0 as Instant,
  })
  const [password, ...words] = readFileSync(join(folder, 'told'), 'utf8').split('\n')
  expect(password).toBe('se@cret')
  expect(words).toContain('postgres://portal@db.example:6432/portal?sslmode=require')
  expect(words.join(' ')).not.toContain('cret')
})
