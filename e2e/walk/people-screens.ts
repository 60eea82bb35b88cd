import type { Locator, Page } from 'playwright-core'
import type { Language } from '#kit/i18n/languages.ts'
import { word } from '../words.ts'
import type { Screen } from './screen.ts'

type Part = Parameters<typeof word>[0]

/** The button with a text, except those behind a dialog. */
export const button = (page: Page, [part, key]: readonly [Part, string], language: Language): Locator =>
  page
    .locator('dialog:modal, body:not(:has(dialog:modal))')
    .last()
    .getByRole('button', { name: word(part, key, language), exact: true })
    .first()

/** Presses one button after the other; each belongs to what the one before it has opened. */
export const press =
  (...buttons: readonly (readonly [Part, string])[]) =>
  async (page: Page, language: Language) => {
    for (const one of buttons) await button(page, one, language).click()
    await page.locator('dialog:modal').last().waitFor()
  }

/** Opens the first match. */
export const open = (selector: string, shows: string) => async (page: Page) => {
  await page.locator(selector).first().click()
  await page.locator(`dialog:modal ${shows}`).first().waitFor()
}

const openChat = async (page: Page, language: Language) => {
  const names = ['nav.chat', 'nav.chatNew'].map((key) => word('catalog', key, language))
  const buttons = names.map((name) => page.getByRole('button', { name, exact: true }))
  await buttons[0]!.or(buttons[1]!).filter({ visible: true }).first().click()
  await page.getByRole('log').filter({ visible: true }).waitFor()
}

/** Opens the menu of another player's message. */
const openMessage = async (page: Page, language: Language) => {
  await openChat(page, language)
  await page.locator('dialog:modal li:has([data-tone]) [data-message]').last().click()
  await page.locator('dialog:modal blockquote').waitFor()
}
const ofMessage = (key: string, shows: string) => async (page: Page, language: Language) => {
  await openMessage(page, language)
  await button(page, ['chat', key], language).click()
  await page.locator(`dialog:modal ${shows}`).last().waitFor()
}

const SHEET = 'main li button[aria-haspopup="dialog"]'
const FRIENDS = 'main ul[aria-label] li'

/** The account, friends and chat. */
export const peopleScreens: readonly Screen[] = [
  { name: 'me', path: '/me', shows: '#places ~ ul li' },
  { name: 'nickname', path: '/me', shows: '#places', reach: press(['account', 'me.rename']) },
  { name: 'sign out?', path: '/me', shows: '#places', reach: press(['account', 'me.signOut']) },
  {
    name: 'invitation',
    path: '/me',
    shows: '#places',
    reach: async (page, language) => {
      await press(['sharing', 'entry.open'])(page, language)
      await page.locator('dialog:modal figure').waitFor()
    },
  },
  { name: 'badges', path: '/badges', shows: 'main section h2' },
  {
    name: 'badge',
    path: '/badges',
    shows: 'main section h2',
    reach: open('main li button', 'p'),
  },
  { name: 'friends', path: '/friends', shows: FRIENDS },
  { name: 'requests', path: '/friends?part=requests', shows: 'main section h2' },
  { name: 'blocked', path: '/friends?part=blocked', shows: 'main li' },
  { name: 'friend', path: '/friends', shows: FRIENDS, reach: open(SHEET, 'p') },
  {
    name: 'friend, remove?',
    path: '/friends',
    shows: FRIENDS,
    reach: async (page, language) => {
      await open(SHEET, 'p')(page)
      await press(['friends', 'remove'])(page, language)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'friend, wrong number',
    path: '/friends',
    shows: FRIENDS,
    reach: async (page) => {
      await page.locator('main form input').fill('12')
      await page.locator('main form button').click()
      await page.locator('main form [role="alert"]').waitFor()
    },
  },
  {
    name: 'news',
    path: '/settings',
    shows: '#language',
    reach: open('[class*="shell-bell"] button', 'li'),
  },
  { name: 'chat', path: '/games', shows: 'main h2', reach: openChat },
  { name: 'message', path: '/settings', reach: openMessage },
  { name: 'message, report', path: '/settings', reach: ofMessage('menu.report', 'fieldset') },
  { name: 'message, player', path: '/settings', reach: ofMessage('menu.player', 'b[dir]') },
  {
    name: 'chat beside a game',
    path: '/g/2048',
    shows: 'canvas[data-slug]',
    reach: async (page, language) => {
      await button(page, ['catalog', 'game.chat'], language).click()
      await page.getByRole('log').filter({ visible: true }).waitFor()
    },
  },
]

/** What others see of the walker's shared links. */
export const sharedScreens: readonly Screen[] = [
  { name: 'shared invitation', path: ({ links }) => links.invite, shows: 'main h1' },
  { name: 'shared card', path: ({ links }) => links.card, shows: 'main h1' },
  { name: 'shared listing', path: ({ links }) => links.listing, shows: 'main h1' },
  { name: 'shared page that is gone', path: '/shtml/NOBODY', shows: 'main h1' },
]

/** The same screens for a player without friends. */
export const strangerScreens: readonly Screen[] = [
  { name: 'no friends', path: '/friends', shows: '[class*="EmptyState"]' },
  { name: 'no requests', path: '/friends?part=requests', shows: '[class*="EmptyState"]' },
  { name: 'nobody blocked', path: '/friends?part=blocked', shows: '[class*="EmptyState"]' },
  { name: 'no boxes', path: '/coconut?part=boxes', shows: '#fair' },
  { name: 'no cards in use', path: '/coconut?part=use', shows: '#usable' },
  { name: 'no listings', path: '/coconut?part=mine', shows: '[class*="EmptyState"]' },
  { name: 'nothing to swap for', path: '/coconut?part=swap', shows: '[class*="EmptyState"]' },
  { name: 'no events', path: '/coconut?part=events', shows: '[class*="EmptyState"]' },
  {
    name: 'no news',
    path: '/settings',
    reach: open('[class*="shell-bell"] button', '[class*="EmptyState"]'),
  },
  {
    name: 'name for the chat',
    path: '/settings',
    reach: async (page, language) => {
      await openChat(page, language)
      await press(['chat', 'nicknameNone'])(page, language)
      await page.locator('#nickname-form').waitFor()
    },
  },
]
