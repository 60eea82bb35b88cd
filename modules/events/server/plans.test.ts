import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { before, days } from '#kit/time/time.ts'
import { faultsOfEvent, type EventWorld } from '../rules/faults.ts'
import { planOf } from '../rules/written.ts'
import { EventFile } from '../shapes.ts'
import { SEASON_FILES } from './plans.ts'

test('the built-in seasons are valid as files of an operator', () => {
  const known: EventWorld['known'][number][] = []
  for (const written of SEASON_FILES) {
    expect([...Value.Errors(EventFile, written)]).toEqual([])
    const plan = planOf(written)!
    const world = {
      now: before(plan.startsAt, days(1)),
      languages: LANGUAGES,
      known,
      gameOf: () => ({ isRanked: true }),
      hasHub: () => true,
      hasOdds: () => true,
    }
    expect(faultsOfEvent(plan, world)).toEqual([])
    known.push({ ...plan, isRemoved: false })
  }
  expect(known).toHaveLength(2)
})

test('an invalid date makes no event', () => {
  expect(planOf({ ...SEASON_FILES[0]!, endsAt: '2027-02-30T99:00:00Z' })).toBeUndefined()
})
