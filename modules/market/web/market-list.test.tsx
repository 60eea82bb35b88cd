// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, type Answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { hours, minutes } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import MarketOverlay from './MarketOverlay.tsx'
import { MarketPart } from './MarketPart.tsx'
import { marketTrigger, openMarket } from './market-store.ts'
import { cardOf, listingOf } from './testing/market-samples.ts'
import { timeTone } from './time-tone.ts'

let market: Listing[]
const asked: object[] = []
const swaps: object[] = []
const answers: Answering[] = [
  answering(marketCalls.listMarket, (wish) => {
    asked.push(wish)
    const at = Number(wish.cursor ?? 0)
    const found = market.filter(
      ({ level, kind }) => (!wish.level || wish.level === level) && (!wish.kind || wish.kind === kind),
    )
    const hasMore = found.length > at + 2
    return ok({ listings: found.slice(at, at + 2), hasMore, ...(hasMore ? { cursor: String(at + 2) } : {}) })
  }),
  answering(marketCalls.listOffers, () =>
    ok({ cards: [cardOf(22), cardOf(23), cardOf(23, { cardId: 'C23b' })] }),
  ),
  answering(marketCalls.swapCard, (swap) => {
    swaps.push(swap)
    market = market.filter(({ listingId }) => listingId !== swap.listingId)
    return ok({ got: cardOf(21), gave: cardOf(23) })
  }),
  answering(marketCalls.listPayable, () =>
    ok({ offers: [{ listing: listingOf(21), cardIds: ['C22', 'C23'] }], hasMore: false }),
  ),
  answering(cardsCalls.listCards, () => ok({ cards: [cardOf(22), cardOf(23)], hasMore: false, count: 2 })),
  answering(marketCalls.takeBack, () => ok({ card: cardOf(24) })),
]

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  market = [
    listingOf(21, {}, hours(30)),
    listingOf(24, { isMine: true }, hours(5)),
    listingOf(41, {}, minutes(24)),
  ]
  asked.length = swaps.length = 0
})
afterEach(() => {
  act(() => vi.runOnlyPendingTimers())
  cleanup()
  vi.useRealTimers()
})

async function show(part: 'market' | 'swap' = 'market', given = answers) {
  renderOnPage(<MarketPart part={part} />, { answers: given })
  await settle()
}
async function press(name: string, inside: HTMLElement = document.body) {
  fireEvent.click(within(inside).getByRole('button', { name }))
  await settle()
}
const rows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 3 }))

describe('the trade market [2.35]', () => {
  test('shows every listing to the last page, with wanted kinds and time left', async () => {
    await show()
    expect(rows()).toHaveLength(3)
    expect(rows()[0]!.textContent).toContain('wants')
    expect(rows()[0]!.textContent).toContain('Any other rare card')
    expect(rows()[0]!.textContent).toContain('1d 6h')
    expect(rows()[2]!.textContent).toContain('1h')
    expect(asked.some((wish) => 'cursor' in wish)).toBe(true)
  })

  test('names the wanted kinds', async () => {
    market = [listingOf(21, { wants: [22, 23, 24, 25, 26] })]
    await show()
    const wanted = within(rows()[0]!).getAllByRole('listitem')
    expect(wanted).toHaveLength(4)
    expect(wanted[3]!.textContent).toBe('and 2 more')
  })

  test('marks the player’s own listings, which can be withdrawn but not swapped [5.5]', async () => {
    await show()
    const own = rows()[1]!
    expect(within(own).getByText('Mine')).toBeDefined()
    expect(within(own).queryByRole('button', { name: 'Swap' })).toBeNull()
    await press('Take back', own)
    await press('Take back', screen.getByRole('alertdialog'))
    expect(screen.getByText('Back in your backpack')).toBeDefined()
  })

  test('is filtered by level and by kind', async () => {
    await show()
    await press('SS')
    expect(asked.at(-1)).not.toHaveProperty('level', 's')
    await press('Rare')
    expect(asked.at(-1)).toMatchObject({ level: 'rare' })
    expect(within(screen.getByRole('combobox')).getAllByRole('option')).toHaveLength(13)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '24' } })
    await settle()
    expect(asked.at(-1)).toMatchObject({ level: 'rare', kind: 24 })
    expect(rows()).toHaveLength(1)
  })

  test('says when nothing matches, and when the market is empty', async () => {
    market = []
    await show()
    expect(screen.getByText('No listings yet')).toBeDefined()
    await press('SSS')
    expect(screen.getByText('No listing fits this filter')).toBeDefined()
    await press('Show all')
    expect(screen.getByText('No listings yet')).toBeDefined()
  })

  test('that cannot be read can be retried', async () => {
    let isDown = true
    const broken = answering(marketCalls.listMarket, () =>
      isDown ? (refuse('ServerError') as never) : ok({ listings: market, hasMore: false }),
    )
    await show('market', [broken])
    expect(screen.getByText('Something went wrong on our side')).toBeDefined()
    isDown = false
    await press('Try again')
    expect(rows()).toHaveLength(3)
  })
})

test.for([
  [hours(13), 'calm'],
  [hours(12), 'soon'],
  [hours(1), 'soon'],
  [minutes(59), 'last'],
  [minutes(0), 'gone'],
] as const)('[3.17] with %s ms left the time is shown as %s', ([left, tone]) => {
  expect(timeTone(left)).toBe(tone)
})

describe('a swap [1.11]', () => {
  test('offers only cards the owner accepts, shows both cards, and shows the received card', async () => {
    await show()
    await press('Swap', rows()[0])
    const sheet = screen.getByRole('dialog')
    const choices = within(sheet).getAllByRole('radio')
    expect(choices).toHaveLength(2)
    expect(within(sheet).getByText('×2')).toBeDefined()
    fireEvent.click(choices[1]!)
    await press('Swap the cards', sheet)
    const question = screen.getByRole('alertdialog')
    expect(question.textContent).toContain('Swap these cards?')
    expect(question.textContent).toContain('Tuan')
    expect(swaps).toEqual([])
    await press('Swap the cards', question)
    expect(swaps).toEqual([{ listingId: 'L21', cardId: 'C23' }])
    expect(within(screen.getByRole('dialog')).getByRole('heading', { level: 3 }).textContent).toContain(
      'is yours',
    )
    await press('Done')
    expect(rows()).toHaveLength(2)
  })

  test('that is too late says so and changes nothing', async () => {
    const late = answering(marketCalls.swapCard, () => refuse('ListingOver'))
    await show('market', [late, ...answers])
    await press('Swap', rows()[0])
    await press('Swap the cards', screen.getByRole('dialog'))
    await press('Swap the cards', screen.getByRole('alertdialog'))
    expect(screen.getByText('This card is no longer on the market').getAttribute('role')).toBe('alert')
  })
})

describe('the swap hall [2.37] [1.11]', () => {
  test('shows what the player can pay for, with the cards to pay with', async () => {
    await show('swap')
    expect(rows()).toHaveLength(1)
    expect(screen.getByText('You can give')).toBeDefined()
    const list = screen.getByText('You can give').parentElement!
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    await press('Swap')
    expect(screen.getByRole('dialog', { name: /Swap with/ })).toBeDefined()
  })
})

test('[2.16] the market opens over any page and links to all its parts', async () => {
  renderOnPage(<MarketOverlay />, { answers })
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => openMarket())
  await settle()
  expect(screen.getByRole('dialog', { name: 'Market' })).toBeDefined()
  expect(rows()).toHaveLength(3)
  await press('Redeem')
  expect(screen.getByLabelText('Item ID')).toBeDefined()
  await press('Close')
  expect(marketTrigger.read().isOpen).toBe(false)
})
