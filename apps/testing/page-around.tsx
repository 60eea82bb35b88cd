import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Call, ParamsOf, ResultOf } from '#kit/contract/call.ts'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { errorCatalogue, type ErrorName } from '#kit/errors/catalogue.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { speechOf } from '#kit/i18n/testing/speech-of.ts'
import { SpeechContext } from '#kit/i18n/use-messages.ts'
import type { Result } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { ConfirmHost } from '#kit/ui/ConfirmHost.tsx'
import { ToastHost } from '#kit/ui/ToastHost.tsx'
import { connectApi } from '#kit/web/api.ts'
import { NavigationContext, standingNavigation } from '#kit/web/navigation.ts'
import { openReadCache, ReadCacheContext } from '#kit/web/read-cache.ts'

/** How a test answers one call. */
export interface Answering {
  readonly wire: string
  readonly answer: (wireParams: unknown) => Promise<Result<unknown, ErrorName>>
}

/** The server of a component test: one function for each call, under our names. */
export const answering = <C extends Call>(
  call: C,
  answer: (params: ParamsOf<C>) => Result<ResultOf<C>, ErrorName> | Promise<Result<ResultOf<C>, ErrorName>>,
): Answering => ({
  wire: call.wire,
  async answer(wireParams) {
    const outcome = await answer(fromWire(call.params, wireParams) as ParamsOf<C>)
    return outcome.ok ? { ok: true, value: toWire(call.result, outcome.value) } : outcome
  },
})

function serve(answers: readonly Answering[]) {
  connectApi(async (wire, params) => {
    const outcome = await answers.find((one) => one.wire === wire)?.answer(params)
    if (!outcome) throw new Error(`This test does not answer ${wire}`)
    return outcome.ok
      ? { id: 1, result: outcome.value as Record<string, unknown>, error: null }
      : { id: 1, result: null, error: { code: errorCatalogue[outcome.refusal], msg: outcome.refusal } }
  })
}

interface PageOptions {
  readonly language?: Language
  readonly path?: string
  readonly answers?: readonly Answering[]
}

/** jsdom has no media queries; this device asks for less motion and for nothing else. */
const matchMedia = (query: string) =>
  Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query })

/** Renders a part of the portal as on a page: with the shipped texts, questions, toasts and an API of functions. */
export function renderOnPage(ui: ReactNode, { language = 'en', path = '/', answers = [] }: PageOptions = {}) {
  serve(answers)
  Object.assign(globalThis, { matchMedia })
  const speech = { language, say: speechOf(language) }
  const reads = openReadCache(systemClock)
  const route = {
    name: 'test',
    path,
    screen: () => Promise.reject(new Error('A standing page has no other screen')),
    layout: 'portal' as const,
    head: () => ({ title: '', description: '' }),
  }
  const navigation = standingNavigation(
    { route, params: {}, address: path, path, Screen: () => null },
    (address) => address,
  )
  return render(ui, {
    wrapper: ({ children }) => (
      <SpeechContext value={speech}>
        <ReadCacheContext value={reads}>
          <NavigationContext value={navigation}>
            {children}
            <ConfirmHost />
            <ToastHost />
          </NavigationContext>
        </ReadCacheContext>
      </SpeechContext>
    ),
  })
}

/** Lets answers arrive and be shown: time goes on by so many milliseconds, on the clock of the test where it has one. */
export const settle = (ms = 0) =>
  act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms)
    else await new Promise((resolve) => setTimeout(resolve, ms))
  })
