// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { chooseTheme, THEME_KEY, themeOf } from './theme.ts'

const { dataset } = document.documentElement
afterEach(() => {
  delete dataset['theme']
})

test.for(['light', 'dark'] as const)(
  'the theme %s is shown at once and stored for the next visit',
  (theme) => {
    const storage = memoryStorage()
    chooseTheme(storage, theme)
    expect(dataset['theme']).toBe(theme)
    expect(themeOf(storage.read(THEME_KEY))).toBe(theme)
  },
)

test('without a choice the theme follows the device', () => {
  const storage = memoryStorage()
  chooseTheme(storage, 'light')
  chooseTheme(storage, 'system')
  expect(storage.read(THEME_KEY)).toBeUndefined()
  expect(dataset['theme']).toBeUndefined()
})

test.for([undefined, '', 'LIGHT', 'blue', 'system'])('the stored value %j follows the device', (kept) => {
  expect(themeOf(kept)).toBe('system')
})
