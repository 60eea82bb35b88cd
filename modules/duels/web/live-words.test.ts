import { describe, expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import type { ShownDuel } from '../calls.ts'
import { ratingText } from '#kit/i18n/rating-text.ts'
import { clockText, leftOf, waitText } from './clock-words.ts'
import { reasonOf, standingOf, type Wording } from './duel-words.ts'
import { withNews } from './news.ts'

const duel = {
  status: 'running',
  moves: [0, 3],
  moveCount: 2,
  turn: 0,
  drawBy: null,
  firstLeft: 60_000,
  secondLeft: 50_000,
  openingLeft: null,
  rivalAway: 12_000,
} as unknown as ShownDuel

describe('a clock as text', () => {
  test.for([
    [180_000, '3:00'],
    [125_000, '2:05'],
    [124_001, '2:05'],
    [10_000, '0:10'],
    [9_999, '0:09.9'],
    [0, '0:00.0'],
  ] as const)('%s ms are shown as %s', ([left, said]) => expect(clockText(left, 'en')).toBe(said))

  test('has the digits and separators of its language', () => {
    expect(clockText(125_000, 'ar')).not.toContain('undefined')
    expect(waitText(61_900, 'en')).toBe('1:01')
    expect([ratingText(1662, 'en'), ratingText(162, 'en', true), ratingText(0, 'en', true)]).toEqual([
      '1662',
      '+162',
      '0',
    ])
  })

  test('runs for the player to move, and for nobody before the first moves and after the end', () => {
    expect([leftOf(duel, 0, 2500), leftOf(duel, 1, 2500)]).toEqual([57_500, 50_000])
    expect(leftOf(duel, 0, 99_000)).toBe(0)
    expect(leftOf({ ...duel, openingLeft: 9000 }, 0, 2500)).toBe(60_000)
    expect(leftOf({ ...duel, status: 'ended' }, 0, 2500)).toBe(60_000)
  })
})

describe('a game without a winner', () => {
  const wording: Wording = {
    text: (key) => key,
    say: (key) => key,
    nameOf: () => 'Ann',
    now: instant('2026-03-01T12:00Z'),
  }
  test.for([
    ['aborted', 'state.aborted', 'why.aborted'],
    ['rules', 'state.aborted', 'why.rules'],
    ['withdrawn', 'why.withdrawn', ''],
    ['agreed', 'state.draw', 'why.agreed'],
    ['board', 'state.draw', ''],
  ] as const)('that was %s has that heading, and repeats nothing', ([endedBy, heading, reason]) => {
    const over = { ...duel, status: 'ended', winner: null, endedBy, rematchBy: null } as unknown as ShownDuel
    expect([standingOf(over, wording), reasonOf(over, wording)]).toEqual([heading, reason])
  })
})

describe('updates of a duel', () => {
  const news = { moveCount: 3, move: 5, turn: 1, firstLeft: 55_000, secondLeft: 50_000 }

  test('contain the next move, the clocks and the turn', () => {
    expect(withNews(duel, news)).toMatchObject({
      moves: [0, 3, 5],
      moveCount: 3,
      turn: 1,
      firstLeft: 55_000,
      rivalAway: 0,
    })
  })

  test('decline the opponent’s offer, and keep the player’s own', () => {
    expect(withNews({ ...duel, drawBy: 1 }, news)!.drawBy).toBeNull()
    expect(withNews({ ...duel, drawBy: 0 }, news)!.drawBy).toBe(0)
  })

  test.for([
    ['a move was missed', { ...news, moveCount: 4 }],
    ['the move is known already', { ...news, moveCount: 2 }],
    ['the game is over with it', { moveCount: 3, move: 5 }],
    ['something else has changed', { moveCount: 2 }],
  ] as const)('cause a read when %s', ([, told]) => expect(withNews(duel, told)).toBeUndefined())
})
