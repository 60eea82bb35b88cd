import { expect, test } from 'vitest'
import type { NumbersTable } from '../model.ts'
import { csvOf, withoutFew } from './csv.ts'

const texts = (...cells: string[]): NumbersTable => ({
  columns: cells.map((_, index) => ({ name: `c${index}`, cells: 'text' })),
  rows: [cells],
})

test.for([
  ['=1+1', `"'=1+1"`],
  ['+49', `"'+49"`],
  ['-2', `"'-2"`],
  ['@sum(a1)', `"'@sum(a1)"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  [`=cmd|' /C calc'!A0`, `"'=cmd|' /C calc'!A0"`],
  ['a "word"', '"a ""word"""'],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
  ['snake-2', 'snake-2'],
])('%j is written as %j', ([text, cell]) => {
  expect(csvOf(texts(text!))).toBe(`c0\r\n${cell}\r\n`)
})

const columns = [
  { name: 'entry', cells: 'text' },
  { name: 'arrived', cells: 'people' },
  { name: 'back', cells: 'people' },
  { name: 'share', cells: 'share' },
  { name: 'minutes', cells: 'minutes' },
] as const

test.for([
  ['many', ['game', 100, 20, 0.2, 90], ['game', 100, 20, 0.2, 90]],
  ['few among many', ['game', 100, 4, 0.04, 90], ['game', 100, '<5', null, null]],
  ['nobody among many', ['game', 100, 0, 0, 90], ['game', 100, 0, 0, 90]],
  ['few', ['hub', 4, 0, 0, 12], ['hub', '<5', 0, null, null]],
  ['just enough', ['hub', 5, 5, 1, 12], ['hub', 5, 5, 1, 12]],
  ['what is not known yet', ['hub', 9, null, null, 12], ['hub', 9, null, null, 12]],
] as const)('for %s people an export shows no more than allowed', ([, row, told]) => {
  expect(withoutFew({ columns, rows: [row] }).rows).toEqual([told])
})

test('hiding one count also hides the next larger one, so that their sum does not reveal it', () => {
  const rows = [
    ['game', 100, 40, 0.4, 90],
    ['hub', 3, 0, 0, 12],
    ['list', 20, 9, 0.45, 30],
    ['cloud', 0, 0, null, 0],
  ]
  expect(withoutFew({ columns, rows }).rows).toEqual([
    rows[0],
    ['hub', '<5', 0, null, null],
    ['list', null, 9, null, null],
    rows[3],
  ])
})

test('two hidden counts need no third one', () => {
  const rows = [
    ['game', 100, 40, 0.4, 90],
    ['hub', 3, 0, 0, 12],
    ['list', 4, 0, 0, 30],
  ]
  expect(withoutFew({ columns, rows }).rows).toEqual([
    rows[0],
    ['hub', '<5', 0, null, null],
    ['list', '<5', 0, null, null],
  ])
})
