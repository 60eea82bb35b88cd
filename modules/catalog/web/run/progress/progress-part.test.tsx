// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import type { Play, PlayState } from '#kit/game/play.ts'
import type { ProgressShown, ShownFigures, ShownGood } from '#kit/game/progress/shown.ts'
import { chapterOf, chapters, placeOnWay } from './chapters.ts'
import { LevelMap } from './LevelMap.tsx'
import { ProgressPart } from './ProgressPart.tsx'

afterEach(cleanup)

const good = (id: string, state: ShownGood['state'], more: Partial<ShownGood> = {}): ShownGood => ({
  id,
  name: id,
  does: `does ${id}`,
  price: 120,
  state,
  color: '#fff',
  sign: 'M0 0',
  ...more,
})

function showOwned(shown: Partial<ProgressShown>) {
  const wished: string[] = []
  const play: Partial<Play> = { wish: (wish) => void wished.push('good' in wish ? wish.good : 'skip') }
  const progress = { coins: 50, missions: [], goods: [], medals: [], ...shown }
  renderOnPage(<ProgressPart play={play as Play} progress={progress} />)
  return wished
}

test('missions show their progress and their coins', () => {
  showOwned({ rank: 3, missions: [{ text: 'Coins: 20', count: 5, target: 20, reward: 25 }] })
  const bar = screen.getByRole('progressbar', { name: 'Coins: 20' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['25', '5/20'])
  expect(screen.getByText('Rank 3')).toBeDefined()
})

test('affordable goods can be bought, others show how many coins are missing', () => {
  const wished = showOwned({ goods: [good('Hat', 'offered', { price: 40 }), good('Crown', 'poor')] })
  fireEvent.click(screen.getByRole('button', { name: 'Buy Hat: 40' }))
  const dear = screen.getByRole('button', { name: 'Buy Crown: 120' })
  expect(dear).toHaveProperty('disabled', true)
  expect(screen.getByText('Coins missing: 70')).toBeDefined()
  fireEvent.click(dear)
  expect(wished).toEqual(['Hat'])
})

test('owned goods can be equipped and unequipped, and consumables are counted', () => {
  const wished = showOwned({
    goods: [good('Hat', 'worn'), good('Cap', 'owned'), good('Bomb', 'poor', { count: 2 })],
  })
  const hat = screen.getByRole('button', { name: 'Put Hat away' })
  expect(hat.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(hat)
  fireEvent.click(screen.getByRole('button', { name: 'Use Cap' }))
  expect(wished).toEqual(['Hat', 'Cap'])
  expect(screen.getByText('You have: 2')).toBeDefined()
})

test('medals show their grade as text', () => {
  showOwned({
    medals: [
      { name: 'Far', grade: 3 },
      { name: 'Wide', grade: 0 },
    ],
  })
  expect(screen.getByText('Gold: Far')).toBeDefined()
  expect(screen.getByText('Not won yet: Wide')).toBeDefined()
})

describe('figures', () => {
  const board = (more: Partial<ShownFigures> = {}): ShownFigures => ({
    name: '4 × 4',
    played: 4,
    marks: [],
    runs: [],
    ...more,
  })
  const valueOf = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

  test('are shown without a purse when a game has nothing to earn', () => {
    showOwned({ coins: 0, figures: [board({ won: 1, row: 0, bestRow: 1, average: 1234, fastest: 61_230 })] })
    expect(screen.queryByText(/Coins/)).toBeNull()
    expect(['Runs played', 'Won', 'Win rate', 'Average score', 'Fastest win'].map(valueOf)).toEqual([
      '4',
      '1',
      '25%',
      '1,234',
      '1:01.23',
    ])
    expect(screen.queryByText('Average time')).toBeNull()
    expect(screen.getByText(/without undo, hint or retry are listed here/)).toBeDefined()
  })

  test('list the best runs with their results, and how often each mark was reached', () => {
    const runs = [{ score: 20_500, mark: '2,048', millis: 61_000, at: Date.UTC(2025, 4, 6, 12) }]
    showOwned({ figures: [board({ marks: [{ name: '2,048', count: 3 }], runs })] })
    const [row] = screen.getAllByRole('listitem')
    expect(row!.textContent).toBe('20,5002,0481:01.00May 6, 2025')
    expect(valueOf('2,048')).toBe('3')
  })

  test('show when nothing was played, and collapse other boards', () => {
    showOwned({ figures: [board({ name: 'small', played: 0 }), board({ name: 'large' })] })
    expect(screen.getByText('No run finished yet.')).toBeDefined()
    const open = screen.getAllByRole('group').map((group) => (group as HTMLDetailsElement).open)
    expect(open).toEqual([true, false])
  })
})

describe('the way through the levels', () => {
  function showMap(state: Partial<PlayState>, levels = 300) {
    const picked: number[] = []
    const shown = { level: 1, stars: {}, ...state } as PlayState
    renderOnPage(<LevelMap levels={levels} state={shown} onPick={(level) => picked.push(level)} />)
    return picked
  }
  const owned = (reached: number): ProgressShown => ({
    coins: 0,
    missions: [],
    goods: [],
    medals: [],
    map: { reached, maySkip: false },
  })

  test('opens by play: later levels are locked, a level with stars never is', () => {
    const picked = showMap({ progress: owned(3), stars: { 1: 3, 9: 1 } })
    const cells = within(screen.getByRole('list')).getAllByRole('button')
    const open = cells.flatMap((cell, index) => ((cell as HTMLButtonElement).disabled ? [] : [index + 1]))
    expect(open).toEqual([1, 2, 3, 9])
    expect(screen.getByRole('button', { name: 'Level 4, still locked' })).toBeDefined()
    fireEvent.click(cells[2]!)
    expect(picked).toEqual([3])
  })

  test('is open when the game has no level map', () => {
    showMap({}, 24)
    const cells = within(screen.getByRole('list')).getAllByRole('button')
    expect(cells.every((cell) => !(cell as HTMLButtonElement).disabled)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Later levels' })).toBeNull()
  })

  test('shows the chapter of the current level, and links to the others', () => {
    showMap({ level: 31 })
    expect(screen.getByRole('heading').textContent).toBe('Levels 31–60')
    fireEvent.click(screen.getByRole('button', { name: 'Earlier levels' }))
    expect(screen.getByRole('heading').textContent).toBe('Levels 1–30')
    expect(screen.getByRole('button', { name: 'Earlier levels' })).toHaveProperty('disabled', true)
  })

  test('alternates the direction of its rows', () => {
    expect([0, 4, 5, 9, 10].map(placeOnWay)).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 5 },
      { row: 2, column: 5 },
      { row: 2, column: 1 },
      { row: 3, column: 1 },
    ])
    expect([chapterOf(30), chapterOf(31)]).toEqual([0, 1])
    expect(chapters(65, 2)).toEqual({ from: 61, to: 65, count: 3 })
  })
})
