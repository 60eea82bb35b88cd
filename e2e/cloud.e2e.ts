import type { Page } from 'playwright-core'
import { beforeAll, describe, test } from 'vitest'
import { openPage } from './browser.ts'
import { changes, chooseGame, cloud, gameHere, play, streaming } from './cloud-steps.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { ENTER_WITHIN } from '#modules/cloud/rules/times.ts'
import { startPortal, type Portal } from './portal.ts'
import { word } from './words.ts'

/** Small games that move by themselves. */
const { game, missing } = gameHere(['madbomber', 'burgerspace', 'vectoroids', 'powermanga', 'jumpnbump'])
/** Enough for one play of the game, but not for two. */
const oneSeat = String((game?.weight ?? 0) + 7)
const fire = game?.pad?.buttons[0]
const pressFire = (page: Page) => () => page.keyboard.press(fire!.presses, { delay: 80 })

/** Enters a line without a queue; a player who finds no free seat is offered a place in the queue. */
async function joinLine(page: Page): Promise<void> {
  const button = (key: string) => page.getByRole('button', { name: cloud(key), exact: true })
  await button('sheet.play').or(button('sheet.join')).first().click()
  const place = page.getByLabel(cloud('ticket.label'))
  await place.or(button('sheet.join')).first().waitFor()
  // The button of the first press may still be visible for a moment after its effect.
  const again = button('sheet.join').click()
  again.catch(() => undefined)
  await Promise.race([again, place.waitFor()])
}

describe.skipIf(!game)(`a real game (missing: ${missing})`, () => {
  let portal: Portal
  beforeAll(async () => {
    const data = makeDataFolder('cloud')
    portal = await startPortal(data.folder, { settings: { CLOUD_CAPACITY: oneSeat } })
    return async () => {
      await portal.stop()
      data.remove()
    }
  })

  test(
    'three players share one seat: one plays, one misses the turn, the next one takes it [1.5] [2.4] [2.5] [2.25] [2.26] [4.8] [4.9] [8.6]',
    { timeout: ENTER_WITHIN + LIMITS.test },
    async () => {
      const [ann, ben, cat] = await Promise.all([
        openPage({ portal: portal.url }),
        openPage({ portal: portal.url, isMobile: true }),
        openPage({ portal: portal.url, isMobile: true }),
      ])
      await play(ann, game!)
      await changes(ann, pressFire(ann))

      for (const [page, place] of [
        [ben, '1'],
        [cat, '2'],
      ] as const) {
        await chooseGame(page, game!)
        await joinLine(page)
        await page.getByLabel(cloud('ticket.label')).getByText(place, { exact: true }).first().waitFor()
      }

      await ann.mouse.move(300, 300)
      await ann.getByRole('button', { name: streaming('menu'), exact: true }).click()
      await ann.getByRole('button', { name: streaming('leave'), exact: true }).click()
      await ann.getByRole('button', { name: streaming('leave.yes'), exact: true }).click()

      await ben.getByText(cloud('turn.title'), { exact: true }).first().waitFor()
      // A turn lasts a whole minute.
      await ben
        .getByText(word('errors', 'TurnMissed'))
        .first()
        .waitFor({ timeout: ENTER_WITHIN + LIMITS.event })

      await cat.getByText(cloud('turn.title'), { exact: true }).first().waitFor()
      await cat
        .getByRole('button', { name: cloud('turn.enter'), exact: true })
        .first()
        .click()
      await cat.waitForURL('**/cgame')
      await cat.locator('canvas:visible, video:visible').first().waitFor()
      await changes(cat, pressFire(cat))
      await cat.getByRole('button', { name: streaming(`action.${fire!.action}`) }).waitFor()
    },
  )
})
