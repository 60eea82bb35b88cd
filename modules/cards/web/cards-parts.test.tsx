// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, days, seconds } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { useExpire } from '#kit/web/use-call.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { cardsCalls } from '../calls.ts'
import { CARD_KINDS, CARD_LEVELS, kindOf, KINDS_PER_LEVEL, type Card, type CardLevel } from '../model.ts'
import { BackpackPart, BoxesPart, UsePart } from './index.ts'

const card = (kind: number, more: Partial<Card> = {}): Card => ({
  cardId: `card-${kind}`,
  kind,
  number: kindOf(kind).number,
  level: kindOf(kind).level,
  state: 'bag',
  isMine: true,
  isLocked: false,
  lockedUntil: null,
  obtainedAt: systemClock(),
  usedBy: null,
  ...more,
})

let boxCount: number
let wholeSet: CardLevel | undefined
let cards: Card[]
let hasBoxes: boolean
const stopped: string[] = []
const boxes = () => [
  { kind: 'normal' as const, count: boxCount },
  { kind: 'rare' as const, count: 0 },
]
const answers = [
  answering(cardsCalls.readCollection, () =>
    ok({
      kinds: CARD_KINDS.map((kind) => ({
        ...kind,
        count: cards.filter((one) => one.kind === kind.kind).length,
      })),
      sets: CARD_LEVELS.map((level) => ({
        level,
        have: 0,
        all: KINDS_PER_LEVEL[level],
        isComplete: level === wholeSet,
      })),
      boxes: boxes(),
      cardCount: cards.length,
      usedCount: 0,
      mostInUse: 3,
      nextSeedHash: 'print-of-the-next',
    }),
  ),
  answering(cardsCalls.listBoxes, () => ok({ boxes: boxes() })),
  answering(cardsCalls.openBoxes, ({ count = 1 }) => {
    if (!hasBoxes) return refuse('NoBox')
    boxCount -= count
    return ok({
      opening: {
        openingId: 'opening-1',
        openedAt: systemClock(),
        seed: 'seed',
        seedHash: 'print',
        salt: 'salt',
        oddsVersion: 1,
        draws: [],
      },
      opened: Array.from({ length: count }, (_, index) => ({
        card: card(33 + index),
        box: 'normal' as const,
        isNew: true,
      })),
      boxes: boxes(),
      guarantee: { sMisses: 0, ssMisses: 0 },
      nextSeedHash: 'print-2',
    })
  }),
  answering(cardsCalls.listCards, ({ kind }) => {
    const found = cards.filter((one) => kind === undefined || one.kind === kind)
    return ok({ cards: found, hasMore: false, count: cards.length })
  }),
  answering(cardsCalls.listUsableCards, () =>
    ok({
      usable: cards.map((one) => ({ card: one, gameId: one.usedBy, usedAt: null })),
      usedCount: cards.filter(({ state }) => state === 'used').length,
      mostInUse: 3,
    }),
  ),
  answering(cardsCalls.stopUsingCard, ({ cardId }) => {
    stopped.push(cardId)
    cards = cards.map((one) => ({ ...one, state: 'bag', usedBy: null }))
    return ok({ card: cards[0]! })
  }),
  answering(catalogCalls.readGame, () => refuse('GameNotFound')),
]

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  localStorage.clear()
  boxCount = 3
  wholeSet = undefined
  hasBoxes = true
  cards = []
  stopped.length = 0
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
async function show(ui: Parameters<typeof renderOnPage>[0]) {
  renderOnPage(ui, { answers })
  await settle()
}

describe('[2.33] blind boxes', () => {
  test('opening one shows its card, its level and whether it is new', async () => {
    await show(<BoxesPart />)
    expect(screen.getByText('3 to open')).toBeDefined()
    await press('Open one')
    await press(/Crack the coconut/)
    expect(screen.getByText('S card')).toBeDefined()
    expect(screen.getByText(/New in your album/)).toBeDefined()
  })

  test('skipping several shows all their cards at once', async () => {
    await show(<BoxesPart />)
    await press('Open 3')
    await press('Skip')
    expect(screen.getByRole('heading', { name: '3 cards for your album' })).toBeDefined()
  })

  test('the hash shown before is kept for the check afterwards', async () => {
    await show(<BoxesPart />)
    expect(screen.getByText('print-of-the-next')).toBeDefined()
    await press('Open one')
    expect(localStorage.getItem('box-openings')).toContain('print-of-the-next')
  })

  test.for(['s', 'ss'] as const)('the card that completes a set says so: the %s set', async (level) => {
    wholeSet = level
    await show(<BoxesPart />)
    await press('Open one')
    await press(/Crack the coconut/)
    // What comes is an S card.
    expect(screen.queryByText('S set complete') !== null).toBe(level === 's')
  })

  test('without a box the page links to the palm', async () => {
    boxCount = 0
    await show(<BoxesPart />)
    expect(screen.getByRole('link', { name: 'To the palm' })).toBeDefined()
  })

  test('a refusal is shown and nothing opens', async () => {
    hasBoxes = false
    await show(<BoxesPart />)
    await press('Open one')
    expect(screen.getByRole('alert')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  })
})

describe('[2.34] the backpack', () => {
  test('has all 52 places with the number of cards in each', async () => {
    cards = [card(33), card(33, { cardId: 'second' })]
    await show(<BackpackPart onList={() => undefined} onShare={() => undefined} />)
    expect(screen.getAllByRole('button', { name: /not in your album/ })).toHaveLength(51)
    expect(screen.getByRole('button', { name: /, 2 cards$/ })).toBeDefined()
  })

  test('reads its two lists together when the page is seen again, whatever else has read one of them', async () => {
    function Other() {
      const expire = useExpire()
      return (
        <button type="button" onClick={() => expire(cardsCalls.readCollection)}>
          other
        </button>
      )
    }
    cards = [card(33)]
    await show(
      <>
        <BackpackPart onList={() => undefined} onShare={() => undefined} />
        <Other />
      </>,
    )
    await settle(seconds(20))
    await press('other')
    // Another device has opened a coconut.
    cards = [card(34), card(33)]
    await settle(seconds(10))
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    const own = within(screen.getByRole('region', { name: 'What you have' }))
    expect(own.getAllByRole('button').map(({ textContent }) => /Newest/.test(textContent!))).toEqual([
      true,
      false,
    ])
  })

  test('shows one level at a time', async () => {
    cards = [card(1)]
    await show(<BackpackPart onList={() => undefined} onShare={() => undefined} />)
    await press('SSS 0')
    expect(screen.getAllByRole('button', { name: /not in your album/ })).toHaveLength(4)
  })

  test('begins with the newest card, and lists missing kinds and what they would give', async () => {
    cards = [card(7), card(33), card(7, { cardId: 'older' })]
    await show(<BackpackPart onList={() => undefined} onShare={() => undefined} />)
    const own = within(screen.getByRole('region', { name: 'What you have' }))
    expect(own.getAllByRole('button').map(({ textContent }) => /Newest/.test(textContent!))).toEqual([
      true,
      false,
    ])
    const s = within(screen.getByRole('region', { name: 'S set' }))
    expect(s.getByText(/more minutes? of cloud play a day/)).toBeDefined()
    expect(s.getByRole('heading', { level: 3 }).textContent).toMatch(/still to find/)
  })

  test('without a card links to unopened coconuts or to the palm', async () => {
    await show(<BackpackPart onList={() => undefined} onShare={() => undefined} />)
    expect(screen.getByRole('link', { name: 'Open a coconut' }).getAttribute('href')).toBe(
      '/coconut?part=boxes',
    )
    cleanup()
    boxCount = 0
    await show(<BackpackPart onList={() => undefined} onShare={() => undefined} />)
    expect(screen.getByRole('link', { name: 'To the palm' }).getAttribute('href')).toBe('/coconut')
  })

  test('[4.23] a card locked by a trade cannot be put on the market, a free one can', async () => {
    const listed: string[] = []
    cards = [
      card(33),
      card(33, { cardId: 'locked', isLocked: true, lockedUntil: after(systemClock(), days(6)) }),
    ]
    await show(<BackpackPart onList={({ cardId }) => listed.push(cardId)} onShare={() => undefined} />)
    await press(/, 2 cards$/)
    const [free, locked] = screen.getAllByRole('button', { name: 'Put on the market' })
    expect(locked!.hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(/Locked for trading for 6d/)).toBeDefined()
    fireEvent.click(free!)
    expect(listed).toEqual(['card-33'])
  })

  test('an owned card can be shared, a missing one cannot', async () => {
    const shown: string[] = []
    cards = [card(33)]
    await show(<BackpackPart onList={() => undefined} onShare={({ cardId }) => shown.push(cardId)} />)
    await press(/, 1 card$/)
    await press('Share')
    expect(shown).toEqual(['card-33'])
    await press('Close')
    fireEvent.click(screen.getAllByRole('button', { name: /not in your album/ })[0]!)
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })
})

describe('[4.21] cards in use', () => {
  test.for([
    ['Take out', ['card-33']],
    ['Cancel', []],
  ] as const)('are taken out only after a confirmation: %s', async ([answer, gone]) => {
    cards = [card(33, { state: 'used', usedBy: 7 })]
    await show(<UsePart />)
    expect(screen.getByRole('heading', { name: 'In use: 1 of 3' })).toBeDefined()
    await press('Take out')
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: answer }))
    await settle()
    expect(stopped).toEqual(gone)
  })
})
