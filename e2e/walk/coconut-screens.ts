import type { Page } from 'playwright-core'
import type { Language } from '#kit/i18n/languages.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { word } from '../words.ts'
import { button, open } from './people-screens.ts'
import type { Screen } from './screen.ts'
import { giveBoxes, type Walker } from './walker.ts'
import type { World } from './world.ts'

const PLACE = 'main section ul li button'
const FIRST_BOX = '[data-box] button'

/** Opens one box, or several, and waits for a step of the animation. */
const openBox = (which: number, step: string) => async (page: Page, language: Language) => {
  await page.locator('main [data-box]').first().locator('button').nth(which).click()
  const show = page.locator('dialog:modal [data-step="shell"]')
  await show.waitFor()
  if (step === 'shell') return
  await button(page, ['ui', 'skip'], language).click()
  await page.locator(`dialog:modal ${step}`).waitFor()
}

const openCard = open(PLACE, 'li')
const ofCard = (key: string, shows: string) => async (page: Page, language: Language) => {
  await openCard(page)
  await page
    .locator('dialog:modal')
    .getByRole('button', { name: word('cards', key, language), exact: true, disabled: false })
    .first()
    .click()
  await page.locator(`dialog:modal ${shows}`).last().waitFor()
}

/** Takes back what was listed only for the walk. */
async function takeBack({ device }: Walker) {
  const { result } = await device.call(marketCalls.listMyListings, {})
  for (const { listingId, state } of result!.listings.slice(0, -3))
    if (state === 'on') await device.call(marketCalls.takeBack, { listingId })
}

/** Opening the rescue screen has already started the rescue, so this makes a coconut stolen again. */
const isStolen = ({ userId }: Walker, world: World) =>
  world.change(
    `update idle_reward set state = 'stolen', taken_by = account_id, locked_on = null where id = $1`,
    [`${userId}stolen`],
  )

const rowButton = (key: string) => async (page: Page, language: Language) => {
  await page
    .locator('main')
    .getByRole('button', { name: word('market', key, language), exact: true })
    .first()
    .click()
  await page.locator('dialog:modal').last().waitFor()
}

/** Coconuts, boxes and cards. */
export const collectingScreens: readonly Screen[] = [
  { name: 'drift', path: '/coconut', prepare: isStolen, shows: 'main li[data-state="stolen"]' },
  {
    name: 'rescue',
    path: '/coconut',
    prepare: isStolen,
    shows: 'main li[data-state="stolen"]',
    reach: open('main li[data-state="stolen"] button', 'bdi'),
  },
  {
    name: 'boxes',
    path: '/coconut?part=boxes',
    prepare: ({ userId }, world) => giveBoxes(world, userId),
    shows: FIRST_BOX,
  },
  {
    name: 'odds',
    path: '/coconut?part=boxes',
    shows: FIRST_BOX,
    reach: open('[aria-labelledby="fair"] button', 'table'),
  },
  {
    name: 'check of an opening',
    path: '/coconut?part=boxes',
    shows: FIRST_BOX,
    reach: async (page, language) => {
      await openBox(1, '[class*="summary"]')(page, language)
      await button(page, ['cards', 'open.check'], language).click()
      await page.locator('dialog:modal ol + p').waitFor()
    },
  },
  { name: 'box', path: '/coconut?part=boxes', shows: FIRST_BOX, reach: openBox(0, 'shell') },
  {
    name: 'box, card',
    path: '/coconut?part=boxes',
    shows: FIRST_BOX,
    reach: openBox(0, '[data-step="named"]'),
  },
  {
    name: 'boxes, all',
    path: '/coconut?part=boxes',
    shows: FIRST_BOX,
    reach: openBox(1, '[class*="summary"]'),
  },
  { name: 'backpack', path: '/coconut?part=backpack', shows: PLACE },
  { name: 'card', path: '/coconut?part=backpack', shows: PLACE, reach: openCard },
  { name: 'card, use', path: '/coconut?part=backpack', shows: PLACE, reach: ofCard('card.use', 'li') },
  {
    name: 'card, list',
    path: '/coconut?part=backpack',
    shows: PLACE,
    reach: ofCard('card.list', 'fieldset'),
  },
  {
    name: 'card, listed',
    path: '/coconut?part=backpack',
    shows: PLACE,
    reach: async (page, language) => {
      await ofCard('card.list', 'fieldset')(page, language)
      await button(page, ['market', 'list.title'], language).click()
      await page.locator('dialog:modal [role="status"] h3').waitFor()
    },
    leave: takeBack,
  },
  {
    name: 'card, share',
    path: '/coconut?part=backpack',
    shows: PLACE,
    reach: ofCard('card.share', 'figure'),
  },
  { name: 'cards in use', path: '/coconut?part=use', shows: '#usable ~ ul li' },
  {
    name: 'card in use, stop?',
    path: '/coconut?part=use',
    shows: '#usable ~ ul li',
    reach: open('#in-use ~ ul button', 'button'),
  },
  { name: 'events', path: '/coconut?part=events', shows: 'main td' },
  { name: 'play time', path: '/coconut?part=time', shows: '#claims ~ ul li' },
]

/** The market has only swaps, no purchases. */
export const marketScreens: readonly Screen[] = [
  { name: 'market', path: '/coconut?part=market', shows: 'main li h3' },
  {
    name: 'market over the coconuts',
    path: '/coconut',
    shows: 'main li[data-state]',
    reach: open('main header button:not([aria-haspopup])', 'li h3'),
  },
  { name: 'market, swap', path: '/coconut?part=market', shows: 'main li h3', reach: rowButton('row.swap') },
  { name: 'swap hall', path: '/coconut?part=swap', shows: 'main li h3' },
  { name: 'own listings', path: '/coconut?part=mine', shows: 'main li h3' },
  {
    name: 'own listing, share',
    path: '/coconut?part=mine',
    shows: 'main li h3',
    reach: async (page, language) => {
      await rowButton('share.submit')(page, language)
      await page.locator('dialog:modal figure').waitFor()
    },
  },
  {
    name: 'new password?',
    path: '/coconut?part=mine',
    shows: 'main li h3',
    reach: rowButton('renew.submit'),
  },
  {
    name: 'take back?',
    path: '/coconut?part=mine',
    shows: 'main li h3',
    reach: rowButton('takeBack.submit'),
  },
  { name: 'redeem', path: '/coconut?part=redeem', shows: 'main form' },
  {
    name: 'redeem, wrong',
    path: '/coconut?part=redeem',
    shows: 'main form',
    reach: async (page, language) => {
      await page.locator('main form input').first().fill('ABCD1234')
      await page.locator('main form input').last().fill('AB')
      await button(page, ['market', 'redeem.submit'], language).click()
      await page.locator('main form [role="alert"]').first().waitFor()
    },
  },
]
