import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'apps/cli/portal.ts'), ...args], { cwd: ROOT, encoding: 'utf8' })

test('help and key pairs are printed without a database', () => {
  const help = run('--help')
  expect([help.status, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toContain('portal trades reverse TRADE REASON')
  const keys = run('push', 'keys', '--json')
  expect(keys.status).toBe(0)
  expect(Object.keys(JSON.parse(keys.stdout) as object)).toEqual([
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
    'VAPID_SUBJECT',
  ])
})

test('a wrong command line prints to stderr and gives exit code 2', () => {
  const { status, stdout, stderr } = run('users', 'ban', '12345678')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe('portal users ban: REASON is missing; see portal users ban --help\n')
})
