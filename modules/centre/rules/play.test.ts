import { describe, expect, test } from 'vitest'
import { after, before, instant, milliseconds, minutes, seconds, type Duration } from '#kit/time/time.ts'
import type { Opinion } from '../model.ts'
import { playedSince, playUnderWay, tallyChange, type Playing } from './play.ts'

const reportedAt = instant('2026-03-10T12:00Z')
const play = { playId: 'p', gameId: 1, reportedAt }

describe('a play', () => {
  test.for([
    [0, 0],
    [1, 1],
    [60_000, 60_000],
    [89_999, 89_999],
    [90_000, undefined],
    [90_001, undefined],
  ] as const)('that was reported %d ms ago has lasted %s', ([since, played]) => {
    const answer = playedSince(play, after(reportedAt, milliseconds(since)))
    expect(answer).toEqual(
      played === undefined ? { ok: false, refusal: 'NotFound' } : { ok: true, value: played },
    )
  })

  test('loses nothing when the clock is set back', () => {
    expect(playedSince(play, before(reportedAt, minutes(5)))).toEqual({ ok: true, value: 0 })
  })

  test('that does not exist is not found', () => {
    expect(playedSince(undefined, reportedAt)).toMatchObject({ ok: false, refusal: 'NotFound' })
  })
})

test('a report counts for a running play', () => {
  const last = after(reportedAt, milliseconds(89_999))
  const gone = { ok: false, refusal: 'NotFound' }
  const counted = { ok: true, value: { gameId: 1, played: 89_999 } }
  expect(playUnderWay({ ...play, isOver: false }, last)).toEqual(counted)
  expect(playUnderWay({ ...play, isOver: false }, after(reportedAt, seconds(90)))).toEqual(gone)
  expect(playUnderWay({ ...play, isOver: true }, last)).toEqual(gone)
  expect(playUnderWay(undefined, last)).toEqual(gone)
})

const playing = (played: Duration, opinion: Opinion): Playing => ({ played, opinion })
const none = { players: 0, likes: 0, dislikes: 0 }

describe('the tally of a game', () => {
  test.for<[string, Playing, Playing, object]>([
    ['29.999 s of play', playing(seconds(0), 'none'), playing(milliseconds(29_999), 'none'), none],
    ['30 s of play', playing(seconds(0), 'none'), playing(seconds(30), 'none'), { ...none, players: 1 }],
    ['more play', playing(seconds(30), 'likes'), playing(seconds(90), 'likes'), none],
    ['a like without play', playing(seconds(0), 'none'), playing(seconds(0), 'likes'), none],
    [
      'play after a like',
      playing(seconds(29), 'likes'),
      playing(seconds(31), 'likes'),
      { players: 1, likes: 1, dislikes: 0 },
    ],
    ['a like of a player', playing(minutes(1), 'none'), playing(minutes(1), 'likes'), { ...none, likes: 1 }],
    [
      'another opinion',
      playing(minutes(1), 'likes'),
      playing(minutes(1), 'dislikes'),
      { players: 0, likes: -1, dislikes: 1 },
    ],
    ['a like taken back', playing(minutes(1), 'likes'), playing(minutes(1), 'none'), { ...none, likes: -1 }],
    ['the same like again', playing(minutes(1), 'likes'), playing(minutes(1), 'likes'), none],
  ])('changes with %s correctly', ([, old, next, change]) => {
    expect(tallyChange(old, next)).toEqual(change)
  })
})
