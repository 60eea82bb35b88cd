import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { listenToCalls, wires } from './calls.ts'
import { readCatalogue } from './portal.ts'
import { untilDealt } from './send-run.ts'
import { board, score } from './stage.ts'
import { accessFaults } from './walk/axe.ts'
import { said, word } from './words.ts'

const SLUG = 'jetpack-joyride'
/** The hub's name for the kind of game. */
const KIND = 'Flying games'
const say = (key: string) => word('badges', key)

test('a newcomer ends a run, sees the badge it won, and finds it among their badges', async () => {
  expect(readCatalogue().find(({ slug }) => slug === SLUG)!.family).toBe('flyer')
  const page = await openPage({ isMobile: true, motion: true })
  // The home-screen guide opens by itself after leaving a game.
  const guide = page.getByRole('dialog', { name: word('install', 'guide.title') })
  await page.addLocatorHandler(guide, () => page.keyboard.press('Escape'))
  await visit(page, `/g/${SLUG}`)
  await signedIn(page)
  const calls = listenToCalls(page)
  // The gesture that wakes the page also counts as a gesture in the game, once the game has loaded.
  await page.waitForFunction(() => performance.getEntriesByName('game-ready').length > 0)
  await page.keyboard.press('Shift')
  await expect.poll(() => wires(calls)).toContain('game/play/start')
  await untilDealt(page)
  await visit(page, `/g/${SLUG}`)
  // After one tap the run ends by itself.
  await board(page).click()
  await page.getByRole('button', { name: word('catalog', 'game.again') }).waitFor()
  expect(await score(page)).toBeGreaterThan(0)

  const name = said('badges', 'name.first', { game: KIND })
  const line = page.getByRole('link', { name: said('badges', 'news', { name }) })
  await line.waitFor()
  // The run completes the first step of the week; the next one is the first box.
  await page.getByText(said('badges', 'quest.gift', {}).split(':')[0]!).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await line.tap()
  await page.getByRole('heading', { name: say('title'), level: 1 }).waitFor()
  const tile = page.getByRole('button', { name: new RegExp(`^${name}`) })
  await tile.waitFor()
  expect(await tile.getAttribute('data-locked')).toBeNull()
  expect(await accessFaults(page)).toEqual([])

  await tile.tap()
  await page.getByRole('button', { name: say('wear'), exact: true }).tap()
  await page.getByRole('button', { name: say('takeOff'), exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await visit(page, '/badges')
  await page.getByRole('listitem').filter({ hasText: name }).first().waitFor()
})

test('the card of the first week is closed permanently, on every page', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/me')
  await signedIn(page)
  await page.getByText(say('quest.play')).waitFor()
  await page.getByRole('button', { name: say('quest.skip') }).tap()
  await page.getByText(say('quest.play')).waitFor({ state: 'hidden' })
  // A first tap directly after loading opens the screen of the step.
  await visit(page, '/me')
  await page.getByRole('button', { name: say('quest.go') }).tap()
  await page.getByRole('dialog', { name: word('install', 'guide.title') }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('quest.close') }).tap()
  await page.getByRole('button', { name: say('quest.close') }).waitFor({ state: 'hidden' })
  await visit(page, '/me')
  await page.getByText(word('badges', 'entry')).waitFor()
  expect(await page.getByRole('button', { name: say('quest.close') }).count()).toBe(0)
})
