// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, hours } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { playtimeCalls } from '../calls.ts'
import type { Grant } from '../model.ts'
import { TimePart } from './TimePart.tsx'

let replaces: number
let mostCounted: number | null
let grants: Grant[]
const claimed: string[] = []
const answers = [
  answering(playtimeCalls.checkTime, () =>
    ok({
      newcomerSeconds: 600,
      isNewcomerPaid: true,
      totalSeconds: 600,
      claims: [
        {
          source: 'ss',
          count: 2,
          mostCounted,
          seconds: 1200,
          isComplete: false,
          state: 'open',
          nextAt: null,
          replacesSeconds: replaces,
        },
      ],
    }),
  ),
  answering(playtimeCalls.listGrants, () => ok({ totalSeconds: 600, grants })),
  answering(playtimeCalls.claimTime, ({ source }) => {
    claimed.push(source)
    const now = systemClock()
    const grant = {
      grantId: 'g',
      source,
      seconds: 1200,
      secondsLeft: 1200,
      startedAt: now,
      endsAt: after(now, hours(24)),
    }
    return ok({ grant, totalSeconds: 1800, nextAt: after(now, hours(24)) })
  }),
]

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  claimed.length = 0
  replaces = 0
  mostCounted = null
  grants = []
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})
async function pressClaim() {
  renderOnPage(<TimePart />, { answers })
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Claim 20m' }))
  await settle()
}

test('[3.11] the remaining time is on top, below it each grant with its rest and expiry', async () => {
  const now = systemClock()
  const grant = { startedAt: now, seconds: 600 }
  grants = [
    { ...grant, grantId: 'a', source: 'newcomer', secondsLeft: 540, endsAt: after(now, hours(23)) },
    { ...grant, grantId: 'b', source: 'sss', secondsLeft: 60, endsAt: after(now, hours(49)) },
  ]
  renderOnPage(<TimePart />, { answers })
  await settle()
  expect(screen.getByText('10m').closest('p')!.textContent).toBe('Cloud play time left10m')
  const rows = within(screen.getByRole('region', { name: 'What is left' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Welcome giftEnds in 23h9m',
    'SSS cardsEnds in 2d 1h1m',
  ])
})

describe('cloud time from cards', () => {
  test('[9.1] a newcomer is told of the gift', async () => {
    renderOnPage(<TimePart />, { answers })
    await settle()
    expect(screen.getByText('A welcome gift: 10m of cloud play.')).toBeDefined()
  })

  test.for([
    [null, '2 cards count'],
    [1, '1 of 1 cards count'],
  ] as const)('[9.3] with a cap of %s it says: %s', async ([cap, words]) => {
    mostCounted = cap
    renderOnPage(<TimePart />, { answers })
    await settle()
    expect(screen.getByText(words)).toBeDefined()
  })

  test('[9.2] a claim that replaces nothing is made at once', async () => {
    await pressClaim()
    expect(claimed).toEqual(['ss'])
  })

  test.for([
    ['Claim', ['ss']],
    ['Cancel', []],
  ] as const)('[9.5] a claim that replaces the rest says so first: %s', async ([answer, made]) => {
    replaces = 720
    await pressClaim()
    const box = screen.getByRole('dialog')
    expect(box.textContent).toContain(
      'You claim 20m. What is left of the last claim, 12m, is lost. Time from other sources stays.',
    )
    fireEvent.click(within(box).getByRole('button', { name: answer }))
    await settle()
    expect(claimed).toEqual(made)
  })
})
