import { expect, test, vi } from 'vitest'
import { objectIn } from './json-object.ts'

test('an object is read, a list or a number is none', () => {
  expect(objectIn('{"slug":"may"}', 'A file')).toEqual({ slug: 'may' })
  for (const other of ['[]', '3', 'null', '"{}"']) expect(objectIn(other, 'A file')).toBeUndefined()
})

test('what is no JSON is nothing, with a warning that names it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(objectIn('{', 'A draft')).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('A draft cannot be read', expect.anything())
  warn.mockRestore()
})
