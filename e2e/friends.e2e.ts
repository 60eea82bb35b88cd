import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { change } from './database.ts'
import { word } from './words.ts'

const phone = { isMobile: true } as const
const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
  word('friends', key).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')

/** A named player on the friends screen. */
async function player(name: string): Promise<{ readonly page: Page; readonly userId: number }> {
  const page = await openPage(phone)
  await visit(page, '/friends')
  await signedIn(page)
  const number = await page.locator('main bdi').first().innerText()
  const userId = Number(number.replace('#', ''))
  await change(`update account set nickname = $1, age_band = 'adult', age_asked_on = now() where id = $2`, [
    name,
    userId,
  ])
  return { page, userId }
}

const tab = (page: Page, part: string) => page.getByRole('radio', { name: new RegExp(`^${say(part)}`) })
const rowOf = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('listitem').filter({ hasText: name })

async function add(page: Page, typed: string) {
  await page.getByLabel(say('add.label'), { exact: true }).fill(typed)
  await page.getByRole('button', { name: say('add.submit'), exact: true }).click()
}

/** Makes two players friends through the screen: one asks by number, the other accepts. */
async function befriend(
  one: { readonly page: Page },
  other: { readonly page: Page; readonly userId: number },
) {
  // Waits from before the press: on a busy machine the toast may come and go between two polls.
  const sent = one.page.getByText(say('add.sent')).first().waitFor()
  await add(one.page, String(other.userId))
  await sent
  await tab(other.page, 'part.requests').click({ force: true })
  await other.page.getByRole('button', { name: say('accept'), exact: true }).click()
  await tab(other.page, 'part.friends').click({ force: true })
}

/** Moves both accounts and their friendship into the past, so that they are old enough. */
async function letDaysPass(...userIds: readonly number[]) {
  await change(`update account set created_at = created_at - interval '9 days' where id = any($1)`, [userIds])
  await change(
    `update friendship set since_at = since_at - interval '5 days' where low_id = any($1) and high_id = any($1)`,
    [userIds],
  )
}

const ripen = (userId: number) =>
  change(
    `insert into idle_reward values ($1, $1, 1, $2, 'normal', 'ripe',
      now() - interval '1 hour', now() + interval '23 hours', null, null)`,
    [`E2E${userId}${Date.now()}`, userId],
  )

test('two players become friends by number, one takes a ripe coconut of the other, and the mark lasts 24 hours [208] [1.9] [1.15] [2.32] [4.19] [4.20] [9.6]', async () => {
  const [thief, victim] = await Promise.all([player('Ines'), player('Tuan')])
  await befriend(thief, victim)
  // Neither has touched the list: it is updated by the server's hint, or by polling every half minute.
  await rowOf(thief.page, 'Tuan').waitFor()
  await rowOf(victim.page, 'Ines').waitFor()

  await letDaysPass(thief.userId, victim.userId)
  await ripen(victim.userId)
  await thief.page.reload()
  const row = rowOf(thief.page, 'Tuan')
  await row.getByText(say('row.ripe')).waitFor()
  await row.getByRole('button', { name: say('row.take'), exact: true }).click()
  await row.getByRole('img', { name: say('row.again', { time: '24h' }) }).waitFor()
  expect(await row.getByRole('button', { name: say('row.take'), exact: true }).count()).toBe(0)
  await thief.page.getByRole('navigation').filter({ visible: true }).getByText('x1').first().waitFor()

  const bell = victim.page.getByRole('button', { name: new RegExp(`^${word('notices', 'bell.quiet')}`) })
  await bell.filter({ visible: true }).first().click()
  const stolen = word('notices', 'stolen').replace('{name}', 'Ines')
  await victim.page.getByRole('dialog').getByText(stolen).waitFor()
})

test('a friend is invited to a duel from their sheet, is notified by the bell, and the invitation is withdrawn [4.19]', async () => {
  const [ines, tuan] = await Promise.all([player('Ines'), player('Tuan')])
  await befriend(ines, tuan)
  await rowOf(ines.page, 'Tuan').waitFor()
  await ines.page.getByRole('button', { name: say('row.more', { name: 'Tuan' }) }).click()
  await ines.page
    .getByRole('dialog', { name: 'Tuan' })
    .getByRole('button', { name: say('do.duel') })
    .click()
  await ines.page
    .getByRole('dialog', { name: say('duel.pick') })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await ines.page.waitForURL(/\/g\/[\w-]+\?duel=[\w-]{16}/)
  const board = new URL(ines.page.url())

  const bell = tuan.page.getByRole('button', { name: new RegExp(`^${word('notices', 'bell.quiet')}`) })
  await bell.filter({ visible: true }).first().click()
  const asked = word('notices', 'duelTurn').replace('{name}', 'Ines')
  const row = tuan.page.getByRole('dialog').getByRole('link').filter({ hasText: asked })
  expect(await row.first().getAttribute('href')).toBe(board.pathname + board.search)

  await visit(ines.page, '/friends?part=requests')
  const offers = ines.page.getByRole('region', { name: say('pending') })
  await offers.getByRole('button', { name: say('withdraw'), exact: true }).click()
  await offers.waitFor({ state: 'detached' })
})

test('an empty, invalid, unknown or own number gets the message of the specification [5.3] [8.3]', async () => {
  const { page, userId } = await player('Odile')
  const complaint = page.locator('form').getByRole('alert')
  await add(page, '')
  await expect.poll(() => complaint.innerText()).toBe('Please enter user ID')
  for (const [typed, words] of [
    ['12', 'User Id Error'],
    [String(userId), 'User Id Error'],
    ['9999999998', 'User not found'],
  ] as const) {
    await add(page, typed)
    await expect.poll(() => complaint.innerText()).toBe(words)
  }
})

test('a friend is deleted after a confirmation, for both; a blocked player is not found [4.19]', async () => {
  const [kwame, ana] = await Promise.all([player('Kwame'), player('Ana')])
  await befriend(kwame, ana)
  const menu = async (page: Page, name: string) => {
    await page.getByRole('button', { name: say('row.more', { name }) }).click()
    return page.getByRole('dialog', { name })
  }
  await (await menu(ana.page, 'Kwame')).getByRole('button', { name: say('remove'), exact: true }).click()
  const question = ana.page.getByRole('alertdialog')
  await question.getByRole('button', { name: word('ui', 'cancel') }).click()
  await (await menu(ana.page, 'Kwame')).getByRole('button', { name: say('block'), exact: true }).click()
  await ana.page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('block'), exact: true })
    .click()
  for (const { page } of [kwame, ana]) await page.getByText(say('list.empty')).waitFor()

  await add(kwame.page, String(ana.userId))
  await expect.poll(() => kwame.page.locator('form').getByRole('alert').innerText()).toBe('User not found')

  await tab(ana.page, 'part.blocked').click({ force: true })
  await rowOf(ana.page, 'Kwame')
    .getByRole('button', { name: say('unblock'), exact: true })
    .click()
  await ana.page.getByText(say('blockedEmpty')).waitFor()
  await add(kwame.page, String(ana.userId))
  await kwame.page.getByText(say('add.sent')).first().waitFor()
})
