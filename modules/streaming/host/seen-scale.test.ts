import { expect, test } from 'vitest'
import { scaleSeen } from './seen-scale.ts'

test.for([
  [1920, 2560, 1],
  [1920, 1920, 1],
  [1920, 1281, 1281 / 1920],
  [1920, 1280, 1281 / 1920],
  [1920, 961, 1281 / 1920],
  [1920, 960, 0.5],
  [1920, 300, 0.5],
  [640, 800, 1],
  [640, 0, 1],
  [640, undefined, 1],
] as const)('a screen %i wide that is shown %s wide is sent at %f of its size', ([width, seen, scale]) => {
  expect(scaleSeen(width, seen)).toBeCloseTo(scale, 3)
})
