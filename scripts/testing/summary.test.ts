import { expect, test } from 'vitest'
import type { PartResult } from './parts.ts'
import { clock, secondsLeft } from './progress.ts'
import { dearestFiles, failures, partTable } from './summary.ts'

const part = (name: string) => ({
  name,
  title: name,
  program: '',
  args: [],
  hasFiles: true,
  alone: `npx ${name}`,
  usual: { day: 1, all: 1, proofs: 1 },
})
const results: readonly PartResult[] = [
  { part: part('lint'), isGreen: false, seconds: 4.4, processor: 6.2, files: [] },
  {
    part: part('unit'),
    isGreen: false,
    seconds: 75,
    processor: 140,
    files: [
      { file: 'kit/a.test.ts', milliseconds: 1500, tests: 3, titles: [], failed: [] },
      {
        file: 'kit/b.test.ts',
        milliseconds: 61_000,
        tests: 2,
        titles: [],
        failed: ['b > holds', 'b > wins'],
      },
    ],
  },
  { part: part('browser'), isGreen: true, seconds: 1, processor: undefined, files: [] },
]

test('what failed comes with the command that runs only that', () => {
  expect(failures(results)).toEqual(['lint: npx lint', 'b > holds, b > wins: npm test -- kit/b.test.ts'])
})

test('a part has its time, its processor seconds and its tests', () => {
  const lines = partTable(results).split('\n')
  expect(lines[1]).toMatch(/lint +RED +0:04 +6 s/)
  expect(lines[2]).toMatch(/unit +RED +1:15 +140 s +2 files, 5 tests/)
  expect(lines[3]).toMatch(/browser +green +0:01 +-/)
})

test('the dearest file stands first', () => {
  expect(dearestFiles(results, 1)).toBe('  61.0 s  kit/b.test.ts')
})

test('what is left is what the last run took, and more and more what this one shows', () => {
  expect(secondsLeft(0, 10, 0, 100)).toBe(100)
  // Twice as slow as the last time, half done: between 50 and 100.
  expect(secondsLeft(5, 10, 100, 100)).toBe(50)
  expect(secondsLeft(9, 10, 180, 100)).toBeCloseTo(10)
  expect(secondsLeft(10, 10, 200, 100)).toBe(0)
  expect(clock(125.4)).toBe('2:05')
})
