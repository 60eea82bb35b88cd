import { expect, test } from 'vitest'
import { declaresThreads, startsThreads } from './threads.ts'

test.for([
  ['{"threads":true}', true],
  ['{"threads":true,"badges":[]}', true],
  ['{"threads":false}', false],
  ['{"threads":"true"}', false],
  ['{"badges":[]}', false],
  ['[true]', false],
  ['null', false],
  ['{', false],
] as const)('%s needs threads: %s', ([json, asks]) => {
  expect(declaresThreads(json)).toBe(asks)
})

test('the page of an export itself shows whether it needs threads', () => {
  expect(startsThreads('<script>\nconst GODOT_THREADS_ENABLED = true;\n</script>')).toBe(true)
  expect(startsThreads('<script>const GODOT_THREADS_ENABLED = false;</script>')).toBe(false)
  expect(startsThreads('<p>threads = true</p>')).toBe(false)
})
