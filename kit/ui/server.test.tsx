import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { GalleryScreen } from './gallery/GalleryScreen.tsx'

test('every widget renders on the server, where there is no window', () => {
  expect(typeof window).toBe('undefined')
  expect(renderToString(<GalleryScreen />)).toContain('Tide Pour')
})

const textsOf = (language: string) =>
  JSON.parse(readFileSync(`kit/ui/messages/${language}.json`, 'utf8')) as Record<string, string>

test.for(LANGUAGES)('the shared texts are complete in %s', (language) => {
  expect(Object.keys(textsOf(language))).toEqual(Object.keys(textsOf('en')))
  expect(Object.values(textsOf(language)).filter((words) => words.trim() === '')).toEqual([])
})
