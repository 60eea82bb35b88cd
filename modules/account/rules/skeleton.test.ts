import { describe, expect, test } from 'vitest'
import { skeletonOf } from './skeleton.ts'

const skeleton = skeletonOf('Calm Turtle')

describe('is confused with Calm Turtle:', () => {
  test.for([
    'calm turtle',
    'CaImTurtIe',
    'Calm_Turtle',
    'Calrn Turtle',
    'C4lm Turt1e',
    'Cаlm Turtlе', // Cyrillic а and е
    'Ｃａｌｍ Ｔｕｒｔｌｅ',
    'Cálm Türtlë',
    'Calm Turtle99',
    'x_Calm Turtle_x',
    '~~Calm.Turtle~~',
    'Caaalm Turttle',
  ])('%s', (name) => {
    expect(skeletonOf(name)).toBe(skeleton)
  })
})

describe('is distinct from Calm Turtle:', () => {
  test.for(['Calm Turtles', 'Turtle', 'Calm Tortoise', 'Kalm Turtle', 'Calm', '99', 'سلحفاة', '静かな亀'])(
    '%s',
    (name) => {
      expect(skeletonOf(name)).not.toBe(skeleton)
    },
  )
})

test('names in other scripts have distinct skeletons that are not empty', () => {
  const names = ['سلحفاة', '静かな亀', 'Черепаха', '거북이', '12ab', 'xXx']
  const found = names.map(skeletonOf)
  expect(new Set(found).size).toBe(names.length)
  expect(found).not.toContain('')
})

test('the skeleton of a megabyte is computed quickly', () => {
  const start = performance.now()
  skeletonOf('x_'.repeat(100))
  skeletonOf('~1'.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(2000)
})
