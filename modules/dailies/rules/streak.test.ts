import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days, hours, instant, minutes } from '#kit/time/time.ts'
import type { Finish } from '../model.ts'
import { calendarOf } from './calendar.ts'
import { dayNumberNamed } from './days.ts'
import { DAYS_FOR_FREEZE, localDay, MOST_FREEZES, streakOf } from './streak.ts'

const NONE: ReadonlySet<number> = new Set()
const HOUR = 3600
const [TOKYO, PARIS, HAWAII, KIRITIMATI] = [9 * HOUR, HOUR, -10 * HOUR, 14 * HOUR] as const
/** A moment by the clock of a place. */
const at = (local: string, offset: number): Finish => ({
  at: instant(`${local}:00Z`) - offset * 1000,
  offset,
})
const day = (number: number, time = '20:00', offset = PARIS) =>
  at(`2026-11-${String(number).padStart(2, '0')}T${time}`, offset)
const after = (finishes: readonly Finish[], here: Finish, forgiven = NONE) =>
  streakOf(finishes, forgiven, here)
const inARow = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => day(from + index))

describe('a streak', () => {
  test('is zero before the first finish, and one day with it', () => {
    expect(after([], day(1))).toMatchObject({ days: 0, freezes: 0, isDoneToday: false })
    expect(after([day(1)], day(1))).toMatchObject({ days: 1, isDoneToday: true })
  })

  test('grows by one a day, however many challenges are finished', () => {
    const finishes = [day(1, '08:00'), day(1, '08:05'), day(1, '23:59'), day(2, '00:00')]
    expect(after(finishes, day(2))).toMatchObject({ days: 2, isDoneToday: true })
  })

  test('lasts through the whole next day and ends at the midnight after it', () => {
    const finishes = [day(1)]
    expect(after(finishes, day(2, '23:59'))).toMatchObject({ days: 1, isDoneToday: false })
    expect(after(finishes, day(3, '00:00'))).toMatchObject({ days: 0, longest: 1 })
    expect(after([...finishes, day(3)], day(3))).toMatchObject({ days: 1, longest: 1 })
  })

  test('follows the player’s midnight, not that of UTC', () => {
    // 23:30 and 00:30 in Tokyo are one day of UTC, and two days of the player.
    const late = at('2026-11-10T23:30', TOKYO)
    const early = at('2026-11-11T00:30', TOKYO)
    expect(after([late, early], early)).toMatchObject({ days: 2 })
    // 08:00 and 10:00 in Tokyo lie on both sides of midnight UTC, and on one day of the player.
    const [eight, ten] = [at('2026-11-10T08:00', TOKYO), at('2026-11-10T10:00', TOKYO)]
    expect(after([eight, ten], ten)).toMatchObject({ days: 1 })
  })
})

describe('freezes', () => {
  test(`are earned every ${DAYS_FOR_FREEZE} days in a row, and at most ${MOST_FREEZES} are kept`, () => {
    expect(after(inARow(1, 6), day(6)).freezes).toBe(0)
    expect(after(inARow(1, 7), day(7)).freezes).toBe(1)
    expect(after(inARow(1, 14), day(14)).freezes).toBe(2)
    expect(after(inARow(1, 28), day(28)).freezes).toBe(MOST_FREEZES)
  })

  test('cover missed days automatically, each once', () => {
    const missed = [...inARow(1, 7), day(9)]
    expect(after(missed, day(9))).toMatchObject({ days: 8, freezes: 0 })
    expect(after([...missed, day(11)], day(11))).toMatchObject({ days: 1 })
    expect(after([...inARow(1, 14), day(17)], day(17))).toMatchObject({ days: 15, freezes: 0 })
  })

  test('are used on the morning after, and stay when they would not be enough', () => {
    expect(after(inARow(1, 7), day(9, '06:00'))).toMatchObject({ days: 7, freezes: 0, isDoneToday: false })
    expect(after([...inARow(1, 7), day(10)], day(10))).toMatchObject({ days: 1, freezes: 1 })
  })
})

describe('a journey', () => {
  test('across the date line, where a date is skipped, breaks no streak', () => {
    const leaving = at('2026-11-09T01:00', HAWAII)
    const arrived = at('2026-11-11T07:00', KIRITIMATI)
    expect(arrived.at - leaving.at).toBeLessThan(hours(31))
    expect(after([leaving, arrived], arrived)).toMatchObject({ days: 2, freezes: 0 })
  })

  test('over the date line to the west, where a date comes twice, counts it once', () => {
    const leaving = at('2026-11-10T12:00', KIRITIMATI)
    const arrived = at('2026-11-10T18:00', HAWAII)
    const next = at('2026-11-11T18:00', HAWAII)
    expect(arrived.at).toBeGreaterThan(leaving.at)
    expect(after([leaving, arrived], arrived)).toMatchObject({ days: 1, isDoneToday: true })
    expect(after([leaving, arrived, next], next)).toMatchObject({ days: 2 })
  })

  test('that only changes the time zone adds no day', () => {
    const home = at('2026-11-10T12:00', PARIS)
    const zones = [KIRITIMATI, HAWAII, TOKYO, PARIS]
    const moved = zones.map((offset, index) => ({ at: home.at + minutes(index + 1), offset }))
    expect(after([home, ...moved], { at: home.at + minutes(9), offset: KIRITIMATI })).toMatchObject({
      days: 1,
    })
  })
})

describe('a day that an operator excused', () => {
  const forgiven = new Set([dayNumberNamed('2026-11-03')!])
  test('bridges a streak that it broke, and costs no freeze', () => {
    const finishes = [day(1), day(2), day(4)]
    expect(after(finishes, day(4))).toMatchObject({ days: 1 })
    expect(after(finishes, day(4), forgiven)).toMatchObject({ days: 3, freezes: 0 })
  })
  test('still counts for players who finished something on it', () => {
    expect(after([day(2), day(3), day(4)], day(4), forgiven)).toMatchObject({ days: 3 })
  })
})

describe('with any clocks and time zones', () => {
  const zone = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 900)
  /** Finishes of a life: how long after the one before, and where. */
  const life = (most: number) =>
    fc
      .array(fc.record({ wait: fc.integer({ min: 0, max: most }), offset: zone }), {
        minLength: 1,
        maxLength: 60,
      })
      .map((steps) => {
        let now = instant('2026-01-01T00:00:00Z') as number
        return steps.map(({ wait, offset }): Finish => ({ at: (now += minutes(wait)), offset }))
      })

  test('a player who finishes one every 24 hours never loses a streak or a freeze', () => {
    fc.assert(
      fc.property(life(24 * 60), (finishes) => {
        const { calendar, days: inRow, longest } = streakOf(finishes, NONE, finishes.at(-1)!)
        expect(inRow).toBe(longest)
        expect([...calendar.values()]).not.toContain('frozen')
      }),
    )
  })

  test('a streak is never longer than the dates since its start', () => {
    fc.assert(
      fc.property(life(3 * 24 * 60), (finishes) => {
        const span = finishes.at(-1)!.at - finishes[0]!.at
        const { longest } = streakOf(finishes, NONE, finishes.at(-1)!)
        expect(longest).toBeLessThanOrEqual(Math.ceil((span + hours(26)) / days(1)) + 1)
        const dates = new Set(finishes.map((one) => localDay(one.at, one.offset)))
        expect(longest).toBeLessThanOrEqual(dates.size)
      }),
    )
  })

  test('freezes stay between zero and the maximum, and are never used beyond those earned', () => {
    fc.assert(
      fc.property(life(2 * 24 * 60), (finishes) => {
        const { freezes, calendar } = streakOf(finishes, NONE, finishes.at(-1)!)
        const states = [...calendar.values()]
        const [done, frozen] = ['done', 'frozen'].map((state) => states.filter((one) => one === state).length)
        expect(freezes).toBeGreaterThanOrEqual(0)
        expect(freezes).toBeLessThanOrEqual(MOST_FREEZES)
        expect(frozen! + freezes).toBeLessThanOrEqual(Math.floor(done! / DAYS_FOR_FREEZE))
      }),
    )
  })

  test('in one time zone a streak follows the calendar', () => {
    fc.assert(
      fc.property(life(2 * 24 * 60), zone, (moved, offset) => {
        const finishes = moved.map((one) => ({ ...one, offset }))
        const marked = new Set(finishes.map((one) => localDay(one.at, offset)))
        const last = finishes.at(-1)!
        let [inRow, freezes] = [0, 0]
        for (
          let date = localDay(finishes[0]!.at, offset), gap = 0;
          date <= localDay(last.at, offset);
          date++
        ) {
          if (!marked.has(date)) {
            gap++
            continue
          }
          inRow = gap > freezes ? 1 : inRow + 1
          if (gap <= freezes) freezes -= gap
          if (inRow % DAYS_FOR_FREEZE === 0) freezes = Math.min(MOST_FREEZES, freezes + 1)
          gap = 0
        }
        expect(streakOf(finishes, NONE, last)).toMatchObject({ days: inRow, freezes, isDoneToday: true })
      }),
    )
  })

  test('excusing a day never shortens a streak', () => {
    fc.assert(
      fc.property(life(3 * 24 * 60), fc.integer({ min: 0, max: 60 }), (finishes, later) => {
        const here = finishes.at(-1)!
        const date = localDay(finishes[0]!.at, finishes[0]!.offset) + later
        const [before, mended] = [NONE, new Set([date])].map((forgiven) => streakOf(finishes, forgiven, here))
        expect(mended!.days).toBeGreaterThanOrEqual(before!.days)
        expect(mended!.freezes).toBeGreaterThanOrEqual(before!.freezes)
      }),
    )
  })
})

describe('the calendar', () => {
  test('has whole weeks up to today, and the state of each day', () => {
    const here = day(12, '09:00')
    const streak = after([...inARow(1, 7), day(9)], here)
    const shown = calendarOf(streak, here)
    expect(shown[0]).toEqual({ day: '2026-10-12', state: 'blank' })
    expect(shown.at(-1)).toEqual({ day: '2026-11-12', state: 'open' })
    const states = Object.fromEntries(shown.map((one) => [one.day, one.state]))
    expect(states).toMatchObject({
      '2026-11-01': 'done',
      '2026-11-08': 'frozen',
      '2026-11-09': 'done',
      '2026-11-10': 'blank',
    })
    expect(calendarOf(after([here], here), here).at(-1)).toEqual({ day: '2026-11-12', state: 'done' })
  })
})
