import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { networkTurns } from './network-gate.ts'

const requestFrom = (remoteAddress: string) => {
  const socket = { remoteAddress, destroyed: false }
  return { socket, request: { socket, raw: { socket, headers: {} } } as unknown as FastifyRequest }
}

/** A queue of one network with work in progress until the test ends it. */
function heldLine(line?: 'read') {
  const turns = networkTurns(1, 0)
  const { promise, resolve: end } = Promise.withResolvers<string>()
  const done: string[] = []
  const take = (name: string, { request } = requestFrom('192.0.2.7')) =>
    turns(
      request,
      line,
    )(async () => {
      done.push(name)
      return name === 'held' ? promise : name
    })
  return { turns, take, done, end, held: take('held') }
}

test.for([undefined, 'read'] as const)(
  'sixty requests of a network wait in a queue (%s), one more is refused at once',
  async (line) => {
    const { take, end, held, done } = heldLine(line)
    const crowd = Array.from({ length: 60 }, (_, index) => take(`${index}`))
    expect(await take('one more')).toEqual({ retrySec: 1 })
    expect(await take('neighbour', requestFrom('198.51.100.1'))).toBe('neighbour')
    end('held')
    expect(await held).toBe('held')
    expect(await Promise.all(crowd)).toEqual(Array.from({ length: 60 }, (_, index) => `${index}`))
    expect(await take('later')).toBe('later')
    expect(done).not.toContain('one more')
  },
)

test('all networks of one IPv6 customer wait in one queue', async () => {
  const turns = networkTurns(1, 0)
  const { promise, resolve: end } = Promise.withResolvers<undefined>()
  const take = (network: number) =>
    turns(requestFrom(`2001:db8:7:${(network * 256).toString(16)}::1`).request)(() => promise)
  const waiting = Array.from({ length: 61 }, (_, network) => take(network))
  expect(await take(61)).toEqual({ retrySec: 1 })
  end(undefined)
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 61 }, () => undefined))
})

test('nothing is done for a client that disconnected while waiting', async () => {
  const { take, end, held, done } = heldLine()
  const gone = requestFrom('192.0.2.7')
  const waiting = take('gone', gone)
  const patient = take('patient')
  gone.socket.destroyed = true
  end('held')
  expect([await held, await waiting, await patient]).toEqual(['held', { retrySec: 1 }, 'patient'])
  expect(done).toEqual(['held', 'patient'])
})

test('reads of a network do not wait for its other requests, and localhost never waits', async () => {
  const { turns, take, end, held } = heldLine()
  expect(await turns(requestFrom('192.0.2.7').request, 'read')(async () => 'read')).toBe('read')
  expect(await take('local', requestFrom('127.0.0.1'))).toBe('local')
  end('held')
  await held
})
