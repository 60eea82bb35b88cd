import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATEGORY_ORDER } from './categories.ts'

test('every category of the search is listed once', () => {
  const words = readFileSync(join(import.meta.dirname, '../search-words/en.json'), 'utf8')
  const { tags } = JSON.parse(words) as { readonly tags: Record<string, unknown> }
  expect(CATEGORY_ORDER.toSorted()).toEqual(Object.keys(tags).toSorted())
})
