import { describe, expect, test } from 'vitest'
import { after, instant, seconds } from '#kit/time/time.ts'
import { MOST_OF_CROWD_WAITING } from './crowd.ts'
import { MOST_WAITING } from './line.ts'
import {
  isSeatOver,
  isTurnOver,
  mayBegin,
  mayComeBack,
  mayJoinLine,
  mayKeep,
  mayQueue,
  mayStart,
} from './requests.ts'

const now = instant('2026-05-01T12:00Z')
const soon = after(now, seconds(1))
const choice = { gameKey: 'a', lineKey: 'x' }
const queued = { ...choice, turn: null }
const called = { ...choice, turn: { until: soon } }
const missed = { ...choice, turn: { until: now } }
const seat = {
  ...choice,
  accountId: 7,
  playId: 'p',
  streamId: null,
  state: 'reserved',
  isWatched: false,
  reservedUntil: soon,
  awaySince: null,
  begunAt: null,
} as const
const running = { ...seat, state: 'running', begunAt: now } as const
const away = { ...seat, state: 'away', begunAt: now, awaySince: after(now, seconds(-3600)) } as const
const lost = { ...seat, reservedUntil: now } as const
const nothing = { play: undefined, ticket: undefined }
const ok = { ok: true }
const no = (refusal: string) => ({ ok: false, refusal })

test('a turn and a seat expire at their time [4.9]', () => {
  expect([queued, called, missed].map((ticket) => isTurnOver(ticket, now))).toEqual([false, false, true])
  expect([seat, lost, running, away].map((play) => isSeatOver(play, now))).toEqual([false, true, false, true])
})

describe('queueing', () => {
  test.for([
    ['with nothing', nothing, { ok: true, value: 'new' }],
    ['with a place', { ...nothing, ticket: queued }, { ok: true, value: 'waiting' }],
    ['with a turn', { ...nothing, ticket: called }, { ok: true, value: 'waiting' }],
    ['with a missed turn', { ...nothing, ticket: missed }, { ok: true, value: 'new' }],
    ['with a missed turn elsewhere', { ...nothing, ticket: { ...missed, gameKey: 'b' } }, { value: 'new' }],
    [
      'with a place elsewhere',
      { ...nothing, ticket: { ...queued, gameKey: 'b' } },
      { refusal: 'InAnotherGame', data: { status: 2, gameKey: 'b' } },
    ],
    [
      'while playing this very game',
      { ...nothing, play: running },
      { refusal: 'InAnotherGame', data: { status: 1, gameKey: 'a' } },
    ],
  ] as const)('%s', ([, held, outcome]) => {
    expect(mayQueue(choice, held, now)).toMatchObject(outcome)
  })

  test('is refused with fifty waiting, not with forty-nine', () => {
    expect(mayJoinLine(MOST_WAITING - 1)).toMatchObject(ok)
    expect(mayJoinLine(MOST_WAITING)).toEqual(no('LineFull'))
    expect(mayJoinLine(MOST_WAITING - 1, MOST_OF_CROWD_WAITING - 1)).toMatchObject(ok)
    expect(mayJoinLine(MOST_OF_CROWD_WAITING, MOST_OF_CROWD_WAITING)).toEqual(no('LineFull'))
  })
})

test.for([
  ['nothing', nothing, false, ok],
  ['nothing, having missed it', nothing, true, no('TurnMissed')],
  ['a place', { ...nothing, ticket: queued }, false, ok],
  ['a turn', { ...nothing, ticket: called }, false, ok],
  ['a missed turn', { ...nothing, ticket: missed }, false, no('TurnMissed')],
  ['a seat', { ...nothing, play: seat }, false, ok],
  ['a seat that was lost', { ...nothing, play: lost }, false, no('TurnMissed')],
  ['a play elsewhere', { ...nothing, play: { ...running, lineKey: 'y' } }, false, no('InAnotherGame')],
  ['a place elsewhere', { ...nothing, ticket: { ...queued, lineKey: 'y' } }, false, no('InAnotherGame')],
] as const)('a start with %s is allowed or refused', ([, held, hasMissed, outcome]) => {
  expect(mayStart(choice, { ...held, hasMissed }, now)).toMatchObject(outcome)
})

test.for([
  ['no play', undefined, false, no('PlayStateWrong')],
  ['a missed turn', undefined, true, no('TurnMissed')],
  ['a seat', seat, false, { ok: true, value: seat }],
  ['a seat that was lost', lost, false, no('TurnMissed')],
  ['a play that runs', running, false, { ok: true, value: running }],
  ['a play that was left for long', away, false, no('PlayStateWrong')],
] as const)('continuing %s is allowed or refused', ([, play, hasMissed, outcome]) => {
  expect(mayComeBack(play, hasMissed, now)).toEqual(outcome)
})

test.for([
  ['no play', undefined, no('PlayStateWrong')],
  ['the play of somebody else', { ...seat, accountId: 8 }, no('PlayStateWrong')],
  ['a play that ended', { ...seat, state: 'ended' }, no('PlayStateWrong')],
  ['a seat', seat, ok],
  ['a seat that was lost', lost, no('PlayStateWrong')],
  ['this stream again', { ...running, streamId: 's' }, ok],
  ['another stream', { ...running, streamId: 'other' }, no('PlayStateWrong')],
] as const)('a stream with %s begins or is refused', ([, play, outcome]) => {
  expect(mayBegin(play, { accountId: 7, streamId: 's' }, now)).toMatchObject(outcome)
})

test.for([
  [undefined, no('PlayStateWrong')],
  [{ playId: 'other', endReason: null }, no('PlayStateWrong')],
  [{ playId: 'other', endReason: 'time' }, no('PlayStateWrong')],
  [{ playId: 'p', endReason: 'time' }, no('NotEnoughTime')],
  [
    { playId: 'p', endReason: 'left' },
    { ok: true, value: { playId: 'p', endReason: 'left' } },
  ],
] as const)('for the last play %j a heartbeat is accepted or refused', ([last, outcome]) => {
  expect(mayKeep(last, 'p')).toEqual(outcome)
})
