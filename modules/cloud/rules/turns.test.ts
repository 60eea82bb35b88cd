import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giveTurns, type Seats, type Waiting } from './turns.ts'

const worker = (workerId: string, capacity: number, used = 0, games = ['light', 'heavy']): Seats => ({
  workerId,
  bootId: 'boot',
  capacity,
  used,
  gameKeys: new Set(games),
})
const wait = (ticketId: string, weight: number, gameKey = 'light'): Waiting => ({ ticketId, gameKey, weight })
const given = (queue: readonly Waiting[], workers: readonly Seats[]) =>
  giveTurns(queue, workers).map(({ ticketId, workerId }) => `${ticketId} ${workerId}`)

test('seats are given first come, first served', () => {
  expect(given([wait('a', 50), wait('b', 50), wait('c', 50)], [worker('w', 100)])).toEqual(['a w', 'b w'])
})

test('a game too heavy for the free capacity keeps its place and blocks those behind it', () => {
  const queue = [wait('a', 100, 'heavy'), wait('b', 10)]
  expect(given(queue, [worker('w', 100, 1)])).toEqual([])
  expect(given(queue, [worker('w', 100)])).toEqual(['a w'])
})

test.for([
  ['nobody has', [worker('w', 100, 0, ['light'])]],
  ['is too heavy for every worker', [worker('w', 99)]],
] as const)('a game that %s blocks nobody', ([, workers]) => {
  expect(given([wait('a', 100, 'heavy'), wait('b', 10)], workers)).toEqual(['b w'])
})

test('the fullest worker that still has room is used first', () => {
  const workers = [worker('empty', 100), worker('fullest', 100, 90), worker('half', 100, 50)]
  expect(given([wait('a', 20), wait('b', 20), wait('c', 100, 'heavy')], workers)).toEqual([
    'a half',
    'b half',
    'c empty',
  ])
})

test('no worker is overloaded, and nobody is overtaken for a seat that they could have had', () => {
  const seat = fc.record({
    capacity: fc.integer({ min: 0, max: 100 }),
    used: fc.integer({ min: 0, max: 100 }),
  })
  const weights = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(seat, { maxLength: 4 }), weights, (seats, wanted) => {
      const workers = seats.map(({ capacity, used }, index) =>
        worker(`w${index}`, capacity, Math.min(used, capacity)),
      )
      const queue = wanted.map((weight, index) => wait(`t${index}`, weight))
      const turns = giveTurns(queue, workers)
      for (const { workerId, capacity, used } of workers) {
        const added = turns.filter((turn) => turn.workerId === workerId)
        const weight = added.reduce((sum, turn) => sum + wanted[Number(turn.ticketId.slice(1))]!, 0)
        expect(used + weight).toBeLessThanOrEqual(capacity)
      }
      const could = queue.filter(({ weight }) => workers.some(({ capacity }) => capacity >= weight))
      expect(turns.map(({ ticketId }) => ticketId)).toEqual(
        could.slice(0, turns.length).map(({ ticketId }) => ticketId),
      )
    }),
  )
})
