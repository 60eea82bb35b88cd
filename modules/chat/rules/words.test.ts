import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { listsFor, wordFinder, type WordList } from './words.ts'

const folder = join(import.meta.dirname, '../server/words')
const lists = new Map(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as WordList,
  ]),
)
const finders = new Map([...lists].map(([language, list]) => [language, wordFinder(language, list)]))
const isRefused = (language: string, text: string) =>
  listsFor(text, language).some((one) => finders.get(one)?.(text))

test('every language has its list, without repetitions and in one spelling', () => {
  expect([...lists.keys()].toSorted()).toEqual([...LANGUAGES, 'all'].toSorted())
  for (const [language, { words, allow }] of lists) {
    expect(words.length, language).toBeGreaterThan(15)
    expect(new Set(words).size, language).toBe(words.length)
    for (const word of [...words, ...allow]) {
      expect(word, language).toBe(word.normalize('NFC').trim())
      expect(word, language).not.toMatch(/^[~*\s]*$/)
    }
  }
})

test.for([...lists])('%s finds each word of its list', ([language, { words }]) => {
  const missed = words.filter((word) => !finders.get(language)!(`x, ${word.replace(/[~*]/g, '')}!`))
  expect(missed).toEqual([])
})

test.for([...lists])('%s allows each of its exceptions', ([language, { allow }]) => {
  expect(allow.filter((word) => finders.get(language)!(word))).toEqual([])
})

describe('a disguised word matches', () => {
  test.for([
    ['en', 'what the fuck'],
    ['en', 'FUCKING noob'],
    ['en', 'fuuuuuck'],
    ['en', 'fück'],
    ['en', 'f u c k you'],
    ['en', 'f.u.c.k'],
    ['en', 'you a f_u_c_k'],
    ['en', 'sh!t'],
    ['en', '$hit!'],
    ['en', 'a55h0le'],
    ['en', 'bu11shit'],
    ['en', 'b1tch'],
    ['en', 'fuсk with a Cyrillic c'],
    ['en', 'go KILL   yourself'],
    ['de', 'Du Hurensohn'],
    ['de', 'geh und f1ck dich'],
    ['tr', 'SİKTİR git'],
    ['ru', 'ПИДОР'],
    ['ru', 'xуй'],
    ['ru', 'распиздяй'],
    ['ar', 'كُـــس أمك'],
    ['zh', '操 你 妈'],
    ['zh', '你个傻逼吧'],
    ['ko', '야 시 발'],
    ['ko', '이개새끼야'],
    ['ja', 'お前死ねよ'],
    ['th', 'ไอ้เหี้ยเอ๊ย'],
    ['vi', 'địt mẹ mày'],
    ['pl', 'wyjebali mnie'],
  ] as const)('%s: %s', ([language, text]) => {
    expect(isRefused(language, text)).toBe(true)
  })
})

describe('a word that only contains a banned one does not match', () => {
  test.for([
    ['en', 'Dick van Dyke plays in Scunthorpe'],
    ['en', 'classic assassin, passed the grass'],
    ['en', 'Arsenal won against Essex and Sussex'],
    ['en', 'cocktail, peacock, Hancock, shiitake and shitake'],
    ['en', 'the Titanic, my therapist, an analysis'],
    ['en', 'magna cum laude'],
    ['en', '455 points, 8008 more'],
    ['en', 'as I said, aaas you like'],
    ['de', 'das Buch ist dick'],
    ['de', 'Dickmilch und Schwanensee'],
    ['fr', 'je suis en retard'],
    ['fr', 'mon chat est con'],
    ['es', 'el negro de la bici computadora disputa'],
    ['sv', 'god fart, bra ämne i fack'],
    ['da', 'hvilket fag har du?'],
    ['tr', 'çok şık, gayet SIKI bir oyun, ama güzel'],
    ['vi', 'lớn lắm, lon nước này tuyệt vời'],
    ['ru', 'хачапури, мандарин, хулиган, жидкий, требования, колеблется'],
    ['zh', '体操你会吗, 操作很好, 女性交往'],
    ['ja', 'パチンコとロマンコメディ、いいしね'],
    ['ko', '다시 발표해, 시발점, 보지 마, 미니미니'],
    ['th', 'หีบเหล็ก โหดเหี้ยม'],
    ['ar', 'كسبت اللعبة, نيك نيم حلو, كساد'],
    ['id', 'kamu siapa, asupan'],
    ['pl', 'chyba jest ok, dzięki'],
    ['ro', 'populație, futuro, mulțumesc'],
    ['pt', 'custo, cubo, computador'],
    ['sk', 'pekná hra, pieskovisko'],
    ['sq', 'karta, karamele, mirë'],
  ] as const)('%s: %s', ([language, text]) => {
    expect(isRefused(language, text)).toBe(false)
  })
})

describe('the lists of a text', () => {
  test('are those of its language, of its scripts and of all', () => {
    expect(listsFor('hello', 'de')).toEqual(['all', 'de'])
    expect(listsFor('привет', 'de')).toEqual(['all', 'de', 'ru'])
    expect(listsFor('漢字', 'en')).toEqual(['all', 'en', 'zh'])
    expect(listsFor('漢字', 'ja')).toEqual(['all', 'ja'])
    expect(listsFor('漢字だよ', 'en')).toEqual(['all', 'en', 'ja'])
  })

  test('the English list does not refuse German words', () => {
    expect(isRefused('en', 'so dick')).toBe(true)
    expect(isRefused('de', 'so dick')).toBe(false)
    expect(isRefused('de', 'fuck')).toBe(true)
    expect(isRefused('en', 'хуйня')).toBe(true)
  })
})

test('a list of an operator may be empty', () => {
  expect(wordFinder('en', { words: [], allow: [] })('anything at all')).toBe(false)
})

test('a half-hidden word matches by its length, or longer when endings are allowed', () => {
  const whole = wordFinder('en', { words: ['fuck'], allow: [] })
  for (const text of ['f**k', 'fu#k you', 'fuc*']) expect(whole(text), text).toBe(true)
  for (const text of ['f**l', 'd**k', 'f**ks', 'f*ck*', 'fu*']) expect(whole(text), text).toBe(false)
  const open = wordFinder('en', { words: ['fuck*'], allow: [] })
  for (const text of ['f**k', 'f**king']) expect(open(text), text).toBe(true)
  for (const text of ['fu*', 'f**lish']) expect(open(text), text).toBe(false)
})

test('spaced-out letters do not match short words', () => {
  const finds = wordFinder('en', { words: ['ko', 'kob'], allow: [] })
  expect(finds('ko')).toBe(true)
  expect(finds('a k o t')).toBe(false)
  expect(finds('a k o b t')).toBe(true)
})

/** How many letters a finder goes over to read a text; those it reads again count again. */
function lettersRead(finds: (text: string) => boolean, text: string): number {
  let letters = 0
  for (const name of ['includes', 'startsWith', 'replace'] as const) {
    const own = String.prototype[name] as (...given: unknown[]) => never
    vi.spyOn(String.prototype, name).mockImplementation(function (this: string, ...given: unknown[]) {
      letters += this.length
      return own.apply(this, given)
    })
  }
  finds(text)
  vi.restoreAllMocks()
  return letters
}

test.for(['a ', 'f', '1!', '$ ', 'fa1 '])('twice the text takes at most twice the work: "%s"', (part) => {
  for (const [language, finds] of finders) {
    const [once, twice] = [50, 100].map((times) => lettersRead(finds, part.repeat(times)))
    expect(once, language).toBeGreaterThan(100)
    // Signs at the ends of a text are read but once.
    expect(twice, language).toBeLessThanOrEqual(2.05 * once!)
  }
})
