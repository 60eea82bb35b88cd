import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizeTable } from './sizes.ts'
import { meanOf, sizeFor, type Drivers } from './model.ts'

test('a call does not wait while idle, and waits longer the busier a station is', () => {
  const atBusy = (api: number, database: number) =>
    meanOf(
      [
        { work: 2, busy: api },
        { work: 1, busy: database },
      ],
      5,
    )
  expect(atBusy(0, 0)).toBe(8)
  expect(atBusy(0.5, 0)).toBe(10)
  expect(atBusy(0.5, 0.75)).toBe(13)
  expect(atBusy(0.9, 0)).toBeCloseTo(26)
  expect(atBusy(1.2, 0)).toBeLessThan(300)
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

test('cores grow with players and with their requests', () => {
  const size = sizeFor(10_000, DRIVERS, 0.5)
  expect(size).toMatchObject({ callsPerSecond: 1000, api: 1.2, database: 1 })
  expect(size.web).toBeCloseTo(1)
  expect(size.socketMemory).toBeCloseTo(0.26)
  expect(sizeFor(20_000, DRIVERS, 0.5).api).toBeCloseTo(2 * size.api)
})

test('the table of docs/operating.md matches the model; `console.log(sizeTable())` prints it', () => {
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(sizeTable())
})
