import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focusOf, type Stop } from './focus.ts'

/** Presses Tab until something has the focus; every stop on the way has to be seen. */
export async function tabTo(
  page: Page,
  isThere: (at: Stop) => boolean,
  most = 140,
  key = 'Tab',
): Promise<Stop> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(key)
    const at = await focusOf(page)
    expect(at, `the focus on ${at.name}`).toMatchObject({ hasRing: true, isCovered: false, isLost: false })
    if (isThere(at)) return at
  }
  throw new Error('The keyboard never came there')
}

/** Goes to what is called so and presses Enter. */
export async function enter(page: Page, name: string): Promise<void> {
  await tabTo(page, (at) => at.name === name)
  await page.keyboard.press('Enter')
}

/** The focus is on what is called so: it came back from whatever lay over the page. */
export const comesBackTo = (page: Page, name: string) =>
  expect.poll(async () => (await focusOf(page)).name).toBe(name)

/** Something of the dialog on top has the focus. */
export const isInDialog = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog:modal') !== null)).toBe(true)
