import { expect, test } from 'vitest'
import { after, instant } from '#kit/time/time.ts'
import { RECONNECT_GRACE } from '#modules/streaming/model.ts'
import { keptUntil } from './play.ts'
import { SEAT_KEPT } from './times.ts'

const now = instant('2026-05-01T12:00Z')
const seat = { state: 'reserved', isWatched: false, reservedUntil: now, awaySince: null } as const

test.for([
  ['a seat that waits', seat, now],
  ['a seat that is watched', { ...seat, isWatched: true }, after(now, SEAT_KEPT)],
  ['a play that runs', { ...seat, state: 'running' }, null],
  ['a play that runs again', { ...seat, state: 'running', awaySince: now }, null],
  ['a play that was left', { ...seat, state: 'away', awaySince: now }, after(now, RECONNECT_GRACE)],
  ['a play that nobody has come to', { ...seat, state: 'away' }, null],
  ['a seat that was left before', { ...seat, awaySince: now, isWatched: true }, after(now, SEAT_KEPT)],
] as const)('%s is kept until its time', ([, play, until]) => {
  expect(keptUntil(play)).toBe(until)
})
