import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CROWD_SHARE, type Held } from './crowd.ts'
import { giveTurns, type Queued, type Seats } from './turns.ts'

const worker = (workerId: string, capacity: number, used = 0, games = ['light', 'heavy']): Seats => ({
  workerId,
  bootId: 'boot',
  capacity,
  used,
  gameKeys: new Set(games),
})
const wait = (ticketId: string, weight: number, gameKey = 'light'): Queued => ({
  ticketId,
  gameKey,
  weight,
  crowd: null,
})
const given = (queue: readonly Queued[], workers: readonly Seats[]) =>
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

describe('a crowd of newcomers', () => {
  const crowdOf = (ticketId: string) => (/^[a-z]/.test(ticketId) ? null : ticketId[0]!)
  const wants = (ticketId: string, weight = 25): Queued => ({
    ...wait(ticketId, weight),
    crowd: crowdOf(ticketId),
  })
  const holds = (crowd: string | null, count: number, weight = 25): readonly Held[] =>
    Array.from({ length: count }, () => ({ crowd, weight }))
  const nextOf = (
    names: string,
    { capacity = 100, held = [], lastCrowd = null, weight = 25 }: Line = {},
  ): string => {
    const used = held.reduce((sum, one) => sum + one.weight, 0)
    const queue = names.split(' ').map((name) => wants(name, weight))
    const turns = giveTurns(queue, [worker('w', capacity, used)], { held, lastCrowd })
    return turns.map(({ ticketId }) => ticketId).join(' ')
  }
  interface Line {
    readonly capacity?: number
    readonly held?: readonly Held[]
    readonly lastCrowd?: string | null
    readonly weight?: number
  }

  test.for([
    ['takes half of the seats, and others the rest', 'A1 A2 A3 A4 b c', {}, 'A1 A2 b c'],
    ['takes all seats when nobody else waits', 'A1 A2 A3 A4 A5', {}, 'A1 A2 A3 A4'],
    ['takes what others leave', 'A1 A2 A3 A4 b', {}, 'A1 A2 b A3'],
    ['with more than half comes after everybody else', 'A1 A2 b c', { held: holds('A', 3) }, 'b'],
    ['with less than half keeps its place', 'A1 b', { held: [...holds('A', 1), ...holds(null, 2)] }, 'A1'],
    ['comes after another crowd, too', 'A1 A2 B1', { held: holds('A', 3) }, 'B1'],
    [
      'leaves no seat empty for a crowd that has its half as well',
      'A1 B1',
      { held: [...holds('A', 2), ...holds('B', 1), ...holds('B', 1)], capacity: 125 },
      'A1',
    ],
    ['of one person on one seat is anybody', 'A1 b', { capacity: 100, weight: 100 }, 'A1'],
    ['has every other turn of a single seat', 'A1 b', { capacity: 100, weight: 100, lastCrowd: 'A' }, 'b'],
    [
      'has a single seat again and again when nobody waits',
      'A1',
      { capacity: 100, weight: 100, lastCrowd: 'A' },
      'A1',
    ],
  ] as const)('%s', ([, names, line, expected]) => {
    expect(nextOf(names, line)).toBe(expected)
  })

  test('behind others keeps its own order, the heavy before the light', () => {
    const queue = [wants('A1', 60), wants('A2'), wants('b')]
    const held = holds('A', 1, 30)
    const turns = giveTurns(queue, [worker('w', 100, 30)], { held, lastCrowd: 'A' })
    expect(turns.map(({ ticketId }) => ticketId)).toEqual(['b'])
  })

  test('never holds back others, whatever it holds, and no seat is left empty', () => {
    const seats = fc.integer({ min: 1, max: 8 })
    const who = fc.constantFrom('A', 'B', null)
    fc.assert(
      fc.property(
        seats,
        fc.array(who, { maxLength: 8 }),
        fc.array(who, { maxLength: 12 }),
        (count, took, queue) => {
          const held = took.slice(0, count).map((crowd) => ({ crowd, weight: 1 }))
          const waiting = queue.map((crowd, index) => ({ ...wait(`t${index}`, 1), crowd }))
          const turns = giveTurns(waiting, [worker('w', count, held.length)], { held, lastCrowd: null })
          expect(turns).toHaveLength(Math.min(count - held.length, queue.length))
          const seated = new Set(turns.map(({ ticketId }) => ticketId))
          const isLeft = waiting.some(({ ticketId, crowd }) => crowd === null && !seated.has(ticketId))
          if (!isLeft) return
          for (const crowd of ['A', 'B']) {
            const had = held.filter((one) => one.crowd === crowd).length
            const gets = waiting.filter((one) => one.crowd === crowd && seated.has(one.ticketId)).length
            if (gets > 0) expect(had + gets).toBeLessThanOrEqual(Math.max(1, count * CROWD_SHARE))
          }
        },
      ),
    )
  })
})
