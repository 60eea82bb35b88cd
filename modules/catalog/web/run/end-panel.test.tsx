// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import { measureEnd } from '#kit/game/ends/measure-end.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { ScoreUnit } from '#kit/game/score-text.ts'
import { EndPanel } from './EndPanel.tsx'

afterEach(cleanup)

type Result = NonNullable<PlayState['result']>
interface Shown extends Partial<Omit<PlayState, 'result'>> {
  readonly levels?: number
  readonly isRealtime?: boolean
  readonly unit?: ScoreUnit
  readonly language?: Language
}

const OPPONENT = {
  id: 'opponent',
  label: 'Opponent',
  value: '2',
  choices: [
    ...['Easy', 'Medium', 'Hard'].map((label, index) => ({ value: String(index + 1), label })),
    { value: 'friend', label: 'Friend' },
  ],
}

function show(
  result: Partial<Result>,
  { levels = 0, isRealtime = false, unit = 'points', language = 'en', ...changed }: Shown = {},
) {
  const asked: string[] = []
  const state: PlayState = {
    phase: 'ended',
    score: 0,
    best: undefined,
    level: 1,
    stars: {},
    hud: [],
    options: [],
    canUndo: false,
    canHint: false,
    daily: false,
    ...changed,
    result: { status: 'over', score: 1, isBest: false, ...result },
  }
  const play: Partial<Play> = {
    levels,
    isRealtime,
    state: () => state,
    restart: (wish) => void asked.push(wish?.level === undefined ? 'restart' : `restart ${wish.level}`),
    wish: (wish) => void asked.push('skip' in wish ? 'skip' : wish.good),
    again: () => void asked.push('again'),
    setOption: (id, value) => void asked.push(`${id}=${value}`),
    runId: () => 'run',
  }
  renderOnPage(<EndPanel play={play as Play} state={state} unit={unit} />, { language })
  return asked
}

const heading = () => screen.getByRole('heading').textContent
const buttons = () =>
  screen.getAllByRole('button').map(({ textContent, ariaLabel }) => textContent || ariaLabel)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lost = (score: number, before?: number): Partial<Result> => ({
  status: 'lost',
  score,
  before,
})

test.for<[string, Partial<Result>, string]>([
  ['won', { status: 'won' }, 'Well done'],
  ['over', {}, 'Run over'],
  ['lost after nothing', lost(0, 100), 'Not this time'],
  ['lost with no mark to be near to', lost(50), 'Not this time'],
  ['lost at 89 of 100', lost(89, 100), 'Not this time'],
  ['lost at 90 of 100', lost(90, 100), 'So close'],
  ['lost beyond the best', lost(101, 100), 'Not this time'],
  ['over with a record', { isBest: true }, 'New best'],
  ['over with the first mark', { isBest: true, isFirst: true }, 'Run over'],
])('a run that is %s is labelled so', ([, result, words]) => {
  show(result)
  expect(heading()).toBe(words)
})

test.for<[Partial<Result>, string]>([
  [lost(88, 100), '12 short of your best'],
  [lost(100, 100), 'Level with your best'],
  [lost(130, 100), '30 better than your old best'],
  [lost(0, 100), 'Your best is 100'],
  [{ status: 'over', score: 5, isFirst: true }, 'Your first mark: now beat it'],
  [
    {
      status: 'lost',
      score: 40,
      target: 100,
    },
    '60 short of the 100 you needed',
  ],
])('the score is compared with its target', ([result, words]) => {
  show(result)
  expect(screen.getByText(words)).toBeDefined()
})

test('a game with the fewest as best is compared in reverse, and a lost run not at all', () => {
  const won = { status: 'won', score: 64_000 } as const
  show({ ...won, before: 60_000, best: 'lowest' }, { unit: 'milliseconds' })
  expect(screen.getByText('0:04.00 over your best')).toBeDefined()
  expect(measureEnd({ status: 'lost', score: 3, before: 60_000, best: 'lowest' })).toBeUndefined()
})

test('a won run is compared with the previous best, not with its target', () => {
  expect(measureEnd({ status: 'won', score: 50, target: 40, before: 45 })).toMatchObject({
    by: 'best',
    gap: 5,
    isBeyond: true,
  })
})

test('a first run without a record mentions none', () => {
  show({ status: 'lost', score: 5, isFirst: true, isUnmarked: true }, { levels: 9, level: 4 })
  expect(screen.queryByText(/first mark/)).toBeNull()
  expect(screen.getByText('Level 4 still waits for you')).toBeDefined()
})

test('the game’s reason is below the headline', () => {
  show({ status: 'lost', reason: 'Checkmate' })
  expect(screen.getByText('Checkmate')).toBeDefined()
})

const OWNED = { coins: 30, missions: [], goods: [], medals: [] }
const GAINS = {
  coins: 1250,
  missions: ['Coins: 20'],
  medals: [{ name: 'Far flight', grade: 2 }],
  next: 'Metres: 400',
}

test('the panel shows what a run earned and the next goal', () => {
  show({ gains: GAINS }, { progress: OWNED })
  for (const words of [
    'Coins: +1,250',
    'Mission done: Coins: 20',
    'Silver: Far flight',
    'Next goal: Metres: 400',
  ])
    expect(screen.getByText(words)).toBeDefined()
  expect(buttons()).toContain('Missions and shop')
})

test('a run without coins mentions none, and a game without a shop shows none', () => {
  show({ gains: { coins: 0, missions: [], medals: [] } })
  expect(screen.queryByText(/Coins/)).toBeNull()
  expect(buttons()).not.toContain('Missions and shop')
})

test('a level that was lost too often can be skipped', () => {
  const map = { reached: 4, maySkip: true }
  const asked = show({ status: 'lost' }, { levels: 9, level: 4, progress: { ...OWNED, map } })
  press('Skip this level')
  expect(asked).toEqual(['skip', 'restart 5'])
})

test.for([
  ['lost once', { reached: 4, maySkip: false }],
  ['behind the one that is hard', { reached: 6, maySkip: true }],
] as const)('a level that was %s cannot', ([, map]) => {
  show({ status: 'lost' }, { levels: 9, level: 4, progress: { ...OWNED, map } })
  expect(buttons()).not.toContain('Skip this level')
})

test('a run with help says that it is not ranked', () => {
  show({}, { isAssisted: true })
  expect(screen.getByText('Played with help, so it is not ranked')).toBeDefined()
})

test.for<[string, Partial<Result>, Shown, readonly string[]]>([
  ['a board', {}, {}, ['Play again', 'Retry this deal']],
  ['an endless race', {}, { isRealtime: true }, ['Play again']],
  ['a won level', { status: 'won' }, { levels: 9 }, ['Next level', 'Play this level again']],
  ['a lost level', { status: 'lost' }, { levels: 9 }, ['Play again']],
  ['a daily challenge', { status: 'won' }, { levels: 9, daily: true }, ['Play again']],
  [
    'a lost match',
    { status: 'lost' },
    { options: [OPPONENT] },
    ['Play again', 'Retry this deal', 'Try: Easy'],
  ],
  ['a won match', { status: 'won' }, { options: [OPPONENT] }, ['Play again', 'Retry this deal', 'Try: Hard']],
  [
    'a match won against the strongest',
    { status: 'won' },
    { options: [{ ...OPPONENT, value: '3' }] },
    ['Play again', 'Retry this deal'],
  ],
])('from %s the buttons lead to the right places', ([, result, shown, ways]) => {
  show(result, shown)
  expect(buttons()).toEqual(['Show the board', ...ways])
})

test('the first button has the focus; a lost level restarts the same board', () => {
  const asked = show({ status: 'lost' }, { levels: 9 })
  const again = screen.getByRole('button', { name: 'Play again' })
  expect(document.activeElement).toBe(again)
  fireEvent.click(again)
  expect(asked).toEqual(['again'])
})

test('another opponent is one tap away', () => {
  const asked = show({ status: 'lost' }, { options: [OPPONENT] })
  press('Try: Easy')
  expect(asked).toEqual(['opponent=1', 'restart'])
})

test('minimised it shows the board and the button to continue', () => {
  show({ ...lost(88, 100) })
  press('Show the board')
  const facts = screen.getByText('12 short of your best')
  expect(facts.closest('[hidden]')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Play again' })).toBeDefined()
  press('Show the result')
  // It has only been hidden: what is told once stays told.
  expect(screen.getByText('12 short of your best')).toBe(facts)
  expect(facts.closest('[hidden]')).toBeNull()
})

test.for([0, 1, 2, 3] as const)('shows %i stars', (stars) => {
  show({ status: 'won', stars }, { level: 4 })
  const label = screen.getByLabelText(/^Level 4/)
  expect(label.querySelectorAll('[data-on=true]')).toHaveLength(stars)
  expect(label.children).toHaveLength(3)
})
