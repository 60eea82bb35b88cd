import { expect, test } from 'vitest'
import { sealWith } from './sealing.ts'

const seal = sealWith('a pepper for tests, and for nothing else')

test('sealed text can be opened, and sealing twice differs', () => {
  const [one, other] = [seal.close('password', '1A2B3C4D'), seal.close('password', '1A2B3C4D')]
  expect(one).not.toBe(other)
  expect(seal.open('password', one)).toBe('1A2B3C4D')
  expect(seal.open('password', other)).toBe('1A2B3C4D')
})

test('a seal does not open with another purpose or pepper, or when changed', () => {
  const sealed = seal.close('password', 'secret')
  expect(() => seal.open('note', sealed)).toThrow()
  expect(() => sealWith('another pepper for tests').open('password', sealed)).toThrow()
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A')
  expect(() =>
    seal.open('password', changed.slice(0, 20) + (changed[20] === 'A' ? 'B' : 'A') + changed.slice(21)),
  ).toThrow()
})
