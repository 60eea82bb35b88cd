import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from './browser.ts'
import {
  account,
  signInWorld,
  goThrough,
  idOf,
  isMember,
  isVisitor,
  login,
  newVisitor,
  numberOf,
  open,
  overlay,
  question,
  signIn,
  signOut,
  useSignInWorld,
} from './sign-in-steps.ts'
import { score, swipeForPoints } from './stage.ts'
import { accessFaults } from './walk/axe.ts'
import { giveCards } from './walk/people.ts'
import { giveBoxes } from './walk/walker.ts'
import { word } from './words.ts'

useSignInWorld()

const cardsOf = async (page: Page) => {
  await visit(page, '/coconut?part=backpack')
  await page.locator('main section ul li button').first().waitFor()
  return (await page.getByRole('button', { name: /^All / }).innerText()).replace(/\D/g, '')
}

async function play(page: Page, isMobile: boolean) {
  await visit(page, '/g/2048')
  if (isMobile) return swipeForPoints(page)
  const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']
  for (let turn = 0; turn < 40 && (await score(page)) === 0; turn++) {
    await page.keyboard.press(keys[turn % 4]!)
    await page.waitForTimeout(60)
  }
}

async function openOneBox(page: Page) {
  await giveBoxes(signInWorld, await idOf(page))
  await visit(page, '/coconut?part=boxes')
  await page
    .getByRole('button', { name: word('cards', 'boxes.openOne') })
    .first()
    .click()
  await page.locator('[data-step="shell"]').waitFor()
  // With reduced motion one hit is enough.
  await page.keyboard.press('Enter')
  await page.locator('[data-step="named"]').waitFor()
}

let annas = 0
test.for([
  ['phone', true],
  ['desktop', false],
] as const)(
  'on a %s a visitor plays, collects, signs in, keeps their cards, signs out and is a visitor again [1.22] [1.24] [2.7] [2.18] [4.5] [4.6] [6.1]',
  async ([kind, isMobile]) => {
    // A retry uses another person, because the first is a member already.
    const anna = `anna ${++annas} on a ${kind}`
    const page = await newVisitor({ isMobile })
    const number = await numberOf(page)
    await play(page, isMobile)
    expect(await score(page)).toBeGreaterThan(0)
    await visit(page, '/me')
    await openOneBox(page)
    expect(await cardsOf(page)).toBe('1')

    // A toast disappears soon, so the wait begins before it is shown.
    const isSaid = page.getByText(login('said.signedIn'), { exact: true }).first().waitFor()
    await Promise.all([signIn(page, anna), isSaid])
    // The visitor has become a member with the same number, the same cards, and a list of sessions.
    expect(await numberOf(page)).toBe(number)
    await page.getByText(account('me.placeCurrent')).waitFor()
    await page.getByText(login('member.last')).waitFor()
    expect(await cardsOf(page)).toBe('1')

    await visit(page, '/me')
    await signOut(page)
    expect(await numberOf(page)).not.toBe(number)
    await page.reload()
    await isVisitor(page)
    expect(await numberOf(page)).not.toBe(number)

    await signIn(page, anna)
    expect(await numberOf(page)).toBe(number)
    expect(await cardsOf(page)).toBe('1')
  },
)

test('after a sign-in, Back, a reload and a second tab keep the player signed in [2.7]', async () => {
  const page = await newVisitor()
  let landing = ''
  page.on('request', (request) => {
    if (request.url().includes('/oauth/success?')) landing = request.url()
  })
  await signIn(page, 'berta')
  const number = await numberOf(page)
  await page.reload()
  await isMember(page)
  await page.goBack()
  await page.waitForLoadState()
  await visit(page, new URL(landing).pathname + new URL(landing).search)
  await isMember(page)
  const second = await open({ beside: page })
  await second.goto('/oauth/success?code=of-long-ago&to=%2Fme')
  await isMember(second)
  expect(await numberOf(second)).toBe(number)
})

test('a tab that was open before follows the sign-in and the sign-out', async () => {
  const page = await newVisitor()
  const other = await open({ beside: page })
  const isFollowing = other.waitForResponse(/\/assets\/sign-in-/)
  await visit(other, '/me')
  await isVisitor(other)
  await isFollowing
  // Its imports load later.
  await other.waitForLoadState('networkidle')
  await signIn(page, 'clara')
  await isMember(other)
  await signOut(page)
  await isVisitor(other)
  expect(await numberOf(other)).toBe(await numberOf(page))
})

describe('goods that a visitor collected before signing in', () => {
  /** A known person signs in with a second browser, in which a visitor has collected since yesterday. */
  async function comesWithGoods(who: string) {
    const first = await newVisitor()
    await signIn(first, who)
    const page = await newVisitor()
    const userId = await idOf(page)
    await giveCards(signInWorld, userId, 1)
    await signInWorld.change(`update account set created_at = created_at - interval '2 days' where id = $1`, [
      userId,
    ])
    await goThrough(page, who)
    const offer = page.getByRole('dialog', { name: login('offer.title') })
    await offer.waitFor()
    return { page, offer, number: await numberOf(first) }
  }

  test('are moved if their owner agrees, once', async () => {
    const { page, offer, number } = await comesWithGoods('dora')
    await offer.getByText('52 cards').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.reload()
    await offer.getByRole('button', { name: login('offer.take') }).click()
    await isMember(page)
    expect(await numberOf(page)).toBe(number)
    expect(await cardsOf(page)).toBe('52')
  })

  test('stay with the visitor otherwise', async () => {
    const { page, offer } = await comesWithGoods('edda')
    await offer.getByRole('button', { name: login('offer.leave') }).click()
    await isMember(page)
    await signOut(page)
    expect(await cardsOf(page)).toBe('52')
  })
})

test('a member adds a second provider, signs in with it, and removes the first [2.22]', async () => {
  const page = await newVisitor()
  await signIn(page, 'frida')
  const number = await numberOf(page)
  signInWorld.providers.apple.expect('frida at apple')
  await page.getByRole('link', { name: login('member.add', 'Apple') }).click()
  await page.getByText(login('said.linked'), { exact: true }).first().waitFor()
  expect(await page.getByText(login('member.last')).count()).toBe(0)
  await page.getByRole('button', { name: login('member.removeName', 'Google') }).click()
  await question(page)
    .getByRole('button', { name: login('member.remove') })
    .click()
  await page.getByText(login('member.last')).waitFor()

  const elsewhere = await newVisitor()
  await signIn(elsewhere, 'frida at apple', 'Apple')
  expect(await numberOf(elsewhere)).toBe(number)
})

test('a provider’s account that opens another account is not taken from it', async () => {
  const other = await newVisitor()
  await signIn(other, 'gerda', 'Apple')
  const page = await newVisitor()
  await signIn(page, 'hilda')
  const number = await numberOf(page)
  signInWorld.providers.apple.expect('gerda')
  await page.getByRole('link', { name: login('member.add', 'Apple') }).click()
  await question(page).getByText(login('bound.switch', 'Apple')).waitFor()
  await question(page)
    .getByRole('button', { name: login('bound.no') })
    .click()
  await isMember(page)
  expect(await numberOf(page)).toBe(number)
})

test.for(['en', 'ar'] as const)(
  'axe finds no faults in the overlay and on the page of a member in %s [2.22]',
  async (language) => {
    const page = await open({ isMobile: true, language })
    signInWorld.providers.google.expect(`ida in ${language}`)
    await visit(page, '/me?login=1')
    const link = page.getByRole('link', { name: login('with', 'Google', language) })
    await link.waitFor()
    expect(await page.getByRole('link', { name: login('terms', '', language) }).getAttribute('href')).toMatch(
      /^\/terms/,
    )
    expect(
      await page.getByRole('link', { name: login('privacy', '', language) }).getAttribute('href'),
    ).toMatch(/^\/privacy/)
    expect(await accessFaults(page)).toEqual([])
    await link.click()
    await page.getByRole('heading', { name: login('member.title', '', language) }).waitFor()
    expect(await accessFaults(page)).toEqual([])
  },
)

test('signing in works by keyboard only', async () => {
  const page = await newVisitor()
  signInWorld.providers.facebook.expect('jana')
  await visit(page, '/me?login=1')
  await overlay(page).waitFor()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(login('with', 'Facebook'))
  await page.keyboard.press('Enter')
  await isMember(page)
})
