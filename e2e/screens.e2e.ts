import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { GIFT_FACTS } from '#modules/install/web/gift-facts.ts'
import { at, openPage, visit } from './browser.ts'
import { board } from './stage.ts'
import { prepareSpeech, showIn } from './walk/speak.ts'
import { said, word } from './words.ts'

const catalog = (key: string) => word('catalog', key)
const install = (key: string) => said('install', key, GIFT_FACTS)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null)

/** As if started from the home screen with a code of the server. */
const INSTALLED = `{
  const ask = globalThis.matchMedia.bind(globalThis)
  globalThis.matchMedia = (query) =>
    query === '(display-mode: standalone)' ? ask('(min-width: 1px)') : ask(query)
  localStorage.setItem('launch-code', '${'c'.repeat(43)}')
}`

test('the coconuts of the gift are completely visible, side by side, in the sheet', async () => {
  const page = await openPage({ isMobile: true, before: INSTALLED })
  await visit(page, '/')
  const gift = page.getByRole('dialog', { name: install('gift.title') })
  await gift.waitFor()
  const frame = (await gift.boundingBox())!
  const nuts = gift.locator('svg[viewBox="0 0 200 200"]')
  await expect.poll(() => nuts.count()).toBe(GIFT_FACTS.boxes)
  for (const nut of await nuts.all()) {
    const box = (await nut.boundingBox())!
    expect([box.width, box.height].map(Math.round)).toEqual([96, 96])
    expect(box.x).toBeGreaterThanOrEqual(frame.x)
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
  }
})

/** Runs in the page: words of headings that are broken within. */
function brokenWords(): string[] {
  const found: string[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + text.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(text)
      }
  }
  return found
}
/** Languages without spaces: a line may break after any character. */
const WITHOUT_SPACES: readonly string[] = ['zh', 'ja', 'th']

test.for(['/games', '/me', '/settings', '/friends'])(
  'at 320 px no heading of %s is broken in the middle of a word, in any language',
  async (path) => {
    const page = await openPage({ isMobile: true, width: 320, height: 568 })
    await visit(page, path)
    await page.locator('main h1').waitFor()
    const found: string[] = []
    for (const { language, says } of await prepareSpeech(page, LANGUAGES)) {
      if (WITHOUT_SPACES.includes(language)) continue
      await showIn(page, language, says)
      for (const broken of await page.evaluate(brokenWords)) found.push(`${language}: ${broken}`)
    }
    expect(found).toEqual([])
  },
)

test('the coconut in the footer says what it gives, and is not hidden by the navigation bar [1.27]', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/terms')
  const words = said('catalog', 'footer.box', GIFT_FACTS)
  const gift = page.getByRole('button', { name: words })
  await gift.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect((await gift.getByText(words).boundingBox())!.width).toBeGreaterThan(100)
  expect(await gift.getByText(`x${GIFT_FACTS.boxes}`).count()).toBe(1)
  const box = (await gift.boundingBox())!
  const bar = (await page.locator('nav a[href="/coconut"]').last().boundingBox())!
  expect(box.y + box.height).toBeLessThan(bar.y)
})

test.for(['/no/such/place', '/shtml/NOBODY00'])(
  '%s has games to continue with, and a search',
  async (path) => {
    const page = await openPage({ isMobile: true, expected: [/status of 404/] })
    await visit(page, path)
    const popular = page.getByRole('region', { name: catalog('search.instead') })
    await expect.poll(() => popular.getByRole('link').count()).toBe(12)
    await page.getByRole('searchbox').fill('chess')
    await page.locator('a[href="/g/classic-chess"]').click()
    await page.waitForURL(at('/g/classic-chess'))
    await board(page).waitFor()
  },
)

test('choosing a board in the menu closes it', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/g/2048')
  await page.getByRole('button', { name: catalog('game.menu') }).click()
  const menu = page.getByRole('dialog')
  await menu.waitFor()
  await menu.locator('nav button[aria-pressed="false"]').first().click()
  await menu.waitFor({ state: 'hidden' })
})

/** The late parts load with the first gesture. */
async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
}

test('Back from a game returns to the position in a long list', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/games?list=all')
  await wake(page)
  const tiles = page.locator('main li a[href^="/g/"]')
  for (let deep = 0; deep < 6000; deep = await page.evaluate(() => scrollY)) await page.mouse.wheel(0, 900)
  await page.waitForLoadState('networkidle')
  const place = await page.evaluate(() => scrollY)
  const inView = await tiles.evaluateAll((all) =>
    all
      .find((tile) => tile.getBoundingClientRect().top > 100 && tile.getBoundingClientRect().top < 400)!
      .getAttribute('href')!,
  )
  await page.locator(`main a[href="${inView}"]`).last().click()
  await page.waitForURL(at(inView))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL(at('/games?list=all'))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY)), { timeout: LIMITS.event }).toBe(place)
})

test('a tile grows into the stage, and with reduced motion the game opens at once', async () => {
  const before = `{
    const start = Document.prototype.startViewTransition
    window.grown = []
    Document.prototype.startViewTransition = function (change) {
      window.grown.push(document.querySelector('img[style*="view-transition-name"]')?.closest('a')?.pathname)
      return start.call(this, change)
    }
  }`
  const grown = (page: Page) => page.evaluate(() => (window as unknown as { grown: string[] }).grown)
  for (const [motion, expected] of [
    [true, ['/g/2048']],
    [false, []],
  ] as const) {
    const page = await openPage({ motion, before })
    await visit(page, '/')
    await wake(page)
    await page.locator('main li a[href="/g/2048"]').first().click()
    await page.waitForURL(at('/g/2048'))
    await board(page).waitFor()
    expect(await grown(page)).toEqual(expected)
    await expect
      .poll(() =>
        page.locator('[data-stage]').evaluate((stage) => (stage as HTMLElement).style.viewTransitionName),
      )
      .toBe('')
  }
})

test('arrow keys move from tile to tile, and scroll when nothing has the focus', async () => {
  const page = await openPage()
  await visit(page, '/')
  await wake(page)
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBeNull()
  await page.locator('main li a[href^="/g/"]').first().focus()
  const first = await focused(page)
  const boxOf = (href: string | null) => page.locator(`main li a[href="${href}"]`).first().boundingBox()
  const start = (await boxOf(first))!
  await page.keyboard.press('ArrowRight')
  const second = await focused(page)
  expect(second).not.toBe(first)
  expect((await boxOf(second))!.x).toBeGreaterThanOrEqual(start.x + start.width)
  await page.keyboard.press('ArrowLeft')
  expect(await focused(page)).toBe(first)
  await page.keyboard.press('ArrowDown')
  expect((await boxOf(await focused(page)))!.y).toBeGreaterThan(start.y)
  await page.locator('nav a[href="/terms"], footer a[href="/terms"]').first().click()
  await page.waitForURL(at('/terms'))
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).not.toMatch(/^\/g\//)
})

const PAD = `{
  const pad = { axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) }
  window.pad = pad
  navigator.getGamepads = () => [pad]
}`

test('a gamepad moves the focus with its cross and opens the focused element', async () => {
  const page = await openPage({ before: PAD })
  await visit(page, '/')
  await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')))
  await page.waitForLoadState('networkidle')
  const hold = (button: number, pressed: boolean) =>
    page.evaluate(
      ([number, isDown]) => {
        const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } }
        pad.buttons[number]!.pressed = isDown
      },
      [button, pressed] as const,
    )
  // The pad is read once a frame, and a busy machine has few of them.
  const twoFrames = () =>
    page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  const press = async (button: number) => {
    await hold(button, true)
    await twoFrames()
    await page.waitForTimeout(100)
    await hold(button, false)
    await twoFrames()
    await page.waitForTimeout(100)
  }
  const RIGHT = 15
  const A = 0
  await press(RIGHT)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.locator('main li a[href^="/g/"]').first().focus()
  const first = await focused(page)
  await press(RIGHT)
  const second = await focused(page)
  expect(second).not.toBe(first)
  await press(A)
  await page.waitForURL(at(second!))
  await board(page).waitFor()
})
