import { describe, expect, test } from 'vitest'
import { after, before, instant, seconds, type Duration } from '#kit/time/time.ts'
import { dueIn, type HeldPlay, type LineWorker, type Ticket } from './due.ts'
import { keptUntil, stateAfter, ticketFate } from './play.ts'

const now = instant('2026-01-10T12:00Z')
const ago = (length: Duration) => before(now, length)
const there: LineWorker = {
  workerId: 'w',
  bootId: 'b',
  capacity: 100,
  gameKeys: new Set(['game']),
  isDraining: false,
  seenAt: ago(seconds(5)),
}
const gone = { ...there, seenAt: ago(seconds(6)) }
const ticket = (more: Partial<Ticket>): Ticket => ({
  ticketId: 't',
  gameKey: 'game',
  weight: 10,
  turn: null,
  isClosed: false,
  ...more,
})
const turn = (until: number) => ({ workerId: 'w', bootId: 'b', until: after(now, seconds(until)) })
const play = (more: Partial<HeldPlay>): HeldPlay => ({
  playId: 'p',
  workerId: 'w',
  bootId: 'b',
  weight: 10,
  state: 'running',
  isWatched: true,
  reservedAt: ago(seconds(300)),
  reservedUntil: ago(seconds(240)),
  hasBegun: true,
  awaySince: null,
  heardAt: ago(seconds(2)),
  endedAt: null,
  ...more,
})
const nothing = { missed: [], withdrawn: [], closed: [], ended: [], freed: [] }

describe('a ticket', () => {
  test.for<[string, Ticket, LineWorker[], object]>([
    ['waits', ticket({}), [there], {}],
    ['has its turn', ticket({ turn: turn(0.001) }), [there], {}],
    ['misses its turn at its end [4.9]', ticket({ turn: turn(0) }), [there], { missed: ['t'] }],
    ['waits again when its worker is gone', ticket({ turn: turn(0) }), [gone], { withdrawn: ['t'] }],
    [
      'waits again when its worker starts anew',
      ticket({ turn: turn(9) }),
      [{ ...there, bootId: 'c' }],
      { withdrawn: ['t'] },
    ],
    [
      'waits again when its worker drains',
      ticket({ turn: turn(9) }),
      [{ ...there, isDraining: true }],
      { withdrawn: ['t'] },
    ],
    ['ends with its game', ticket({ isClosed: true }), [there], { closed: ['t'] }],
    ['outlives its worker', ticket({}), [{ ...there, seenAt: ago(seconds(599)) }], {}],
    ['not by ten minutes', ticket({}), [{ ...there, seenAt: ago(seconds(600)) }], { closed: ['t'] }],
    ['nor on a line that never was', ticket({}), [], { closed: ['t'] }],
  ])('%s', ([, one, workers, due]) => {
    expect(dueIn({ tickets: [one], plays: [], workers }, now)).toEqual({ ...nothing, ...due })
  })
})

describe('a play', () => {
  const reserved = { state: 'reserved', hasBegun: false, isWatched: false } as const
  const ended = (reason: string) => ({ ended: [{ playId: 'p', reason, isFreed: reason === 'lost' }] })
  test.for<[string, HeldPlay, LineWorker[], object]>([
    ['runs', play({}), [there], {}],
    ['waits for its player', play({ ...reserved, reservedUntil: after(now, seconds(1)) }), [there], {}],
    ['waits no longer [4.9]', play({ ...reserved, reservedUntil: now }), [there], ended('away')],
    ['waits while they watch', play({ ...reserved, isWatched: true, reservedUntil: now }), [there], {}],
    [
      'but not for ever',
      play({ ...reserved, isWatched: true, reservedUntil: ago(seconds(60)) }),
      [there],
      ended('away'),
    ],
    [
      'is lost at once when nobody has come',
      play({ ...reserved, reservedUntil: after(now, seconds(9)) }),
      [gone],
      ended('lost'),
    ],
    ['waits for its worker', play({ heardAt: ago(seconds(35)) }), [gone], {}],
    ['is lost half a minute after it is dead', play({ heardAt: ago(seconds(36)) }), [gone], ended('lost')],
    ['is lost when its worker starts anew', play({}), [{ ...there, bootId: 'c' }], ended('lost')],
    ['keeps a seat of who is away', play({ state: 'away', awaySince: ago(seconds(59)) }), [there], {}],
    [
      'gives it up after a minute',
      play({ state: 'away', awaySince: ago(seconds(60)) }),
      [there],
      ended('away'),
    ],
    [
      'holds its seat until that is cleared',
      play({ state: 'ended', endedAt: ago(seconds(59)) }),
      [there],
      {},
    ],
    [
      'but no longer than a minute',
      play({ state: 'ended', endedAt: ago(seconds(60)) }),
      [there],
      { freed: ['p'] },
    ],
    ['nor on a worker that is gone', play({ state: 'ended', endedAt: now }), [gone], { freed: ['p'] }],
  ])('%s', ([, one, workers, due]) => {
    expect(dueIn({ tickets: [], plays: [one], workers }, now)).toEqual({ ...nothing, ...due })
  })
})

test.for([
  { hasBegun: false, reason: 'lost', fate: 'again' },
  { hasBegun: false, reason: 'drained', fate: 'again' },
  { hasBegun: false, reason: 'away', fate: 'missed' },
  { hasBegun: false, reason: 'left', fate: 'over' },
  { hasBegun: false, reason: 'crashed', fate: 'over' },
  { hasBegun: true, reason: 'lost', fate: 'over' },
  { hasBegun: true, reason: 'away', fate: 'over' },
] as const)(
  'the ticket of a play (begun: $hasBegun) that is $reason is $fate',
  ({ hasBegun, reason, fate }) => {
    expect(ticketFate(hasBegun, reason)).toBe(fate)
  },
)

test.for([
  { hasBegun: false, session: 'playing', state: 'reserved' },
  { hasBegun: true, session: 'playing', state: 'running' },
  { hasBegun: true, session: 'away', state: 'away' },
  { hasBegun: true, session: 'waiting', state: 'away' },
] as const)(
  'a session that is $session makes a play (begun: $hasBegun) $state',
  ({ hasBegun, session, state }) => {
    expect(stateAfter(hasBegun, session)).toBe(state)
  },
)

test('no play is reserved for a connected player', () => {
  expect(keptUntil(play({}))).toBeNull()
  expect(keptUntil(play({ state: 'ended' }))).toBeNull()
})
