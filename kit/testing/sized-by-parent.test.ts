import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SIZES = /(?:^|;)\s*(?:(?:min|max)-)?(?:inline-size|block-size|width|height|aspect-ratio)\s*:/
/** Anything at all as a child: as strong as the child's own class, so that the order of two files decides. */
const ANY_CHILD = /[>\s+~]\*$/

/** The selectors that give any child a size, as strong as the size that the child gives itself. */
function tiesOf(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) =>
    SIZES.test(body!)
      ? selectors!
          .split(',')
          .map((selector) => selector.trim())
          .filter((selector) => ANY_CHILD.test(selector))
      : [],
  )
}

test('a size for any child is found, also in a media query', () => {
  expect(tiesOf('.boxes > * { inline-size: 96px; block-size: 96px }')).toEqual(['.boxes > *'])
  expect(tiesOf('@media (min-width: 9px) { .a *, .b > * { color: red; max-width: 4px } }')).toEqual([
    '.a *',
    '.b > *',
  ])
  expect(tiesOf('.boxes > svg { inline-size: 96px }')).toEqual([])
  expect(tiesOf('.boxes > * { flex: 1 }')).toEqual([])
})

test('no style sheet sizes children that have their own sizes: the order of the sheets would decide', () => {
  const found = globSync('{kit,modules,apps}/**/*.module.css').flatMap((file) =>
    tiesOf(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})
