import { describe, expect, test } from 'vitest'
import { lineOf, readingsOf, shapeOf, spellingOf } from './spelling.ts'

describe('letters of another alphabet', () => {
  test('count as Cyrillic ones inside a Cyrillic word only', () => {
    const { fold } = spellingOf('ru')
    expect([...'abcehkmnoptuxy30'].map((letter) => fold(`ж${letter}`)).join('')).toBe(
      [...'аьсенкмпортихузо'].map((letter) => `ж${letter}`).join(''),
    )
    expect(fold('Ёлка cat 30')).toBe('елка cat 30')
  })

  test('count as Latin ones inside a Latin word only', () => {
    const { fold } = spellingOf('en')
    expect([...'аеорсхуікмтѕјԁαοεριντκυ'].map((letter) => fold(`z${letter}`)).join('')).toBe(
      [...'aeopcxyikmtsjdaoepivtku'].map((letter) => `z${letter}`).join(''),
    )
    expect(fold('αο')).toBe('αο')
  })
})

test.for([
  ['en', 'Fück', 'fuck'],
  ['de', 'Fück', 'fück'],
  ['tr', 'SIKI', 'sıkı'],
  ['ar', 'كُـــسى', 'كسي'],
  ['ar', 'مكة', 'مكه'],
  ['ja', 'バカ', 'ばか'],
  ['zh', 'ABC操', 'abc操'],
] as const)('in %s %s is the same as %s', ([language, written, folded]) => {
  expect(spellingOf(language).fold(written)).toBe(folded)
})

describe('a word in disguise', () => {
  const en = spellingOf('en')

  test('is read with letters instead of digits and signs', () => {
    expect(readingsOf('x0134578@$!|9x', en)).toContain('xoieastbasilgx')
    expect(readingsOf('x1', en)).toEqual(expect.arrayContaining(['xi', 'xl']))
    expect(readingsOf('$hit!', en)).toEqual(expect.arrayContaining(['shiti', 'hit']))
    expect(readingsOf('8008', en)).toEqual(['8008'])
  })

  test('is read with repeated letters once and twice', () => {
    expect(readingsOf('baaad', en)).toEqual(['baaad', 'baad', 'bad'])
    expect(readingsOf('baad', en)).toEqual(['baad'])
  })

  test('is read literally if nobody writes it so', () => {
    expect(readingsOf('#ж0ж!', spellingOf('ru'))).toEqual(['ж0ж'])
    expect(lineOf(['ж0ж', 'жжж!'], spellingOf('ru'))).toBe(' ж0ж ж ')
  })

  test('keeps its position in the text', () => {
    expect(lineOf(['k1ll', 'youuu', '!'], en)).toBe(' kill you  ')
  })

  test('may mask some of its letters, but not the first and not most', () => {
    const fits = (shape: string, word: string) =>
      shapeOf(shape)?.every((letter, place) => letter.test([...word][place]!))
    expect(fits('f**k', 'fuck')).toBe(true)
    expect(fits('f#%k', 'fork')).toBe(true)
    expect(fits('f@ck', 'f1ck')).toBe(false)
    expect(fits('a$*b', 'a$cb')).toBe(true)
    expect(fits('a|*b', 'ab')).toBe(false)
    expect(shapeOf('fuck')).toBeUndefined()
    expect(shapeOf('*uck')).toBeUndefined()
    expect(shapeOf('f***')).toBeUndefined()
    expect(shapeOf('fu**')).toHaveLength(4)
  })
})
