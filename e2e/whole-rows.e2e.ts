import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { openPage, visit } from './browser.ts'
import { word } from './words.ts'

const WIDTHS = [375, 768, 1024, 1280, 1920, 2560] as const
/** Lists with more games than their first part. */
const LISTS = [
  '/games',
  '/games/new',
  '/games/puzzle',
  '/games/two-players',
  '/hub/sudoku',
  '/hub/solitaire',
] as const
/** Rows are laid out in fractions of a pixel. */
const ROUNDING = 0.01

interface Wall {
  readonly tiles: number
  /** The share of the wall's rectangle that no tile covers. */
  readonly empty: number
  /** The share of its last row that no tile covers. */
  readonly emptyAtEnd: number
}

/** Runs in the page: what the tiles of each wall leave empty, each counted with the gap beside and below it. */
function wallsIn(): Wall[] {
  return [...document.querySelectorAll<HTMLElement>('main ul[class*="TileWall"]')].map((wall) => {
    const gap = parseFloat(getComputedStyle(wall).rowGap)
    const { width, height, bottom } = wall.getBoundingClientRect()
    const tiles = [...wall.children].map((tile) => tile.getBoundingClientRect())
    const covered = tiles.reduce((sum, tile) => sum + (tile.width + gap) * (tile.height + gap), 0)
    const last = tiles.filter((tile) => Math.abs(tile.bottom - bottom) < 1)
    const coveredAtEnd = last.reduce((sum, tile) => sum + tile.width + gap, 0)
    return {
      tiles: tiles.length,
      empty: 1 - covered / ((width + gap) * (height + gap)),
      emptyAtEnd: 1 - coveredAtEnd / (width + gap),
    }
  })
}

/** Every wall except the last of its list fills its rectangle, including the last row. */
async function expectWhole(page: Page, walls: number) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const seen = await page.evaluate(wallsIn)
    expect(seen.length).toBeGreaterThanOrEqual(walls)
    for (const { tiles, empty, emptyAtEnd } of seen.slice(0, walls)) {
      expect(Math.abs(empty), `${tiles} tiles at ${width}`).toBeLessThan(ROUNDING)
      expect(Math.abs(emptyAtEnd), `the last row of ${tiles} tiles at ${width}`).toBeLessThan(ROUNDING)
    }
  }
}

test('the game grid of home has only full rows at every width', async () => {
  const page = await openPage()
  await visit(page, '/')
  await page.locator('main ul[class*="TileWall"]').first().waitFor()
  await expectWhole(page, 1)
})

test.for(LISTS)('the pages of %s fill whole rows at every width while there are more', async (path) => {
  const page = await openPage()
  await visit(page, path)
  const more = page.getByRole('button', { name: word('catalog', 'games.more') })
  await more.waitFor()
  await expectWhole(page, 1)
  await more.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      if ((await more.count()) > 0)
        await more.dispatchEvent('click').catch(ignoreFailure('gone: the last part came'))
      return page.locator('main ul[class*="TileWall"]').count()
    })
    .toBeGreaterThan(1)
  // A further part that is the last ends where the list ends.
  if ((await more.count()) > 0) await expectWhole(page, 2)
})

/** The longest word for one line in the smallest letters; longer ones need a hyphen, if the browser has a dictionary. */
const LONGEST_WHOLE = 15

/** Runs in the page: words in titles of tiles, and those that are broken over two lines. */
function wordsOfTiles(longest: number) {
  const captions = [...document.querySelectorAll('main ul[class*="TileWall"] a > span')]
  const words = captions.flatMap((caption) => {
    const title = caption.firstChild
    if (!(title instanceof Text)) return []
    const height = 1.5 * parseFloat(getComputedStyle(caption).fontSize)
    return [...title.data.matchAll(/[^\s-]+/g)].map(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(title, index)
      range.setEnd(title, index + word.length)
      return { word, isBroken: range.getBoundingClientRect().height > height }
    })
  })
  return {
    count: words.length,
    broken: words.filter(({ word, isBroken }) => isBroken && word.length <= longest).map(({ word }) => word),
  }
}

test('no small tile breaks a word of its title in German [1.2]', async () => {
  const page = await openPage()
  await visit(page, '/games/puzzle?lang=de')
  await page.locator('main ul[class*="TileWall"]').first().waitFor()
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { count, broken } = await page.evaluate(wordsOfTiles, LONGEST_WHOLE)
    expect(count).toBeGreaterThan(12)
    expect(broken, `at ${width}`).toEqual([])
  }
})
