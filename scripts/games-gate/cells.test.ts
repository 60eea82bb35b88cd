import { expect, test } from 'vitest'
import { asRows, tooSmall } from './cells.ts'

const game = (slug: string, ...sizes: (number | undefined)[]) => ({ folder: 'f', slug, sizes })

test.for([
  ['large enough on both', [36, 28], false],
  ['small on the larger phone', [35.9, 30], true],
  ['small on the smaller phone', [40, 27.9], true],
  ['of a size that nobody knows', [undefined, undefined], false],
  ['that did not open', [], false],
] as const)('a game with cells %s is too small: %s', ([, sizes, small]) => {
  expect(tooSmall(game('g', ...sizes))).toBe(small)
})

test('the table begins with the smallest and leaves out unknown sizes', () => {
  const lines = asRows([game('wide', 50, 40), game('unknown', undefined), game('tight', 20.04, 15)]).split(
    '\n',
  )
  expect(lines).toHaveLength(4)
  expect(lines[2]).toBe('| tight | f | 20.0 | 15.0 | small |')
})
