// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { accountCalls } from '#modules/account/calls.ts'
import { installCalls } from '../calls.ts'
import { guideClosedAt, isGiftDone, keepLaunchCode } from './display.ts'
import { installTrigger, installPrompt, openInstallGuide, type InstallPrompt } from './install-trigger.ts'
import { InstallCard } from './InstallCard.tsx'
import InstallOverlay from './InstallOverlay.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36'
const HAND_CODE = 'c'.repeat(43)

const made = answering(accountCalls.makeHandCode, () =>
  ok({ handCode: HAND_CODE, endsAt: instant('2026-11-29T05:00Z') }),
)
let wishes: object[]
let isRefused: boolean
const pulled = answering(installCalls.takeHomeGift, (params) => {
  wishes.push(params)
  return isRefused
    ? refuse('NotInstalled')
    : ok({ box: 'normal', count: 2, boxes: [{ kind: 'normal', count: 2 }] })
})

beforeEach(() => {
  teachDialogs()
  localStorage.clear()
  wishes = []
  isRefused = false
  installPrompt.change(() => undefined)
  installTrigger.change(() => undefined)
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest?lang=de">'
})
afterEach(cleanup)

/** The toasts of the page have a place for alerts too. */
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
async function show(userAgent: string, view: 'guide' | 'gift' = 'guide') {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  renderOnPage(<InstallOverlay />, { answers: [made, pulled] })
  act(() => (view === 'guide' ? openInstallGuide() : installTrigger.change(() => 'gift')))
  await settle()
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const steps = () => within(screen.getByRole('dialog')).getAllByRole('listitem')

describe('the guide to the home screen [1.20] [2.44]', () => {
  test('shows two steps with pictures for the player’s phone', async () => {
    await show(IPHONE)
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      'Tap the share button at the bottom edge.',
      'Choose “Add to Home Screen”, then “Add”.',
    ])
    expect(steps().every((step) => step.querySelector('svg'))).toBe(true)
  })

  test('makes the manifest start the app as this visitor', async () => {
    await show(IPHONE)
    const href = document.querySelector('link[rel="manifest"]')!.getAttribute('href')
    expect(href).toBe(`/manifest.webmanifest?lang=de&hc=${HAND_CODE}`)
  })

  test('stays closed', async () => {
    await show(IPHONE)
    await press('Not now')
    expect(installTrigger.read()).toBeUndefined()
    expect(guideClosedAt()).toBeGreaterThan(0)
  })

  test('uses the browser’s own prompt if there is one', async () => {
    let asked = 0
    const prompt = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ++asked })
    installPrompt.change(() => prompt as InstallPrompt)
    await show(ANDROID)
    expect(steps()[0]!.textContent).toContain('three dots')
    await press('Add now')
    expect(asked).toBe(1)
    expect(installPrompt.read()).toBeUndefined()
  })

  test('[1.27] without a home screen the coconut explains its offer', async () => {
    await show(DESKTOP)
    expect(screen.getByRole('dialog', { name: '2 boxes for your home screen' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'How boxes work' }).getAttribute('href')).toBe(
      '/rules/idle-rewards',
    )
    await press('Not now')
    expect(installTrigger.read()).toBeUndefined()
  })
})

describe('the card that offers the guide', () => {
  const offer = async (userAgent: string, gamesPlayed: number) => {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
    renderOnPage(<InstallCard gamesPlayed={gamesPlayed} />, { answers: [made, pulled] })
    await settle()
  }
  const card = () => screen.queryByRole('region', { name: /on your home screen/ })

  test('opens the guide', async () => {
    await offer(IPHONE, 2)
    expect(card()).not.toBeNull()
    await press('Add now')
    expect(installTrigger.read()).toBe('guide')
  })

  test('disappears for two weeks when it was closed', async () => {
    await offer(IPHONE, 2)
    await press('Not now')
    expect(card()).toBeNull()
    expect(guideClosedAt()).toBeGreaterThan(0)
    cleanup()
    await offer(IPHONE, 3)
    expect(card()).toBeNull()
  })

  test.for([
    [IPHONE, 1],
    [DESKTOP, 2],
  ] as const)('is not shown on %s after %i games', async ([userAgent, gamesPlayed]) => {
    await offer(userAgent, gamesPlayed)
    expect(card()).toBeNull()
  })
})

describe('the gift [9.8]', () => {
  test('is taken with the code that started the app, and links to the boxes', async () => {
    keepLaunchCode(HAND_CODE)
    await show(IPHONE, 'gift')
    await press('Take 2 boxes')
    expect(wishes).toEqual([{ display: 'standalone', handCode: HAND_CODE }])
    expect(screen.getByText('2 boxes are yours.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/coconut?part=boxes')
    expect(isGiftDone()).toBe(true)
  })

  test('a refusal is shown and can be retried', async () => {
    isRefused = true
    await show(IPHONE, 'gift')
    await press('Take 2 boxes')
    expect(alerts()).not.toBe('')
    expect(isGiftDone()).toBe(false)
    isRefused = false
    await press('Take 2 boxes')
    expect(screen.getByText('2 boxes are yours.')).toBeDefined()
  })
})
