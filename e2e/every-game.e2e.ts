import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hash32 } from '#kit/random/random.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { NEEDED_LEVELS } from '#modules/cards/rules/needed-levels.ts'
import { runChoice } from '../scripts/proofs/choice.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { board, painted, picture, untilPictureChanges } from './stage.ts'
import { word } from './words.ts'

const games = readCatalogue()
/** A game that needs a card has no board for a visitor. */
const open = games.filter(({ gameId }) => !NEEDED_LEVELS.has(gameId))
const families = [...new Set(games.map(({ family }) => family))]
const day = Math.floor(systemClock() / days(1))
const { changed, ofTheDay } = runChoice(join(import.meta.dirname, '..'))

/** One game of each family that changed or has its turn today; all games with E2E_ALL=1. */
const chosen = process.env['E2E_ALL']
  ? open
  : families.flatMap((family) => {
      if (![...changed, ...ofTheDay].includes(family)) return []
      const own = open.filter((game) => game.family === family)
      return [own[hash32(`${day} e2e ${family}`) % own.length]!]
    })

test.for(chosen.map(({ slug }) => slug))(
  '/g/%s opens on a phone and reacts to a finger and to keys [1.1] [1.2]',
  async (slug) => {
    const page = await openPage({ isMobile: true, motion: true })
    const answer = await visit(page, `/g/${slug}`)
    expect(answer?.status()).toBe(200)
    await expect.poll(() => painted(page)).toBeGreaterThan(0.1)
    expect(await page.getByText(word('catalog', 'game.failed')).count()).toBe(0)
    await page.waitForTimeout(500)
    const before = await picture(page)
    const box = (await board(page).boundingBox())!
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.85],
      [0.12, 0.12],
    ] as const)
      await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y)
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'Enter', ' ']) await page.keyboard.press(key)
    await untilPictureChanges(page, before)
    await signedIn(page)
  },
)

test('every game has its own number, and known slugs keep theirs [2.2]', () => {
  const ids = new Map(games.map(({ slug, gameId }) => [slug, gameId]))
  expect(ids.get('jetpack-joyride')).toBe(29)
  expect(new Set(ids.values()).size).toBe(games.length)
  const last = games.toSorted((one, other) => one.gameId - other.gameId).slice(-5)
  expect(last.map(({ slug }) => slug)).toEqual(['sudoku', 'mahjong', 'pool', 'classic-chess', '2048'])
})
