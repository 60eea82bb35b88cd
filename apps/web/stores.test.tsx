// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { refuse } from '#kit/result/result.ts'
import { connectSound, portalSound } from '#kit/sound/portal-sound.ts'
import { likeButton, openGame } from '#modules/catalog/web/open-game.ts'
import { isChatOpen, openChat } from '#modules/chat/web/chat-store.ts'
import { showRequests, waitingRequests } from '#modules/friends/web/request-count.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { openMarket } from '#modules/market/web/index.ts'
import { marketTrigger } from '#modules/market/web/market-store.ts'
import { RedeemForm } from '#modules/market/web/RedeemForm.tsx'
import { openShare, shareTrigger } from '#modules/sharing/web/share-trigger.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

test('[3.8] market, share dialog and chat dialog are closed at first and stay open once opened', () => {
  expect([marketTrigger.read().isOpen, shareTrigger.read().isOpen, isChatOpen.read()]).toEqual([
    false,
    false,
    false,
  ])
  openMarket('redeem')
  openShare({ kind: 'invite' })
  openChat()
  expect(marketTrigger.read()).toEqual({ isOpen: true, part: 'redeem' })
  expect(shareTrigger.read()).toMatchObject({ isOpen: true, sharing: { kind: 'invite' } })
  expect(isChatOpen.read()).toBe(true)
})

test('[3.8] the current game, its like button, the sound and the waiting requests are shared by the whole page', () => {
  const game = {
    gameId: 1752,
    slug: '2048',
    family: 'twenty48',
    title: '2048',
    scoreUnit: 'points' as const,
    ground: [],
  }
  openGame.change(() => game)
  likeButton.change(() => () => 'like')
  const sound = {} as Parameters<typeof connectSound>[0]
  connectSound(sound)
  showRequests(2)
  expect(openGame.read()).toBe(game)
  expect(likeButton.read()?.({ gameId: 1752 })).toBe('like')
  expect(portalSound()).toBe(sound)
  expect(waitingRequests.read()).toBe(2)
})

test('[3.8] the form starts with the swap code of the address', async () => {
  history.replaceState(null, '', '/coconut?part=redeem&code=ABCD2345')
  renderOnPage(<RedeemForm />, {
    answers: [answering(marketCalls.findListing, () => refuse('InvalidListingCode'))],
  })
  expect(screen.getAllByRole('textbox')[0]).toHaveProperty('value', 'ABCD-2345')
})
