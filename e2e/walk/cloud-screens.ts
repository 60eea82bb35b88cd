import type { Page } from 'playwright-core'
import type { Language } from '#kit/i18n/languages.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { alive } from '../browser.ts'
import { TAKEN_GAME } from './cloud-house.ts'
import { giveTime, must } from './people.ts'
import { button, open } from './people-screens.ts'
import type { Screen } from './screen.ts'
import type { Walker } from './walker.ts'
import type { World } from './world.ts'

const TILE = 'main ul li button[aria-haspopup="dialog"]'
const TICKET = 'main section dl'
const MY_TURN = 'main [data-turn]'
const PILL = '[class*="cloud-overlay-pill"]'

/** Cloud games, for a player who is not in a queue. */
export const cloudScreens: readonly Screen[] = [
  { name: 'cloud', path: '/cloud', shows: TILE },
  { name: 'cloud game', path: '/cloud', shows: TILE, reach: open(TILE, '[role="radiogroup"]') },
  {
    name: 'cloud, nothing found',
    path: '/cloud',
    shows: TILE,
    reach: async (page) => {
      await page.locator('main input[type="search"]').fill('qxqxqx')
      await page.locator('main [class*="EmptyState"]').first().waitFor()
    },
  },
  {
    name: 'player without a play',
    path: '/cgame',
    reach: (page) => page.waitForURL((url) => url.pathname === '/cloud'),
  },
]

const hasTurn = async ({ userId }: Walker, world: World) =>
  world.change(
    `update cloud_ticket set turn_until = now() + interval '55 seconds', worker_id = 'worker-1', boot = 'boot-1'
     where account_id = $1 and ended_at is null`,
    [userId],
  )

/** Enters a queue again, whatever has happened to the last place. */
async function waits({ device, userId }: Walker, world: World) {
  await giveTime(world, userId)
  await world.change(
    `update cloud_ticket set turn_until = null, worker_id = null, boot = null
     where account_id = $1 and ended_at is null`,
    [userId],
  )
  await must(device.call(cloudCalls.joinQueue, { gameKey: TAKEN_GAME, lineKey: 'lagoon' }))
}

async function isCalled(walker: Walker, world: World) {
  await waits(walker, world)
  await hasTurn(walker, world)
}

/** A browser that has seen its ticket polls it on other pages; the first touch loads the overlay. */
const seeAt = (path: string, shows: string) => async (page: Page, language: Language) => {
  await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' })
  await alive(page)
  await page.mouse.click(2, 300)
  await page.locator(shows).waitFor()
}
const seePillAt = (path: string) => seeAt(path, PILL)

const askLeave = async (page: Page, language: Language) => {
  await button(page, ['cloud', 'ticket.leave'], language).click()
  await page.getByRole('alertdialog').waitFor()
}

/** For a player in a queue. */
export const queueScreens: readonly Screen[] = [
  { name: 'ticket', path: '/cloud', prepare: waits, shows: TICKET },
  { name: 'leave the line?', path: '/cloud', prepare: waits, shows: TICKET, reach: askLeave },
  { name: 'pill', path: '/cloud', prepare: waits, shows: TICKET, reach: seePillAt('/settings') },
  { name: 'pill beside a game', path: '/cloud', prepare: waits, shows: TICKET, reach: seePillAt('/g/2048') },
  {
    name: 'ticket elsewhere',
    path: '/cloud',
    prepare: waits,
    shows: TICKET,
    reach: async (page, language) => {
      await seePillAt('/settings')(page, language)
      await open(PILL, 'dl')(page)
    },
  },
  { name: 'turn', path: '/cloud', prepare: isCalled, shows: MY_TURN },
  {
    name: 'turn elsewhere',
    path: '/cloud',
    prepare: isCalled,
    shows: MY_TURN,
    reach: seeAt('/settings', '[data-turn]'),
  },
]
