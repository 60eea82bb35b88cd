import { describe, expect, test } from 'vitest'
import { after, days, instant, milliseconds } from '#kit/time/time.ts'
import {
  duelAt,
  dueAt,
  join,
  mayMove,
  mayOpenMore,
  MOST_DUELS,
  MOST_MOVES,
  moved,
  resign,
  seatFor,
  voided,
  type Duel,
  type Standing,
} from './duel.ts'
import { askRematch, withRematchAsked } from './rematch.ts'

const start = instant('2026-01-10T12:00Z')
const [ann, ben, eve] = [1, 2, 3]
const first: Standing = { turn: 0, ending: undefined }
const none = { askedBy: undefined, code: undefined }
const waiting: Duel = {
  seats: [ann, undefined],
  moves: [],
  movedAt: start,
  phase: { status: 'waiting' },
  rematch: none,
}
const running: Duel = { ...waiting, seats: [ann, ben], phase: { status: 'running', turn: 0 } }
const instantBefore = (length: ReturnType<typeof days>) => after(start, milliseconds(length - 1))

test.for([
  ['me', 0, 0],
  ['me', 1, 0],
  ['friend', 0, 1],
  ['friend', 1, 1],
  ['chance', 0, 0],
  ['chance', 1, 1],
] as const)(
  'when %s begins and the random number is %i, the opener has seat %i',
  ([begins, chance, seat]) => {
    expect(seatFor(begins, chance)).toBe(seat)
  },
)

describe('time', () => {
  test('a move has three days: then the opponent wins', () => {
    expect(dueAt(running)).toBe(after(start, days(3)))
    expect(duelAt(running, instantBefore(days(3)))).toBe(running)
    expect(duelAt(running, after(start, days(3))).phase).toEqual({
      status: 'ended',
      by: 'time',
      winner: 1,
      endedAt: after(start, days(3)),
    })
  })

  test('an empty seat waits seven days', () => {
    expect(duelAt(waiting, instantBefore(days(7)))).toBe(waiting)
    expect(duelAt(waiting, after(start, days(7))).phase).toMatchObject({ by: 'withdrawn', winner: undefined })
  })

  test('an ended duel does not change', () => {
    const over = duelAt(running, after(start, days(3)))
    expect(duelAt(over, after(start, days(30)))).toBe(over)
    expect(dueAt(over)).toBeUndefined()
  })
})

describe('the empty seat', () => {
  test('is taken by the first visitor', () => {
    const joined = join(waiting, ben, { first, now: start })
    expect(joined).toMatchObject({
      ok: true,
      value: { seats: [ann, ben], phase: { status: 'running', turn: 0 } },
    })
    const other = join({ ...waiting, seats: [undefined, ann] }, ben, { first, now: start })
    expect(other).toMatchObject({ value: { seats: [ben, ann] } })
  })

  test('is not taken twice, nor in an ended duel', () => {
    expect(join(running, eve, { first, now: start })).toMatchObject({ refusal: 'DuelFull' })
    const over = duelAt(waiting, after(start, days(7)))
    expect(join(over, eve, { first, now: start })).toMatchObject({ refusal: 'DuelOver' })
  })

  test('of a seated player stays theirs', () => {
    for (const duel of [waiting, running])
      expect(join(duel, ann, { first, now: start })).toEqual({ ok: true, value: duel })
  })
})

describe('a move', () => {
  const wish = { accountId: ann, after: 0, move: 4 }
  test.for([
    ['of the side to move', running, wish, 'move'],
    ['of the other side', running, { ...wish, accountId: ben }, 'NotYourTurn'],
    ['of one who watches', running, { ...wish, accountId: eve }, 'DuelNotYours'],
    ['before anybody has come', waiting, wish, 'NotYourTurn'],
    ['on an older board', { ...running, moves: [3, 5] }, wish, 'NotYourTurn'],
    ['on a board that is not there yet', running, { ...wish, after: 1 }, 'NotYourTurn'],
    [
      'that stands already',
      { ...running, moves: [4], phase: { status: 'running', turn: 1 } },
      wish,
      'repeated',
    ],
    [
      'that stands already, with what was thrown after it',
      { ...running, moves: ['8.5@6.1'], phase: { status: 'running', turn: 1 } },
      { ...wish, move: '8.5' },
      'repeated',
    ],
    [
      'that claims another throw',
      { ...running, moves: ['8.5@6.1'], phase: { status: 'running', turn: 1 } },
      { ...wish, move: '8.5@6.6.6.6' },
      'NotYourTurn',
    ],
    [
      'in place of another',
      { ...running, moves: [3], phase: { status: 'running', turn: 1 } },
      wish,
      'NotYourTurn',
    ],
    ['after the end', duelAt(running, after(start, days(3))), wish, 'DuelOver'],
  ] as const)('%s: %#', ([, duel, asked, outcome]) => {
    const answer = mayMove(duel, asked)
    expect(answer.ok ? answer.value : answer.refusal).toBe(outcome)
  })

  test('passes the turn by the rules, and ends by the rules', () => {
    const now = after(start, days(1))
    expect(moved(running, { move: 4, standing: { turn: 0, ending: undefined } }, now)).toMatchObject({
      moves: [4],
      movedAt: now,
      phase: { status: 'running', turn: 0 },
    })
    expect(moved(running, { move: 4, standing: { turn: 1, ending: { winner: 0 } } }, now).phase).toEqual({
      status: 'ended',
      by: 'board',
      winner: 0,
      endedAt: now,
    })
  })

  test('number 600 ends the duel in a draw', () => {
    const long = { ...running, moves: Array.from({ length: MOST_MOVES - 2 }, () => 1) }
    const almost = moved(long, { move: 1, standing: first }, start)
    expect(almost.phase.status).toBe('running')
    expect(moved(almost, { move: 1, standing: first }, start).phase).toMatchObject({
      by: 'board',
      winner: undefined,
    })
  })
})

test('a player who resigns loses, whoever is to move; before a friend has joined the duel is withdrawn', () => {
  expect(resign(running, ben, start)).toMatchObject({ value: { phase: { by: 'resigned', winner: 0 } } })
  expect(resign(running, ann, start)).toMatchObject({ value: { phase: { by: 'resigned', winner: 1 } } })
  expect(resign(waiting, ann, start)).toMatchObject({
    value: { phase: { by: 'withdrawn', winner: undefined } },
  })
  expect(resign(running, eve, start)).toMatchObject({ refusal: 'DuelNotYours' })
})

test('a duel whose moves the rules no longer allow has no winner', () => {
  expect(voided({ ...running, moves: [3] }, start)).toEqual({
    ...running,
    moves: [3],
    phase: { status: 'ended', by: 'rules', winner: undefined, endedAt: start },
  })
})

describe('a rematch', () => {
  const over: Duel = duelAt(running, after(start, days(3)))
  test.for([
    ['is asked for by one', over, ann, 'asked'],
    ['begins when the other asks too', { ...over, rematch: { ...none, askedBy: 1 } }, ann, 'begins'],
    ['does not begin by asking twice', { ...over, rematch: { ...none, askedBy: 0 } }, ann, 'asked'],
    ['has begun', { ...over, rematch: { askedBy: 0, code: 'x' } }, ben, 'begun'],
    ['waits for the end', running, ann, 'DuelOver'],
    ['needs two', { ...over, seats: [ann, undefined] }, ann, 'DuelOver'],
    ['is for the players', over, eve, 'DuelNotYours'],
  ] as const)('%s', ([, duel, accountId, outcome]) => {
    const answer = askRematch(duel, accountId)
    expect(answer.ok ? answer.value : answer.refusal).toBe(outcome)
  })
})

test('a player has at most twenty open duels', () => {
  expect(mayOpenMore(MOST_DUELS - 1)).toMatchObject({ ok: true })
  expect(mayOpenMore(MOST_DUELS)).toMatchObject({ refusal: 'DuelLimit' })
})

test('a request for a rematch is stored once', () => {
  const asked = withRematchAsked(running, ben)
  expect(asked.rematch.askedBy).toBe(1)
  expect(withRematchAsked(asked, ben)).toBe(asked)
  expect(withRematchAsked(asked, ann).rematch.askedBy).toBe(0)
})
