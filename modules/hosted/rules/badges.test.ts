import { describe, expect, test } from 'vitest'
import { testPng } from '#apps/testing/test-png.ts'
import { BADGE_LIMITS } from '../model.ts'
import { faultOfPicture, readDeclaration, wordsIn } from './badges.ts'

const LANGUAGES = ['en', 'ar']
const HOP = { id: 'hop-1', title: 'Hop', task: 'Hop once', picture: 'badges/hop.png' }
const read = (...badges: readonly unknown[]) => readDeclaration(JSON.stringify({ badges }), LANGUAGES)

test('the texts of a badge are the same in all languages, or differ by language', () => {
  const declared = read(HOP, { ...HOP, id: 'far', title: { en: 'Far', ar: 'بعيد' } })
  if ('fault' in declared) throw new Error(declared.fault)
  expect(declared[0]).toEqual({
    badgeId: 'hop-1',
    words: { en: { title: 'Hop', task: 'Hop once' } },
    picture: 'badges/hop.png',
  })
  expect(wordsIn(declared[1]!, 'ar')).toEqual({ title: 'بعيد', task: 'Hop once' })
  expect(wordsIn(declared[1]!, 'de')).toEqual({ title: 'Far', task: 'Hop once' })
})

test('a declaration without badges gives no badges', () => {
  expect(readDeclaration('{}', LANGUAGES)).toEqual([])
})

test.for([
  ['no JSON', '{'],
  ['a list instead', '[]'],
  ['badges that are no list', '{"badges":{}}'],
  ['threads that are a text', '{"threads":"yes"}'],
])('%s is refused', ([, json]) => {
  expect(readDeclaration(json!, LANGUAGES)).toHaveProperty('fault')
})

const most = BADGE_LIMITS.badges
test('more badges than the limit are refused', () => {
  const many = (count: number) =>
    read(...Array.from({ length: count }, (_, n) => ({ ...HOP, id: `hop-${n}` })))
  expect(many(most)).toHaveLength(most)
  expect(many(most + 1)).toEqual({ fault: `has more than ${most} badges` })
})

describe('a badge is refused', () => {
  test.for([
    ['twice', [HOP, HOP]],
    ['that is no object', ['hop']],
    ['with an id that leads elsewhere', [{ ...HOP, id: '../hop' }]],
    ['with an id of an object', [{ ...HOP, id: '__proto__' }]],
    ['with an id of 33 letters', [{ ...HOP, id: 'h'.repeat(33) }]],
    ['without a title', [{ ...HOP, title: ' ' }]],
    ['with a title of 41 letters', [{ ...HOP, title: 'h'.repeat(41) }]],
    ['with a title that turns around', [{ ...HOP, title: 'a\u202eb' }]],
    ['with a title of two lines', [{ ...HOP, title: 'a\nb' }]],
    ['without English', [{ ...HOP, title: { ar: 'بعيد' } }]],
    ['in a language that is none', [{ ...HOP, title: { en: 'Hop', xx: 'Hop' } }]],
    ['with a task of 101 letters', [{ ...HOP, task: 'h'.repeat(101) }]],
    ['with a picture elsewhere', [{ ...HOP, picture: 'https://elsewhere.example/a.png' }]],
    ['with a picture above the game', [{ ...HOP, picture: 'a/../../b.png' }]],
    ['with a picture that may carry scripts', [{ ...HOP, picture: 'hop.svg' }]],
  ] as const)('%s', ([, badges]) => {
    expect(read(...badges)).toHaveProperty('fault')
  })
})

test.for([
  ['64 pixels', testPng(64, 64), undefined],
  ['256 pixels', testPng(256, 256), undefined],
  ['63 pixels', testPng(63, 63), 'square'],
  ['257 pixels', testPng(257, 257), 'square'],
  ['no square', testPng(96, 95), 'square'],
  ['no PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'.padEnd(100)), 'no PNG'],
  ['a PNG that is cut', testPng(96, 96).subarray(0, 20), 'no PNG'],
  ['a picture that moves', Buffer.concat([testPng(96, 96), Buffer.from('acTL')]), 'moves'],
  ['too many bytes', Buffer.concat([testPng(96, 96), Buffer.alloc(BADGE_LIMITS.pictureBytes)]), 'larger'],
] as const)('a picture of %s', ([, bytes, fault]) => {
  if (fault === undefined) expect(faultOfPicture(bytes)).toBeUndefined()
  else expect(faultOfPicture(bytes)).toContain(fault)
})
