import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { about, cellMove, chessMove, isYours, press, reason, say, standing, yours } from './duel-steps.ts'
import { friends } from './friend-steps.ts'
import { freePort, startPortal } from './portal.ts'
import { word } from './words.ts'

const phone = { isMobile: true } as const
const timers = (page: Page) => page.locator('main [role="timer"]')

/** Chooses a clock on a game's page, until the search has begun or has found an opponent. */
async function seek(page: Page, clock: string) {
  const looks = page.getByText(say('quick.seeking'))
  const preset = page.locator('[data-quick]').getByRole('button', { name: clock })
  await preset.waitFor()
  await expect
    .poll(
      async () => {
        if ((await looks.isVisible()) || page.url().includes('duel=')) return true
        await preset.click()
        return false
      },
      { timeout: LIMITS.event },
    )
    .toBe(true)
}

/** Lets both search and waits until they share a board; the side that begins comes first. */
async function paired(one: Page, other: Page, clock: string): Promise<readonly [Page, Page]> {
  await seek(one, clock)
  await seek(other, clock)
  for (const page of [one, other]) await page.waitForURL(/duel=/)
  expect(one.url()).toBe(other.url())
  await expect
    .poll(async () => (await isYours(one)) || (await isYours(other)), { timeout: LIMITS.event })
    .toBe(true)
  return (await isYours(one)) ? [one, other] : [other, one]
}

test('a phone and a desktop are paired and play rated chess with a clock, then a rematch', async () => {
  // The connection is cut during the game.
  const cut = { expected: [/ERR_INTERNET_DISCONNECTED|WebSocket/] }
  const [ann, ben, eve] = await Promise.all([openPage({ ...phone, ...cut }), openPage(cut), openPage(phone)])
  for (const page of [ann, ben]) {
    await visit(page, '/g/classic-chess')
    await signedIn(page)
  }
  const [white, black] = await paired(ann, ben, '3+2')
  await timers(white).getByText('3:00').first().waitFor()
  await white.getByText('1500').first().waitFor()

  await visit(eve, new URL(white.url()).pathname + new URL(white.url()).search)
  await eve.getByText(say('watching')).waitFor()
  expect(await eve.getByRole('button', { name: say('act.resign'), exact: true }).count()).toBe(0)

  await chessMove(white, false, ['f2', 'f3'])
  await chessMove(black, true, ['e7', 'e5'])
  // The clock of the side on turn runs.
  await expect.poll(() => timers(white).first().textContent(), { timeout: LIMITS.event }).not.toBe('3:00')
  await press(black, 'say.open')
  await press(black, 'say.2')
  await white.locator('main').getByText(say('say.2')).waitFor()
  // A reload, going back, and a cut connection restore the board.
  await white.reload()
  await yours(white)
  await black.goBack()
  await black.goForward()
  await black.context().setOffline(true)
  await chessMove(white, false, ['g2', 'g4'])
  await standing(white).getByText(about('state.theirs')).waitFor()
  await black.context().setOffline(false)
  await chessMove(black, true, ['d8', 'h4'])

  await standing(black).getByText(say('state.won')).waitFor()
  for (const page of [white, eve]) await standing(page).getByText(about('state.wins')).waitFor()
  await black.locator('main').getByText('+162').waitFor()
  await white.locator('main').getByText('-162').waitFor()

  await press(white, 'act.again')
  await reason(black).getByText(about('why.againWished')).waitFor()
  await press(black, 'act.again')
  await yours(black)
  await timers(black).getByText('3:00').first().waitFor()
  // Before the first move, nobody can resign.
  await press(white, 'act.abort')
  await reason(black).getByText(say('why.aborted')).waitFor()

  await visit(white, '/me')
  await white.locator('[data-ratings]').getByText('1338').waitFor()
})

// Starts the server twice, and waits until a minute of clock has run out.
test('a friend at a live board is watched there, from their line', async () => {
  const [ann, ben] = await friends('Ann', 'Ben')
  const stranger = await openPage(phone)
  for (const page of [ann.page, stranger]) {
    await visit(page, '/g/classic-chess')
    await signedIn(page)
  }
  const [white, black] = await paired(ann.page, stranger, '3+2')
  // After the first two moves the clocks leave minutes to come and watch.
  await chessMove(white, false, ['e2', 'e4'])
  await chessMove(black, true, ['e7', 'e5'])
  await visit(ben.page, '/friends')
  await ben.page
    .getByRole('listitem')
    .filter({ hasText: 'Ann' })
    .getByRole('link', { name: word('friends', 'row.watch') })
    .click()
  await ben.page.waitForURL(/duel=/)
  expect(ben.page.url()).toBe(white.url())
  await ben.page.getByText(say('watching')).waitFor()
})

test(
  'a player loses on time, even if the server is killed during the game',
  { timeout: 3 * LIMITS.test },
  async () => {
    const data = makeDataFolder('live-duels')
    const port = await freePort()
    let portal = await startPortal(data.folder, { port })
    try {
      const wishes = { portal: portal.url, expected: [/Failed to load|WebSocket|ERR_/] }
      const [ann, ben] = await Promise.all([openPage({ ...phone, ...wishes }), openPage(wishes)])
      for (const page of [ann, ben]) {
        await visit(page, '/g/tic-tac-toe')
        await signedIn(page)
      }
      const [first, second] = await paired(ann, ben, '1+0')
      await cellMove(first, 0, 0)
      await cellMove(second, 0, -1)
      // A tap alone is no move: kills the server after the other page has received it.
      await standing(first).getByText(say('state.yours')).waitFor()
      await portal.kill()
      // A move made without a server is sent when it is back, without another tap.
      await cellMove(first, -1, -1)
      await first.getByText(word('errors', 'Unreachable')).waitFor()
      portal = await startPortal(data.folder, { port })
      await cellMove(second, 1, -1)
      // The first player thinks for too long.
      await reason(second)
        .getByText(about('why.flag'))
        .waitFor({ timeout: LIMITS.event + 70_000 })
      await reason(first).getByText(say('why.youFlag')).waitFor()
      await standing(second).getByText(say('state.won')).waitFor()
    } finally {
      await portal.stop()
      data.remove()
    }
  },
)

test('a player who waits alone is offered the computer, named as such, and leaves the pool', async () => {
  const ann = await openPage(phone)
  await visit(ann, '/g/reversi')
  await signedIn(ann)
  await seek(ann, '5+3')
  await ann.getByText(say('quick.computer')).waitFor()
  const left = ann.waitForResponse(/game\/duel\/unseek/)
  await press(ann, 'quick.toComputer')
  expect((await left).ok()).toBe(true)
  await ann.getByText(say('quick.computer')).waitFor({ state: 'hidden' })
  // The board is ready to play.
  await expect
    .poll(() => ann.evaluate(() => document.activeElement?.matches('canvas[data-slug="reversi"]')))
    .toBe(true)
  await ann.getByRole('button', { name: say('ratings.open'), exact: true }).click()
  await ann.getByText(say('ratings.none')).waitFor()
})
