import { describe, expect, test } from 'vitest'
import type { Arrival, Tag, TagKind } from '../model.ts'
import { isApart, needsWholeLoad } from './pages.ts'
import { purposesToAsk, tagsAgreed, tagsAllowed } from './tags.ts'

const tag = (kind: TagKind): Tag => ({
  kind,
  script: `https://${kind}.example/tag.js`,
  id: '1',
  hosts: [`https://${kind}.example`],
})
const tags = (['pixel', 'loader', 'analytics', 'ads'] as const).map(tag)
const FACEBOOK_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 [FBAN/FBIOS;FBAV/470.0;FBBV/1]'
const FACEBOOK_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0;]'
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/21F90 Instagram 340.0'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const home: Arrival = { path: '/', search: '', userAgent: FIREFOX, isPrivate: false }
const kinds = (list: readonly Tag[]) => list.map(({ kind }) => kind)
const both = { measuring: true, advertising: true }

describe('[7.47] third-party scripts that a page may load', () => {
  test.for([
    [{ userAgent: FACEBOOK_IPHONE }, ['pixel', 'loader', 'analytics', 'ads']],
    [{ userAgent: FACEBOOK_ANDROID }, ['pixel', 'loader', 'analytics', 'ads']],
    [{ search: '?lang=de&tag=facebook' }, ['pixel', 'loader', 'analytics', 'ads']],
    [{ search: '?tag=facebooks' }, ['analytics', 'ads']],
    [{ search: '?tags=facebook' }, ['analytics', 'ads']],
    [{ userAgent: INSTAGRAM }, ['analytics', 'ads']],
    [{}, ['analytics', 'ads']],
    [{ isPrivate: true, userAgent: FACEBOOK_IPHONE }, []],
    [{ path: '/g/2048', userAgent: FACEBOOK_IPHONE }, []],
    [{ path: '/cgame' }, []],
    [{ path: '/oauth/success', search: '?code=x&tag=facebook' }, []],
    [{ path: '/shtml/KEY' }, []],
    [{ path: '/games' }, ['analytics', 'ads']],
    [{ path: '/cloud' }, ['analytics', 'ads']],
  ] as const)('a visitor with %j gets %j', ([change, allowed]) => {
    expect(kinds(tagsAllowed(tags, { ...home, ...change }))).toEqual(allowed)
  })

  test('going between game pages and pages with tags is a full page load', () => {
    expect(isApart('/g')).toBe(true)
    expect(isApart('/guests')).toBe(false)
    expect(needsWholeLoad('/', '/g/2048')).toBe(true)
    expect(needsWholeLoad('/g/2048', '/games')).toBe(true)
    expect(needsWholeLoad('/g/2048', '/cgame')).toBe(false)
    expect(needsWholeLoad('/', '/games')).toBe(false)
  })
})

describe('[7.47] consent', () => {
  const visitor = { arrival: home, answers: {}, mayBeProfiled: true }
  const asking = { isAsking: true, tags }
  const silent = { isAsking: false, tags }

  test.for([
    [asking, {}, []],
    [asking, { measuring: true }, ['analytics']],
    [asking, { measuring: true, advertising: false }, ['analytics']],
    [asking, { advertising: true }, ['ads']],
    [asking, both, ['analytics', 'ads']],
    [silent, {}, ['analytics', 'ads']],
    [silent, { advertising: false }, ['analytics']],
  ] as const)('%#: with %j and the answers %j run %j', ([settings, answers, run]) => {
    expect(kinds(tagsAgreed(settings, { ...visitor, answers }))).toEqual(run)
  })

  test('is never asked of a declared minor, and nothing runs whatever they answered before', () => {
    const minor = { ...visitor, answers: both, mayBeProfiled: false }
    expect(tagsAgreed(asking, minor)).toEqual([])
    expect(tagsAgreed(silent, minor)).toEqual([])
    expect(purposesToAsk(asking, { ...minor, answers: {} })).toEqual([])
  })

  test('is never asked of a browser with Global Privacy Control, and nothing runs', () => {
    const shy = { ...visitor, arrival: { ...home, isPrivate: true } }
    expect(tagsAgreed(silent, { ...shy, answers: both })).toEqual([])
    expect(purposesToAsk(asking, shy)).toEqual([])
  })

  test.for([
    [tags, {}, ['measuring', 'advertising']],
    [tags, { measuring: false }, ['advertising']],
    [tags, { measuring: false, advertising: false }, []],
    [[tag('analytics')], {}, ['measuring']],
    [[tag('pixel')], {}, []],
    [[], {}, []],
  ] as const)('%#: asks only about what can be loaded and was not answered', ([given, answers, asked]) => {
    expect(purposesToAsk({ isAsking: true, tags: given }, { ...visitor, answers })).toEqual(asked)
  })

  test('is not asked if the operator states that the law does not require it', () => {
    expect(purposesToAsk(silent, visitor)).toEqual([])
  })
})
