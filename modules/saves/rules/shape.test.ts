import { expect, test } from 'vitest'
import { DEEPEST_SAVE, MOST_VALUES } from './limits.ts'
import { shapeOf } from './shape.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const listOf = (value: string, count: number) => `[${Array.from({ length: count }, () => value).join(',')}]`

test.for([
  ['nothing', '', 'fits'],
  ['a small record', '{"format":1,"record":{"bests":{}}}', 'fits'],
  ['the deepest one', nested(DEEPEST_SAVE), 'fits'],
  ['one too deep', nested(DEEPEST_SAVE + 1), 'tooDeep'],
  ['one too deep by its fields', `{"a":${nested(DEEPEST_SAVE)}}`, 'tooDeep'],
  ['many lists side by side', listOf('[]', 500), 'fits'],
  ['the widest one', listOf('0', MOST_VALUES), 'fits'],
  ['one too wide', listOf('0', MOST_VALUES + 1), 'tooWide'],
  ['too many objects', listOf('{}', MOST_VALUES), 'tooWide'],
  ['a text that looks like values', JSON.stringify({ memory: `"\\${'[,{'.repeat(MOST_VALUES)}` }), 'fits'],
  ['a text that never ends', '"never closed \\', 'fits'],
] as const)('the shape of %s is judged before it is parsed', ([, text, shape]) => {
  expect(shapeOf(text)).toBe(shape)
})
