import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerAge } from './age.ts'
import { openPage, signedIn, visit, type PageWishes } from './browser.ts'
import { board, painted, picture, score, untilPictureChanges } from './stage.ts'
import { word } from './words.ts'

const phone = { isMobile: true } as const
/** Like a proxy that blocks sockets. */
const BLOCKED = `globalThis.WebSocket = class {
  readyState = 3
  constructor() { setTimeout(() => this.onclose?.(new CloseEvent('close', { code: 1006 })), 50) }
  send() {}
  close() {}
}`

/** The name button of a player who has a name. */
const NAMED = new RegExp(`^${word('chat', 'nickname').split('{')[0]}`)

const field = (page: Page) => page.getByRole('textbox', { name: new RegExp(word('chat', 'write.world')) })
const log = (page: Page) => page.getByRole('log')
const openChat = (page: Page) =>
  page
    .getByRole('button', { name: word('catalog', 'nav.chat'), exact: true })
    .filter({ visible: true })
    .click()

/** A named player with the world chat open. */
async function talker(name: string, wishes: PageWishes = {}): Promise<Page> {
  const page = await openPage({ ...phone, ...wishes })
  await visit(page, '/games')
  await signedIn(page)
  await openChat(page)
  await page.getByRole('button', { name: word('chat', 'nicknameNone') }).click()
  await page.getByLabel(word('account', 'nickname.label'), { exact: true }).fill(name)
  await page.getByRole('button', { name: word('account', 'nickname.save') }).click()
  await answerAge(page)
  await page.getByRole('button', { name: NAMED }).waitFor()
  return page
}

async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
  await log(page).getByText(text, { exact: true }).waitFor()
}

test('two players talk in the world; markup is shown as text [1.13] [2.20] [2.31]', async () => {
  const [ines, tuan] = await Promise.all([talker('Ines'), talker('Tuan')])
  await say(ines, 'Trading a spare manta')
  const heard = log(tuan).getByRole('listitem').filter({ hasText: 'Trading a spare manta' })
  await heard.waitFor()
  expect(await heard.innerText()).toContain('Ines')
  expect(await heard.innerText()).toContain(word('i18n', 'justNow'))

  const script = `<script>document.title = 'taken'</script><img src=x onerror="document.title='taken'">`
  await say(tuan, script)
  await log(ines).getByText(script, { exact: true }).waitFor()
  for (const page of [ines, tuan]) {
    expect(await log(page).locator('script, img').count()).toBe(0)
    expect(await page.title()).not.toBe('taken')
  }
})

test('on a device whose clock is five hours ahead a new message is still new [3.13]', async () => {
  const ahead = '{ const now = Date.now.bind(Date); Date.now = () => now() + 5 * 3_600_000 }'
  const [writer, reader] = await Promise.all([talker('Vera'), talker('Wim', { before: ahead })])
  await say(writer, 'Low tide at noon')
  const heard = log(reader).getByRole('listitem').filter({ hasText: 'Low tide at noon' })
  await heard.getByText(word('i18n', 'justNow'), { exact: true }).waitFor()
})

test('a first message is one dialog: it offers a name, asks for the year of birth, and sends the message [2.31]', async () => {
  const page = await openPage(phone)
  await visit(page, '/games')
  await signedIn(page)
  await openChat(page)
  await field(page).fill('hello in one step')
  await field(page).press('Enter')
  const name = page.getByLabel(word('account', 'nickname.label'), { exact: true })
  await expect.poll(() => name.inputValue()).not.toBe('')
  const offered = await name.inputValue()
  await page.getByLabel(word('privacy', 'age.label'), { exact: true }).fill('1990')
  await page.getByRole('button', { name: word('privacy', 'hello.say'), exact: true }).click()
  const said = log(page).getByRole('listitem').filter({ hasText: 'hello in one step' })
  await said.waitFor()
  await page.getByRole('button', { name: new RegExp(offered) }).waitFor()
  // No dialog is open above the chat.
  expect(await page.locator('dialog:modal').count()).toBe(1)
})

test('a child’s first message offers suggested names and ready-made phrases in the same dialog [2.31]', async () => {
  const page = await openPage(phone)
  await visit(page, '/games')
  await signedIn(page)
  await openChat(page)
  await field(page).fill('my own words')
  await field(page).press('Enter')
  await page.getByLabel(word('account', 'nickname.label'), { exact: true }).fill('Zoe of School 7')
  await page.getByLabel(word('privacy', 'age.label'), { exact: true }).fill('2020')
  await page.getByRole('button', { name: word('privacy', 'hello.say'), exact: true }).click()
  const names = page.getByRole('dialog', { name: word('privacy', 'name.title') })
  await names.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('button', { name: word('chat', 'phrase.1'), exact: true }).waitFor()
  expect(await log(page).getByText('my own words').count()).toBe(0)
})

test('the first message asks for a name and is sent with it [2.31]', async () => {
  const page = await openPage(phone)
  await visit(page, '/games')
  await signedIn(page)
  await openChat(page)
  await field(page).fill('hello from a stranger')
  await field(page).press('Enter')
  await page.getByLabel(word('account', 'nickname.label'), { exact: true }).fill('Odile')
  await page.getByRole('button', { name: word('privacy', 'hello.say') }).click()
  await answerAge(page)
  await log(page).getByText('hello from a stranger', { exact: true }).waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('')
})

test('where sockets are blocked, the chat still works [1.13]', async () => {
  const [kwame, odile] = await Promise.all([talker('Kwame', { before: BLOCKED }), talker('Odile')])
  await say(odile, 'can you hear me')
  await log(kwame).getByText('can you hear me', { exact: true }).waitFor()
  await say(kwame, 'loud and clear')
  await log(odile).getByText('loud and clear', { exact: true }).waitFor()
})

test('a player’s own message is deleted everywhere', async () => {
  const [ines, tuan] = await Promise.all([talker('Ines'), talker('Tuan')])
  await say(ines, 'said too soon')
  await log(tuan).getByText('said too soon', { exact: true }).waitFor()
  await log(ines)
    .getByRole('button', { name: word('chat', 'menu.openMine') })
    .last()
    .click()
  await ines.getByRole('button', { name: word('chat', 'menu.delete'), exact: true }).click()
  await ines
    .getByRole('alertdialog')
    .getByRole('button', { name: word('chat', 'delete.yes') })
    .click()
  for (const page of [ines, tuan])
    await expect.poll(() => log(page).getByText('said too soon', { exact: true }).count()).toBe(0)
})

test('beside a running game the keys go to the game until the player writes [1.14]', async () => {
  const page = await openPage({ width: 1280, height: 720, motion: true })
  await visit(page, '/g/2048')
  await signedIn(page)
  await expect.poll(() => painted(page)).toBeGreaterThan(0.3)
  await board(page).click()
  const column = page.getByRole('complementary', { name: word('chat', 'title') })
  await column.getByRole('radio', { name: word('chat', 'channel.world') }).click({ force: true })
  await column.getByRole('log').click()
  expect(await board(page).evaluate((canvas) => canvas === document.activeElement)).toBe(true)
  const before = await picture(page)
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await untilPictureChanges(page, before)
  await page.waitForTimeout(600)

  const points = await score(page)
  await column.getByRole('textbox').click()
  const still = await picture(page)
  await page.keyboard.type('wasd')
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await page.waitForTimeout(400)
  expect([await picture(page), await score(page)]).toEqual([still, points])
  expect(await column.getByRole('textbox').inputValue()).toBe('wasd')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('TEXTAREA')
})

test('on a phone the chat of a game is below the board until it is opened [1.14] [1.2]', async () => {
  const page = await openPage(phone)
  await visit(page, '/g/2048')
  await signedIn(page)
  const peek = page.getByRole('button', { name: word('catalog', 'game.chat') })
  const box = (await board(page).boundingBox())!
  const edge = (await peek.boundingBox())!
  expect(edge.y).toBeGreaterThanOrEqual(box.y + box.height)
  expect(edge.y + edge.height).toBeLessThanOrEqual(667)
  await peek.tap()
  await page.getByRole('textbox', { name: word('chat', 'write.game') }).waitFor()
})
