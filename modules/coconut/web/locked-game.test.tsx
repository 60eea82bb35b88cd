// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { cardsCalls } from '#modules/cards/calls.ts'
import { CARD_LEVELS, kindOf, type Card, type CardLevel } from '#modules/cards/model.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { marketTrigger } from '#modules/market/web/market-store.ts'
import { LockedGame } from './LockedGame.tsx'

const GAME_ID = 1515
/** A rare card and one of level S. */
const [NORMAL, RARE, S] = [1, 21, 33]

let cards: Card[]
let isFull: boolean
const card = (kind: number, usedBy: number | null = null): Card => ({
  cardId: `card-${kind}`,
  kind,
  number: kindOf(kind).number,
  level: kindOf(kind).level,
  state: usedBy === null ? 'bag' : 'used',
  isMine: true,
  isLocked: false,
  lockedUntil: null,
  obtainedAt: systemClock(),
  usedBy,
})

const answers = [
  answering(cardsCalls.listUsableCards, () =>
    ok({
      usable: cards.map((one) => ({ card: one, gameId: one.usedBy, usedAt: null })),
      usedCount: cards.filter(({ state }) => state === 'used').length,
      mostInUse: 3,
    }),
  ),
  answering(cardsCalls.useCard, ({ cardId, gameId }) => {
    if (isFull) return refuse('UseLimit')
    cards = cards.map((one) => (one.cardId === cardId ? card(one.kind, gameId) : one))
    return ok({ card: cards.find((one) => one.cardId === cardId)!, usedCount: 1 })
  }),
]

beforeEach(() => {
  teachDialogs()
  cards = []
  isFull = false
})
afterEach(cleanup)

function openGame(level: CardLevel) {
  const game = {
    gameId: GAME_ID,
    title: 'Castle Duel',
    cover: '/cover.svg',
    neededLevel: CARD_LEVELS.indexOf(level),
  }
  return renderOnPage(
    <LockedGame game={game as GamePage}>
      <p>the board</p>
    </LockedGame>,
    { answers },
  )
}

test('without a card of its level a game says which one it requires and where cards come from [5.8]', async () => {
  cards = [card(NORMAL)]
  openGame('rare')
  expect(await screen.findByRole('heading', { name: 'Rare card required!' })).toBeTruthy()
  expect(screen.getByText(/ripen on your palm, or swap for one/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Market' }))
  await vi.waitFor(() => expect(marketTrigger.read().isOpen).toBe(true))
  expect(screen.queryByRole('button', { name: 'Use a card' })).toBeNull()
  expect(screen.queryByText('the board')).toBeNull()
})

/** Answers the confirmation before a card goes into use. */
async function answer(name: 'OK' | 'Cancel') {
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
}

test('putting a card to use opens the game, after a confirmation [5.8] [4.21]', async () => {
  cards = [card(NORMAL), card(RARE), card(S)]
  openGame('rare')
  fireEvent.click(await screen.findByRole('button', { name: 'Use a card' }))
  // The card that is too low is no choice.
  const choices = screen.getAllByRole('button', { name: /^Use .* here$/ })
  expect(choices).toHaveLength(2)
  fireEvent.click(choices[0]!)
  await answer('Cancel')
  expect(cards.every(({ state }) => state === 'bag')).toBe(true)
  fireEvent.click(choices[0]!)
  await answer('OK')
  expect(await screen.findByText('the board')).toBeTruthy()
})

test('when three cards are in use already the player is told and nothing opens [5.7]', async () => {
  cards = [card(S)]
  isFull = true
  openGame('s')
  fireEvent.click(await screen.findByRole('button', { name: 'Use a card' }))
  fireEvent.click(screen.getByRole('button', { name: /^Use .* here$/ }))
  await answer('OK')
  expect(await screen.findByText('Max limit reached.')).toBeTruthy()
  expect(screen.queryByText('the board')).toBeNull()
})

test('a card that is in use at another game does not count', async () => {
  cards = [card(S, GAME_ID + 1)]
  openGame('s')
  expect(await screen.findByRole('heading', { name: 'S card required!' })).toBeTruthy()
})
