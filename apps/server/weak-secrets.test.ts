import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseWeakSecrets, weakSecrets } from './weak-secrets.ts'

const GOOD = '7f0c1d52b9e84a6f93d1c07be5a2468f7f0c1d52b9e84a6f93d1c07be5a2468f'

test.for([
  [{ ISLET_PEPPER: 'change-me-change-me-change-me-change-me' }, 'ISLET_PEPPER is that of an example'],
  [{ ISLET_PEPPER: 'short' }, 'ISLET_PEPPER has fewer than 32 characters'],
  [{ ISLET_PEPPER: 'a'.repeat(40) }, 'ISLET_PEPPER is too simple'],
  [{ WORKER_KEY: `your-worker-key-${GOOD}` }, 'WORKER_KEY is that of an example'],
  [{ DATABASE_URL: 'postgres://islet:islet@db/islet' }, 'the password in DATABASE_URL is that of an example'],
  [
    { DATABASE_URL: 'postgres://islet:change%20me@db/islet' },
    'the password in DATABASE_URL is that of an example',
  ],
  [{ REDIS_URL: 'redis://:password@bus:6379' }, 'the password in REDIS_URL is that of an example'],
] as const)('%j: %s', ([environment, fault]) => {
  expect(weakSecrets(environment)).toEqual([fault])
})

test.for([
  {},
  { ISLET_PEPPER: GOOD, WORKER_KEY: GOOD },
  { DATABASE_URL: `postgres://islet:${GOOD}@db/islet` },
  { DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1/islet' },
  { DATABASE_URL: 'postgres:///islet?host=/run/postgresql' },
  { REDIS_URL: 'redis://bus:6379' },
])('%j is accepted', (environment) => {
  expect(weakSecrets(environment)).toEqual([])
})

test('a production portal does not start with weak secrets; a development portal does', () => {
  const environment = { ISLET_PEPPER: 'short' }
  expect(() => refuseWeakSecrets({ ...environment, NODE_ENV: 'production' })).toThrow('openssl rand')
  expect(() => refuseWeakSecrets({ ...environment, NODE_ENV: 'test' })).not.toThrow()
})

test('the secrets of the example are refused', () => {
  const example = readFileSync(join(import.meta.dirname, '../../deploy/example.env'), 'utf8')
  const environment = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  )
  expect(
    weakSecrets(environment)
      .map((fault) => /[A-Z_]{6,}/.exec(fault)![0])
      .toSorted(),
  ).toEqual(['DATABASE_URL', 'ISLET_PEPPER', 'REDIS_URL', 'WORKER_KEY'])
})
