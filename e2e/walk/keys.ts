import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focusOf, type Stop } from './focus.ts'

/** Presses Tab until the wanted element has the focus; the focus must be visible at every stop. */
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

/** Tabs to the element with this name and presses Enter. */
export async function enter(page: Page, name: string): Promise<void> {
  await tabTo(page, (at) => at.name === name)
  await page.keyboard.press('Enter')
}

/** Waits until the focus is back on the element with this name, after an overlay has closed. */
export const comesBackTo = (page: Page, name: string) =>
  expect.poll(async () => (await focusOf(page)).name).toBe(name)

/** Whether the focus is within the topmost dialog. */
export const isInDialog = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog:modal') !== null)).toBe(true)
