import { expect, test, vi } from 'vitest'
import { objectIn } from './json-object.ts'

test('an object is parsed, a list or a number is refused', () => {
  expect(objectIn('{"slug":"may"}', 'A file')).toEqual({ slug: 'may' })
  for (const other of ['[]', '3', 'null', '"{}"']) expect(objectIn(other, 'A file')).toBeUndefined()
})

test('invalid JSON gives undefined and a warning that names it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(objectIn('{', 'A draft')).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('A draft cannot be read', expect.anything())
  warn.mockRestore()
})
