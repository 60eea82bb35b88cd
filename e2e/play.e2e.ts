import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardsCalls } from '#modules/cards/calls.ts'
import { alive, at, kept, openPage, signedIn, visit } from './browser.ts'
import { untilDealt } from './send-run.ts'
import {
  action,
  best,
  board,
  painted,
  picture,
  score,
  swipe,
  swipeForPoints,
  untilPictureChanges,
} from './stage.ts'
import { word } from './words.ts'

/** Animations run, since effects are part of the picture. */
const phone = { isMobile: true, motion: true } as const
const open2048 = async (wishes = {}): Promise<Page> => {
  const page = await openPage({ ...phone, ...wishes })
  await visit(page, '/g/2048')
  return page
}

test('a visitor on a phone opens /g/2048 and plays it with a finger [1.1] [1.2]', async () => {
  const page = await open2048()
  expect(await painted(page)).toBeGreaterThan(0.3)
  const before = await picture(page)
  await swipe(page, 'left')
  await swipe(page, 'down')
  await untilPictureChanges(page, before)
  await swipeForPoints(page)
  expect(await score(page)).toBeGreaterThan(0)
})

test('the whole board is visible on the first screen of a small phone [1.2]', async () => {
  const page = await open2048()
  const box = (await board(page).boundingBox())!
  expect(box.width).toBeGreaterThan(280)
  expect(box.y + box.height).toBeLessThanOrEqual(667)
  for (const key of ['undo', 'hint', 'restart'])
    expect((await action(page, key).boundingBox())!.y, key).toBeLessThan(667)
})

test('a visitor is signed in without a form while the game already plays [1.23] [3.6]', async () => {
  const page = await open2048()
  const { tokenStr, expireTime } = await signedIn(page)
  expect(tokenStr.length).toBeGreaterThan(20)
  // In seconds since the epoch: read as milliseconds, this would be January 1970 or the year 50000.
  const days = (expireTime - (await page.evaluate(() => new Date().getTime() / 1000))) / 86_400
  expect(days).toBeGreaterThan(1)
  expect(days).toBeLessThan(400)
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
})

test('undo reverts a move, and a hint changes only the picture [1.1]', async () => {
  const page = await open2048()
  expect(await action(page, 'undo').isDisabled()).toBe(true)
  await swipeForPoints(page)
  const points = await score(page)
  expect(points).toBeGreaterThan(0)
  await page.waitForTimeout(600)
  const before = await picture(page)
  await action(page, 'hint').tap()
  await untilPictureChanges(page, before)
  expect(await score(page)).toBe(points)
  while (!(await action(page, 'undo').isDisabled())) await action(page, 'undo').tap()
  await expect.poll(() => score(page)).toBe(0)
})

test('restarting a long run asks first: keep playing keeps it, start again deals the same board [4.27]', async () => {
  const page = await open2048()
  await swipeForPoints(page, 60)
  const points = await score(page)
  await action(page, 'restart').tap()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: word('catalog', 'game.restartNo') }).tap()
  await question.waitFor({ state: 'hidden' })
  expect(await score(page)).toBe(points)
  await action(page, 'restart').tap()
  await question.getByRole('button', { name: word('catalog', 'game.restartYes') }).tap()
  await expect.poll(() => score(page)).toBe(0)
})

/** The run in a game's record. */
const runIn = (text: string | null) => (JSON.parse(text!) as { run: unknown }).run

test('a reload continues the run, its score and its board [1.1]', async () => {
  const page = await open2048()
  await swipeForPoints(page, 8)
  await page.waitForTimeout(800)
  const points = await score(page)
  const record = await kept(page, 'game:2048')
  await page.reload()
  await alive(page)
  await expect.poll(() => score(page)).toBe(points)
  expect(runIn(await kept(page, 'game:2048'))).toEqual(runIn(record))
})

test('a flight without input ends with its panel; the best stays after a reload [1.1]', async () => {
  const page = await openPage(phone)
  await visit(page, '/g/jetpack-joyride')
  await board(page).tap()
  const again = page.getByRole('button', { name: word('catalog', 'game.again') })
  await again.waitFor()
  const reached = await score(page)
  expect(reached).toBeGreaterThan(0)
  // A first score is no new best.
  expect(await page.getByText(word('catalog', 'game.newBest')).count()).toBe(0)
  await again.tap()
  await again.waitFor({ state: 'hidden' })
  await page.reload()
  await alive(page)
  await expect.poll(() => best(page)).toBe(reached.toLocaleString('en'))
})

test('the next game is one tap away, and Back returns to the first one [1.1]', async () => {
  const page = await open2048()
  const next = page
    .getByRole('region', { name: word('catalog', 'game.related') })
    .getByRole('link')
    .first()
  const address = (await next.getAttribute('href'))!
  await next.tap()
  await page.waitForURL(at(address))
  await page.locator(`canvas[data-slug="${address.slice('/g/'.length)}"]`).waitFor()
  await expect.poll(() => painted(page)).toBeGreaterThan(0.1)
  await page.goBack()
  await page.waitForURL(at('/g/2048'))
  await page.locator('canvas[data-slug="2048"]').waitFor()
  await expect.poll(() => painted(page)).toBeGreaterThan(0.3)
})

test('the back button of the game page leads home [1.1]', async () => {
  const page = await open2048()
  await page.getByRole('link', { name: word('catalog', 'game.back'), exact: true }).tap()
  await page.waitForURL(at('/'))
  await page.getByRole('heading', { name: word('catalog', 'home.wall') }).waitFor()
})

test('full screen fills the screen with the stage and can be left [1.2]', async () => {
  const page = await open2048()
  const usual = (await board(page).boundingBox())!
  await action(page, 'fullscreen').tap()
  await action(page, 'fullscreenEnd').waitFor()
  expect((await board(page).boundingBox())!.height).toBeGreaterThanOrEqual(usual.height)
  await action(page, 'fullscreenEnd').tap()
  await action(page, 'fullscreen').waitFor()
})

test('a real-time game pauses when the menu opens, and continues [1.1]', async () => {
  const page = await openPage(phone)
  await visit(page, '/g/jetpack-joyride')
  await action(page, 'pause').tap()
  await page.getByRole('button', { name: new RegExp(word('catalog', 'game.paused')) }).tap()
  await action(page, 'pause').waitFor()
})

test('a finished run is replayed by the server and enters the table of the week [1.1]', async () => {
  // Without animations, since hundreds of moves are made and none is looked at.
  const page = await open2048({ motion: false })
  await signedIn(page)
  await untilDealt(page)
  await visit(page, '/g/2048')
  const keys = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const
  const end = page.getByRole('heading', { name: word('catalog', 'game.over') })
  // Without a plan, such a run ends within a few hundred moves.
  for (let move = 0; move < 3000 && (move % 16 > 0 || (await end.count()) === 0); move++)
    await page.keyboard.press(keys[(move * 7 + (move >> 3)) % keys.length]!)
  await expect.poll(() => end.count()).toBe(1)
  const points = await score(page)
  const table = page.locator('section', { has: page.locator('#leaderboard') })
  await table.scrollIntoViewIfNeeded()
  const mine = table.locator('li[aria-current]')
  await expect.poll(() => mine.innerText()).toContain(word('scores', 'you'))
  expect(await mine.innerText()).toContain(points.toLocaleString('en'))
})

test('a board is drawn anew on a screen with other pixels, at the same size [1.2]', async () => {
  const page = await openPage({ width: 1280, height: 800 })
  // An emulated screen changes its pixels without telling the queries that watch them, so the test tells them.
  await page.addInitScript(() => {
    const watched: MediaQueryList[] = []
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      const list = ask(query)
      if (query.includes('resolution')) watched.push(list)
      return list
    }
    addEventListener('otherscreen', () =>
      watched.splice(0).forEach((list) => list.dispatchEvent(new Event('change'))),
    )
  })
  await visit(page, '/g/2048')
  // The first gesture loads what follows the screen, and asks for the boxes.
  const woken = page.waitForRequest((request) => request.url().endsWith(`/api/${cardsCalls.listBoxes.wire}`))
  await page.keyboard.press('Shift')
  await woken
  const screen = await page.context().newCDPSession(page)
  const size = await board(page).boundingBox()
  const pixels = () => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.width)
  for (const [deviceScaleFactor, times] of [
    [2, 2],
    [1.5, 1.5],
  ] as const) {
    await screen.send('Emulation.setDeviceMetricsOverride', {
      width: 1280,
      height: 800,
      deviceScaleFactor,
      mobile: false,
    })
    await page.evaluate(() => void dispatchEvent(new Event('otherscreen')))
    await expect.poll(pixels).toBe(Math.round(size!.width * times))
    expect(await board(page).boundingBox()).toEqual(size)
  }
})
