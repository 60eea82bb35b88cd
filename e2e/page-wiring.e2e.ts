import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chatCalls } from '#modules/chat/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'
import { at, kept, openPage, signedIn, visit } from './browser.ts'
import { ask } from './calls.ts'
import { change } from './database.ts'
import { word } from './words.ts'

// What starts on every page; docs/architecture.md 8 has the lines that these journeys test.

const ANYWHERE = '/settings'
/** The least pause between two messages of one writer in the world chat, in milliseconds. */
const WORLD_PACE = 6000
const phone = { isMobile: true } as const

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: word('catalog', 'nav.label') }).filter({ visible: true })
/** The first gesture, which starts what the first load leaves out. */
const wake = (page: Page) => page.keyboard.press('Shift')

/** A named adult on their own page. */
async function player(name: string) {
  const page = await openPage(phone)
  await visit(page, '/me')
  const userId = Number((await page.getByText(/^#\d+$/).innerText()).slice(1))
  await change(`update account set nickname = $1, age_band = 'adult', age_asked_on = now() where id = $2`, [
    name,
    userId,
  ])
  return { page, userId }
}

/** Writes a message in the world chat. */
async function say(page: Page) {
  const { tokenStr } = await signedIn(page)
  const answer = await page.request.post(at(`/api/${chatCalls.sendMessage.wire}`), {
    headers: { authorization: `Bearer ${tokenStr}` },
    data: {
      id: 1,
      params: { channel: 'world', text: `hello from the beach, ${randomUUID().slice(0, 4)}` },
      head: { language: 'en', opId: randomUUID() },
    },
  })
  expect(((await answer.json()) as { error: unknown }).error).toBeNull()
}

test('on any page the navigation shows friend requests and unopened boxes after the first gesture [1.27]', async () => {
  const [asked, asking] = [await player('Nela'), await player('Odo')]
  await ask(asking.page, friendsCalls.sendFriendRequest.wire, { userId: asked.userId })
  await change(
    `insert into card_box (id, account_id, kind, source, source_id, got_at)
     select 'E2E' || $1::text || number, $1::bigint, 'normal', 'gift', $1::text || 'e2e' || number, now()
     from generate_series(1, 7) number`,
    [asked.userId],
  )
  await visit(asked.page, ANYWHERE)
  await wake(asked.page)
  const bar = navigation(asked.page)
  await bar.getByRole('link', { name: word('catalog', 'nav.friendsNew'), exact: true }).waitFor()
  await bar.getByText('x7', { exact: true }).waitFor()
})

test('a player who has used the chat sees on any page that there are new messages [2.31]', async () => {
  const [reader, writer] = [await player('Pia'), await player('Quin')]
  await reader.page.evaluate(() => localStorage.setItem('chat:known', 'yes'))
  await visit(reader.page, ANYWHERE)
  await wake(reader.page)
  const dot = reader.page
    .getByRole('button', { name: word('catalog', 'nav.chatNew'), exact: true })
    .filter({ visible: true })
  await expect
    .poll(
      async () => {
        await say(writer.page)
        await reader.page.waitForTimeout(1000)
        return dot.count()
      },
      { interval: WORLD_PACE },
    )
    .toBe(1)
})

test('an account that is about to be erased can be kept, on any page', async () => {
  const { page } = await player('Rosa')
  await ask(page, privacyCalls.eraseAccount.wire, {})
  await visit(page, ANYWHERE)
  const notice = page.getByRole('alertdialog', { name: word('privacy', 'leaving.title') })
  await notice.getByRole('button', { name: word('privacy', 'leaving.keep'), exact: true }).click()
  await page.getByText(word('privacy', 'leaving.kept')).first().waitFor()
})

test('a guided player picks a name from a list instead of typing one', async () => {
  const page = await openPage(phone)
  await visit(page, '/me')
  await signedIn(page)
  await ask(page, privacyCalls.answerAge.wire, { year: new Date().getFullYear() - 10 })
  await visit(page, ANYWHERE)
  await page
    .getByRole('button', { name: word('catalog', 'nav.chat'), exact: true })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: word('chat', 'nicknameNone') }).click()
  await page.getByRole('dialog', { name: word('privacy', 'name.title') }).waitFor()
})

test('a browser that loses its local storage is the same visitor again [9.12]', async () => {
  const page = await openPage(phone)
  await visit(page, '/me')
  await signedIn(page)
  const number = await page.getByText(/^#\d+$/).innerText()
  const device = JSON.parse((await kept(page, 'device-id'))!) as { readonly id: string }
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/me')
  await signedIn(page)
  expect(JSON.parse((await kept(page, 'device-id'))!)).toMatchObject({ id: device.id })
  expect(await page.getByText(/^#\d+$/).innerText()).toBe(number)
})

test('navigation inside the page sets the title of its screen', async () => {
  const page = await openPage()
  await visit(page, ANYWHERE)
  const before = await page.title()
  await navigation(page)
    .getByRole('link', { name: word('catalog', 'nav.games'), exact: true })
    .click()
  await page.waitForURL(at('/games'))
  await expect.poll(() => page.title()).not.toBe(before)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical!).pathname).toBe('/games')
})
