import type { Page } from 'playwright-core'
import { answerAge } from './age.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { word } from './words.ts'

export const chat = (key: string) => word('chat', key)

const phone = { isMobile: true, expected: [/status of 4\d\d/] } as const

export async function openChat(page: Page) {
  await page
    .getByRole('button', { name: word('catalog', 'nav.chat'), exact: true })
    .filter({ visible: true })
    .click()
}

/** A named player with the world chat open. */
export async function talker(portal: { readonly url: string }, name: string): Promise<Page> {
  const page = await openPage({ ...phone, portal: portal.url })
  await visit(page, '/games')
  await signedIn(page)
  await openChat(page)
  await page.getByRole('button', { name: chat('nicknameNone') }).click()
  await page.getByLabel(word('account', 'nickname.label'), { exact: true }).fill(name)
  await page.getByRole('button', { name: word('account', 'nickname.save') }).click()
  await answerAge(page)
  await page.getByRole('button', { name: new RegExp(`^${chat('nickname').split('{')[0]}`) }).waitFor()
  return page
}

/** Says something to the world. */
export async function say(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: new RegExp(chat('write.world')) })
  await field.fill(text)
  await field.press('Enter')
  await page.getByRole('log').getByText(text, { exact: true }).waitFor()
}

/** Reports the first message of the chat as an insult. */
export async function reportFirst(page: Page) {
  await page
    .getByRole('log')
    .getByRole('button', { name: new RegExp(chat('menu.open').split('{')[0]!) })
    .first()
    .click()
  await page.getByRole('button', { name: chat('menu.report'), exact: true }).click()
  await page.getByLabel(chat('reason.insult')).check()
  await page.getByRole('button', { name: chat('report.send') }).click()
  await page.getByText(chat('report.done')).waitFor()
}
