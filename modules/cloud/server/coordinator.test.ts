import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openCoordinator } from './coordinator.ts'
import type { CloudParts, Transactions } from './effects.ts'

const HELLO = {
  type: 'hello',
  protocol: 1,
  workerId: 'worker-1',
  bootId: 'boot-1',
  sessions: [],
} as unknown as Parameters<ReturnType<ReturnType<typeof openCoordinator>['connect']>['hear']>[0]

test.each(['is still there', 'has gone before'])(
  'ends when no message is being handled of a worker that %s',
  async (fate) => {
    const handling = Promise.withResolvers<never>()
    const logged: string[] = []
    const parts = {
      bus: { publish: () => handling.promise, subscribe: () => () => undefined },
      log: { error: (_what: unknown, line: string) => logged.push(line) },
    } as unknown as CloudParts
    const coordinator = openCoordinator(parts, {} as Transactions)
    const connection = coordinator.connect({ send: () => undefined, close: () => undefined })
    connection.hear(HELLO)
    await setImmediate()
    if (fate === 'has gone before') connection.closed()
    let isClosed = false
    const closed = coordinator.close().then(() => (isClosed = true))
    await setImmediate()
    expect(isClosed).toBe(false)
    handling.reject(new Error('the database has gone'))
    await closed
    expect(logged).toEqual(['A worker could not be served'])
  },
)
