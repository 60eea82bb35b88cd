import { expect, test } from 'vitest'
import { partsFor, stepsOf } from './parts.ts'

const stepsOn = (cores: number) =>
  stepsOf(partsFor([], '/usr/bin/chromium'), cores).map((step) => step.map(({ name }) => name))

test('tests in a browser run beside the others only where there are cores for both', () => {
  const tools = [['format'], ['types'], ['lint']]
  expect(stepsOn(2)).toEqual([...tools, ['unit'], ['browser']])
  expect(stepsOn(4)).toEqual([...tools, ['unit', 'browser']])
})
