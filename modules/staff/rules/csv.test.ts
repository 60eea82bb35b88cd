import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.for([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-2+3+cmd|calc', "'-2+3+cmd|calc"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `'\t=1`],
  [' =1', `' =1`],
  [' a ', '" a "'],
  ['-12.5', '-12.5'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['', ''],
] as const)('%j is written as %j', ([given, written]) => {
  expect(csvOf(['a'], [[given]])).toBe(`a\r\n${written}`)
})
