import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCatalogue } from '#kit/errors/catalogue.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { cardIdOf, giveCards, once } from './walk/people.ts'
import { newcomer } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'
import { word } from './words.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('each fault of a code and its password has its own message [8.7] [5.4]', async () => {
  const owner = world.device('owner')
  await owner.signIn()
  await giveCards(world, owner.userId(), 1)
  const cardId = cardIdOf(owner.userId(), 5)
  const listed = (await owner.call(marketCalls.listCard, { cardId, days: 1 }, once())).result!
  const { page } = await newcomer(world)
  await visit(page, '/coconut?part=redeem')
  const form = page.locator('main form')
  const tries = async (code: string, password: string, words: string) => {
    await form.getByRole('textbox').nth(0).fill(code)
    await form.getByRole('textbox').nth(1).fill(password)
    await form.getByRole('button', { name: word('market', 'redeem.submit'), exact: true }).click()
    await form.getByText(words).waitFor()
  }
  const wrong = listed.password === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'
  await tries('ZZ', wrong, 'Invalid code. Please check and try again.')
  await tries(listed.code, 'ZZ', 'Invalid extraction code')
  await tries(listed.code, wrong, 'Wrong password')
  expect(await form.getByText('Invalid extraction code').count()).toBe(0)
})

test('the server refuses to list another player’s card and to redeem one’s own [8.7] [5.5]', async () => {
  const [owner, other] = [world.device('lister'), world.device('stranger')]
  await owner.signIn()
  await other.signIn()
  await giveCards(world, owner.userId(), 1)
  const cardId = cardIdOf(owner.userId(), 6)
  const notYours = await other.call(marketCalls.listCard, { cardId, days: 1 }, once())
  expect(notYours.error).toMatchObject({ code: errorCatalogue.ListingNotYours })
  const { code, password } = (await owner.call(marketCalls.listCard, { cardId, days: 1 }, once())).result!
  const own = await owner.call(marketCalls.redeemListing, { code, password })
  expect(own.error).toMatchObject({ code: errorCatalogue.OwnCard })
})

test('a call that the server does not answer within 30000 ms says so [8.10] [9.11]', async () => {
  const page = await openPage({ portal: world.url })
  await page.clock.install()
  await visit(page, '/rules/idle-rewards')
  await signedIn(page)
  await page.route('**/api/coc/**', () => undefined)
  await visit(page, '/coconut?part=use')
  await page.clock.fastForward(31_000)
  await page.getByText('timeout of 30000ms exceeded', { exact: true }).first().waitFor()
})
