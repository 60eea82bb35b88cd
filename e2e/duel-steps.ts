import type { Page } from 'playwright-core'
import { layoutOf } from '#games/chess/layout.ts'
import { squareOf } from '#games/chess/notation.ts'
import { fingerOf } from './stage.ts'
import { word } from './words.ts'

export const say = (key: string) => word('duels', key)
/** Matches a text with any name in it. */
export const about = (key: string) => new RegExp(say(key).replaceAll('?', '\\?').replace('{name}', '.+'))

export const standing = (page: Page) => page.locator('main [role="status"] strong')
export const reason = (page: Page) => page.locator('main [role="status"] span')
export const press = (page: Page, key: string) =>
  page.getByRole('button', { name: say(key), exact: true }).click()
export const isYours = (page: Page) => standing(page).getByText(say('state.yours')).isVisible()
export const yours = (page: Page) => standing(page).getByText(say('state.yours')).waitFor()

export async function touch(page: Page, x: number, y: number) {
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** How long a finger rests to see under the loupe where it aims, in milliseconds. */
const LOOKED = 500

/** A finger that may mean several small spots looks before it lifts; a mouse clicks. */
export async function touchSurely(page: Page, x: number, y: number) {
  if (!(await page.evaluate(() => matchMedia('(pointer: coarse)').matches))) return page.mouse.click(x, y)
  const finger = await fingerOf(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(LOOKED)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

export async function chessMove(page: Page, isBlack: boolean, squares: readonly string[]) {
  await yours(page)
  const canvas = page.locator('main canvas')
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox())!
  const { centre } = layoutOf({ width, height }, isBlack)
  for (const square of squares) {
    const at = centre(squareOf(square))
    await touch(page, x + at.x, y + at.y)
  }
}

/** Touches a cell of a board of three by three, counted from the centre. */
export async function cellMove(page: Page, column: -1 | 0 | 1, row: -1 | 0 | 1) {
  await yours(page)
  const box = (await page.locator('main canvas').boundingBox())!
  const cell = Math.min(box.width, box.height - 80) * 0.3
  await touch(page, box.x + box.width / 2 + column * cell, box.y + box.height / 2 + row * cell)
}
