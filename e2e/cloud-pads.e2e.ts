import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { play, streaming } from './cloud-steps.ts'
import { FAKED, useFakeGame } from './fake-game-world.ts'

const UPRIGHT = { width: 375, height: 667 }
const ACROSS = { width: 667, height: 375 }

const world = useFakeGame('cloud-pads')

const editor = (page: Page) => page.getByRole('group', { name: streaming('pad.move') })
const jump = (page: Page) => page.getByRole('button', { name: streaming('action.jump') })

async function boxOf(part: Locator) {
  await part.waitFor()
  let box = await part.boundingBox()
  await expect.poll(async () => (box = await part.boundingBox())).not.toBeNull()
  return box!
}
const middleOf = async (part: Locator) => {
  const { x, y, width, height } = await boxOf(part)
  return { x: x + width / 2, y: y + height / 2 }
}

async function openEditor(page: Page) {
  const entry = page.getByRole('button', { name: streaming('pad.move') })
  await expect
    .poll(
      async () => {
        // A second press would close the menu again.
        if (!(await entry.isVisible())) await page.getByRole('button', { name: streaming('menu') }).tap()
        return entry.isVisible()
      },
      { interval: 1000 },
    )
    .toBe(true)
  await entry.tap()
  await editor(page).waitFor()
}

/** Every part is completely on the screen, and at least as large as a fingertip. */
async function areAllOn(page: Page, size: { width: number; height: number }) {
  for (const part of await page
    .locator('[data-moved] [data-place=a]:visible, [data-edited] [data-place]:visible')
    .all()) {
    const { x, y, width, height } = await boxOf(part)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.5)
    expect(x + width).toBeLessThanOrEqual(size.width + 0.5)
    expect(y + height).toBeLessThanOrEqual(size.height + 0.5)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
}

test('a player moves a button of the pad, and finds it there the next time [2.4]', async () => {
  const page = await openPage({
    portal: world.portal.url,
    isMobile: true,
    ...UPRIGHT,
    // The hub measures the distance to the worker's own host.
    expected: [new RegExp(`^left the portal: ${world.game.healthUrl}$`)],
  })
  await play(page, FAKED)
  const before = await middleOf(jump(page))
  await openEditor(page)
  const handle = editor(page).locator('[data-place=a]')
  const from = await middleOf(handle)
  expect(Math.abs(from.x - before.x) + Math.abs(from.y - before.y)).toBeLessThan(2)
  await areAllOn(page, UPRIGHT)
  // A tap picks a button up, the next one puts it down.
  await page.touchscreen.tap(from.x, from.y)
  await page.touchscreen.tap(200, 300)
  await editor(page)
    .getByRole('button', { name: streaming('pad.larger') })
    .tap()
  const put = await boxOf(handle)
  await editor(page)
    .getByRole('button', { name: streaming('pad.done') })
    .tap()
  await editor(page).waitFor({ state: 'detached' })
  expect(world.game.keys()).toEqual([])

  const moved = await boxOf(jump(page))
  expect(Math.abs(moved.x - put.x) + Math.abs(moved.y - put.y)).toBeLessThan(2)
  await page.touchscreen.tap(200, 300)
  await expect.poll(world.game.keys).toEqual(['Space down', 'Space up'])

  // Each orientation has its own pad, completely on the screen; turning back restores the player's own.
  await page.setViewportSize(ACROSS)
  await openEditor(page)
  const across = editor(page).locator('[data-place=b]')
  await across.focus()
  for (let times = 0; times < 30; times += 1) await across.press('Shift+ArrowDown')
  for (let times = 0; times < 15; times += 1) await across.press('+')
  await areAllOn(page, ACROSS)
  await across.press('Escape')
  await editor(page).waitFor({ state: 'detached' })
  await page.setViewportSize(UPRIGHT)
  await expect.poll(async () => Math.abs((await boxOf(jump(page))).y - put.y)).toBeLessThan(2)

  await page.reload()
  await jump(page).waitFor()
  await expect.poll(async () => Math.abs((await boxOf(jump(page))).y - put.y)).toBeLessThan(2)
  await openEditor(page)
  await editor(page)
    .getByRole('button', { name: streaming('pad.back') })
    .tap()
  await editor(page)
    .getByRole('button', { name: streaming('pad.done') })
    .tap()
  await expect.poll(async () => Math.abs((await middleOf(jump(page))).y - before.y)).toBeLessThan(2)
})

test('the page reports to the worker how many frames it has shown [2.4]', async () => {
  await expect
    .poll(() =>
      world.game.heard('report').some(({ shown = 0, stutters = 0 }) => shown > 0 && stutters <= shown),
    )
    .toBe(true)
})
