import { expect, test } from 'vitest'
import { homeGiftState, takeHomeGift } from './gift.ts'

test.for([
  { isTaken: false, hasStarted: true, display: 'standalone', outcome: 2, state: 'ready' },
  { isTaken: false, hasStarted: true, display: 'browser', outcome: 'NotInstalled', state: 'ready' },
  { isTaken: false, hasStarted: false, display: 'standalone', outcome: 'NotInstalled', state: 'waiting' },
  { isTaken: true, hasStarted: true, display: 'standalone', outcome: 'HomeGiftTaken', state: 'taken' },
  { isTaken: true, hasStarted: false, display: 'browser', outcome: 'HomeGiftTaken', state: 'taken' },
] as const)('[9.8] taken $isTaken, started $hasStarted in $display: $outcome', (row) => {
  const taken = takeHomeGift(row, row.display)
  expect(taken.ok ? taken.value : taken.refusal).toBe(row.outcome)
  expect(homeGiftState(row)).toBe(row.state)
})
