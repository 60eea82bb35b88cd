import { expect, test } from 'vitest'
import { filesToRunAgain, withAnswers } from './repeat-red.ts'
import type { PartResult } from './parts.ts'
import { clock, NO_FILE, secondsLeft, withLooseEnds, type FileResult } from './progress.ts'
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

test('each failure is listed with the command that reruns only it', () => {
  expect(failures(results)).toEqual(['lint: npx lint', 'b > holds, b > wins: npm test -- kit/b.test.ts'])
})

test('a part has its time, its CPU time and its tests', () => {
  const lines = partTable(results).split('\n')
  expect(lines[1]).toMatch(/lint +RED +0:04 +6 s/)
  expect(lines[2]).toMatch(/unit +RED +1:15 +140 s +2 files, 5 tests/)
  expect(lines[3]).toMatch(/browser +green +0:01 +-/)
})

test('the slowest file is first', () => {
  expect(dearestFiles(results, 1)).toBe('  61.0 s  kit/b.test.ts')
})

test('the remaining time is estimated from the last run, and increasingly from this one', () => {
  expect(secondsLeft(0, 10, 0, 100)).toBe(100)
  // Half done, and twice as slow as the last time: between 50 and 100.
  expect(secondsLeft(5, 10, 100, 100)).toBe(50)
  expect(secondsLeft(9, 10, 180, 100)).toBeCloseTo(10)
  expect(secondsLeft(10, 10, 200, 100)).toBe(0)
  expect(clock(125.4)).toBe('2:05')
})

const file = (name: string, failed: readonly string[] = []): FileResult => ({
  file: name,
  milliseconds: 1,
  tests: 1,
  titles: failed.length > 0 ? [] : ['holds'],
  failed,
})
const ran = (isGreen: boolean, files: readonly FileResult[]): PartResult => ({
  part: part('unit'),
  isGreen,
  seconds: 10,
  processor: 5,
  files,
})

test('a file that no worker started fails, and one with an error outside its tests', () => {
  const green = [file('a.test.ts'), file('b.test.ts')]
  expect(withLooseEnds(green, ['a.test.ts', 'b.test.ts'], [])).toEqual(green)
  const ends = withLooseEnds(
    green,
    ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'],
    [{ message: 'Failed to start a worker for /tree/c.test.ts' }, { message: 'closed', file: 'a.test.ts' }],
  )
  expect(ends.filter(({ failed }) => failed.length > 0).map((one) => one.file)).toEqual([
    'a.test.ts',
    'c.test.ts',
    'd.test.ts',
  ])
  expect(withLooseEnds(green, [], [{ message: 'from nowhere' }]).at(-1)?.file).toBe(NO_FILE)
})

test('failed files run again, unless they are many or an error has no file', () => {
  expect(filesToRunAgain(ran(true, [file('a.test.ts')]))).toEqual([])
  expect(filesToRunAgain(ran(false, [file('a.test.ts'), file('b.test.ts', ['b'])]))).toEqual(['b.test.ts'])
  expect(filesToRunAgain(ran(false, [file('b.test.ts', ['b']), file(NO_FILE, ['?'])]))).toEqual([])
  const many = Array.from({ length: 13 }, (_, place) => file(`${place}.test.ts`, ['red']))
  expect(filesToRunAgain(ran(false, many))).toEqual([])
})

test('a part passes only if its failures pass the second time', () => {
  const first = ran(false, [file('a.test.ts'), file('b.test.ts', ['b']), file('c.test.ts', ['c'])])
  const both = withAnswers(first, ran(true, [file('b.test.ts'), file('c.test.ts')]))
  expect(both).toMatchObject({ isGreen: true, seconds: 20, processor: 10 })
  expect(failures([both])).toEqual([])
  const one = withAnswers(first, ran(false, [file('b.test.ts'), file('c.test.ts', ['c'])]))
  expect(failures([one])).toEqual(['c: npm test -- c.test.ts'])
  // The second run ended before c.
  expect(withAnswers(first, ran(true, [file('b.test.ts')])).isGreen).toBe(false)
})
