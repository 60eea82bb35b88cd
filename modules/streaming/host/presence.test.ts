import { expect, test } from 'vitest'
import { after, milliseconds, type Duration, type Instant } from '#kit/time/time.ts'
import { RECONNECT_GRACE } from '../model.ts'
import {
  endsAt,
  FIRST_WAIT,
  HIDDEN_LIMIT,
  IDLE_LIMIT,
  idleWarning,
  onPresence,
  type Presence,
  type PresenceEvent,
} from './presence.ts'

const start = 1_000_000 as Instant
const later = (length: number) => after(start, length as Duration)
const through = (...events: readonly (readonly [PresenceEvent, number])[]): Presence =>
  events.reduce<Presence>((presence, [event, at]) => onPresence(presence, event, later(at)), {
    state: 'starting',
  })
const ready = [{ type: 'ready' }, 0] as const
const came = (at: number) => [{ type: 'came' }, at] as const
const went = (at: number) => [{ type: 'went' }, at] as const

test('a player can be present only once the game runs', () => {
  expect(through(came(0)).state).toBe('starting')
  expect(endsAt(through(came(0)))).toBeUndefined()
})

test('a game that no player joins is ended', () => {
  expect(endsAt(through(ready))).toBe(later(FIRST_WAIT))
})

test('[4.8] a player who leaves may come back and continue within a minute of leaving', () => {
  const away = through(ready, came(0), went(500))
  expect(away.state).toBe('away')
  expect(endsAt(away)).toBe(later(500 + RECONNECT_GRACE))
  expect(onPresence(away, { type: 'came' }, later(RECONNECT_GRACE)).state).toBe('playing')
})

test('a repeated departure does not restart the minute', () => {
  expect(endsAt(through(ready, came(0), went(500), went(900)))).toBe(later(500 + RECONNECT_GRACE))
})

test('each key press postpones the idle end', () => {
  expect(endsAt(through(ready, came(0), [{ type: 'input' }, 700]))).toBe(later(700 + IDLE_LIMIT))
})

test('in a hidden tab a play ends sooner, and showing it counts as activity', () => {
  const hidden = through(ready, came(0), [{ type: 'hidden', isHidden: true }, 400])
  expect(hidden.state).toBe('playing')
  expect(endsAt(hidden)).toBe(later(400 + HIDDEN_LIMIT))
  // A second report of the same moves nothing.
  expect(endsAt(onPresence(hidden, { type: 'hidden', isHidden: true }, later(900)))).toBe(
    later(400 + HIDDEN_LIMIT),
  )
  expect(endsAt(onPresence(hidden, { type: 'hidden', isHidden: false }, later(900)))).toBe(
    later(900 + IDLE_LIMIT),
  )
})

test.for([
  { left: milliseconds(60_001), said: 0 },
  { left: milliseconds(60_000), said: 60 },
  { left: milliseconds(1), said: 1 },
  { left: milliseconds(0), said: 0 },
])('$left ms before the end a warning of $said seconds is sent', ({ left, said }) => {
  expect(idleWarning(through(ready, came(0)), later(IDLE_LIMIT - left))).toBe(said)
})

test('an absent player gets no idle warnings', () => {
  expect(idleWarning(through(ready, came(0), went(0)), later(RECONNECT_GRACE - 5_000))).toBe(0)
})
