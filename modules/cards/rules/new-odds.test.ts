import { expect, test } from 'vitest'
import { changeOfOdds, faultsOfOdds, warningsOfOdds, type NewOdds } from './new-odds.ts'
import { FIRST_ODDS } from './odds.ts'

const { weights, sAtLatest, ssAtLatest } = FIRST_ODDS
const odds = (more: Partial<NewOdds> = {}): NewOdds => ({ weights, sAtLatest, ssAtLatest, ...more })
const normal = (more: Partial<NewOdds['weights']['normal']>) =>
  odds({ weights: { ...weights, normal: { ...weights.normal, ...more } } })

test.for([
  [odds(), []],
  [odds({ sAtLatest: 49 }), []],
  [odds({ sAtLatest: 50, ssAtLatest: 50 }), []],
  [odds({ sAtLatest: 51 }), ['an S is promised within 50 boxes, which cannot become 51']],
  [odds({ ssAtLatest: 301 }), ['an SS is promised within 300 boxes, which cannot become 301']],
  [odds({ ssAtLatest: 49 }), ['the guarantee of an SS cannot come before that of an S']],
  [odds({ sAtLatest: 0 }), ['a guarantee is a whole number of boxes']],
  [odds({ sAtLatest: 49.5 }), ['a guarantee is a whole number of boxes']],
  [normal({ s: 40_001 }), ['the weights of a normal box add up to 1000001, not to 1000000']],
  [normal({ s: 39_999 }), ['the weights of a normal box add up to 999999, not to 1000000']],
  [normal({ s: -1, normal: 815_901 }), ['the weights of a normal box are whole numbers from 0']],
  [normal({ s: 0.5 }), ['the weights of a normal box are whole numbers from 0']],
  [
    odds({ weights: { ...weights, rare: { normal: 1, rare: 831_999, s: 140_000, ss: 26_000, sss: 2_000 } } }),
    ['a rare box holds no normal card'],
  ],
] as const)('odds %# may follow the first ones unless %j', ([next, faults]) => {
  expect(faultsOfOdds(next, FIRST_ODDS)).toEqual(faults)
})

test('changes of the odds by a tenth are listed, guarantees included', () => {
  expect(warningsOfOdds(changeOfOdds(odds(), FIRST_ODDS))).toEqual([])
  const generous = normal({ normal: 735_900, s: 80_000 })
  expect(warningsOfOdds(changeOfOdds(generous, FIRST_ODDS))).toEqual([
    expect.stringMatching(/^A normal box holds \d+ % more S cards than before\.$/),
  ])
  const without = normal({ sss: 0, normal: 776_000 })
  expect(warningsOfOdds(changeOfOdds(without, FIRST_ODDS))).toEqual([
    'A normal box holds 100 % fewer SSS cards than before.',
  ])
  expect(
    warningsOfOdds([{ box: 'rare', before: weights.normal, after: { ...weights.normal, sss: 0 } }]),
  ).toHaveLength(1)
  const none = { ...weights.normal, sss: 0 }
  expect(warningsOfOdds([{ box: 'rare', before: none, after: weights.normal }])).toEqual([
    'A rare box holds SSS cards for the first time.',
  ])
})
