import { expect, test } from 'vitest'
import { inOwnLetters } from './other-letters.ts'

test.for([
  ['ru', 'igry na dvoih', 'игры на двоих'],
  ['ru', 'morskoy boy', 'морской бой'],
  ['ru', 'zmeyka', 'змейка'],
  ['ru', 'Shashki', 'шашки'],
  ['ru', 'if[vfns', 'шахматы'],
  ['ru', 'gfcmzyc', 'пасьянс'],
  ['ar', "a'vk[", 'شطرنج'],
  ['th', 's,kdi6d', 'หมากรุก'],
  ['ko', 'cptm', '체스'],
  ['ko', 'wlfhlckwrl', '지뢰찾기'],
  ['ko', 'dhahr', '오목'],
  ['ja', 'suudoku', 'すうどく'],
  ['ja', 'shinkei suijaku', 'しんけい すいじゃく'],
  ['ja', 'kurossuwado', 'くろっすわど'],
  ['ja', 'konna', 'こんな'],
  ['zh', '連連看', '连连看'],
  ['zh', '俄羅斯方塊', '俄罗斯方块'],
] as const)('%s: %s is %s', ([language, typed, own]) => {
  expect(inOwnLetters(typed, language)).toContain(own)
})

test('text in the letters of its language, or too long for a search, is not transliterated', () => {
  expect(inOwnLetters('шашки', 'ru')).toEqual([])
  expect(inOwnLetters('围棋', 'zh')).toEqual([])
  expect(inOwnLetters('chess', 'de')).toEqual([])
  expect(inOwnLetters('z'.repeat(61), 'ru')).toEqual([])
})
