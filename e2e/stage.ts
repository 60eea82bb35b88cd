import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { word } from './words.ts'

/** The game's canvas. */
export const board = (page: Page) => page.locator('canvas[data-slug]')

export const score = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-counter="score"]').innerText()).replace(/[^\d-]/g, ''))

export const best = (page: Page) => page.locator('[data-counter="best"]').innerText()

/** A button of the bar below the stage. */
export const action = (page: Page, key: string) =>
  page.getByRole('button', { name: word('catalog', `game.${key}`), exact: true })

/** A number that identifies the canvas's picture. */
export const picture = (page: Page): Promise<number> =>
  board(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let hash = 7
    for (let index = 0; index < data.length; index += 4)
      hash = (hash * 31 + data[index]! + data[index + 1]! * 3 + data[index + 2]! * 7) | 0
    return hash
  })

/** The painted share of the canvas, from 0 to 1. */
export const painted = (page: Page): Promise<number> =>
  board(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let seen = 0
    for (let index = 3; index < data.length; index += 4) if (data[index]! > 8) seen++
    return seen / (data.length / 4)
  })

/** Waits until the picture changes. */
export const untilPictureChanges = (page: Page, before: number) =>
  expect.poll(() => picture(page), { timeout: LIMITS.event, interval: 100 }).not.toBe(before)

const SWIPES = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const
export type Swipe = keyof typeof SWIPES
const SWIPE_STEPS = 4

const fingers = new WeakMap<Page, Promise<CDPSession>>()

/** Sends touches that Playwright does not: swipes, and a finger that rests. */
export function fingerOf(page: Page): Promise<CDPSession> {
  const finger = fingers.get(page) ?? page.context().newCDPSession(page)
  fingers.set(page, finger)
  return finger
}

/** Swipes over the board with touch events. */
export async function swipe(page: Page, direction: Swipe) {
  const box = (await board(page).boundingBox())!
  const [x, y] = SWIPES[direction]
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const reach = Math.min(box.width, box.height) / 4
  const finger = await fingerOf(page)
  const touch = (type: 'touchStart' | 'touchMove', step: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: middle.x + (x * reach * step) / SWIPE_STEPS, y: middle.y + (y * reach * step) / SWIPE_STEPS },
      ],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= SWIPE_STEPS; step++) await touch('touchMove', step)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Plays 2048 with arrows in a circle until there are points. */
export async function swipeForPoints(page: Page, points = 4) {
  const round: readonly Swipe[] = ['left', 'down', 'right', 'up']
  for (let turn = 0; turn < 60 && (await score(page)) < points; turn++) {
    await swipe(page, round[turn % round.length]!)
    await page.waitForTimeout(120)
  }
  // A touch right after a swipe ends the browser's scrolling instead of being a tap.
  await page.waitForTimeout(800)
}

/** Opens the menu of a game, and waits for an item: the first touch may come before hydration. */
export async function openMenu(page: Page, until: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await until.isVisible()) return true
      const menu = action(page, 'menu')
      const soon = { timeout: LIMITS.event / 10 }
      // The open menu covers the button before its late parts have loaded.
      const isOpening = (await page.locator('dialog[open]').count()) > 0
      if (!isOpening && (await menu.isVisible()))
        await menu.tap(soon).catch(ignoreFailure('covered by what opens: asked again'))
      return until.isVisible()
    })
    .toBe(true)
}
