import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The sheets of each drawing that a style sheet contains as a data URL. */
function drawings(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const file of globSync('{kit,modules,apps}/**/*.css'))
    for (const [url] of readFileSync(file, 'utf8').matchAll(/url\("data:[^"]*"\)/g))
      found.set(url, [...(found.get(url) ?? []), file])
  return found
}

test('a drawing is in one style sheet', () => {
  const files = [...drawings().values()]
  expect(files).toContainEqual(['kit/ui/caret.css'])
  expect(files.filter(({ length }) => length > 1)).toEqual([])
})
