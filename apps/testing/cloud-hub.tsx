import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { Language } from '#kit/i18n/languages.ts'
import { seconds } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import CloudScreen from '#modules/cloud/web/CloudScreen.tsx'
import { startAnew } from '#modules/cloud/web/cloud-store.ts'
import { cloudServer, type CloudServer } from './cloud-server.ts'
import { renderOnPage } from './page-around.tsx'

/** For tests: a browser that has never been to the cloud, and the server it will find. */
export function beginHub(): CloudServer {
  // The wire tells whole seconds.
  vi.useFakeTimers({ now: seconds(1_800_000_000) })
  teachDialogs()
  localStorage.clear()
  startAnew()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response())),
  )
  return cloudServer()
}

export function endHub() {
  act(() => vi.runOnlyPendingTimers())
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

export const pass = (time = 20) => act(() => vi.advanceTimersByTimeAsync(time))

export async function showHub({ answers }: CloudServer, language: Language = 'en') {
  renderOnPage(<CloudScreen />, { answers, language, path: '/cloud' })
  await pass()
}

export async function press(name: string | RegExp, inside: HTMLElement = document.body) {
  fireEvent.click(within(inside).getByRole('button', { name }))
  await pass()
}

export const sheet = () => screen.getByRole('dialog')

/** What is said on the page itself; the places of toasts are silent here. */
export const said = (role: 'alert' | 'status') => within(screen.getByRole('main')).getByRole(role).textContent
