import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_LENGTH, codesIn, newCode, readCode, shownCode } from './codes.ts'

const codes = fc.array(fc.nat(31), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH }).map((digits) => {
  const rest = [...digits]
  return newCode(() => rest.shift()!)
})

test('a code is eight characters of an alphabet without I, L, O and U', () => {
  const all = Array.from({ length: 4 }, (_, group) => {
    let next = group * 8
    return newCode(() => next++)
  }).join('')
  expect(all).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
})

test.for([
  ['as it is shown', '1AB2-C3D4'],
  ['in small letters', '1ab2c3d4'],
  ['with spaces', ' 1a b2 c3 d4 '],
  ['with a tab and a line break', '1AB2\tC3D4\n'],
  ['with a long dash', '1AB2—C3D4'],
  ['in full-width characters', '１ＡＢ２－Ｃ３Ｄ４'],
  ['with ideographic spaces', '１ＡＢ２　Ｃ３Ｄ４'],
  ['with an I for the one', 'IAB2C3D4'],
  ['with a small L for the one', 'lab2c3d4'],
  ['with signs that nobody sees', '\u200E1AB2\u200BC3D4\uFEFF'],
  ['with middle dots and low lines', '1AB2·C3_D4'],
])('a code is read %s [5.4]', ([, typed]) => {
  expect(readCode(typed!)).toBe('1AB2C3D4')
})

test('an O is read as the digit zero', () => {
  expect(readCode('oO00-0000')).toBe('00000000')
})

test.for([
  '',
  ' ',
  '1AB2-C3D',
  '1AB2-C3D45',
  'UAB2C3D4',
  '1AB2C3D?',
  '1AB2C3Ä4',
  '١٢٣٤٥٦٧٨',
  '\u0000AB2C3D4',
  '🐚',
])('"%s" is not a code', (typed) => {
  expect(readCode(typed)).toBeUndefined()
})

test('every code is read however it is typed', () => {
  const wide = (text: string) =>
    [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('')
  fc.assert(
    fc.property(codes, (code) => {
      for (const typed of [
        code,
        shownCode(code),
        shownCode(code).toLowerCase(),
        wide(code),
        code.split('').join(' '),
      ])
        expect(readCode(typed)).toBe(code)
    }),
  )
})

test('any input is read as a code or refused', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (typed) => {
      expect(readCode(typed) ?? '00000000').toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    }),
  )
})

test.for([
  ['the password is abcd-1234!', true],
  ['a b c d 1 2 3 4', true],
  ['ＡＢＣＤ－１２３４', true],
  ['abcdI234', true],
  ['abcd 123', false],
  ['xabcdu1234', false],
] as const)('%s contains the code ABCD1234: %s', ([text, holds]) => {
  expect(codesIn(text).includes('ABCD1234')).toBe(holds)
})
