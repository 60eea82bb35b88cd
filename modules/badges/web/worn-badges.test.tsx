// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import type { ResultOf } from '#kit/contract/call.ts'
import { ok } from '#kit/result/result.ts'
import { badgesCalls } from '../calls.ts'
import { WornBadges } from './WornBadges.tsx'

const sudoku = { family: 'sudoku', title: 'Sudoku', isRanked: true, marked: 1 }

afterEach(cleanup)

async function show(worn: ResultOf<typeof badgesCalls.readWorn>) {
  let askedFor: number | undefined
  const answer = answering(badgesCalls.readWorn, ({ userId }) => {
    askedFor = userId
    return ok(worn)
  })
  renderOnPage(<WornBadges userId={7} />, { answers: [answer] })
  await act(async () => undefined)
  expect(askedFor).toBe(7)
}

test('a player’s level with its title and the badges that they wear, by name', async () => {
  await show({
    level: 3,
    worn: [
      { badgeId: 'sudoku/first', have: 1, family: sudoku },
      { badgeId: 'friends/1', have: 1 },
    ],
  })
  expect(screen.getByText('Level 3').parentElement?.textContent).toBe('Level 3 Beachcomber')
  expect(screen.getAllByRole('listitem').map(({ title }) => title)).toEqual([
    'Sudoku: first find',
    'Good company',
  ])
})

test('of a player who hides them nothing is shown', async () => {
  await show({ level: null, worn: [] })
  expect(screen.queryByText(/Level/)).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('a badge of a newer build is left out; without badges the level stands alone', async () => {
  await show({ level: 1, worn: [{ badgeId: 'of-a-newer-build/1', have: 1 }] })
  expect(screen.getByText('Level 1').parentElement?.textContent).toBe('Level 1 Newcomer')
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
