import { expect, test } from 'vitest'
import type { AgeBand } from '#modules/account/model.ts'
import { highestListed, isOfAge } from './age.ts'

test.for<[AgeBand | null, number, string]>([
  ['under13', 7, 'ok'],
  ['under13', 12, 'CloudGameNotForAge'],
  ['13to15', 12, 'ok'],
  ['13to15', 16, 'CloudGameNotForAge'],
  ['16to17', 16, 'ok'],
  ['16to17', 18, 'CloudGameNotForAge'],
  ['adult', 18, 'ok'],
  [null, 12, 'ok'],
  [null, 16, 'AgeNeeded'],
])('a player of %s and a game from %i: %s', ([band, age, outcome]) => {
  const given = isOfAge(age, band)
  expect(given.ok ? 'ok' : given.refusal).toBe(outcome)
})

test('a list shows only games for the player’s age, and without a stated age none for adults', () => {
  expect(
    [null, 'under13', '13to15', '16to17', 'adult'].map((band) => highestListed(band as AgeBand)),
  ).toEqual([16, 7, 12, 16, 18])
})
