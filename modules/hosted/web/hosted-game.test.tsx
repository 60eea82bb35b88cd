// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { showAccount } from '#modules/account/web/index.ts'
import { HostedGame } from './HostedGame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ADDRESS = 'https://hop.games.example/1111111111111111/'
const NEXT = 'https://hop.games.example/2222222222222222/'
const game = {
  slug: 'hop',
  title: 'Hop',
  cover: '/hop.webp',
  orientation: 'any',
  ground: ['#000', '#111'],
  hosted: { address: ADDRESS, maker: 'Lamp Works', licence: 'MIT', next: { address: NEXT, share: 100 } },
} as never

test('a player whose account is known only after Play keeps the started game', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  Object.assign(performance, { getEntriesByType: () => [] })
  renderOnPage(<HostedGame game={game} openStorage={memoryStorage} />)
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  const frame = await screen.findByTitle(/Hop/)
  expect(frame.getAttribute('src')).toBe(ADDRESS)
  await act(async () => showAccount({ userId: 1, nickname: '', avatar: 1, isVisitor: true } as never))
  // The same element: another one would begin the game anew.
  expect(screen.getByTitle(/Hop/)).toBe(frame)
  expect(frame.getAttribute('src')).toBe(ADDRESS)
})
