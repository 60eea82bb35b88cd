import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDERS = '{kit,modules,apps,games,scripts}'

/** The custom properties that a text uses without saying what else would do. */
const usedIn = (css: string) => [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name!)
/** The custom properties that a style sheet sets, or a script by their name. */
const setIn = (text: string) =>
  [...text.matchAll(/(--[\w-]+)['"`\]]*\s*:|setProperty\(\s*['"`](--[\w-]+)/g)].map(
    ([, inRule, inCall]) => inRule ?? inCall!,
  )

test('a property that is set nowhere is found', () => {
  const set = new Set(setIn(`a { --gap: 4px } b.style.setProperty('--at', '1px'); c = { '--high': 2 }`))
  expect(
    usedIn('a { gap: var(--gap) var(--far) var(--near, 2px) }').filter((name) => !set.has(name)),
  ).toEqual(['--far'])
  expect([...set]).toEqual(['--gap', '--at', '--high'])
})

test('every custom property that a style sheet uses is set somewhere: otherwise its whole line is void', () => {
  const set = new Set(
    globSync(`${FOLDERS}/**/*.{css,ts,tsx,html}`)
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => setIn(readFileSync(file, 'utf8'))),
  )
  const found = globSync(`${FOLDERS}/**/*.css`).flatMap((file) =>
    usedIn(readFileSync(file, 'utf8'))
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
