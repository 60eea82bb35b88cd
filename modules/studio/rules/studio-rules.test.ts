import { describe, expect, test } from 'vitest'
import type { AgeAnswers, StudioTraits } from '../model.ts'
import { ageOf, areAnswered } from './ages.ts'
import { mayUpload, placePart, UPLOAD_QUOTA } from './uploads.ts'
import { mayAsk, published, rolledBack, whatFrees } from './versions.ts'
import { checkMaker, checkWords, slugOf, titleSkeleton } from './words.ts'

const NO: AgeAnswers = {
  violence: 'no',
  fear: 'no',
  language: 'no',
  nudity: 'no',
  drugs: 'no',
  gambling: 'no',
  chat: 'no',
  purchases: 'no',
}

describe('answers about age', () => {
  test.for([
    [{}, 3],
    [{ purchases: 'yes' }, 7],
    [{ violence: 'mild' }, 7],
    [{ violence: 'mild', chat: 'yes' }, 12],
    [{ violence: 'strong' }, 16],
    [{ gambling: 'strong' }, 18],
  ] as const)('%j is suitable from age %d', ([answers, age]) =>
    expect(ageOf({ ...NO, ...answers })).toBe(age),
  )

  test.for([
    [NO, true],
    [{ ...NO, chat: 'mild' }, false],
    [{ ...NO, violence: 'yes' }, false],
    [{}, false],
  ] as const)('%j are answers: %s', ([answers, are]) => expect(areAnswered(answers)).toBe(are))
})

describe('texts', () => {
  test.for([
    ['  Pond   Hop ', 'Pond Hop'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), undefined],
    ['', undefined],
    ['a\u202eb', undefined],
    ['a\u200bb', undefined],
    ['<b>', undefined],
    ['see https://x.example', undefined],
    ['🏝️', '🏝️'],
  ] as const)('%j is stored as %j', ([wish, kept]) => {
    const name = checkMaker(wish)
    expect(name.ok ? name.value : undefined).toBe(kept)
  })

  test('how to play has one to eight lines; empty ones are none', () => {
    const words = { title: 'Pond', pitch: 'Hop' }
    expect(checkWords({ ...words, how: ['', ' '] }).ok).toBe(false)
    expect(checkWords({ ...words, how: ['one', '', 'two'] })).toMatchObject({
      value: { how: ['one', 'two'] },
    })
    expect(checkWords({ ...words, how: Array.from({ length: 9 }, () => 'line') }).ok).toBe(false)
  })

  test.for([
    ['Sudoku', 'Ѕudоku'],
    ['Sudoku', 's-u-d-o-k-u!'],
    ['Pool', 'P00L'],
    ['Isle', 'lsle'],
  ] as const)('%s and %s look the same', ([one, other]) =>
    expect(titleSkeleton(one)).toBe(titleSkeleton(other)),
  )

  test.for([
    ['Pond Hop', [], 'pond-hop'],
    ['Pond Hop', ['pond-hop', 'pond-hop-2'], 'pond-hop-3'],
    ['Été à Paris', [], 'ete-a-paris'],
    ['池塘', [], 'game'],
    ['2048', [], 'game'],
    ['preview-x', [], 'game'],
  ] as const)('%s beside %j is found at %s', ([title, taken, slug]) =>
    expect(slugOf(title, (one) => (taken as readonly string[]).includes(one))).toBe(slug),
  )
})

describe('uploads', () => {
  const { archive, uploads, bytes, part } = UPLOAD_QUOTA
  test.for([
    [archive, { uploads: 0, bytes: 0 }, true],
    [archive + 1, { uploads: 0, bytes: 0 }, 'UploadTooLarge'],
    [1, { uploads: uploads - 1, bytes: 0 }, true],
    [1, { uploads, bytes: 0 }, 'UploadLimit'],
    [1, { uploads: 0, bytes: bytes - 1 }, true],
    [2, { uploads: 0, bytes: bytes - 1 }, 'UploadLimit'],
  ] as const)('%d bytes after %j: %s', ([size, sent, expected]) => {
    const answer = mayUpload(size, sent)
    expect(answer.ok || answer.refusal).toBe(expected)
  })

  test.for([
    [{ offset: 0, bytes: part }, 0, part, 'here'],
    [{ offset: 0, bytes: part + 1 }, 0, part * 2, 'tooLong'],
    [{ offset: 5, bytes: 6 }, 5, 10, 'tooLong'],
    [{ offset: 5, bytes: 5 }, 5, 10, 'here'],
    [{ offset: 4, bytes: 1 }, 5, 10, 'elsewhere'],
  ] as const)('the part %j at %d of %d is %s', ([wish, there, whole, kind]) =>
    expect(placePart(wish, there, whole).kind).toBe(kind),
  )
})

describe('versions', () => {
  const traits: StudioTraits = { genre: 'arcade', players: 1, orientation: 'any', licence: 'own', ages: NO }
  const whole = {
    state: 'ready',
    words: { en: { title: 'a', pitch: 'b', how: ['c'] } },
    traits,
    hasCover: true,
    isDown: false,
  } as const
  test.for([
    [{}, true],
    [{ state: 'refused' }, true],
    [{ state: 'checking' }, 'VersionNotReady'],
    [{ state: 'approved' }, 'VersionNotReady'],
    [{ words: {} }, 'StudioGameIncomplete'],
    [{ traits: null }, 'StudioGameIncomplete'],
    [{ hasCover: false }, 'StudioGameIncomplete'],
    [{ isDown: true }, 'StudioGameDown'],
    [{ traits: { ...traits, ages: { ...NO, nudity: 'strong' } } }, 'StudioGameAdult'],
  ] as const)('with %j a review can be requested: %s', ([change, expected]) => {
    const answer = mayAsk({ ...whole, ...change })
    expect(answer.ok || answer.refusal).toBe(expected)
  })

  const none = { live: null, next: null, share: null }
  const one = { live: 'one', next: null, share: null }
  test.for([
    [none, 1, { live: 'two', next: null, share: null }],
    [one, 1, { live: 'one', next: 'two', share: 1 }],
    [{ live: 'one', next: 'two', share: 1 }, 10, { live: 'one', next: 'two', share: 10 }],
    [{ live: 'one', next: 'two', share: 10 }, 100, { live: 'two', next: null, share: null }],
    [{ live: 'two', next: 'three', share: 10 }, 10, { live: 'two', next: null, share: null }],
    [one, 50, undefined],
  ] as const)('from %j to %d percent is %j', ([shown, share, then]) => {
    const next = published(shown, { key: 'two', state: 'approved' }, share)
    expect(next.ok ? next.value : undefined).toEqual(then)
  })

  // The latest first, as they are listed; the third is played.
  const stored = [4, 3, 2, 1].map((number) => ({
    versionKey: `v${number}`,
    number,
    state: number === 1 ? ('broken' as const) : ('ready' as const),
    unfoldedBytes: number === 1 ? 0 : 10,
  }))
  test.for([
    [1, ['v2']],
    [10, ['v2']],
    [11, ['v2', 'v4']],
    [20, ['v2', 'v4']],
    [21, []],
  ] as const)('%d bytes are freed by the versions %j', ([bytes, keys]) =>
    expect(whatFrees(bytes, stored, { ...none, live: 'v3' }).map(({ versionKey }) => versionKey)).toEqual(
      keys,
    ),
  )

  test('only an approved version is shown, or shown again', () => {
    for (const state of ['ready', 'asked', 'refused', 'broken'] as const) {
      expect(published(one, { key: 'two', state }, 1).ok).toBe(false)
      expect(rolledBack({ key: 'two', state }).ok).toBe(false)
    }
    expect(rolledBack({ key: 'zero', state: 'approved' })).toMatchObject({
      value: { live: 'zero', next: null },
    })
  })
})
