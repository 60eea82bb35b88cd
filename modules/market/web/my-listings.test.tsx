// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, type Answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import ShareOverlay from '#modules/sharing/web/ShareOverlay.tsx'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { ListCardSheet } from './ListCardSheet.tsx'
import { MyListings } from './MyListings.tsx'
import { cardOf, listingOf } from './testing/market-samples.ts'

const running: Listing = listingOf(21, { isMine: true, password: 'KQWX-9876', wrongGuesses: 2 })
const sold: Listing = listingOf(22, { isMine: true, state: 'taken' })
const url = '/coconut?part=redeem&code=ABCD-1234'
const page = { pageKey: 'PAGE', url: '/shtml/PAGE', title: 'Card', text: 'Item ID: ABCD-1234' }
const listed: object[] = []
const answers: Answering[] = [
  answering(marketCalls.listMyListings, () => ok({ listings: [running, sold], max: 100, count: 1 })),
  answering(marketCalls.renewPassword, () => ok({ password: 'NEWP-0000' })),
  answering(marketCalls.shareListing, () => ok({ ...page, code: 'ABCD-1234', kind: 21 })),
  answering(marketCalls.listCard, (params) => {
    listed.push(params)
    return ok({ listingId: 'L21', code: 'ABCD-1234', password: 'KQWX-9876', url, endsAt: systemClock() })
  }),
]
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  teachDialogs()
  listed.length = 0
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(given = answers) {
  renderOnPage(
    <>
      <MyListings />
      <ShareOverlay />
    </>,
    { answers: given },
  )
  await settle()
}
async function press(name: string, inside: HTMLElement = document.body) {
  fireEvent.click(within(inside).getByRole('button', { name }))
  await settle()
}

describe('my listings [2.36]', () => {
  test('[3.17] [9.7] have a code, a password, the time left and their number of a hundred', async () => {
    await show()
    expect(screen.getByText('1 of 100')).toBeDefined()
    expect(screen.getByText('ABCD-1234').getAttribute('dir')).toBe('ltr')
    expect(screen.getByText('KQWX-9876').getAttribute('dir')).toBe('ltr')
    expect(screen.getByText('1d 6h')).toBeDefined()
    expect(screen.getByText('2 wrong passwords were tried')).toBeDefined()
    expect(screen.getByText(/Whoever has the password takes the card/)).toBeDefined()
  })

  test('code and password are copied, each by its button', async () => {
    await show()
    await press('Copy the item ID')
    await press('Copy the retrieval password')
    expect(writeText.mock.calls.map(([text]) => text)).toEqual(['ABCD-1234', 'KQWX-9876'])
    writeText.mockRejectedValue(new Error('not allowed'))
    await press('Copy the item ID')
    expect(screen.getByText('Copying did not work. Select the text instead')).toBeDefined()
  })

  test('ended ones show their outcome and no secrets', async () => {
    await show()
    expect(screen.getByText('Taken')).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Take back' })).toHaveLength(1)
  })

  test('a new password is confirmed first', async () => {
    await show()
    await press('New password')
    await press('New password', screen.getByRole('alertdialog'))
    expect(screen.getByText('New password made')).toBeDefined()
  })

  test('a link is shared without the password, unless the owner includes it', async () => {
    await show()
    await press('Share')
    const dialog = screen.getByRole('dialog')
    await press('Copy the link', dialog)
    expect(writeText.mock.lastCall![0]).toBe(`Item ID: ABCD-1234\n${location.origin}/shtml/PAGE`)
    fireEvent.click(within(dialog).getByRole('switch'))
    expect(within(dialog).getByText(/Whoever has the password takes the card/)).toBeDefined()
    await press('Copy the link', dialog)
    expect(writeText.mock.lastCall![0]).toContain('KQWX-9876')
  })
})

async function open(given = answers) {
  renderOnPage(<ListCardSheet card={cardOf(3)} onClose={() => undefined} />, { answers: given })
  await settle()
}

describe('putting a card on the market [7.35]', () => {
  test('for a number of days and wanted kinds gives a code and a password', async () => {
    await open()
    expect(screen.getAllByRole('checkbox')).toHaveLength(19)
    expect(screen.getByText('Any other normal card')).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: '7 days' }))
    fireEvent.click(screen.getAllByRole('checkbox')[0]!)
    await press('Put on the market')
    expect(listed).toEqual([{ cardId: 'C3', days: 7, wants: [1] }])
    expect(screen.getByText('ABCD-1234')).toBeDefined()
    expect(screen.getByText('KQWX-9876')).toBeDefined()
  })

  test('at most ten kinds can be requested', async () => {
    await open()
    for (const box of screen.getAllByRole('checkbox').slice(0, 10)) fireEvent.click(box)
    expect(screen.getByText('10 of 10')).toBeDefined()
    expect((screen.getAllByRole('checkbox')[10] as HTMLInputElement).disabled).toBe(true)
  })

  test('[9.7] above a hundred is refused with a message', async () => {
    await open([answering(marketCalls.listCard, () => refuse('ListingLimit'))])
    await press('Put on the market')
    expect(screen.getByText('Max limit reached.').getAttribute('role')).toBe('alert')
  })
})
