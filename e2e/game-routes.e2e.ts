import { expect, test } from 'vitest'
import { at, openPage, visit } from './browser.ts'
import { readCatalogue } from './portal.ts'

const games = readCatalogue()
const numbersOf = (slugs: readonly string[]) =>
  games.filter(({ slug }) => slugs.includes(slug)).map(({ slug, gameId }) => ({ slug, gameId }))

/** The games that the specification names, and every hundredth of all. */
const EXAMPLES = [
  ...numbersOf([
    'bubble-charms',
    'troll-toilet-quest-1',
    'combo-crusader',
    'jetpack-joyride',
    'papas-pizzeria',
  ]),
  ...numbersOf(['polytrack', 'fruit-ninja', 'bumper-cars-soccer', 'basketball-stars']),
  ...games.filter((_, index) => index % 100 === 0).map(({ slug, gameId }) => ({ slug, gameId })),
]

test('there are well over a thousand games, in six genres [1.3]', async () => {
  expect(games.length).toBeGreaterThan(1500)
  for (const genre of ['puzzle', 'idle', 'sports', 'racing', 'shooter', 'io']) {
    const payload = await fetch(at(`/_app/payload/en/games/${genre}`))
    const { reads } = (await payload.json()) as { reads: [string, object, { list: unknown[] }][] }
    expect(reads[0]![2].list.length, genre).toBeGreaterThan(5)
  }
})

test('slugs are lower-case words joined by hyphens, one has capitals, and the last numbers are fixed [2.10] [2.12]', async () => {
  const odd = games.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)).map(({ slug }) => slug)
  expect(odd).toEqual(['ABC-Blocks'])
  expect((await fetch(at('/g/ABC-Blocks'))).status).toBe(200)
  // Ids above these belong to games that were added after the specification.
  const numbered = games.filter(({ gameId }) => gameId <= 1752)
  const last = numbered.toSorted((one, other) => one.gameId - other.gameId).slice(-5)
  expect(last.map(({ slug }) => slug)).toEqual(['sudoku', 'mahjong', 'pool', 'classic-chess', '2048'])
  expect(last.at(-1)!.gameId).toBe(1752)
})

test('the route of each game has its slug as its name and its number in its metadata [2.2] [2.11]', async () => {
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(games.length)
  expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length)
  expect(games.every(({ gameId }) => Number.isSafeInteger(gameId))).toBe(true)
  for (const { slug, gameId } of EXAMPLES) {
    const page = await (await fetch(at(`/g/${slug}`))).text()
    expect(page.slice(0, 400), slug).toContain(`data-route="${slug}" data-game-id="${gameId}"`)
  }
})

test('the name of the route changes with navigation [2.2]', async () => {
  const page = await openPage()
  const route = () =>
    page.evaluate(() => {
      const { route: name = '', gameId = '' } = document.documentElement.dataset
      return [name, gameId]
    })
  await visit(page, '/')
  expect(await route()).toEqual(['', ''])
  await page.locator('main a[href="/g/sudoku"]').first().click()
  await page.waitForURL('**/g/sudoku')
  const sudoku = games.find(({ slug }) => slug === 'sudoku')!
  await expect.poll(route).toEqual(['sudoku', String(sudoku.gameId)])
})
