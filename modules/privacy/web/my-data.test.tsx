// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, type Answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import type { ResultOf } from '#kit/contract/call.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, days, hours } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { setWebConfig } from '#kit/web/config.ts'
import { privacyCalls } from '../calls.ts'
import { MyData } from './MyData.tsx'

type Privacy = ResultOf<typeof privacyCalls.readPrivacy>
const NONE: Privacy = {
  age: { band: null, isGuided: false, mayAnswerAt: null },
  export: { state: 'none', url: null, key: null, endsAt: null, mayAskAt: null },
  erasesAt: null,
}

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
})
afterEach(() => {
  act(() => vi.runOnlyPendingTimers())
  cleanup()
  vi.useRealTimers()
  sessionStorage.clear()
})

async function show(read: () => Privacy, more: readonly Answering[] = []) {
  setWebConfig({ apiBase: '/api', buildId: 'test', resourceHost: '' } as Parameters<typeof setWebConfig>[0])
  renderOnPage(<MyData />, { answers: [answering(privacyCalls.readPrivacy, () => ok(read())), ...more] })
  await settle()
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

describe('the export of the player’s data', () => {
  test('is requested, prepared and then offered, without another press', async () => {
    let state: Privacy['export'] = NONE.export
    const until = after(systemClock(), hours(24))
    await show(
      () => ({ ...NONE, export: state }),
      [
        answering(privacyCalls.askExport, () => {
          state = { state: 'pending', url: null, key: null, endsAt: null, mayAskAt: null }
          return ok({ export: state })
        }),
      ],
    )
    await press('Make the file')
    expect(screen.getByText('Your file is being made. It takes less than a minute.')).toBeDefined()
    state = { state: 'ready', url: '/me/file/E', key: 'k', endsAt: until, mayAskAt: until }
    await act(async () => vi.advanceTimersByTimeAsync(2000))
    await settle()
    const form = screen.getByRole('button', { name: 'Download' }).closest('form')!
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/me/file/E'])
    expect(new FormData(form).get('key')).toBe('k')
    expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Make the file' })).toBeNull()
  })

  test('that failed can be requested again', async () => {
    await show(() => ({
      ...NONE,
      export: { state: 'failed', url: null, key: null, endsAt: null, mayAskAt: null },
    }))
    expect(screen.getByText('Your file could not be made. Please try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  test('shows when the next one is possible', async () => {
    const mayAskAt = after(systemClock(), hours(20))
    await show(() => ({ ...NONE, export: { state: 'none', url: null, key: null, endsAt: null, mayAskAt } }))
    expect(screen.getByText(/You can ask for the next one on \w+ \d+\.$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Make the file' })).toBeNull()
  })

  test('that is refused shows the reason', async () => {
    await show(() => NONE, [answering(privacyCalls.askExport, () => refuse('TooFast'))])
    await press('Make the file')
    expect(screen.getAllByRole('alert').some(({ textContent }) => /Too fast/.test(textContent ?? ''))).toBe(
      true,
    )
  })
})

test.for([
  [null, 'Not asked yet'],
  ['under13', 'Under 13'],
  ['adult', '18 or older'],
] as const)('the age band %s is shown', async ([band, words]) => {
  await show(() => ({ ...NONE, age: { band, isGuided: false, mayAnswerAt: null } }))
  expect(screen.getByText(words)).toBeDefined()
})

describe('erasing the account', () => {
  test('asks first, and cancelling changes nothing', async () => {
    let asked = 0
    await show(
      () => NONE,
      [
        answering(privacyCalls.eraseAccount, () => {
          asked++
          return ok({ erasesAt: after(systemClock(), days(14)) })
        }),
      ],
    )
    await press('Delete')
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(/After 14 days your name, friends, messages and cards are gone/)).toBeDefined()
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await settle()
    expect(asked).toBe(0)
  })

  test('shows the day; until then one press cancels it', async () => {
    let erasesAt: Privacy['erasesAt'] = null
    const day = after(systemClock(), days(14))
    await show(
      () => ({ ...NONE, erasesAt }),
      [
        answering(privacyCalls.eraseAccount, () => ok({ erasesAt: (erasesAt = day) })),
        answering(privacyCalls.keepAccount, () => {
          erasesAt = null
          return ok({ ok: true })
        }),
      ],
    )
    await press('Delete')
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete account' }))
    await settle()
    expect(screen.getByText('This account is about to go')).toBeDefined()
    await press('Keep my account')
    expect(screen.queryByText('This account is about to go')).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined()
  })
})
