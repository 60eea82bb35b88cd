import { describe, expect, test } from 'vitest'
import { deviationsIn, judge, reachesSeam, rowsIn, type RunTest } from './judge.ts'

const rows = [{ id: '4.21', words: 'A card goes into use after a confirmation' }]
const run = (name: string, status = 'passed', file = 'e2e/a.e2e.ts'): RunTest => ({ name, status, file })

const stateOf = (tests: readonly RunTest[], deviations = new Map<string, string>()) => {
  const [verdict] = judge(rows, { tests, deviations, isAtSeam: (file) => file.endsWith('.e2e.ts') })
  return [verdict!.state, verdict!.why]
}

describe('a row', () => {
  test.for([
    { what: 'without a test', tests: [], state: ['open', 'no test carries it'] },
    {
      what: 'whose test was left out',
      tests: [run('[4.21]', 'skipped')],
      state: ['open', 'no test carries it'],
    },
    {
      what: 'with a passed and a failed test',
      tests: [run('[4.21] asks'), run('[4.21] acts', 'failed')],
      state: ['open', '1 of 2 tests failed'],
    },
    {
      what: 'that only a unit test carries',
      tests: [run('[4.21]', 'passed', 'modules/cards/rules/use.test.ts')],
      state: ['open', 'no test through the browser or the wire'],
    },
    {
      what: 'whose tests passed, one of them in a browser',
      tests: [run('[4.21] [5.8]'), run('[4.21]', 'passed', 'modules/cards/rules/use.test.ts')],
      state: ['held', ''],
    },
  ])('$what is $state', ({ tests, state }) => expect(stateOf(tests)).toEqual(state))

  test('with a deviation is marked, and needs its test, too', () => {
    const deviations = new Map([['4.21', 'because']])
    expect(stateOf([run('[4.21]')], deviations)).toEqual(['deviates', 'because'])
    expect(stateOf([], deviations)).toEqual(['open', 'no test carries it'])
  })
})

test('a title may have several rows', () => {
  expect(rowsIn('asks first [4.21] [5.8, 5.9] and 3 [more]')).toEqual(['4.21', '5.8', '5.9'])
})

test('the list of deviations is read from its section alone', () => {
  const record = [
    '- **1.1** not this one',
    '## Deviations',
    '',
    '- **3.8** State lives in',
    '  small stores.',
    '- **2.12, 2.13** Ids have no gaps.',
    '',
    '## Consequences',
    '- **9.9** nor this',
  ].join('\n')
  expect([...deviationsIn(record)]).toEqual([
    ['3.8', 'State lives in small stores.'],
    ['2.12', 'Ids have no gaps.'],
    ['2.13', 'Ids have no gaps.'],
  ])
})

test.for([
  ['e2e/a.e2e.ts', '', true],
  ['modules/a/server/handlers.test.ts', 'portal = await openTestPortal()', true],
  ['modules/a/rules/a.test.ts', 'expect(rule())', false],
] as const)('%s with "%s" tests the wiring: %s', ([file, source, isSeam]) => {
  expect(reachesSeam(file, source)).toBe(isSeam)
})
