import { expect, test } from 'vitest'
import { levelOf } from './picture-level.ts'

test.for([
  [640, 360, 60, '3.1', 'avc1.42e01f'],
  [1280, 720, 30, '3.1', 'avc1.42e01f'],
  [1280, 720, 60, '3.2', 'avc1.42e020'],
  [1024, 768, 30, '3.1', 'avc1.42e01f'],
  [1920, 1080, 30, '4.2', 'avc1.42e02a'],
  [1920, 1080, 60, '4.2', 'avc1.42e02a'],
] as const)('%i x %i at %i is level %s', ([width, height, framesPerSecond, level, codec]) => {
  expect(levelOf({ width, height, framesPerSecond })).toMatchObject({ level, codec })
})
