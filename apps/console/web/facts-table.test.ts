import { expect, test } from 'vitest'
import { headInWords } from './facts-table.ts'

test.for([
  ['name', 'name'],
  ['succeededAt', 'succeeded at'],
  ['isRunning', 'is running'],
  ['ID', 'ID'],
])('the header %s is shown as "%s"', ([head, words]) => {
  expect(headInWords(head!)).toBe(words)
})
