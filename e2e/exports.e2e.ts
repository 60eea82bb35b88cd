import { expect, test } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { operator, operatorOf, untilUp } from './console-steps.ts'
import { exportLayout } from './export-layout.ts'
import { open, signIn, signInWorld } from './sign-in-steps.ts'
import {
  approve,
  askReview,
  becomeDeveloper,
  CONSOLE,
  describeGame,
  gameIn,
  GAMES,
  playGame,
  say,
  settings,
  uploadVersion,
  useStudioWorld,
  version,
} from './studio-steps.ts'

const TITLE = 'Reef Drum'
const ISOLATED = 'isolated: true'
useStudioWorld()
const expected = () => [
  new RegExp(`left the portal: http://[\\w-]+\\.localhost:${GAMES.port}/`),
  /Failed to load resource|Blocked script execution|sandbox/,
]
const embedder = async (path: string) =>
  (await fetch(signInWorld.url + path)).headers.get('cross-origin-embedder-policy')

test('an export with threads is uploaded, reported, approved and played on a phone, with save and mute', async () => {
  const dev = await open({ isMobile: true, expected: expected() })
  await signIn(dev, 'reef-developer')
  await becomeDeveloper(dev, TITLE)
  await describeGame(dev)
  await uploadVersion(dev, 1, exportLayout())
  // The inspector's browser had threads, too: without them the game would not have set up its listeners.
  for (const [question, answer] of [
    ['speaks', 'yes'],
    ['touch', 'yes'],
    ['keyboard', 'yes'],
  ] as const)
    await version(dev, 1)
      .locator('dl > div')
      .filter({ hasText: new RegExp(`^${say(`report.${question}`)}\\s*${say(`seen.${answer}`)}$`) })
      .waitFor()

  const link = await version(dev, 1)
    .getByRole('link', { name: say('try') })
    .getAttribute('href')
  const friend = await open({ isMobile: true, expected: expected() })
  await playGame(friend, link!, TITLE)
  expect(await gameIn(friend, TITLE).locator('#notice').textContent()).toBe(ISOLATED)

  const run = operatorOf(signInWorld.dataFolder, settings())
  const place = { console: `http://localhost:${CONSOLE.port}`, run }
  await untilUp(place.console)
  await askReview(dev, 1)
  const reviewer = await operator(place, 'Rea', 'editor', expected())
  await reviewer.getByRole('link', { name: 'Games to review' }).click()
  await reviewer.getByRole('button', { name: new RegExp(TITLE) }).click()
  await reviewer.getByRole('button', { name: 'Play', exact: true }).click()
  await gameIn(reviewer, TITLE).getByText(ISOLATED).waitFor()
  await approve(dev, run)
  await version(dev, 1)
    .getByRole('button', { name: say('publish'), exact: true })
    .click()
  await version(dev, 1)
    .getByText(say('share', { percent: 100 }))
    .waitFor()
  await expect
    .poll(async () => (await fetch(`${signInWorld.url}/g/reef-drum`)).status, { timeout: LIMITS.event })
    .toBe(200)

  const player = await open({ width: 375, height: 667, isMobile: true, expected: expected() })
  await playGame(player, '/g/reef-drum', TITLE)
  const game = gameIn(player, TITLE)
  expect(await player.evaluate(() => crossOriginIsolated)).toBe(true)
  expect(await game.locator('#notice').textContent()).toBe(ISOLATED)
  expect(await game.locator('#sound').textContent()).toBe('loud')
  // Each of four threads adds one.
  await game.locator('#canvas').tap()
  await expect.poll(() => game.locator('#hops').textContent()).toBe('4')
  await game.locator('#canvas').tap()
  await expect.poll(() => game.locator('#hops').textContent()).toBe('8')
  if (process.env['SHOTS']) await player.screenshot({ path: `${process.env['SHOTS']}/export-375.png` })
  await player.evaluate(() => localStorage.setItem('sound-status', '0'))
  await playGame(player, '/g/reef-drum', TITLE)
  expect(await game.locator('#hops').textContent()).toBe('8')
  await expect.poll(() => game.locator('#sound').textContent()).toBe('quiet')

  // Only the page that needs it is cross-origin isolated.
  expect(await embedder('/g/reef-drum')).toBe('require-corp')
  expect(await Promise.all(['/', '/games', '/g/2048', '/studio'].map(embedder))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
