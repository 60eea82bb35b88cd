import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizeTable } from './sizes.ts'
import { busiestFor, meanOf, sizeFor, type Drivers } from './model.ts'

const COST = { service: 2, elsewhere: 5 }

test('a call at an idle process waits for nobody, and for ever longer the busier it is', () => {
  expect(meanOf(COST, 0)).toBe(7)
  expect(meanOf(COST, 0.5)).toBe(9)
  expect(meanOf(COST, 0.9)).toBeCloseTo(25)
})

test('how busy a process may be is what the mean gives back', () => {
  expect(meanOf(COST, busiestFor(COST, 15))).toBeCloseTo(15)
  expect(busiestFor(COST, 6)).toBe(0)
})

const DRIVERS: Drivers = {
  callsPerMinute: 6,
  pagesPerMinute: 1,
  callMs: 0.6,
  pageMs: 3,
  databaseMsPerCall: 0.5,
  messagesPerMinute: 4,
  messageMs: 0.01,
  kilobytesPerSocket: 26,
}

test('cores grow with players and with what each of them asks for', () => {
  const size = sizeFor(10_000, DRIVERS, 0.5)
  expect(size).toMatchObject({ callsPerSecond: 1000, api: 1.2, database: 1 })
  expect(size.web).toBeCloseTo(1)
  expect(size.socketMemory).toBeCloseTo(0.26)
  expect(sizeFor(20_000, DRIVERS, 0.5).api).toBeCloseTo(2 * size.api)
})

test('the table of docs/operating.md is what the model says; `console.log(sizeTable())` prints it', () => {
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(sizeTable())
})
