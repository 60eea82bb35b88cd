import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { kept, openPage, visit } from './browser.ts'
import { board, openMenu } from './stage.ts'
import { word } from './words.ts'

interface KeptFigures {
  readonly boards: Readonly<Record<string, { readonly played: number; readonly clean: readonly unknown[] }>>
}

async function figuresOf(page: Page, slug: string): Promise<KeptFigures['boards']> {
  const record = JSON.parse((await kept(page, `game:${slug}`)) ?? '{}') as { memory?: string }
  return (JSON.parse(record.memory ?? '{"boards":{}}') as KeptFigures).boards
}

/** Presses keys in turn until the run is over: the first ones may come before hydration. */
async function pressUntilOver(page: Page, keys: readonly string[]) {
  const panel = page.locator('[data-end]')
  await expect
    .poll(
      async () => {
        if (await panel.isVisible()) return true
        await board(page).focus()
        for (const key of keys) await page.keyboard.press(key)
        return panel.isVisible()
      },
      { timeout: 90_000, interval: 30 },
    )
    .toBe(true)
  return panel
}

async function menuOf(page: Page) {
  const menu = page.getByRole('dialog')
  await openMenu(page, menu.getByRole('heading', { name: word('run', 'figures') }))
  return menu
}

interface KeptRun {
  readonly run?: { readonly inputs?: readonly { readonly kind: string }[] }
}

interface MahjongRecord {
  readonly level?: number
  readonly options?: Readonly<Record<string, string>>
}

const TERRACE = 9
/** One of the game's own texts. */
const gameWord = (key: string) =>
  (JSON.parse(readFileSync('games/mahjong/messages/en.json', 'utf8')) as Record<string, string>)[key]!
const SMALL_SUDOKU = 6
const SMALL_BOARD = `localStorage.setItem('game:2048', localStorage.getItem('game:2048') ?? ${JSON.stringify(
  JSON.stringify({ bests: {}, plays: 1, level: 2, stars: {}, options: { size: '3' } }),
)})`
const ARROWS = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']

test('a run of 2048 is counted once, listed among the best without help, and kept over a reload', async () => {
  const page = await openPage({ isMobile: true, motion: false, before: SMALL_BOARD })
  await visit(page, '/g/2048')
  const panel = await pressUntilOver(page, ARROWS)
  await panel.getByRole('button', { name: word('run', 'figures') }).tap()
  const sheet = page.getByRole('dialog', { name: word('run', 'figures') })
  await sheet.getByText(word('run', 'cleanRuns')).waitFor()
  expect(await sheet.getByRole('listitem').count()).toBe(1)
  const first = await figuresOf(page, '2048')
  expect(first['2']).toMatchObject({ played: 1 })
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })

  // Undone after its end, with the keyboard since the panel covers the button, and continued: it is the same run.
  await page.getByRole('button', { name: word('catalog', 'game.undo') }).press('Enter')
  await panel.waitFor({ state: 'detached' })
  await pressUntilOver(page, ARROWS)
  expect(await figuresOf(page, '2048')).toEqual(first)

  await visit(page, '/g/2048')
  const menu = await menuOf(page)
  expect(await menu.getByText('3 × 3').count()).toBeGreaterThan(0)
  expect(await menu.getByText(word('run', 'played')).isVisible()).toBe(true)
})

/** A player without checks and without the timer has begun a small board. */
const QUIET_SUDOKU = `localStorage.setItem('game:sudoku', localStorage.getItem('game:sudoku') ?? ${JSON.stringify(
  JSON.stringify({
    bests: {},
    plays: 1,
    level: SMALL_SUDOKU,
    stars: {},
    options: { size: '4', check: 'off' },
  }),
)})`

test('a sudoku hint names the technique before it fills, and the end shows the time', async () => {
  const page = await openPage({ isMobile: true, motion: false, before: QUIET_SUDOKU })
  await visit(page, '/g/sudoku')
  const hint = page.getByRole('button', { name: word('catalog', 'game.hint'), exact: true })
  const inputs = async () => {
    const { run } = JSON.parse((await kept(page, 'game:sudoku')) ?? '{}') as KeptRun
    return (run?.inputs ?? []).map(({ kind }) => kind)
  }
  // The first hint only highlights.
  await expect
    .poll(async () => {
      await hint.tap({ timeout: 2000 }).catch(ignoreFailure('not alive yet: tapped again'))
      return inputs()
    })
    .toContain('hint')
  expect((await inputs())[0]).toBe('check')
  const panel = page.locator('[data-end]')
  await expect
    .poll(
      async () => {
        if (await panel.isVisible()) return true
        await hint.tap({ timeout: 2000 }).catch(ignoreFailure('the board is full: the end comes'))
        return panel.isVisible()
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(true)
  const { 6: small } = await figuresOf(page, 'sudoku')
  expect(small).toMatchObject({ played: 1, clean: [] })
  expect(small).toHaveProperty('millis')
  await panel.getByRole('button', { name: word('run', 'figures') }).tap()
  await page.getByRole('dialog').getByText(word('run', 'usualTime')).waitFor()
})

test('board and tiles of mahjong can be chosen in the menu and are kept', async () => {
  const page = await openPage({ isMobile: true, motion: false })
  await visit(page, '/g/mahjong')
  const record = async () => JSON.parse((await kept(page, 'game:mahjong')) ?? '{}') as MahjongRecord
  const wood = gameWord('theme.wood')
  await (await menuOf(page)).getByRole('button', { name: wood, exact: true }).tap()
  await expect.poll(async () => (await record()).options?.['theme']).toBe('wood')
  const boards = (menu: Locator) => menu.getByRole('combobox', { name: gameWord('option.board') })
  await boards(await menuOf(page)).selectOption('terrace')
  await expect.poll(async () => (await record()).level).toBe(TERRACE)
  await visit(page, '/g/mahjong')
  const menu = await menuOf(page)
  expect(await boards(menu).inputValue()).toBe('terrace')
  expect(await menu.getByRole('button', { name: wood, exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})
