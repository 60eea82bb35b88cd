import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'
import { LANGUAGE_ORDER, type Language } from './languages.ts'
import { nounsOf } from './nouns.ts'

test.for<{ language: Language; word: string; tiles: string[] }>([
  { language: 'th', word: 'กล้วย', tiles: ['ก', 'ล้', 'ว', 'ย'] },
  { language: 'th', word: 'น้ำ', tiles: ['น้ำ'] },
  { language: 'ko', word: '나비', tiles: ['나', '비'] },
  { language: 'sk', word: 'mucha', tiles: ['m', 'u', 'ch', 'a'] },
  { language: 'cs' as Language, word: 'mucha', tiles: ['m', 'u', 'c', 'h', 'a'] },
  { language: 'sq', word: 'dhelpër', tiles: ['dh', 'e', 'l', 'p', 'ë', 'r'] },
  { language: 'vi', word: 'xe đạp', tiles: ['x', 'e', 'đ', 'ạ', 'p'] },
  { language: 'id', word: 'kura-kura', tiles: ['k', 'u', 'r', 'a', 'k', 'u', 'r', 'a'] },
  { language: 'ar', word: 'قطة', tiles: ['ق', 'ط', 'ة'] },
])('$word has the tiles $tiles in $language', ({ language, word, tiles }) => {
  expect(lettersOf(word, language)).toEqual(tiles)
})

test.for(LANGUAGE_ORDER)('names in %s come back from their tiles', (language) => {
  const strange = nounsOf(language).filter(
    ({ word, letters }) => letters.join('') !== word.replace(/[\s-]/g, ''),
  )
  expect(strange).toEqual([])
})
