import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { goAlong, leanClient } from './lean-client.ts'
import { statementNames } from './statement-names.ts'

/** A client that records what it sends per round trip; statements named here fail. */
function open(...failing: readonly string[]) {
  const trips: string[][] = []
  let corked: string[] | undefined
  const client = {
    connection: {
      stream: {
        cork: () => void (corked = []),
        uncork: () => {
          trips.push(corked!)
          corked = undefined
        },
      },
    },
    processID: 1,
    release: () => undefined,
    query({ text, callback }: { text: string; callback: (error: Error | null, answer: object) => void }) {
      if (corked) corked.push(text)
      else trips.push([text])
      const error = failing.includes(text) ? new Error(`${text} failed`) : null
      queueMicrotask(() => callback(error, { command: text, rowCount: 0, rows: [] }))
    },
  }
  return { trips, lean: leanClient(client as unknown as PoolClient, statementNames()) }
}

const along = () => goAlong([1])

test('BEGIN and unawaited writes are sent together with the next statement', async () => {
  const { trips, lean } = open()
  await lean.query('begin')
  await lean.query('lock', along())
  expect(trips).toEqual([])
  expect((await lean.query('read', [1])).command).toBe('read')
  await lean.query('write', along())
  await lean.query('write more', along())
  expect(trips).toHaveLength(1)
  expect((await lean.query('commit')).command).toBe('commit')
  expect(trips).toEqual([
    ['begin', 'lock', 'read'],
    ['write', 'write more', 'commit'],
  ])
})

test('a transaction of unawaited writes is one round trip, and one without statements none', async () => {
  const { trips, lean } = open()
  await lean.query('begin')
  await lean.query('write', along())
  await lean.query('commit')
  await lean.query('begin')
  await lean.query('commit')
  expect(trips).toEqual([['begin', 'write', 'commit']])
})

test('the failure of an unawaited write is thrown by the next statement', async () => {
  const { trips, lean } = open('write', 'read')
  await lean.query('begin')
  await lean.query('write', along())
  await expect(lean.query('read')).rejects.toThrow('write failed')
  await lean.query('rollback')
  await lean.query('begin')
  await lean.query('write', along())
  await expect(lean.query('commit')).rejects.toThrow('write failed')
  expect(trips).toEqual([['begin', 'write', 'read'], ['rollback'], ['begin', 'write', 'commit']])
})

test('a rolled back write that was not sent yet is never sent', async () => {
  const { trips, lean } = open()
  await lean.query('begin')
  await lean.query('write', along())
  await lean.query('rollback')
  await lean.query('begin')
  await lean.query('read')
  await lean.query('write', along())
  await lean.query('rollback')
  expect(trips).toEqual([['begin', 'read'], ['rollback']])
})

test('without a transaction nothing waits', async () => {
  const { trips, lean } = open()
  await lean.query('write', along())
  expect(trips).toEqual([['write']])
})
