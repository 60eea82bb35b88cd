import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerAge } from './age.ts'
import { at, openPage, signedIn, visit } from './browser.ts'
import { change } from './database.ts'
import { score } from './stage.ts'
import { focusOf } from './walk/focus.ts'
import { comesBackTo, enter, isInDialog, tabTo } from './walk/keys.ts'
import { word } from './words.ts'

const game = (key: string) => word('catalog', `game.${key}`)

/** After this many moves a restart asks for confirmation. */
const LONG_RUN = 24

async function playForPoints(page: Page) {
  const round = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']
  for (let turn = 0; turn < 60 && (turn < LONG_RUN || (await score(page)) === 0); turn++) {
    await page.keyboard.press(round[turn % round.length]!)
    await page.waitForTimeout(80)
  }
  expect(await score(page)).toBeGreaterThan(0)
}

test('by keyboard only: find a game, play it, restart, use its menu and go back [1.1] [1.2]', async () => {
  const page = await openPage()
  await visit(page, '/')
  const skip = await tabTo(page, () => true)
  expect(skip.name).toBe(word('catalog', 'nav.skip'))
  await tabTo(page, ({ isField }) => isField)
  await page.keyboard.type('2048')
  await page.locator('main a[href="/g/2048"]').first().waitFor()
  await tabTo(page, ({ href }) => href === '/g/2048')
  await page.keyboard.press('Enter')
  await page.waitForURL(at('/g/2048'))
  await page.locator('canvas[data-slug="2048"]').waitFor()
  await tabTo(page, ({ isBoard }) => isBoard)
  await playForPoints(page)

  const question = page.getByRole('alertdialog')
  await enter(page, game('restart'))
  await question.waitFor()
  await isInDialog(page)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await comesBackTo(page, game('restart'))
  expect(await score(page)).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await question.waitFor()
  await enter(page, game('restartYes'))
  await expect.poll(() => score(page)).toBe(0)
  await comesBackTo(page, game('restart'))

  await enter(page, game('menu'))
  const menu = page.getByRole('dialog', { name: '2048' })
  await menu.waitFor()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    expect((await focusOf(page)).isLost).toBe(false)
  }
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await comesBackTo(page, game('menu'))
})

test('by keyboard only: turn music off and change the theme [1.2] [2.30]', async () => {
  const page = await openPage()
  await visit(page, '/')
  await tabTo(page, ({ href }) => href === '/settings')
  await page.keyboard.press('Enter')
  await page.waitForURL(at('/settings'))
  const music = page.getByRole('switch').first()
  await expect.poll(() => music.isChecked()).toBe(true)
  await tabTo(page, ({ isField }) => isField)
  await page.keyboard.press('Enter')
  expect(await music.isChecked()).toBe(false)
  const themes = page.getByRole('radiogroup', { name: word('preferences', 'look.title') })
  await tabTo(page, ({ isChoice }) => isChoice)
  await page.keyboard.press('ArrowRight')
  expect(await themes.getByRole('radio').nth(1).isChecked()).toBe(true)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('by keyboard only: send a first message in the chat and choose a name [1.2] [2.31]', async () => {
  const page = await openPage({ width: 900 })
  await visit(page, '/games')
  await signedIn(page)
  const chat = word('catalog', 'nav.chat')
  await enter(page, chat)
  await page.getByRole('log').waitFor()
  await tabTo(page, ({ isField }) => isField, 12)
  const words = `by keys alone ${Date.now()}`
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await page.getByLabel(word('account', 'nickname.label'), { exact: true }).waitFor()
  // A name is proposed; typing one's own messages only needs the year of birth, in the same dialog.
  await tabTo(page, ({ isField }) => isField, 6)
  await answerAge(page)
  await page.getByRole('log').getByText(words, { exact: true }).waitFor()
  await isInDialog(page)
  await page.keyboard.press('Escape')
  await comesBackTo(page, chat)
})

test('by keyboard only: add a friend by number, and remove one [1.2] [2.32]', async () => {
  const friend = await openPage()
  await visit(friend, '/friends')
  const number = (await friend.locator('main bdi').first().innerText()).replace('#', '')
  await change('update account set nickname = $1 where id = $2', ['Lumi', number])
  const page = await openPage()
  await visit(page, '/friends')
  await page.locator('main bdi').first().waitFor()
  await tabTo(page, ({ isField }) => isField)
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await answerAge(page)
  await page.getByText(word('friends', 'add.sent')).first().waitFor()

  await friend.goto('/friends?part=requests')
  await enter(friend, word('friends', 'accept'))
  await friend.getByText(word('friends', 'requestsEmpty')).waitFor()

  await page.reload()
  const more = word('friends', 'row.more').replace('{name}', 'Lumi')
  await page.getByRole('button', { name: more }).waitFor()
  await enter(page, more)
  await isInDialog(page)
  await enter(page, word('friends', 'remove'))
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  // The sheet closes together with its question.
  await comesBackTo(page, more)
})
