// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage, memoryStorage, type TextStorage } from './text-storage.ts'

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe.for([
  ['memory', memoryStorage],
  ['the browser', browserStorage],
  [
    'a private window that refuses storage',
    () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
      vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
      return browserStorage()
    },
  ],
] as const)('texts in %s', ([, open]) => {
  let storage: TextStorage
  beforeEach(() => {
    storage = open()
  })

  test('are read as they were written', () => {
    storage.write('theme', 'dark')
    expect(storage.read('theme')).toBe('dark')
    storage.write('theme', '')
    expect(storage.read('theme')).toBe('')
  })

  test('are undefined before they are written and after they are removed', () => {
    expect(storage.read('theme')).toBeUndefined()
    storage.write('theme', 'dark')
    storage.remove('theme')
    storage.remove('theme')
    expect(storage.read('theme')).toBeUndefined()
  })
})

test('written texts outlive the page', () => {
  browserStorage().write('theme', 'dark')
  expect(browserStorage().read('theme')).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('with full storage the latest text is kept in memory for this page', () => {
  const storage = browserStorage()
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  storage.write('record', 'new')
  expect(storage.read('record')).toBe('new')
  write.mockRestore()
  storage.write('record', 'newer')
  expect(storage.read('record')).toBe('newer')
  expect(localStorage.getItem('record')).toBe('newer')
})

test('with full storage the latest text wins over the stored one', () => {
  const storage = browserStorage()
  storage.write('record', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  storage.write('record', 'new')
  expect(storage.read('record')).toBe('new')
  storage.remove('record')
  expect(storage.read('record')).toBeUndefined()
})
