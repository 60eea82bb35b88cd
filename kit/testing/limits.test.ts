import { expect, test } from 'vitest'
import { limitsFor } from './limits.ts'
import { machineSlowness, SLOWNESS } from './machine-slowness.ts'

test('a slow machine gets longer limits, a quick one the usual', () => {
  const usual = limitsFor(1)
  expect(limitsFor(0.5)).toEqual(usual)
  expect(limitsFor(3)).toEqual({ test: usual.test * 3, event: usual.event * 3 })
  expect(usual.test).toBeGreaterThan(usual.event)
})

test('limits use the measured slowness of the run, or measure it once', () => {
  expect(machineSlowness({ [SLOWNESS]: '2.5' })).toBe(2.5)
  const environment: Record<string, string | undefined> = {}
  const looked = machineSlowness(environment)
  expect(looked).toBeGreaterThan(0)
  expect(machineSlowness(environment)).toBeCloseTo(looked, 1)
})

test('limits are bounded on a stalled machine', () => {
  expect(machineSlowness({ [SLOWNESS]: '100000' })).toBe(6)
})
