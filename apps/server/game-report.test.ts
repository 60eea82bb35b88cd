import { expect, test } from 'vitest'
import type { GameReport } from '#modules/studio/model.ts'
import { reportIn } from './game-report.ts'

const REPORT: GameReport = {
  sizes: [{ width: 375, height: 667, fits: 'yes' }],
  bytes: 1000,
  playableMs: 20,
  slowPlayableMs: 200,
  speaks: 'yes',
  errors: ['Error: careless'],
  outside: [],
  touch: 'yes',
  keyboard: 'no',
  earlySound: 'no',
  memoryBytes: 5_000_000,
  framesPerSecond: 60,
  resizes: 'yes',
  pauses: 'unseen',
  mutes: 'unseen',
  idleCpu: 3,
}

test('a report is read as it was written', () => {
  expect(reportIn(JSON.stringify(REPORT))).toEqual(REPORT)
})

test.for([
  ['no JSON', '{'],
  ['nothing', ''],
  ['frames without end', JSON.stringify({ ...REPORT, framesPerSecond: Infinity })],
  ['an object for a line', JSON.stringify({ ...REPORT, outside: [{ toString: 1 }] })],
  ['a line of a page', JSON.stringify({ ...REPORT, errors: ['x'.repeat(201)] })],
  ['a NUL', JSON.stringify({ ...REPORT, errors: ['a\u0000b'] })],
  ['a book of lines', JSON.stringify({ ...REPORT, errors: Array.from({ length: 21 }, () => 'x') })],
  ['a word of its own', JSON.stringify({ ...REPORT, mutes: 'always' })],
  ['more than a report', JSON.stringify({ ...REPORT, missing: 'budget' })],
])('a report with %s is invalid', ([, text]) => expect(reportIn(text!)).toBeUndefined())
