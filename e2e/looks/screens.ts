import type { Page } from 'playwright-core'
import { untilDealt } from '../send-run.ts'
import { collectingScreens, marketScreens } from '../walk/coconut-screens.ts'
import { peopleScreens } from '../walk/people-screens.ts'
import { portalScreens } from '../walk/portal-screens.ts'
import type { Screen } from '../walk/screen.ts'
import type { Walker } from '../walk/walker.ts'
import type { World } from '../walk/world.ts'

const WALKED = [...portalScreens, ...collectingScreens, ...marketScreens, ...peopleScreens]

function walked(name: string): Screen {
  const screen = WALKED.find((one) => one.name === name)
  if (!screen) throw new Error(`No walk comes to the screen ${name}`)
  return screen
}

/** All runs in these looks get the same seed. */
const SEED = 7
const KEYS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const

/** Moves the game chat into the past, so that its times read the same however long the looks take. */
const writeEarlier = (world: World) =>
  world.change(`update chat_message set sent_at = now() - interval '90 minutes'`)

/** Touches beside the board, which ends the animation of a game's gesture. */
async function touchBesideBoard(page: Page) {
  await page.locator('canvas[data-slug]').click({ position: { x: 2, y: 2 } })
  await page.mouse.move(0, 0)
}

/** Makes the server deal the fixed seed: the browser forgets the seeds that it has. */
async function dealAlike({ page, userId }: Walker, world: World) {
  await writeEarlier(world)
  // Shows the walker's earlier badges here, so that they do not appear at the end of the run.
  await page.goto('/badges')
  await page.waitForLoadState('networkidle')
  await page.goto('/g/2048')
  await untilDealt(page)
  await world.change('update score_run set seed = $2 where account_id = $1 and begun_at is null', [
    userId,
    SEED,
  ])
  await page.evaluate(() => localStorage.removeItem('dealt-runs'))
  await page.goto('/rules/idle-rewards')
  await page.evaluate(() => localStorage.removeItem('dealt-runs'))
  await page.goto('/g/2048')
  await untilDealt(page)
}

async function playToTheEnd(page: Page) {
  // A key before the deal would begin another run.
  await untilDealt(page)
  const end = page.locator('[data-end]')
  for (let move = 0; move < 3000 && (move % 16 > 0 || (await end.count()) === 0); move++)
    await page.keyboard.press(KEYS[(move * 7 + (move >> 3)) % KEYS.length]!)
  await end.waitFor()
}

/** The looks of the portal: every kind of screen once, for a player who has been here for days. */
export const lookScreens: readonly Screen[] = [
  walked('home'),
  walked('search'),
  walked('centre'),
  walked('hub'),
  {
    name: 'game',
    path: '/g/classic-chess',
    prepare: (_walker, world) => writeEarlier(world),
    shows: 'canvas[data-slug]',
    reach: touchBesideBoard,
  },
  {
    name: 'end of a run',
    path: '/g/2048',
    prepare: dealAlike,
    shows: 'canvas[data-slug]',
    reach: playToTheEnd,
  },
  walked('drift'),
  walked('backpack'),
  walked('market'),
  walked('me'),
  walked('friends'),
  walked('settings'),
  // No worker offers seats in this world.
  { name: 'cloud', path: '/cloud', shows: 'main h1' },
  walked('idle rules'),
  walked('not found'),
]
