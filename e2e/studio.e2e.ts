import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testPng } from '#apps/testing/test-png.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { visit } from './browser.ts'
import { operator, operatorOf, untilUp } from './console-steps.ts'
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
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

useStudioWorld()

/** A game that counts and saves hops, and obeys mute and pause. */
const gameWith = (label: string) => `<!doctype html><title>Pond Hop</title>
<style>html,body{margin:0;height:100%;overflow:hidden}canvas{position:absolute;inset:0;width:100%;height:100%}button{position:relative;font-size:24px;padding:20px 40px;margin:40px}</style>
<canvas></canvas><button id="hop">${label}</button><p id="hops"></p><p id="sound"></p><p id="badge"></p><p id="secret"></p>
<script src="/_sdk/islet.js"></script>
<script type="module">
  const islet = await Islet.connect()
  const pen = document.querySelector('canvas').getContext('2d')
  let hue = 0
  const draw = () => {
    if (!islet.facts().isPaused) { hue++; pen.fillStyle = 'hsl(' + hue + ' 60% 50%)'; pen.fillRect(0, 0, 300, 150) }
    requestAnimationFrame(draw)
  }
  draw()
  const show = (id, text) => { document.getElementById(id).textContent = text }
  let hops = Number(islet.saves.get('hops') ?? 0)
  show('hops', hops)
  const heed = ({ isMuted }) => show('sound', isMuted ? 'quiet' : 'loud')
  heed(islet.facts())
  islet.onFacts(heed)
  addEventListener('keydown', () => {})
  document.getElementById('hop').onclick = () => {
    show('hops', ++hops)
    void islet.saves.set('hops', String(hops))
    void islet.badge('first-hop').then(() => show('badge', 'given'), () => show('badge', 'refused'))
    void islet.badge('secret-hop').then(() => show('secret', 'given'), () => show('secret', 'refused'))
  }
  islet.ready()
</script>`
const BADGE = { id: 'first-hop', title: 'First hop', task: 'Hop once', picture: 'badges/first-hop.png' }
const filesWith = (label: string) => [
  { path: 'index.html', content: gameWith(label) },
  { path: 'islet.json', content: JSON.stringify({ badges: [BADGE] }) },
  { path: BADGE.picture, content: testPng(64, 64) },
]

const TITLE = 'Pond Hop'
const game = (page: Page) => gameIn(page, TITLE)
const play = (page: Page, path: string) => playGame(page, path, TITLE)
const expected = () => [
  new RegExp(`left the portal: http://[\\w-]+\\.localhost:${GAMES.port}/`),
  /Failed to load resource|Blocked script execution|sandbox/,
]

/** On a wide page no part changes its column when a panel of another opens or closes. */
async function staysInColumns(dev: Page) {
  const size = dev.viewportSize()!
  await dev.setViewportSize({ width: 1280, height: 800 })
  const columns = () =>
    dev.locator('main section').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
  const before = await columns()
  expect(new Set(before).size).toBe(2)
  for (const panel of await version(dev, 1).locator('summary').all())
    for (let press = 0; press < 2; press++) {
      await panel.click()
      expect(await columns()).toEqual(before)
    }
  await dev.setViewportSize(size)
}

test('a game goes from its developer through report and review to a player, and is rolled back', async () => {
  const dev = await open({ isMobile: true, expected: expected() })
  await signIn(dev, 'pond-developer')
  await becomeDeveloper(dev, TITLE)
  await describeGame(dev)
  await uploadVersion(dev, 1, filesWith('Hop'))
  const first = version(dev, 1)
  await first.getByText(say('report'), { exact: true }).waitFor()
  for (const [question, answer] of [
    ['speaks', 'yes'],
    ['touch', 'yes'],
    ['keyboard', 'yes'],
    ['earlySound', 'no'],
    ['pauses', 'yes'],
  ] as const)
    await first
      .locator('dl > div')
      .filter({ hasText: new RegExp(`^${say(`report.${question}`)}\\s*${say(`seen.${answer}`)}$`) })
      .waitFor()
  expect(await accessFaults(dev)).toEqual([])
  await staysInColumns(dev)

  // Whoever has the link can play it before it is public.
  const link = await first.getByRole('link', { name: say('try') }).getAttribute('href')
  const friend = await open({ isMobile: true, expected: expected() })
  await play(friend, link!)
  await game(friend).locator('#hop').click()
  await expect.poll(() => game(friend).locator('#hops').textContent()).toBe('1')
  // A declared badge is given; others are refused, as for players.
  await expect.poll(() => game(friend).locator('#badge').textContent()).toBe('given')
  await expect.poll(() => game(friend).locator('#secret').textContent()).toBe('refused')
  await friend
    .getByRole('listitem')
    .filter({ hasText: BADGE.title })
    .getByText(word('gameBadges', 'won'))
    .waitFor()
  await friend.getByText(say('preview.undeclared', { badge: 'secret-hop', file: 'islet.json' })).waitFor()
  expect(await accessFaults(friend)).toEqual([])
  if (process.env['SHOTS'])
    await friend.screenshot({ path: `${process.env['SHOTS']}/preview-badges.png`, fullPage: true })
  expect((await fetch(`${signInWorld.url}/g/pond-hop`)).status).toBe(404)

  await first.getByRole('button', { name: say('ask') }).click()
  await first.getByText(say('state.asked')).waitFor()

  const place = {
    console: `http://localhost:${CONSOLE.port}`,
    run: operatorOf(signInWorld.dataFolder, settings()),
  }
  await untilUp(place.console)
  const reviewer = await operator(place, 'Rea', 'editor', expected())
  await reviewer.getByRole('link', { name: 'Games to review' }).click()
  await reviewer.getByRole('button', { name: /Pond Hop/ }).click()
  await reviewer.getByRole('button', { name: 'Play', exact: true }).click()
  await game(reviewer).locator('#hop').click()
  await reviewer.getByText('Stops when paused').waitFor()
  expect(await accessFaults(reviewer)).toEqual([])
  await reviewer.getByLabel('What the developer reads').fill('Nice pond')
  await reviewer.getByRole('button', { name: 'Approve' }).click()
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await reviewer.getByRole('dialog').getByText('Done').waitFor()

  await visit(dev, new URL(dev.url()).pathname)
  await dev.getByText('Nice pond').waitFor()
  await first.getByRole('button', { name: say('publish'), exact: true }).click()
  await first.getByText(say('share', { percent: 100 })).waitFor()
  await expect
    .poll(async () => (await fetch(`${signInWorld.url}/g/pond-hop`)).status, { timeout: LIMITS.event })
    .toBe(200)

  const player = await open({ isMobile: true, expected: expected() })
  await play(player, '/g/pond-hop')
  expect(await game(player).locator('#hop').textContent()).toBe('Hop')
  expect(await game(player).locator('#sound').textContent()).toBe('loud')
  await game(player).locator('#hop').click()
  await game(player).locator('#hop').click()
  await expect.poll(() => game(player).locator('#hops').textContent()).toBe('2')
  await player.evaluate(() => localStorage.setItem('sound-status', '0'))

  await uploadVersion(dev, 2, filesWith('Leap'))
  await askReview(dev, 2)
  await approve(dev, place.run)
  await version(dev, 2)
    .getByRole('button', { name: say('publish.part', { percent: 10 }) })
    .click()
  await version(dev, 2)
    .getByText(say('share', { percent: 10 }))
    .waitFor()
  await version(dev, 2)
    .getByRole('button', { name: say('publish.all') })
    .click()
  await version(dev, 2)
    .getByText(say('share', { percent: 100 }))
    .waitFor()
  const labelNow = async () => {
    await play(player, '/g/pond-hop')
    return game(player).locator('#hop').textContent()
  }
  await expect.poll(labelNow, { timeout: LIMITS.event }).toBe('Leap')
  // A player's save belongs to the game, whatever its version.
  expect(await game(player).locator('#hops').textContent()).toBe('2')
  expect(await game(player).locator('#sound').textContent()).toBe('quiet')
  await version(dev, 1)
    .getByRole('button', { name: say('rollBack') })
    .click()
  await expect.poll(labelNow, { timeout: LIMITS.event }).toBe('Hop')
})
