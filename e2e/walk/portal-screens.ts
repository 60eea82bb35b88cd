import type { Page } from 'playwright-core'
import type { Language } from '#kit/i18n/languages.ts'
import { NEEDED_LEVELS } from '#modules/cards/server/index.ts'
import { GIFT_FACTS } from '#modules/install/web/gift-facts.ts'
import { readCatalogue } from '../portal.ts'
import { score } from '../stage.ts'
import { said, word } from '../words.ts'
import type { Screen } from './screen.ts'

const text = (key: string, language: Language) => word('catalog', key, language)
const BOARD = 'canvas[data-slug]'

/** A game whose card is in the walker's backpack, but not in use. */
const lockedGame = readCatalogue().find(({ gameId }) => NEEDED_LEVELS.get(gameId) === 's')!

const search = (typed: string, finds: string) => async (page: Page) => {
  await page.locator('main input[type="search"]').fill(typed)
  await page.locator(finds).first().waitFor()
}

const openMenu = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: text('game.menu', language), exact: true }).click()
  await page.locator('dialog[open] section').first().waitFor()
}

/** Restarting a run of several moves asks for confirmation. */
async function askRestart(page: Page, language: Language) {
  await page.locator(BOARD).focus()
  const round = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']
  for (let turn = 0; turn < 40 && (turn < 24 || (await score(page)) === 0); turn++) {
    await page.keyboard.press(round[turn % round.length]!)
    await page.waitForTimeout(60)
  }
  await page.getByRole('button', { name: text('game.restart', language), exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** Games and texts, which need no account. */
export const portalScreens: readonly Screen[] = [
  { name: 'home', path: '/', shows: '#wall' },
  { name: 'search', path: '/', shows: '#wall', reach: search('an', 'main a[href^="/g/"]') },
  { name: 'search without a hit', path: '/', reach: search('qxqxqx', '[class*="EmptyState"]') },
  { name: 'centre', path: '/games', shows: 'main a[href^="/g/"]' },
  { name: 'centre, ranking', path: '/games?list=rank', shows: 'main a[href^="/g/"]' },
  { name: 'centre, live', path: '/games?list=live', shows: 'main h2' },
  { name: 'category', path: '/games/puzzle', shows: 'main a[href^="/g/"]' },
  { name: 'hub', path: '/hub/chess', shows: 'main a[href^="/g/"]' },
  {
    name: 'game',
    path: '/g/2048',
    shows: BOARD,
    reach: (page) => page.locator('#leaderboard').scrollIntoViewIfNeeded(),
  },
  { name: 'game with levels', path: '/g/crab-crates', shows: BOARD, reach: openMenu },
  { name: 'game menu', path: '/g/2048', shows: BOARD, reach: openMenu },
  { name: 'game, restart', path: '/g/2048', shows: BOARD, reach: askRestart },
  { name: 'game in real time', path: '/g/garden-snake', shows: BOARD },
  { name: 'locked game', path: `/g/${lockedGame.slug}`, shows: '#lock' },
  {
    name: 'locked game, choice',
    path: `/g/${lockedGame.slug}`,
    shows: '#lock',
    reach: async (page) => {
      await page.locator('[aria-labelledby="lock"] button').first().click()
      await page.locator('dialog[open] li').first().waitFor()
    },
  },
  { name: 'settings', path: '/settings', shows: '#language' },
  { name: 'languages', path: '/privacy', reach: (page) => page.locator('footer summary').click() },
  { name: 'idle rules', path: '/rules/idle-rewards' },
  { name: 'cloud rules', path: '/rules/cloud-time' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'contact', path: '/contact' },
  { name: 'credits', path: '/credits' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'offline', path: '/offline.html', isPlain: true },
  { name: 'components', path: '/dev/ui', isEnglish: true },
  {
    name: 'gift of the home screen',
    path: '/settings',
    reach: async (page, language) => {
      await page.getByRole('button', { name: said('catalog', 'footer.box', GIFT_FACTS, language) }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
