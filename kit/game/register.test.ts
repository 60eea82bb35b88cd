import { expect, test } from 'vitest'
import { register } from './register.ts'

const registered = register('orchard', { apple: 1800, 'green-pear': 1807 })

test('a game has the number that the registry gives its slug, and a tune that follows from it', () => {
  expect(registered('green-pear')).toEqual({ slug: 'green-pear', gameId: 1807, tune: 1807 * 7919 })
})

test('a slug that the registry does not give to the family is refused, whatever objects inherit', () => {
  const computed = (slug: string) => registered(slug)
  expect(() => computed('plum')).toThrow('orchard has no plum: npm run registry orchard plum')
  expect(() => computed('toString')).toThrow('orchard has no toString')
})

test('an unknown slug in a source does not compile', () => {
  // @ts-expect-error: the family has no plum
  expect(() => registered('plum')).toThrow('orchard has no plum')
  const name = (kind: 'apple' | 'plum') => kind
  // @ts-expect-error: a computed name need not be one of the family's
  expect(() => registered(name('plum'))).toThrow('orchard has no plum')
  expect(registered(`${'green' as string}-pear`).gameId).toBe(1807)
})
