import { describe, expect, test } from 'vitest'
import { after, days, hours, instant, minutes, seconds } from '#kit/time/time.ts'
import { FIRST_MOVE_WITHIN, freshClock, GONE_AFTER, isOpening, leftAt } from './clock.ts'
import {
  begun,
  duelAt,
  join,
  mayMove,
  moved,
  offerDraw,
  resign,
  tickingOf,
  type Duel,
  type Standing,
} from './duel.ts'
import { placesOf, seatsInPlay } from './places.ts'
import { askRematch, withRematchAsked } from './rematch.ts'
import { resultsOf } from './result.ts'
import { mayRepeat } from './sealed.ts'
import { claimAgainst, goesOnWithout, goneOn, leavingAt, leavingBy, mayBegin, wonByLast } from './table.ts'

const start = instant('2026-01-10T12:00Z')
const [ann, ben, eve, joe, zoe] = [1, 2, 3, 4, 5]
const first: Standing = { turn: 0, ending: undefined }
const none = { askedBy: undefined, code: undefined }
const SLUG = 'crazy-eights'

/** Ann has opened a table for four. */
const waiting: Duel = {
  seats: [ann, undefined, undefined, undefined],
  moves: [],
  movedAt: start,
  phase: { status: 'waiting' },
  rematch: none,
  dealKey: 'key',
}
const came = (...ids: readonly number[]) =>
  ids.reduce<Duel>((duel, id) => {
    const joined = join(duel, id, { first, now: start, chance: 0 })
    return joined.ok ? joined.value : duel
  }, waiting)
const four = came(ben, eve, joe)
const three: Duel = begun(came(ben, eve), { first, now: start, chance: 0 })
/** Three at a table with a clock, each of whom has moved. */
const live: Duel = {
  ...three,
  moves: [1, 2, 3],
  clock: { ...freshClock('5+3', undefined, 3), seenAt: [start, start, start] },
}

describe('seats', () => {
  test('fill one by one, and with the last one it begins', () => {
    expect(came(ben, eve)).toMatchObject({ seats: [ann, ben, eve, undefined], phase: { status: 'waiting' } })
    expect(four).toMatchObject({ seats: [ann, ben, eve, joe], phase: { status: 'running', turn: 0 } })
    expect(join(four, zoe, { first, now: start })).toMatchObject({ refusal: 'DuelFull' })
  })

  test('are those who came where the host begins, whom chance lets begin in turn', () => {
    const seatsBy = (chance: number) => begun(came(ben, eve), { first, now: start, chance }).seats
    expect([0, 1, 2, 3].map(seatsBy)).toEqual([
      [ann, ben, eve],
      [ben, eve, ann],
      [eve, ann, ben],
      [ann, ben, eve],
    ])
  })

  test('of a guest who goes before it begins are free again; the host takes back all', () => {
    const gone = resign(came(ben, eve), ben, start)
    expect(gone).toMatchObject({
      value: { seats: [ann, undefined, eve, undefined], phase: { status: 'waiting' } },
    })
    const back = gone.ok && join(gone.value, joe, { first, now: start })
    expect(back).toMatchObject({ value: { seats: [ann, joe, eve, undefined] } })
    expect(resign(came(ben), ann, start)).toMatchObject({ value: { phase: { by: 'withdrawn' } } })
  })

  test('have a clock each', () => {
    const timed: Duel = { ...came(ben, eve), clock: freshClock('5+3', undefined, 4) }
    const { clock } = begun(timed, { first, now: start })
    expect(clock).toMatchObject({ left: [minutes(5), minutes(5), minutes(5)], seenAt: [start, start, start] })
    expect([0, 1, 2, 3].map((turnCount) => isOpening(clock!, { turnCount }))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

test.for([
  ['the host of three', came(ben, eve), ann, false],
  ['the host of two', came(ben), ann, false],
  ['the host alone', waiting, ann, 'DuelTooFew'],
  ['a guest', came(ben), ben, 'DuelNotYours'],
  ['one who watches', came(ben), zoe, 'DuelNotYours'],
  ['once it runs', three, ann, true],
  ['once it is over', duelAt(waiting, after(start, days(7))), ann, 'DuelOver'],
  ['where only two play', { ...waiting, seats: [ann, undefined] }, ann, 'DuelNotYours'],
] as const)('%s may begin or not', ([, duel, accountId, outcome]) => {
  const answer = mayBegin(duel, accountId, SLUG)
  expect(answer.ok ? answer.value : answer.refusal).toBe(outcome)
})

describe('whoever leaves', () => {
  test('is out of time after three days, or when the flag falls, and the duel itself runs on', () => {
    expect(leavingAt(three, after(start, hours(71)))).toBeUndefined()
    const due = after(start, days(3))
    expect(leavingAt(three, after(start, days(9)))).toEqual({ seat: 0, by: 'time', at: due })
    expect(duelAt(three, after(start, days(9)))).toBe(three)
    const fallen = leavingAt(live, after(start, minutes(6)))!
    expect(fallen).toMatchObject({ seat: 0, by: 'time' })
    expect(leavingAt({ ...live, moves: [1] }, after(start, FIRST_MOVE_WITHIN))).toMatchObject({ seat: 0 })
  })

  test('may have been erased, on turn or not', () => {
    const erased = { ...three, seats: [ann, undefined, eve] }
    expect(leavingAt(erased, start)).toEqual({ seat: 1, by: 'resigned', at: start })
    expect(leavingAt({ ...erased, moves: ['!1'] }, start)).toBeUndefined()
  })

  test('of two is a matter of its own', () => {
    const two: Duel = begun(came(ben), { first, now: start })
    expect(leavingAt(two, after(start, days(9)))).toBeUndefined()
    expect(duelAt(two, after(start, days(9))).phase).toMatchObject({ by: 'time', winner: 1 })
  })

  test('takes their seat out of play, and the turn goes where the rules say', () => {
    const now = after(start, hours(1))
    expect(goesOnWithout(three)).toBe(true)
    const gone = goneOn(three, { seat: 0, by: 'resigned', at: now }, { turn: 1, ending: undefined })
    expect(gone).toMatchObject({ moves: ['!0'], movedAt: now, phase: { status: 'running', turn: 1 } })
    expect(seatsInPlay(gone)).toEqual([1, 2])
    expect(goesOnWithout(gone)).toBe(false)
    expect(mayMove(gone, { accountId: ann, after: 1, move: 3 })).toMatchObject({ refusal: 'NotYourTurn' })
    expect(leavingBy(gone, ann, now)).toEqual({ ok: true, value: undefined })
    expect(leavingBy(gone, zoe, now)).toMatchObject({ refusal: 'DuelNotYours' })
  })

  test('does not undo a move that was on its way meanwhile, and no move counts twice for it', () => {
    const answer = (moves: Duel['moves'], after: number) => {
      const allowed = mayMove({ ...three, moves }, { accountId: ann, after, move: 7 })
      return allowed.ok ? allowed.value : allowed.refusal
    }
    expect(answer([1, 2, 3, '!2'], 3)).toBe('move')
    expect(answer([1, 2, 3, '!2'], 4)).toBe('move')
    expect(answer([1, 2, 3, '!2'], 2)).toBe('NotYourTurn')
    expect(answer([1, 2, 3, '!2'], 5)).toBe('NotYourTurn')
    expect(answer([1, 2, 3, 7, '!2'], 3)).toBe('NotYourTurn')
    expect(answer([1, '!2', 3, 4], 3)).toBe('NotYourTurn')
  })

  test('gives whoever is to move no new time', () => {
    const now = after(start, minutes(2))
    const gone = goneOn(live, { seat: 2, by: 'resigned', at: now }, { turn: 0, ending: undefined })
    expect(gone.movedAt).toBe(start)
    const flag = goneOn(live, { seat: 0, by: 'time', at: now }, { turn: 1, ending: undefined })
    expect(flag).toMatchObject({ movedAt: now, clock: { left: [0, minutes(5), minutes(5)] } })
  })

  test('costs nobody time of a clock that had not begun', () => {
    const now = after(start, seconds(25))
    const opening: Duel = { ...live, moves: [1, 2], phase: { status: 'running', turn: 2 } }
    const gone = goneOn(opening, { seat: 0, by: 'resigned', at: now }, { turn: 2, ending: undefined })
    expect(leftAt(gone.clock!, tickingOf(gone), now)[2]).toBe(minutes(5))
    // One who goes before that leaves the time for a first move as it is.
    const early = { ...opening, moves: [1], phase: { status: 'running', turn: 1 } } as const
    expect(goneOn(early, { seat: 0, by: 'resigned', at: now }, { turn: 1, ending: undefined })).toMatchObject(
      { movedAt: start },
    )
  })

  test('last but one leaves the last one as the winner', () => {
    const two = { ...four, moves: ['!2', 7, '!0'] }
    const over = wonByLast(two, { seat: 3, by: 'resigned', at: start })
    expect(over.phase).toEqual({
      status: 'ended',
      by: 'resigned',
      winner: 1,
      endedAt: start,
      places: [3, 1, 4, 2],
    })
    const young = { ...live, moves: [1, '!2'] }
    expect(wonByLast(young, { seat: 0, by: 'time', at: start }).phase).toMatchObject({
      by: 'aborted',
      winner: undefined,
    })
  })

  test('may be declared gone by any other player, if it is their turn and nobody has heard from them', () => {
    const now = after(start, GONE_AFTER)
    expect(claimAgainst(live, eve, now)).toEqual({ ok: true, value: { seat: 0, by: 'abandoned', at: now } })
    expect(claimAgainst(live, eve, after(start, seconds(44)))).toMatchObject({ refusal: 'RivalStillHere' })
    expect(claimAgainst(live, ann, now)).toMatchObject({ refusal: 'RivalStillHere' })
    expect(claimAgainst(live, zoe, now)).toMatchObject({ refusal: 'DuelNotYours' })
    expect(claimAgainst({ ...live, moves: [1] }, eve, now)).toMatchObject({ refusal: 'RivalStillHere' })
    expect(claimAgainst(three, eve, now)).toMatchObject({ refusal: 'RivalStillHere' })
    const gone = { ...live, moves: [1, 2, 3, '!1'] }
    expect(claimAgainst(gone, ben, now)).toMatchObject({ refusal: 'DuelNotYours' })
    // A repeated claim: the others already play on.
    const claimed = goneOn(live, { seat: 0, by: 'abandoned', at: now }, { turn: 1, ending: undefined })
    expect(claimAgainst(claimed, eve, now)).toEqual({ ok: true, value: undefined })
  })
})

test('places follow the points, with ties, and whoever left is behind all who stayed', () => {
  const seats = [ann, ben, eve, joe]
  expect(placesOf({ seats, moves: [] }, { winner: 2, points: [5, 9, 12, 9] })).toEqual([4, 2, 1, 2])
  expect(placesOf({ seats, moves: ['!1', 4, '!3'] }, { winner: 0, points: [5, 99, 2, 0] })).toEqual([
    1, 4, 2, 3,
  ])
  expect(placesOf({ seats, moves: [] }, { winner: undefined })).toEqual([1, 1, 1, 1])
  const over = moved(
    four,
    { move: 1, standing: { turn: 0, ending: { winner: 1, points: [1, 4, 2, 2] } } },
    start,
  )
  expect(over.phase).toMatchObject({ by: 'board', winner: 1, places: [4, 1, 2, 2] })
})

test('a move in the credit for the network is none where the flag of a table falls by itself', () => {
  const late = after(start, minutes(5))
  const just = moved(live, { move: 4, standing: { turn: 1, ending: undefined }, spent: minutes(5) }, late)
  expect(just.moves).toHaveLength(4)
  const over = after(late, seconds(0.2))
  expect(moved(live, { move: 4, standing: { turn: 1, ending: undefined } }, over)).toBe(live)
})

test('a draw is not offered among more than two, and no result counts', () => {
  expect(offerDraw({ ...three, moves: [1, 2, 3] }, { accountId: ann, after: 3 }, start)).toMatchObject({
    value: { phase: { status: 'running' } },
  })
  const over: Duel = {
    ...three,
    moves: [1, 2, 3, 4, 5],
    phase: { status: 'ended', by: 'board', winner: 0, endedAt: start },
  }
  expect(resultsOf(over)).toEqual([])
})

test('the last move is told again to whoever made it alone', () => {
  const after3 = { ...three, moves: [1, 2, 3] }
  expect([ann, ben, eve, zoe].map((id) => mayRepeat(after3, id, 2))).toEqual([false, false, true, false])
})

test('a rematch begins when all who are still there have asked', () => {
  const over: Duel = { ...three, phase: { status: 'ended', by: 'board', winner: 0, endedAt: start } }
  const outcome = (duel: Duel, id: number) => {
    const answer = askRematch(duel, id)
    return answer.ok ? answer.value : answer.refusal
  }
  expect(outcome(over, ann)).toBe('asked')
  const one = withRematchAsked(over, ann)
  expect(withRematchAsked(one, ann)).toBe(one)
  expect(outcome(one, ben)).toBe('asked')
  const two = withRematchAsked(one, ben)
  expect(two.rematch.asked).toEqual([0, 1])
  expect(outcome(two, eve)).toBe('begins')
  expect(outcome({ ...one, seats: [ann, ben, undefined] }, ben)).toBe('begins')
  expect(outcome({ ...over, seats: [ann, undefined, undefined] }, ann)).toBe('DuelOver')
})
