import { describe, expect, test } from 'vitest'
import { countGraphemes, readReport, readText, sayingOf } from './text.ts'

const invalid = { ok: false, refusal: 'ChatTextInvalid' }
const kept = (typed: string) => {
  const read = readText(typed)
  return read.ok ? read.value : read.refusal
}

describe('a text is 1 to 200 characters as a reader counts them', () => {
  test.for([
    ['nothing', ''],
    ['spaces', ' \n\t\u3000 '],
    ['nothing that is seen', '\u200B\u2060\u00AD\u202E'],
    ['an emoji style alone', '\uFE0F'],
    ['an accent alone', '\u0301'],
    ['Hangul fillers', '\u3164\u115F\uFFA0'],
    ['201 letters', 'a'.repeat(201)],
    ['201 families', '👨‍👩‍👧‍👦'.repeat(201)],
    ['10 kB', 'word '.repeat(2048)],
    ['an endless emoji', `${'👩\u200D'.repeat(1000)}👩`],
    ['what becomes too long when it is spelled out', '\uFDFA'.repeat(200)],
    ['200 combining marks', `a${'\u0301'.repeat(200)}`],
    ['five marks on a letter', 'q\u0301\u0302\u0303\u0304\u0308'],
    ['a tower with joiners between', `q${'\u0301\u200D'.repeat(5)}`],
    ['a tower with a joiner of graphemes between', `q${'\u0301\u034F'.repeat(5)}`],
  ] as const)('%s is refused', ([, typed]) => {
    expect(readText(typed)).toEqual(invalid)
  })

  test.for([
    ['one letter', 'a'],
    ['200 letters', 'b'.repeat(200)],
    ['200 families', '👨‍👩‍👧‍👦'.repeat(200)],
    ['four marks on a letter', 'q\u0301\u0302\u0303\u0304'],
  ] as const)('%s is allowed', ([, typed]) => {
    expect(readText(typed)).toEqual({ ok: true, value: typed })
  })
})

describe('hidden characters are removed', () => {
  test.for([
    ['a right-to-left override', 'a\u202Egnp.exe', 'agnp.exe'],
    ['bidi isolates and marks', '\u2066ab\u2069\u200E\u200F\u061C', 'ab'],
    ['zero-width spaces', 'f\u200Bu\u2060n\uFEFF', 'fun'],
    ['soft hyphens', 'co\u00ADco', 'coco'],
    ['joiners beside one picture', '😀\u200Da\u200D😀', '😀a😀'],
    ['what parts between two pictures', '😀\u200C😀', '😀😀'],
    ['joiners between Latin letters', 'a\u200Db\u200Cc', 'abc'],
    ['hidden letters without a flag', 'hi\u{E0068}\u{E0069}', 'hi'],
    ['controls', 'a\u0000b\u0007c\u007F', 'abc'],
    ['half a character', 'a\uD83Db', 'ab'],
    ['private characters', 'a\uF8FFb', 'ab'],
    ['line breaks become spaces', ' a\r\n\r\nb\u2028c\td ', 'a b c d'],
    ['blank braille', 'a\u2800\u2800b', 'a b'],
  ] as const)('%s', ([, typed, shown]) => {
    expect(kept(typed)).toBe(shown)
  })
})

describe('characters of all languages stay', () => {
  test.for([
    ['a family of emoji', '👨‍👩‍👧 ❤️‍🔥 🏳️‍🌈 👩🏽‍🚀'],
    ['keycaps', '1️⃣'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 wins'],
    ['Persian with its non-joiner', 'می‌خواهم'],
    ['Arabic with vowels', 'مَرْحَبًا'],
    ['Thai with AM behind a tone', 'น้ำใจ ดีมาก'],
    ['Korean laughter and tears', 'ㅋㅋㅋ ㅠㅠ 좋아요'],
    ['Chinese with its wide punctuation', '你好,世界!'.replace(',', '，').replace('!', '！')],
    ['Japanese', 'やった～（笑）…'],
    ['Vietnamese', 'Chúc mừng bạn nhé'],
    ['Hindi', 'क्‍ष'],
    ['markup, which is text like any other', '<b onclick="x()">hi</b> &amp; <script>'],
  ] as const)('%s', ([, typed]) => {
    expect(kept(typed)).toBe(typed)
  })

  test.for([
    ['letters in disguise are written plainly', '𝓯𝓾𝓷 ＧＡＭＥ ①', 'fun GAME 1'],
    ['Arabic shapes', 'ﻣﺮﺣﺒﺎ', 'مرحبا'],
    ['narrow katakana', 'ｶﾞﾝﾊﾞﾚ', 'ガンバレ'],
    ['an accent of its own joins its letter', 'cafe\u0301', 'café'],
  ] as const)('%s', ([, typed, shown]) => {
    expect(kept(typed)).toBe(shown)
  })
})

test.for([
  ['Good game!!', 'good  GAME', true],
  ['Good game', 'Good games', false],
  ['🎉🎉', '🎉 🎉', true],
  ['🎉', '😀', false],
  ['!', '?', false],
] as const)('%s and %s are equal: %s', ([one, other, same]) => {
  expect(sayingOf(one) === sayingOf(other)).toBe(same)
})

test('graphemes are counted as readers count', () => {
  expect(['👩🏽‍🚀', 'e\u0301', '한국', ''].map(countGraphemes)).toEqual([1, 1, 2, 0])
})

test('a report may have an empty text, but no invisible characters', () => {
  expect(readReport(' \u0000\u202E')).toBe('')
  expect(readReport('He\nlies\u200B')).toBe('He lies')
})
