import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Instant } from '#kit/time/time.ts'
import { giveSettingsBack, layOutBase } from './restore-base.ts'

function laidOut(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'restored-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const data = join(folder, 'data')
  mkdirSync(data)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(data, name), text)
  const base = { name: 'base', madeAt: 0 as Instant, data, beside: join(folder, 'beside') }
  const plan = { archive: folder, base, home: join(folder, 'home'), until: 0 as Instant }
  layOutBase(plan)
  giveSettingsBack(plan)
  return (name: string) => readFileSync(join(plan.home, name), 'utf8')
}

test('a recovered database requires passwords as its server did', () => {
  const hba = 'host all all all scram-sha-256\n'
  const read = laidOut({ 'pg_hba.conf': hba, 'postgresql.conf': 'archive_mode = on\n' })
  expect([read('pg_hba.conf'), read('postgresql.conf')]).toEqual([hba, 'archive_mode = on\n'])
})

test('without the configuration of its server, no connection is trusted without a password', () => {
  expect(laidOut({})('pg_hba.conf')).not.toContain('trust')
})
