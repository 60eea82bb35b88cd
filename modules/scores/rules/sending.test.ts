import { expect, test } from 'vitest'
import { dayOf, days, before, hours, instant } from '#kit/time/time.ts'
import type { Replayed } from '../model.ts'
import { judgeRun, mayRank, maySend } from './sending.ts'

const now = instant('2026-01-10T12:00Z')
const game = { isRanked: true, version: '3' }

test('only runs of ranked games enter tables', () => {
  expect(mayRank(game)).toEqual({ ok: true, value: game })
  expect(mayRank({ ...game, isRanked: false })).toMatchObject({ refusal: 'ScoreNotRanked' })
  expect(mayRank(undefined)).toMatchObject({ refusal: 'GameNotFound' })
})

test('a run is accepted in the current version, and a challenge on its day', () => {
  const wish = { version: '3', day: undefined, now }
  expect(maySend(game, wish)).toEqual({ ok: true, value: game })
  expect(maySend(undefined, wish)).toMatchObject({ refusal: 'GameNotFound' })
  expect(maySend({ ...game, isRanked: false }, { ...wish, version: '2' })).toMatchObject({
    refusal: 'ScoreNotRanked',
  })
  expect(maySend(game, { ...wish, version: '2' })).toMatchObject({ refusal: 'ReplayOutdated' })
  expect(maySend(game, { ...wish, day: dayOf(now) })).toMatchObject({ ok: true })
  expect(maySend(game, { ...wish, day: dayOf(before(now, days(1))) })).toMatchObject({ refusal: 'DailyOver' })
  const night = before(now, hours(11))
  expect(maySend(game, { ...wish, day: dayOf(before(now, days(1))), now: night })).toMatchObject({ ok: true })
})

const ended: Replayed = { kind: 'ended', counts: true, score: 10, seed: 7, level: 1 }

test.for<[string, Replayed, object, string | undefined]>([
  ['as it was told', ended, {}, undefined],
  ['with another score', ended, { score: 11 }, 'ReplayBroken'],
  ['from another seed', ended, { seed: 8 }, 'ReplayBroken'],
  ['with help, or to an end that sets no mark', { ...ended, counts: false }, {}, 'ScoreNotRanked'],
  ['with help, and told another score', { ...ended, counts: false }, { score: 11 }, 'ReplayBroken'],
  ['too fast for a player', { kind: 'tooShort' }, {}, 'RunTooShort'],
  ['against the rules', { kind: 'broken' }, {}, 'ReplayBroken'],
  ['by nobody, for want of time', { kind: 'busy' }, {}, 'TooFast'],
])('a run that was played %s is validated', ([, run, told, refusal]) => {
  const judged = judgeRun(run, { seed: 7, score: 10, ...told })
  expect(judged).toMatchObject(refusal === undefined ? { ok: true, value: run } : { ok: false, refusal })
})
