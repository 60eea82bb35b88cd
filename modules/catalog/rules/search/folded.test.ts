import { expect, test } from 'vitest'
import { folded, pairsOf, wordsOf } from './folded.ts'

test.for([
  ['Pokład', 'poklad'],
  ['ŠACHY', 'sachy'],
  ['Billardspiel für zwei', 'billardspiel fur zwei'],
  ['Straße', 'strasse'],
  ['Ørken', 'orken'],
  ['Đá bóng', 'da bong'],
  ['IŞIK', 'isik'],
  ['ışık', 'isik'],
  ['２０４８', '2048'],
  ['数独', '数独'],
  ['ソリティア', 'そりてぃあ'],
  ['لعبة الذاكرة', 'لعبه الذاكره'],
] as const)('%s is read as %s', ([text, plain]) => expect(folded(text)).toBe(plain))

test('text without blanks is cut into words', () => {
  expect(wordsOf('国际象棋', 'zh').join('')).toBe('国际象棋')
  expect(wordsOf('เกมหมากรุก', 'th').length).toBeGreaterThan(1)
  expect(wordsOf('Mini Golf!', 'en')).toEqual(['mini', 'golf'])
  expect(pairsOf('国际象棋')).toEqual(['国际', '际象', '象棋'])
  expect(pairsOf('chess')).toEqual([])
})

test('emoji, punctuation and the empty text give no words', () => {
  for (const text of ['', '  ', '🎲🎲', '.*(+)[', '\u202e\u2066', '%_\\'])
    expect(wordsOf(text, 'en')).toEqual([])
})

test.for(['x'.repeat(2000), 'ab '.repeat(700), '国'.repeat(2000), '\u202e'.repeat(2000), '🎲'.repeat(1000)])(
  'an endless search text is cut after three hundred characters',
  (text) => {
    for (const language of ['en', 'zh', 'th'])
      expect(wordsOf(text, language).join('').length).toBeLessThanOrEqual(300)
  },
)
