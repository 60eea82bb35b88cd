import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kept, openPage, visit } from './browser.ts'
import { board, openMenu } from './stage.ts'
import { word } from './words.ts'

const COINS = 100

interface Kept {
  readonly level?: number
  readonly memory?: string
}

/** A player with coins and a gamepad; the game runs six times as fast. */
const before = (slug: string, level: number, options: object, memory: object) => {
  const record = JSON.stringify({
    bests: {},
    plays: 3,
    level,
    stars: {},
    options,
    memory: JSON.stringify(memory),
  })
  return `localStorage.getItem('game:${slug}') ?? localStorage.setItem('game:${slug}', ${JSON.stringify(record)})
    const frame = requestAnimationFrame
    globalThis.requestAnimationFrame = (draw) => frame((now) => draw(now * 6))
    globalThis.padIsDown = false
    navigator.getGamepads = () => [{ mapping: 'standard', axes: [0, 0],
      buttons: Array.from({ length: 17 }, (_, place) => ({ pressed: place === 0 && globalThis.padIsDown })) }]`
}

const recordOf = async (page: Page, slug: string) =>
  JSON.parse((await kept(page, `game:${slug}`)) ?? '{}') as Kept
const owned = async (page: Page, slug: string) =>
  JSON.parse((await recordOf(page, slug)).memory ?? '{}') as Record<string, unknown>

async function buyBall(page: Page) {
  const ball = page.getByRole('dialog').getByRole('button', { name: /Beach ball/ })
  await openMenu(page, ball)
  await ball.tap()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Presses the pad's lower button repeatedly: it starts the match, and then only boosts or throws. */
async function playToTheEnd(page: Page) {
  const panel = page.locator('[data-end]')
  await expect
    .poll(
      async () => {
        await page.evaluate('globalThis.padIsDown = !globalThis.padIsDown')
        return panel.isVisible()
      },
      { timeout: 90_000, interval: 200 },
    )
    .toBe(true)
  return panel
}

test('bumper cars: coins buy a ball, a gamepad starts the match, and three losses allow to skip it', async () => {
  const slug = 'bumper-cars-soccer'
  const page = await openPage({
    isMobile: true,
    motion: false,
    before: before(slug, 9, {}, { kind: 'progress', coins: COINS, reached: 9, fails: 2 }),
  })
  await visit(page, `/g/${slug}`)
  await buyBall(page)
  expect(await owned(page, slug)).toMatchObject({ coins: COINS - 80, worn: { ball: 'beach' } })
  const panel = await playToTheEnd(page)
  expect(await owned(page, slug)).toMatchObject({ reached: 9, fails: 3, worn: { ball: 'beach' } })
  await panel.getByText(/^Lost \d : \d/).waitFor()
  await panel.getByRole('button', { name: word('run', 'skipLevel') }).tap()
  await panel.waitFor({ state: 'detached' })
  expect(await owned(page, slug)).toMatchObject({ reached: 10, fails: 0, worn: { ball: 'beach' } })
})

const BUTTON_PIXELS = 2000

/** Number of canvas pixels in the colour of the button "Play". */
const playButton = (page: Page): Promise<number> =>
  board(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 255 && data[at + 1] === 122 && data[at + 2] === 46) count++
    return count
  })

test('hoops: a gamepad starts a training from the menu, and a bought ball is kept over a reload', async () => {
  const slug = 'basketball-stars'
  const page = await openPage({
    isMobile: true,
    motion: false,
    before: before(slug, 1, { mode: 'training' }, { kind: 'progress', coins: COINS, reached: 3 }),
  })
  await visit(page, `/g/${slug}`)
  await expect.poll(() => playButton(page)).toBeGreaterThan(BUTTON_PIXELS)
  await expect
    .poll(async () => {
      await page.evaluate('globalThis.padIsDown = !globalThis.padIsDown')
      return playButton(page)
    })
    .toBeLessThan(BUTTON_PIXELS)
  await buyBall(page)
  await visit(page, `/g/${slug}`)
  expect(await owned(page, slug)).toMatchObject({ coins: COINS - 80, worn: { ball: 'beach' }, reached: 3 })
  const mode = page.getByRole('dialog').getByRole('button', { name: 'Training', exact: true })
  await openMenu(page, mode)
  expect(await mode.getAttribute('aria-pressed')).toBe('true')
})
