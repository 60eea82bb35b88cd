import { expect, test } from 'vitest'
import { before, days, instant, seconds } from '#kit/time/time.ts'
import { mayOffer, type Visit } from './offer.ts'

const now = instant('2026-11-22T05:00Z')
const visit: Visit = { platform: 'iosSafari', isStandalone: false, gamesPlayed: 2, closedAt: undefined }

test.for([
  { change: {}, offered: true },
  { change: { gamesPlayed: 0 }, offered: false },
  { change: { gamesPlayed: 1 }, offered: false },
  { change: { gamesPlayed: 3 }, offered: true },
  { change: { isStandalone: true }, offered: false },
  { change: { platform: undefined }, offered: false },
  { change: { closedAt: before(now, days(14)) }, offered: true },
  { change: { closedAt: before(now, seconds(14 * 86_400 - 1)) }, offered: false },
])('[2.44] with $change the guide is offered: $offered', ({ change, offered }) => {
  expect(mayOffer({ ...visit, ...change }, now)).toBe(offered)
})
