import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readProfiles, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { visit } from './browser.ts'
import { word } from './words.ts'

export const cloud = (key: string) => word('cloud', key)
export const streaming = (key: string) => word('streaming', key)

/** The first of these games that is installed; otherwise a line that says what is missing. */
export function gameHere(keys: readonly string[]): {
  readonly game: ProfileFile | undefined
  readonly missing: string
} {
  const files = keys.map((key) => readProfiles().find(({ gameKey }) => gameKey === key)!)
  const game = files.find(({ program }) => existsSync(program))
  const lacks = [...missingPrograms(), ...(game ? [] : [`one of ${keys.join(', ')}`])]
  if (lacks.length > 0)
    console.warn(`islet: a journey with a cloud game is left out; missing: ${lacks.join(', ')}`)
  return { game: lacks.length > 0 ? undefined : game, missing: lacks.join(', ') || 'nothing' }
}

export async function chooseGame(page: Page, { name }: ProfileFile): Promise<void> {
  await visit(page, '/cloud')
  // The page of popular games does not list all.
  await page.getByRole('searchbox', { name: cloud('games.search') }).fill(name)
  await page
    .getByRole('button', { name: new RegExp(name.replace(/[^\w ’]/g, '.')) })
    .first()
    .click()
}

/** Goes from the hub into the game. */
export async function play(page: Page, game: ProfileFile): Promise<void> {
  await chooseGame(page, game)
  await page.getByRole('button', { name: cloud('sheet.play'), exact: true }).click()
  await page.waitForURL('**/cgame')
  await page.locator('canvas:visible, video:visible').first().waitFor()
}

/** Mean difference between the game's picture and the one kept last, from 0 to 255; keeps the new one. */
export const change = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll<HTMLCanvasElement | HTMLVideoElement>(
        '[data-stage] canvas, [data-stage] video',
      ),
    ]
    const picture = seen.find((one) => !one.hidden)!
    const small = new OffscreenCanvas(64, 40).getContext('2d', { willReadFrequently: true })!
    small.drawImage(picture, 0, 0, 64, 40)
    const { data } = small.getImageData(0, 0, 64, 40)
    const kept = window as unknown as { lastPicture?: Uint8ClampedArray }
    const before = kept.lastPicture ?? data
    kept.lastPicture = data
    return data.reduce((sum, value, place) => sum + Math.abs(value - before[place]!), 0) / data.length
  })

/** Repeats an action until the picture changes. */
export async function changes(page: Page, act: () => Promise<void>, least = 0.5): Promise<void> {
  await change(page)
  await expect
    .poll(
      async () => {
        await act()
        return change(page)
      },
      { interval: 1000 },
    )
    .toBeGreaterThan(least)
}
