import { expect, test } from 'vitest'
import { statementNames } from './statement-names.ts'

const use = (names: ReturnType<typeof statementNames>, text: string, times: number) =>
  Array.from({ length: times }, () => names.nameOf(text))

test('a statement has a name from its fifth use on', () => {
  const names = statementNames()
  expect(use(names, 'select 1', 6)).toEqual([...Array(4).fill(undefined), 's0', 's0'])
  expect(use(names, 'select 2', 5).at(-1)).toBe('s1')
})

test('a stale statement name is changed once, however many callers find it', () => {
  const names = statementNames()
  use(names, 'select 1', 5)
  names.rename('select 1', 's0')
  names.rename('select 1', 's0')
  expect(names.nameOf('select 1')).toBe('s1')
})

test('after 256 named statements further ones get no names', () => {
  const names = statementNames()
  for (let one = 0; one < 256; one++) use(names, `select ${one}`, 5)
  expect(use(names, 'one more', 9).at(-1)).toBeUndefined()
  expect(names.nameOf('select 255')).toBe('s255')
})
