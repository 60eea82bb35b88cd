// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { scoresCalls } from '../calls.ts'
import { Leaderboard } from './Leaderboard.tsx'

afterEach(cleanup)

test.for([
  [4, false],
  [5, true],
] as const)('a table of %d players numbers its rows: %s', async ([players, numbered]) => {
  const scores = Array.from({ length: players }, (_, index) => ({
    rank: index + 1,
    userId: 100 + index,
    nickname: `Player ${'ABCDE'[index]}`,
    avatar: 0,
    score: 1000,
    endedAt: instant('2026-01-10T12:00Z'),
  }))
  const game = {
    gameId: 1,
    slug: 'pool',
    family: 'pool',
    variant: '',
    title: 'Pool',
    scoreUnit: 'points' as const,
  }
  renderOnPage(<Leaderboard game={game as never} level={1} play={undefined} friends="Friends" />, {
    answers: [answering(scoresCalls.listScores, () => ok({ scores, mine: null, hasMore: false }))],
  })
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map((line) => /^\d/.test(line.textContent))).toEqual(lines.map(() => numbered))
})

test('a button switches to the table of friends and back', async () => {
  const asked: (boolean | undefined)[] = []
  renderOnPage(<Leaderboard game={{ gameId: 1 } as never} level={1} play={undefined} friends="Friends" />, {
    answers: [
      answering(scoresCalls.listScores, ({ areFriends }) => {
        asked.push(areFriends)
        return ok({ scores: [], mine: null, hasMore: false })
      }),
    ],
  })
  const button = screen.getByRole('button', { name: 'Friends' })
  await screen.findByText(/Nobody is here yet/)
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await screen.findByText(/Nobody is here yet/)
  expect(asked).toEqual([undefined, true])
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('false')
})
