import { expect, test } from 'vitest'
import { DEEPEST_SAVE, MOST_VALUES } from './limits.ts'
import { shapeOf } from './shape.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
/** An array counts itself and the comma before each further value. */
const wide = (values: number) => `[${Array(values).fill('0').join(',')}]`

test.for([
  ['', 'fits'],
  ['{"format":1,"record":{"bests":{}}}', 'fits'],
  [nested(DEEPEST_SAVE), 'fits'],
  [nested(DEEPEST_SAVE + 1), 'tooDeep'],
  [`{"a":${nested(DEEPEST_SAVE)}}`, 'tooDeep'],
  [`[${Array(500).fill('[]').join(',')}]`, 'fits'],
  [wide(MOST_VALUES), 'fits'],
  [wide(MOST_VALUES + 1), 'tooWide'],
  [`[${Array(MOST_VALUES).fill('{}').join(',')}]`, 'tooWide'],
  [JSON.stringify({ memory: `"\\${'[,{'.repeat(MOST_VALUES)}` }), 'fits'],
  ['"never closed \\', 'fits'],
] as const)('the shape of %.20j … is judged before it is parsed: %s', ([text, shape]) => {
  expect(shapeOf(text)).toBe(shape)
})
