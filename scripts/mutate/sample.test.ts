import { expect, test } from 'vitest'
import { sampleOf, tellingLines, wiringLines, withoutLine } from './sample.ts'

test('mutants are made in decisions', () => {
  const text = [
    "import { a } from './a.ts'",
    '',
    '/** Why. */',
    'export const isOld = (age: number) => age > 7',
    'export interface Wish {',
    '  readonly age: number',
    '}',
  ]
  expect(tellingLines(text.join('\n'))).toEqual([4])
})

test('lines of wiring are standalone elements and calls, and each can be removed', () => {
  const text = [
    'startAccount(portal)',
    'const app = openPortal()',
    'return (',
    '  <Shell>',
    '    <FirstReads />',
    '    {isOn && <Chat wide />}',
    '    <p>words</p>',
    '  </Shell>',
    ')',
    'const Page = () => (',
    '  <Empty />',
    ')',
  ].join('\n')
  expect(wiringLines(text)).toEqual([1, 5, 6])
  expect(withoutLine(text, 5).split('\n')[4]).toBe('')
  expect(withoutLine(text, 5).split('\n')).toHaveLength(12)
  // A removed conditional statement leaves an empty one.
  expect(withoutLine('if (isOn)\n  start()', 2)).toBe('if (isOn)\n;')
})

test('a sample is the same for the same seed, and another for another', () => {
  const places = Array.from({ length: 50 }, (_, line) => ({ file: 'a.ts', line }))
  expect(sampleOf(places, 5, 1)).toEqual(sampleOf(places, 5, 1))
  expect(sampleOf(places, 5, 1)).not.toEqual(sampleOf(places, 5, 2))
  expect(sampleOf(places, 99, 1)).toHaveLength(50)
})
