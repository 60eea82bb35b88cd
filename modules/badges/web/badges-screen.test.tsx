// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { showAccount } from '#modules/account/web/index.ts'
import { badgesCalls } from '../calls.ts'
import { GRADES, type QuestStep } from '../model.ts'
import { BadgeArt } from './BadgeArt.tsx'
import { motifOf } from './badge-shapes.ts'
import BadgesScreen from './BadgesScreen.tsx'
import { NextBadge } from './NextBadge.tsx'
import { QuestLine } from './QuestLine.tsx'
import { shelvesOf, wallOf, type WallData } from './wall.ts'

const sudoku = { family: 'sudoku', title: 'Sudoku', isRanked: true, marked: 1 }
const chess = { family: 'chess', title: 'Chess', isRanked: false, marked: 0 }
const wonAt = instant('2026-01-05T12:00Z')
let data: WallData
let asked: object[]
let step: QuestStep | null

const answers = [
  answering(badgesCalls.listBadges, () => ok(data)),
  answering(badgesCalls.wearBadges, (params) => {
    asked.push(params)
    data = { ...data, ...params }
    return ok({ ok: true })
  }),
  answering(badgesCalls.takeBadgeNews, () =>
    ok({
      level: 2,
      won: [{ badgeId: 'sudoku/first', have: 1, family: sudoku }],
      next: { badgeId: 'sudoku/regular', have: 1, family: sudoku },
    }),
  ),
  answering(badgesCalls.readQuest, () => ok({ step, done: 1, all: 6 })),
  answering(badgesCalls.dismissQuest, (params) => {
    asked.push(params)
    step = params.step ? 'hello' : null
    return ok({ ok: true })
  }),
]

beforeEach(() => {
  teachDialogs()
  asked = []
  step = null
  data = {
    level: 2,
    points: 35,
    families: [chess, sudoku],
    badges: [
      { badgeId: 'sudoku/first', have: 1, wonAt },
      { badgeId: 'sudoku/regular', have: 6, wonAt: null },
      { badgeId: 'chess/first', have: 2, wonAt: null },
    ],
    worn: [],
    isShown: false,
    today: { day: '2026-01-06', done: 1 },
  }
  showAccount({ userId: 1, nickname: '', avatar: 1, isVisitor: true } as never)
})
afterEach(cleanup)

const show = async (what: ReactNode) => {
  renderOnPage(what, { answers })
  await act(async () => undefined)
}
const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}
const pick = async (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }))
  await act(async () => undefined)
}

describe('the wall', () => {
  test('shows won, begun and missing badges, begun families first', async () => {
    await show(<BadgesScreen />)
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.indexOf('Sudoku')).toBeLessThan(headings.indexOf('Chess'))
    const shelf = screen.getByRole('region', { name: 'Sudoku' })
    expect(within(shelf).getByText('6 of 10')).toBeTruthy()
    expect(within(shelf).getAllByRole('button')).toHaveLength(4)
    expect(screen.getByText('Points: 35 of 90')).toBeTruthy()
  })

  test('filters to nearly won and to won badges', async () => {
    await show(<BadgesScreen />)
    await pick('Nearly won')
    expect(screen.getAllByText(/of 10$/)).toHaveLength(1)
    expect(screen.queryByText('Chess: first find')).toBeNull()
    await pick('Won')
    expect(screen.getByText('Sudoku: first find')).toBeTruthy()
    expect(screen.queryByText('Sudoku: regular guest')).toBeNull()
  })

  test('without badges explains how to win one', async () => {
    data = { ...data, badges: [], points: 0, level: 1, today: { day: '2026-01-06', done: 0 } }
    await show(<BadgesScreen />)
    await pick('Won')
    expect(screen.getByText('No badges yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/games')
  })

  test('a won badge is selected and deselected in its sheet, a missing one is not', async () => {
    await show(<BadgesScreen />)
    await press(/^Sudoku: first find/)
    await press(/^Wear$/)
    expect(asked).toEqual([{ worn: ['sudoku/first'] }])
    await press(/^Take off$/)
    expect(asked[1]).toEqual({ worn: [] })
    await press(/^Sudoku: regular guest/)
    expect(screen.queryByRole('button', { name: 'Wear' })).toBeNull()
  })

  test('the player decides whether others see it', async () => {
    await show(<BadgesScreen />)
    fireEvent.click(screen.getByRole('switch'))
    await act(async () => undefined)
    expect(asked).toEqual([{ isShown: true }])
  })
})

test('the end of a run names the badge that it has won', async () => {
  await show(<NextBadge game={{ gameId: 1748 }} />)
  expect(screen.getByRole('link').textContent).toBe('New badge: Sudoku: first find')
})

test('the step of the first week is skipped, and the card closed for good', async () => {
  step = 'open'
  await show(<QuestLine />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/coconut')
  await press(/^Skip$/)
  expect(asked).toEqual([{ step: 'open' }])
  expect(screen.getByText('Say hello in the chat')).toBeTruthy()
  await press(/^Hide/)
  expect(screen.queryByRole('region')).toBeNull()
})

test('the end of a run does not suggest to finish a run', async () => {
  step = 'play'
  await show(<QuestLine isSlim />)
  expect(screen.queryByText('Play a game to its end')).toBeNull()
  cleanup()
  step = 'open'
  await show(<QuestLine isSlim />)
  expect(screen.getByText('Open your first box')).toBeTruthy()
})

describe('the picture of a badge', () => {
  const names = wallOf({ ...emptyWall() }).map(({ badge }) => badge.badgeId.split('/')[0]!)

  test('weighs a kilobyte at most, locked or not', () => {
    for (const motif of new Set(names))
      for (const grade of GRADES)
        for (const isLocked of [true, false])
          expect(
            renderToStaticMarkup(<BadgeArt motif={motif} grade={grade} isLocked={isLocked} />).length,
            motif,
          ).toBeLessThanOrEqual(1000)
  })

  test('is always the same for one name, and different for others', () => {
    expect(motifOf('sudoku')).toEqual(motifOf('sudoku'))
    const kinds = [...new Set(names)]
    const pictures = new Set(kinds.map((name) => JSON.stringify(motifOf(name))))
    expect(pictures.size).toBe(kinds.length)
  })
})

function emptyWall(): WallData {
  return {
    level: 1,
    points: 0,
    families: [chess, sudoku],
    badges: [],
    worn: [],
    isShown: false,
    today: { day: '2026-01-06', done: 0 },
  }
}

test('won badges of days are in one row with today’s', () => {
  const wall = wallOf({
    ...emptyWall(),
    badges: [{ badgeId: 'day/2026-01-04', have: 1, wonAt }],
    today: { day: '2026-01-06', done: 1 },
  })
  const days = shelvesOf(wall, 'all').find(({ group }) => group === 'days')!
  const ofDays = days.badges.filter(({ badge }) => badge.group === 'day')
  expect(ofDays.map(({ badge, have }) => [badge.badgeId, have])).toEqual([
    ['day/2026-01-06', 1],
    ['day/2026-01-04', 1],
  ])
})
