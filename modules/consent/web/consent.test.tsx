// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { after, days, instant } from '#kit/time/time.ts'
import type { Arrival, Tag, TagKind } from '../model.ts'
import { CONSENT_KEY, consentHere, type ConsentParts } from './consent-store.ts'
import { AdPlace, ConsentBar, ConsentChoice, lookAgain, mustLoadWhole, openConsent } from './index.ts'

const START = instant('2026-11-22T12:00:00Z')
const tag = (kind: TagKind, host = `${kind}.example`): Tag => ({
  kind,
  script: `https://${host}/tag.js`,
  id: `id-${kind}`,
  hosts: [`https://${host}`],
})
const home: Arrival = { path: '/', search: '', userAgent: 'Firefox/140', isPrivate: false }

let now = START
let loads: number
let storage = memoryStorage()

beforeEach(() => {
  now = START
  loads = 0
  storage = memoryStorage()
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  consentHere.change(() => undefined)
  for (const name of ['fbq', '_fbq', 'dataLayer']) Reflect.deleteProperty(window, name)
})

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

function open(parts: Partial<ConsentParts> & { readonly tags?: readonly Tag[] } = {}) {
  const { tags = [tag('analytics'), tag('ads')], ...more } = parts
  act(() =>
    openConsent({
      settings: { isAsking: true, tags },
      arrival: home,
      storage,
      clock: () => now,
      mayProfile: () => true,
      loadAnew: () => void loads++,
      ...more,
    }),
  )
}
const showBar = (path = '/', language: 'en' | 'ar' = 'en') => renderOnPage(<ConsentBar />, { path, language })
const bar = () => screen.queryByRole('complementary', { name: 'Your choice' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('[7.47] the question about third-party scripts', () => {
  test('is asked before anything is loaded, with two equal answers', () => {
    open()
    showBar()
    expect(scripts()).toEqual([])
    expect(within(bar()!).getByText(/count visits and show advertising\?/)).toBeTruthy()
    const [no, yes] = within(bar()!).getAllByRole('button')
    expect([no!.textContent, yes!.textContent]).toEqual(['No', 'Yes'])
    expect(no!.className).toBe(yes!.className)
  })

  test('answered with no closes, loads nothing and is not asked again for twelve months', () => {
    open()
    showBar()
    press('No')
    expect(bar()).toBeNull()
    expect(scripts()).toEqual([])
    now = after(START, days(364))
    open()
    expect(bar()).toBeNull()
    now = after(START, days(365))
    open()
    expect(bar()).not.toBeNull()
  })

  test('answered with yes loads what it named, once', () => {
    open()
    showBar()
    press('Yes')
    expect(bar()).toBeNull()
    open()
    expect(scripts()).toEqual([
      'https://analytics.example/tag.js?id=id-analytics',
      'https://ads.example/tag.js',
    ])
  })

  test('names only what can be loaded on this portal', () => {
    open({ tags: [tag('analytics')] })
    showBar()
    expect(within(bar()!).getByText(/a script of another company that counts visits\?/)).toBeTruthy()
    cleanup()
    open({ tags: [tag('pixel')] })
    showBar()
    expect(bar()).toBeNull()
    open({ tags: [tag('pixel')], arrival: { ...home, search: '?tag=facebook' } })
    expect(within(bar()!).getByText(/for advertising\?/)).toBeTruthy()
  })

  test.for(['/g/2048', '/cgame', '/oauth/success', '/shtml/KEY'])('is not asked on %s', (path) => {
    open()
    showBar(path)
    expect(bar()).toBeNull()
  })

  test('is not asked with Global Privacy Control, of declared minors, or if the law does not require it', () => {
    for (const parts of [
      { arrival: { ...home, isPrivate: true } },
      { mayProfile: () => false },
    ] satisfies Partial<ConsentParts>[]) {
      open(parts)
      showBar()
      expect(bar()).toBeNull()
      cleanup()
    }
    expect(scripts()).toEqual([])
    open({ settings: { isAsking: false, tags: [tag('analytics')] } })
    showBar()
    expect(bar()).toBeNull()
    expect(scripts()).toHaveLength(1)
  })
})

describe('[7.47] consent that was given', () => {
  const agreed = (at = START) =>
    storage.write(
      CONSENT_KEY,
      JSON.stringify({ measuring: { may: true, at }, advertising: { may: true, at } }),
    )

  test('loads nothing on a page that began with a game, and makes leaving it a full page load', () => {
    agreed()
    open({ arrival: { ...home, path: '/g/2048' } })
    expect(scripts()).toEqual([])
    expect(mustLoadWhole('/games')).toBe(true)
    expect(mustLoadWhole('/g/pool')).toBe(false)
  })

  test('makes going to a game a full page load; without consent it is not needed', () => {
    open()
    expect(mustLoadWhole('/g/2048')).toBe(false)
    agreed()
    open()
    expect(mustLoadWhole('/g/2048')).toBe(true)
    expect(mustLoadWhole('/cgame')).toBe(true)
    expect(mustLoadWhole('/games')).toBe(false)
  })

  test('ends at once when the visitor is declared a minor: the page is reloaded', () => {
    agreed()
    let isYoung = false
    open({ mayProfile: () => !isYoung })
    expect(scripts()).toHaveLength(2)
    isYoung = true
    act(() => lookAgain())
    expect(loads).toBe(1)
  })

  test('can be withdrawn in the settings, which deletes the cookies of the scripts', () => {
    agreed()
    open()
    document.cookie = '_ga=GA1.1.1'
    document.cookie = '_ga_X1=GS1'
    document.cookie = 'own=1'
    renderOnPage(<ConsentChoice />)
    const counting = screen.getByRole('switch', { name: /Count visits/ })
    expect(counting).toHaveProperty('checked', true)
    fireEvent.click(counting)
    expect(counting).toHaveProperty('checked', false)
    expect(screen.getByRole('switch', { name: /Advertising/ })).toHaveProperty('checked', true)
    expect(document.cookie).toBe('own=1')
    expect(loads).toBe(1)
  })
})

test('[7.47] in the settings each purpose names its hosts; without a choice nothing is shown', () => {
  renderOnPage(<ConsentChoice />)
  expect(screen.queryByRole('heading')).toBeNull()
  open()
  expect(screen.getByRole('switch', { name: /Count visits.*analytics\.example/ })).toHaveProperty(
    'checked',
    false,
  )
  open({ mayProfile: () => false })
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByText('Nothing of this runs at your age.')).toBeTruthy()
  open({ arrival: { ...home, isPrivate: true } })
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByText(/Your browser asks pages not to follow you/)).toBeTruthy()
})

describe('[7.47] each kind of script gets the globals that it expects', () => {
  const fromFacebook = { ...home, search: '?tag=facebook' }
  const run = (...tags: readonly Tag[]) => {
    open({ settings: { isAsking: false, tags }, arrival: fromFacebook })
    return window as unknown as Readonly<Record<string, unknown>>
  }

  test('the pixel sends a visit and reads nothing else', () => {
    const { fbq } = run(tag('pixel'))
    expect((fbq as { readonly queue: unknown[] }).queue).toEqual([
      ['set', 'autoConfig', false, 'id-pixel'],
      ['init', 'id-pixel'],
      ['track', 'PageView'],
    ])
    const heard: unknown[] = []
    Object.assign(fbq as object, { callMethod: (...words: unknown[]) => heard.push(words) })
    ;(fbq as (...words: unknown[]) => void)('track', 'Again')
    expect(heard).toEqual([['track', 'Again']])
  })

  test('the tag loader and analytics share a data layer; addresses are sent without keys', () => {
    history.replaceState(null, '', '/games?inv=SECRET')
    const layer = run(tag('loader'), tag('analytics'))['dataLayer'] as readonly object[]
    expect(layer[0]).toEqual({ event: 'gtm.js', 'gtm.start': START })
    const config = { page_location: `${location.origin}/games` }
    expect(layer.slice(1).map((words) => Object.values(words))).toEqual([
      ['js', new Date(START)],
      ['config', 'id-analytics', config],
    ])
    expect(Object.prototype.toString.call(layer[1])).toBe('[object Arguments]')
    expect(scripts()).toEqual([
      'https://loader.example/tag.js?id=id-loader',
      'https://analytics.example/tag.js?id=id-analytics',
    ])
  })
})

describe('[7.47] the place for advertising', () => {
  const place = () => document.querySelector('footer #ad-place')
  const showPlace = (path = '/') =>
    renderOnPage(
      <>
        <footer>
          <p>the end</p>
        </footer>
        <ConsentBar />
        <AdPlace />
      </>,
      { path },
    )

  test('appears with consent, after everything else, and disappears when it is withdrawn', () => {
    open()
    showPlace()
    expect(place()).toBeNull()
    press('Yes')
    expect(place()!.getAttribute('aria-label')).toBe('Advertising')
    expect(place()!.nextElementSibling).toBeNull()
    act(() => {
      storage.remove(CONSENT_KEY)
      lookAgain()
    })
    expect(place()).toBeNull()
  })

  test.for([
    ['nobody advertises', { tags: [tag('analytics')] }],
    ['the browser asks not to be followed', { arrival: { ...home, isPrivate: true } }],
    ['the player is a minor', { mayProfile: () => false }],
  ] as const)('is missing when %s', ([, parts]) => {
    open(parts)
    showPlace()
    if (bar()) press('Yes')
    expect(place()).toBeNull()
  })

  test.for([
    ['/', true],
    ['/games', true],
    ['/games/puzzle', true],
    ['/settings', false],
    ['/coconut', false],
    ['/privacy', false],
  ] as const)('is shown at %s: %s', ([path, isSeen]) => {
    open({ tags: [tag('ads')] })
    showPlace(path)
    press('Yes')
    expect(place()!.hasAttribute('hidden')).toBe(!isSeen)
  })
})
