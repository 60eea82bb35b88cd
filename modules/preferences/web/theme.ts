import type { TextStorage } from '#kit/storage/text-storage.ts'

/** `system` follows the device. */
export type Theme = 'system' | 'dark' | 'light'

/** Also read by the inline script in the page's head, before the first paint. */
export const THEME_KEY = 'theme'

export const themeOf = (kept: string | undefined): Theme =>
  kept === 'dark' || kept === 'light' ? kept : 'system'

/** Keeps the choice and shows it at once. */
export function chooseTheme(storage: TextStorage, theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    storage.remove(THEME_KEY)
    delete dataset['theme']
  } else {
    storage.write(THEME_KEY, theme)
    dataset['theme'] = theme
  }
}
