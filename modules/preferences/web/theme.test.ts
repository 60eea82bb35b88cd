// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { chooseTheme, readTheme } from './theme.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['theme']
})
const deviceIs = (isLight: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isLight }))

describe('the chosen theme', () => {
  test.for([
    ['light', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, undefined],
    ['dark', true, undefined],
    ['system', false, undefined],
    ['system', true, 'light'],
  ] as const)('%s on a device that likes light (%s) shows %s', ([theme, isLight, shown]) => {
    deviceIs(isLight)
    document.documentElement.dataset['theme'] = 'light'
    const storage = memoryStorage()
    chooseTheme(storage, theme)
    expect(document.documentElement.dataset['theme']).toBe(shown)
    expect(readTheme(storage)).toBe(theme)
  })

  test('follows the device again when the choice is taken back', () => {
    deviceIs(false)
    const storage = memoryStorage()
    chooseTheme(storage, 'light')
    chooseTheme(storage, 'system')
    expect(storage.read('theme')).toBeUndefined()
    expect(document.documentElement.dataset['theme']).toBeUndefined()
  })

  test.for([undefined, '', 'LIGHT', 'blue'])('that is kept as %j follows the device', (kept) => {
    const storage = memoryStorage()
    if (kept !== undefined) storage.write('theme', kept)
    expect(readTheme(storage)).toBe('system')
  })
})
