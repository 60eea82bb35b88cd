import { Client } from 'pg'
import { expect, test } from 'vitest'
import { isConflict, isConnectionTrouble } from './trouble.ts'

test.for([
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s is a temporary failure: the same call may succeed later', (error) => {
  expect(isConnectionTrouble(error)).toBe(true)
})

test('a programming error is not treated as connection trouble', () => {
  expect(isConnectionTrouble(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false)
  expect(isConnectionTrouble(new Error('Client code is wrong'))).toBe(false)
  expect(isConnectionTrouble(undefined)).toBe(false)
})

test('the driver’s error for a closed client is recognised', async () => {
  const client = new Client({ host: '127.0.0.1', port: 1 })
  client.on('error', () => undefined)
  await client.connect().catch(() => undefined)
  await client.end().catch(() => undefined)
  const error = await client.query('select 1').catch((cause: unknown) => cause)
  expect(isConnectionTrouble(error)).toBe(true)
})

test.for(['40001', '40P01', '23P01'])('a conflict (%s) is not treated as connection trouble', (code) => {
  const error = Object.assign(new Error('a conflict'), { code })
  expect([isConflict(error), isConnectionTrouble(error)]).toEqual([true, false])
})
