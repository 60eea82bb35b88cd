import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { change } from './database.ts'
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
/** Removes the marks that isolate a name within other text. */
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

test('an open dare is shown to its sender, withdrawn among the requests, sent again, and shown as ended', async () => {
  const [ann, ben] = await friends('Ann', 'Ben', { ...phone, motion: true })
  await visit(ann.page, GAME)
  await untilDealt(ann.page)
  await visit(ann.page, GAME)
  const score = number(await playToEnd(ann.page))
  await ann.page.getByRole('button', { name: word('run', 'dareFriend') }).click()
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Ben' }).click()
  await ann.page.getByText(words('friends', 'dared', { name: 'Ben' })).waitFor()

  const facts = { game: title, name: 'Ben', score }
  const bens = await sheetOf(ann, 'Ben')
  await expect
    .poll(async () => plain(await bens.innerText()))
    .toContain(words('friends', 'deal.waits', facts))
  expect(await accessFaults(ann.page)).toEqual([])
  const toAnswer = words('friends', 'deal.play', facts)
  const asked = await sheetOf(ben, 'Ann')
  await expect.poll(async () => plain(await asked.innerText())).toContain(toAnswer)

  await visit(ann.page, '/friends?part=requests')
  const offers = ann.page.getByRole('region', { name: word('friends', 'pending') })
  await expect
    .poll(async () => plain(await offers.innerText()))
    .toContain(words('friends', 'pending.dare', facts))
  expect(await accessFaults(ann.page)).toEqual([])
  await offers.getByRole('button', { name: word('friends', 'withdraw') }).click()
  await offers.waitFor({ state: 'hidden' })
  const askedNoMore = await sheetOf(ben, 'Ann')
  await askedNoMore.getByRole('link', { name: word('friends', 'do.dareFirst') }).waitFor()
  expect(plain(await askedNoMore.innerText())).not.toContain(toAnswer)

  const again = await sheetOf(ann, 'Ben')
  await again.getByRole('button').filter({ hasText: score }).click()
  await again.getByRole('button', { name: word('friends', 'withdraw') }).waitFor()
  await change(`update score_dare set dared_at = dared_at - interval '8 days' where from_id = $1`, [
    ann.userId,
  ])
  const over = await sheetOf(ann, 'Ben')
  await expect.poll(async () => plain(await over.innerText())).toContain(words('friends', 'deal.over', facts))
  expect(await over.getByRole('button', { name: word('friends', 'withdraw') }).count()).toBe(0)
})
