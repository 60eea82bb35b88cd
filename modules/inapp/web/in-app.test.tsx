// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { after, minutes } from '#kit/time/time.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { accountCalls } from '#modules/account/calls.ts'
import { closeInApp, IN_APP_DELAY_MS, isInAppOpen, startInApp } from './in-app-trigger.ts'
import InAppOverlay from './InAppOverlay.tsx'

const FACEBOOK =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E219 [FBAN/FBIOS;FBAV/455.0.0.38.107]'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const CODE = 'c'.repeat(43)

let made: number
let isRefused: boolean
const answers = [
  answering(accountCalls.makeHandCode, ({ use }) => {
    expect(use).toBe('link')
    made++
    return isRefused
      ? refuse('TooFast')
      : ok({ handCode: `${CODE.slice(1)}${made}`, endsAt: after(systemClock(), minutes(10)) })
  }),
]
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  sessionStorage.clear()
  made = 0
  isRefused = false
  writeText.mockReset().mockResolvedValue()
  isInAppOpen.change(() => false)
  history.replaceState(null, '', '/coconut?part=boxes&login=1')
  browser(FACEBOOK)
})
afterEach(() => {
  act(() => {
    isInAppOpen.change(() => false)
    vi.advanceTimersByTime(1000)
  })
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllTimers()
})
const browser = (userAgent: string) =>
  vi.stubGlobal('navigator', { ...navigator, userAgent, clipboard: { writeText } })

async function open(loadedAgo = 0) {
  renderOnPage(<InAppOverlay />, { answers })
  startInApp(loadedAgo)
  await wait(IN_APP_DELAY_MS - loadedAgo)
}
const wait = (length: number) => act(() => vi.advanceTimersByTimeAsync(length))
const dialog = () => screen.queryByRole('dialog', { name: 'Open Islet in your browser' })
async function press(name: string) {
  fireEvent.click(within(dialog()!).getByRole('button', { name }))
  await wait(0)
}

describe('[2.15] [9.11] the dialog in a social app', () => {
  test.for([0, 4000])('opens ten seconds after load, started after %i ms', async (loadedAgo) => {
    renderOnPage(<InAppOverlay />, { answers })
    startInApp(loadedAgo)
    await wait(IN_APP_DELAY_MS - loadedAgo - 1)
    expect(isInAppOpen.read()).toBe(false)
    await wait(1)
    expect(dialog()).not.toBeNull()
  })

  test('opens at once if the ten seconds have passed', async () => {
    renderOnPage(<InAppOverlay />, { answers })
    startInApp(60_000)
    await wait(0)
    expect(dialog()).not.toBeNull()
  })

  test('never opens in an ordinary browser', async () => {
    browser(SAFARI)
    await open()
    expect(isInAppOpen.read()).toBe(false)
  })

  test('does not return in this session once it was closed', async () => {
    await open()
    await press('Stay here')
    expect(isInAppOpen.read()).toBe(false)
    cleanup()
    await open()
    expect(isInAppOpen.read()).toBe(false)
  })

  test.for([
    [FACEBOOK, 'Facebook', 'three dots below'],
    ['Mozilla/5.0 (Linux; Android 13; wv) Instagram 321.0.0.39.106 Android', 'Instagram', 'three dots above'],
  ] as const)('[1.25] shows where the app’s menu is: %s', async ([userAgent, app, menu]) => {
    browser(userAgent)
    await open()
    expect(dialog()!.textContent).toContain(`The browser inside ${app}`)
    expect(dialog()!.textContent).toContain(menu)
    expect(dialog()!.querySelector('svg[aria-hidden]')).not.toBeNull()
  })
})

const carry = () => within(dialog()!).getByRole<HTMLInputElement>('switch', { name: /^Bring my cards along/ })
async function choose() {
  fireEvent.click(carry())
  await wait(0)
}

describe('[2.45] the button', () => {
  test('copies the present address, makes no code, and shows copied', async () => {
    await open()
    await press('Copy link')
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/coconut?part=boxes`)
    expect(made).toBe(0)
    expect(within(dialog()!).getByRole('button', { name: 'Copied' })).toBeDefined()
  })

  test('copies a hand-over code if the player chooses so, with an explanation', async () => {
    await open()
    expect(carry().closest('label')!.textContent).toContain('It works once, for 10 minutes')
    await choose()
    await press('Copy link')
    const copied = new URL(writeText.mock.calls[0]![0])
    expect(copied.pathname).toBe('/coconut')
    expect(Object.fromEntries(copied.searchParams)).toEqual({ part: 'boxes', hc: `${CODE.slice(1)}1` })
    expect(within(dialog()!).getByRole('button', { name: 'Copied' })).toBeDefined()
    expect(dialog()!.textContent).toContain('Now paste it into your browser.')
  })

  test('copies only the address if the code is refused, and says so', async () => {
    isRefused = true
    await open()
    await choose()
    expect(carry().checked).toBe(false)
    expect(dialog()!.textContent).toContain('Too fast. Try again in a moment')
    await press('Copy link')
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/coconut?part=boxes`)
  })

  test('shows the address to copy by hand if the clipboard is refused', async () => {
    writeText.mockRejectedValue(new Error('no'))
    Object.assign(document, { execCommand: () => false })
    await open()
    await choose()
    await press('Copy link')
    const field = within(dialog()!).getByRole<HTMLInputElement>('textbox', { name: 'Link to this page' })
    expect(field.value).toContain(`hc=${CODE.slice(1)}`)
    expect(document.activeElement).toBe(field)
    expect(field.selectionEnd).toBe(field.value.length)
    expect(dialog()!.textContent).toContain('copy it by hand')
    expect(within(dialog()!).queryByRole('button', { name: 'Copied' })).toBeNull()
  })

  test('copies the selection in browsers without a clipboard API', async () => {
    writeText.mockRejectedValue(new Error('no'))
    Object.assign(document, { execCommand: () => true })
    await open()
    await press('Copy link')
    expect(within(dialog()!).getByRole('button', { name: 'Copied' })).toBeDefined()
  })

  test('gets a new code before the old one expires', async () => {
    await open()
    await choose()
    expect(made).toBe(1)
    await wait(minutes(10))
    expect(made).toBe(2)
    await press('Copy link')
    expect(writeText.mock.calls[0]![0]).toContain(`hc=${CODE.slice(1)}2`)
    closeInApp()
  })
})
