import { expect, test } from 'vitest'
import { limitsFor } from './limits.ts'
import { machineSlowness, SLOWNESS } from './machine-slowness.ts'

test('a slow machine gets longer limits, a quick one the usual', () => {
  const usual = limitsFor(1)
  expect(limitsFor(0.5)).toEqual(usual)
  expect(limitsFor(3)).toEqual({ test: usual.test * 3, event: usual.event * 3 })
  expect(usual.test).toBeGreaterThan(usual.event)
})

test('what the run has measured counts; without it a look is taken once and handed on', () => {
  expect(machineSlowness({ [SLOWNESS]: '2.5' })).toBe(2.5)
  const environment: Record<string, string | undefined> = {}
  const looked = machineSlowness(environment)
  expect(looked).toBeGreaterThan(0)
  expect(machineSlowness(environment)).toBeCloseTo(looked, 1)
})

test('a machine that seems to stand still does not make limits endless', () => {
  expect(machineSlowness({ [SLOWNESS]: '100000' })).toBe(6)
})
