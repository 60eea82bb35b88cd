import { describe, expect, test } from 'vitest'
import { after, instant, milliseconds, minutes, seconds } from '#kit/time/time.ts'
import { DUEL_FAMILIES } from '../model.ts'
import {
  afterMove,
  clocksOf,
  fallsAt,
  FIRST_MOVE_WITHIN,
  freshClock,
  GONE_AFTER,
  isGone,
  LAG_BUDGET,
  leftAt,
  MOST_LAG,
  seenBy,
  speedOf,
} from './clock.ts'

const start = instant('2026-01-10T12:00Z')
const clock = freshClock('3+2', undefined)
const at = { turn: 0, turnCount: 4, movedAt: start } as const
const moveAfter = (length: ReturnType<typeof seconds>, spent?: ReturnType<typeof seconds>) =>
  afterMove(clock, at, { now: after(start, length), spent, endsTurn: true })

describe('a clock', () => {
  test('has three to four paces for each family, from the quickest to the slowest', () => {
    for (const family of DUEL_FAMILIES) expect(clocksOf(family).length).toBeGreaterThanOrEqual(3)
    expect(clocksOf('chess')).toEqual(['1+0', '3+2', '5+3', '10+0'])
    expect(['1+0', '3+2', '5+3', '10+0'].map((name) => speedOf(name as '1+0'))).toEqual([
      'bullet',
      'blitz',
      'blitz',
      'rapid',
    ])
  })

  test('loses the time of a move and gains the increment', () => {
    expect(moveAfter(seconds(10))!.left).toEqual([minutes(3) - seconds(8), minutes(3)])
  })

  test('gains no increment within a turn of dice', () => {
    const within = afterMove(clock, at, { now: after(start, seconds(10)), spent: undefined, endsTurn: false })
    expect(within!.left).toEqual([minutes(3) - seconds(10), minutes(3)])
  })

  test('does not run for the first two moves, which have their own limit', () => {
    for (const turnCount of [0, 1]) {
      const early = { ...at, turnCount }
      expect(fallsAt(clock, early)).toBe(after(start, FIRST_MOVE_WITHIN))
      expect(leftAt(clock, early, after(start, seconds(20)))).toEqual([minutes(3), minutes(3)])
      expect(
        afterMove(clock, early, { now: after(start, seconds(20)), spent: undefined, endsTurn: true })!.left,
      ).toEqual([minutes(3), minutes(3)])
    }
    expect(leftAt(clock, at, after(start, seconds(20)))).toEqual([minutes(3) - seconds(20), minutes(3)])
  })

  test('expires at its end, and a move at the very last moment still counts', () => {
    expect(moveAfter(minutes(3))!.left[0]).toBe(seconds(2))
    expect(moveAfter(milliseconds(minutes(3) + 1))).toBeUndefined()
    expect(leftAt(clock, at, after(start, minutes(9)))).toEqual([0, minutes(3)])
  })

  test('credits network delay, up to a bound per move and in total', () => {
    // Two seconds of thought, 300 ms on the way.
    expect(moveAfter(milliseconds(2300), seconds(2))!.left[0]).toBe(minutes(3))
    // A page that claims to have needed no time at all gains half a second and no more.
    expect(moveAfter(seconds(60), seconds(0))!.left[0]).toBe(minutes(2) + seconds(2) + MOST_LAG)
    // A page that claims more than the server saw loses nothing by it.
    expect(moveAfter(seconds(1), seconds(50))!.left[0]).toBe(minutes(3) + seconds(1))
    let lying = clock
    let now = start
    for (let move = 0; move < 30; move++) {
      now = after(now, seconds(5))
      lying = afterMove(
        lying,
        { ...at, movedAt: after(now, milliseconds(-5000)) },
        { now, spent: seconds(0), endsTurn: true },
      )!
    }
    const honest = minutes(3) - 30 * seconds(3)
    expect(lying.left[0]! - honest).toBeLessThanOrEqual(LAG_BUDGET + 30 * 100)
    expect(lying.left[0]).toBeGreaterThan(honest)
  })

  test('waits for a move in transit', () => {
    expect(fallsAt(clock, at)).toBe(after(after(start, minutes(3)), MOST_LAG))
    const late = milliseconds(minutes(3) + 400)
    expect(
      afterMove(clock, at, { now: after(start, late), spent: minutes(3), endsTurn: true })!.left[0],
    ).toBe(seconds(2))
    expect(
      afterMove(clock, at, { now: after(start, late), spent: undefined, endsTurn: true }),
    ).toBeUndefined()
  })

  test('detects an absent player', () => {
    const seen = seenBy(clock, 1, start)
    expect(isGone(seen, 1, after(start, milliseconds(GONE_AFTER - 1)))).toBe(false)
    expect(isGone(seen, 1, after(start, GONE_AFTER))).toBe(true)
    // Of whom nothing was ever heard, nothing is said.
    expect(isGone(seen, 0, after(start, minutes(5)))).toBe(false)
  })
})
