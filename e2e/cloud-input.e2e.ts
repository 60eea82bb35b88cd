import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { change, changes, gameHere, play } from './cloud-steps.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal, type Portal } from './portal.ts'

/** A board that only changes on a move, and a view that the mouse turns. */
const board = gameHere(['gnome-2048', 'hex-a-hop'])
const view = gameHere(['freedoom1', 'freedoom2'])

/** A simulated gamepad: the browser reads `window.pad`, which the test sets. */
const FAKE_GAMEPAD = `
  window.pad = { axes: [0, 0, 0, 0], pressed: [] }
  navigator.getGamepads = () => [{
    index: 0, id: 'pad', connected: true, mapping: 'standard', timestamp: 0, axes: window.pad.axes,
    buttons: Array.from({ length: 17 }, (_, at) => ({ pressed: window.pad.pressed.includes(at), value: window.pad.pressed.includes(at) ? 1 : 0 })),
  }, null, null, null]`

const hold = (page: Page, pad: { readonly axes: readonly number[]; readonly pressed: readonly number[] }) =>
  page.evaluate((next) => void Object.assign((window as unknown as { pad: object }).pad, next), pad)
const push = async (page: Page, x: number, y: number) => {
  await hold(page, { axes: [x, y, 0, 0], pressed: [] })
  await page.waitForTimeout(120)
  await hold(page, { axes: [0, 0, 0, 0], pressed: [] })
  await page.waitForTimeout(120)
}

describe.skipIf(!board.game || !view.game)(
  `input of a player (missing: ${board.missing}; ${view.missing})`,
  () => {
    let portal: Portal
    beforeAll(async () => {
      const data = makeDataFolder('cloud-input')
      portal = await startPortal(data.folder, { settings: { CLOUD_CAPACITY: '150' } })
      return async () => {
        await portal.stop()
        data.remove()
      }
    })

    test('the stick and the cross of a gamepad move a real game [2.4] [4.8]', async () => {
      const page = await openPage({ portal: portal.url, before: FAKE_GAMEPAD })
      await play(page, board.game!)
      // The window fades in before the board stands still.
      await expect.poll(() => change(page), { interval: 1500 }).toBeLessThan(0.1)
      await changes(page, async () => {
        await push(page, -1, 0)
        await push(page, 0, 1)
        await push(page, 1, 0)
        await page.waitForTimeout(800)
      })
      await changes(page, async () => {
        for (const cross of [14, 13, 15, 12]) {
          await hold(page, { axes: [0, 0, 0, 0], pressed: [cross] })
          await page.waitForTimeout(120)
          await hold(page, { axes: [0, 0, 0, 0], pressed: [] })
          await page.waitForTimeout(120)
        }
        await page.waitForTimeout(800)
      })
    })

    test('a game with mouse look locks the pointer, and turns with it [2.4] [4.8]', async () => {
      const page = await openPage({ portal: portal.url })
      await play(page, view.game!)
      const isCaught = () =>
        page.evaluate(() => document.pointerLockElement?.matches('[data-pointer=relative]') ?? false)
      expect(await isCaught()).toBe(false)
      await page.mouse.move(640, 360)
      await expect
        .poll(async () => {
          // Clicks have no effect before the game has loaded.
          if (!(await isCaught())) await page.mouse.click(640, 360)
          await page.waitForTimeout(300)
          return isCaught()
        })
        .toBe(true)
      // Goes through the menus to the first level.
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('Enter', { delay: 80 })
        await page.waitForTimeout(900)
      }
      await page.waitForTimeout(2000)
      let x = 640
      await changes(
        page,
        async () => {
          for (let step = 0; step < 10; step += 1) await page.mouse.move((x += 20), 360)
          await page.waitForTimeout(400)
        },
        4,
      )
    })
  },
)
