import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { bar, friends, heard, phone, sheetOf, words } from './friend-steps.ts'
import { readCatalogue } from './portal.ts'
import { untilDealt } from './send-run.ts'
import { board, score } from './stage.ts'
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

const SLUG = 'jetpack-joyride'
const GAME = `/g/${SLUG}`
const title = readCatalogue().find(({ slug }) => slug === SLUG)!.words['en']!.title
const number = (value: number) => value.toLocaleString('en')
/** A name within other text is set apart from it. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
const shown = async (page: Page) => plain(await bar(page, 'challenge').innerText())

async function playToEnd(page: Page): Promise<number> {
  await board(page).click()
  await page.getByRole('button', { name: word('catalog', 'game.again') }).waitFor()
  return score(page)
}

test('a player dares a friend from the end of a run, the friend answers on the same deal, and both see both results', async () => {
  const [ann, ben] = await friends('Ann', 'Ben', { ...phone, motion: true })
  await visit(ann.page, GAME)
  await untilDealt(ann.page)
  await visit(ann.page, GAME)
  const anns = await playToEnd(ann.page)
  expect(anns).toBeGreaterThan(0)
  await ann.page.getByRole('button', { name: word('run', 'dareFriend') }).click()
  const sheet = ann.page.getByRole('dialog', { name: word('friends', 'deal.pick') })
  expect(await accessFaults(ann.page)).toEqual([])
  await sheet.getByRole('button', { name: 'Ben' }).click()
  await ann.page.getByText(words('friends', 'dared', { name: 'Ben' })).waitFor()

  const line = await heard(ben.page, words('notices', 'dealDared', { name: 'Ann', game: title }))
  await line.click()
  await ben.page.waitForURL(/\/g\/jetpack-joyride\?beat=[0-9A-Z]{26}$/)
  await expect.poll(() => shown(ben.page)).toContain(words('challenge', 'dareCounts', { name: 'Ann' }))
  expect(await accessFaults(ben.page)).toEqual([])
  await untilDealt(ben.page)
  const facts = async () => {
    await ben.page.getByRole('button', { name: word('challenge', 'start'), exact: true }).click()
    await ben.page.locator('[data-rival]').waitFor()
    return playToEnd(ben.page)
  }
  const bens = await facts()
  const settled = (name: string, theirs: number, yours: number) =>
    words('challenge', 'dareBoth', { name, theirs: number(theirs), yours: number(yours) })
  await expect.poll(() => shown(ben.page)).toContain(settled('Ann', anns, bens))

  const answered = words('notices', 'dareAnswered', { name: 'Ben', game: title })
  await visit(ann.page, '/friends')
  await (await heard(ann.page, answered)).click()
  await ann.page.waitForURL(/\?beat=[0-9A-Z]{26}$/)
  await expect.poll(() => shown(ann.page)).toContain(settled('Ben', bens, anns))
  for (const [player, name, theirs, yours] of [
    [ann, 'Ben', bens, anns],
    [ben, 'Ann', anns, bens],
  ] as const) {
    const both = words('friends', 'deal.both', {
      game: title,
      name,
      theirs: number(theirs),
      yours: number(yours),
    })
    const sheetOfOther = await sheetOf(player, name)
    await expect.poll(async () => plain(await sheetOfOther.innerText())).toContain(both)
  }
})
