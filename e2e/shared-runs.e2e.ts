import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { untilDealt } from './send-run.ts'
import { board, score } from './stage.ts'
import { accessFaults } from './walk/axe.ts'
import { said, word } from './words.ts'

const SLUG = 'jetpack-joyride'
const GAME = `/g/${SLUG}`
const titles = readCatalogue().find(({ slug }) => slug === SLUG)!.words
const NOBODYS = 'Z'.repeat(26)
/** Replaces the device's share dialog, and keeps the shared data. */
const OWN_SHARING = `navigator.share = async (data) => { globalThis.shared = data }`

const say = (key: string) => word('challenge', key)
const bar = (page: Page) => page.locator('[data-bar="challenge"]')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** After one tap the run ends by itself. */
async function playToEnd(page: Page): Promise<number> {
  await board(page).click()
  await page.getByRole('button', { name: word('catalog', 'game.again') }).waitFor()
  return score(page)
}

/** A player whose next run has a seed from the server. */
async function openAsPlayer(wishes: Parameters<typeof openPage>[0]) {
  const page = await openPage({ ...wishes, motion: true })
  await visit(page, GAME)
  await signedIn(page)
  await untilDealt(page)
  return page
}

async function sharedWith(page: Page) {
  await page.waitForFunction(() => 'shared' in globalThis)
  return page.evaluate(() => (globalThis as unknown as { shared: { url: string; text: string } }).shared)
}

test('a result is copied with a link, raced by a newcomer on a phone, and shared back', async () => {
  const ann = await openAsPlayer({})
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(ann, GAME)
  const reached = await playToEnd(ann)
  expect(reached).toBeGreaterThan(0)
  const written = reached.toLocaleString('en')
  expect(await accessFaults(ann)).toEqual([])
  await press(ann, word('catalog', 'game.share'))
  await ann.getByText(say('copied')).waitFor()
  const copied = await ann.evaluate(() => navigator.clipboard.readText())
  const lines = copied.split('\n')
  expect(lines[0]).toContain(written)
  expect(lines[1]).toBe(say('dare'))
  const link = new URL(lines.at(-1)!)
  expect(link.pathname + link.search).toMatch(/^\/g\/jetpack-joyride\?beat=[0-9A-Z]{26}$/)

  const told = await (await fetch(link, { headers: { 'accept-language': 'de' } })).text()
  const inGerman = { score: reached.toLocaleString('de'), title: titles['de']!.title }
  const title = said('challenge', 'headTitle', inGerman, 'de')
  expect(told).toContain(`<meta property="og:title" content="${title}`)
  expect(told).toContain(`<meta property="og:url" content="${link.href}">`)
  expect(told).toContain('<meta name="robots" content="noindex">')
  const pictureIn = (html: string) => /property="og:image" content="([^"]*)"/.exec(html)?.[1]
  const key = link.searchParams.get('beat')!
  expect(pictureIn(told)).toBe(`${link.origin}/og/results/de/${key}.png`)
  const picture = await fetch(pictureIn(told)!)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  // An invented key shows the game without a result.
  const forged = await (await fetch(`${link.origin}${GAME}?beat=${NOBODYS}`)).text()
  expect(pictureIn(forged)).toMatch(/\/og\/covers\/jetpack-joyride-\w+\.png$/)
  expect((await fetch(`${link.origin}/og/results/de/${NOBODYS}.png`)).status).toBe(404)

  const ben = await openPage({ isMobile: true, motion: true, before: OWN_SHARING })
  await visit(ben, link.pathname + link.search)
  await bar(ben).getByText(written).waitFor()
  const inEnglish = { score: written, title: titles['en']!.title }
  expect(await ben.title()).toContain(said('challenge', 'headTitle', inEnglish))
  expect(await accessFaults(ben)).toEqual([])
  await untilDealt(ben)
  await press(ben, say('start'))
  await bar(ben).waitFor({ state: 'hidden' })
  // The rival's run is shown beside a game that has no ghost.
  await ben.locator('[data-rival]').waitFor()
  const answer = await playToEnd(ben)
  await bar(ben).getByText(written).waitFor()
  const verdict = answer === reached ? 'tied' : answer > reached ? 'won' : 'lost'
  expect(await bar(ben).innerText()).toContain(say(verdict).split('{')[0])
  expect(await accessFaults(ben)).toEqual([])
  if (answer === 0) return

  await press(ben, word('catalog', 'game.share'))
  const back = await sharedWith(ben)
  expect(back.text).toContain(answer.toLocaleString('en'))
  expect(back.url).toMatch(/\?beat=[0-9A-Z]{26}$/)
  expect(back.url).not.toBe(link.href)
  await visit(ann, new URL(back.url).pathname + new URL(back.url).search)
  await bar(ann).getByText(answer.toLocaleString('en')).waitFor()
})

test.for([`?beat=${NOBODYS}`, '?beat=1234', '?beat=%3Cb%3E9999%3C%2Fb%3E&score=9999&name=Eve'])(
  'an invented link (%s) shows the plain game and says so',
  async (query) => {
    const page = await openPage({ isMobile: true })
    await visit(page, `/g/2048${query}`)
    await bar(page).getByText(say('gone')).waitFor()
    expect(await page.title()).toBe(said('catalog', 'page.title', { title: '2048' }))
    expect(await page.content()).not.toMatch(/9999<|Eve<|<b>9999/)
    expect(await accessFaults(page)).toEqual([])
    await press(page, say('close'))
    await bar(page).waitFor({ state: 'hidden' })
    await board(page).waitFor()
  },
)

test('answers of a quiz are shared as emoji', async () => {
  const page = await openPage({ isMobile: true, before: OWN_SHARING })
  await visit(page, '/g/harbour-clock')
  const again = page.getByRole('button', { name: word('catalog', 'game.again') })
  const { width, height } = (await board(page).boundingBox())!
  // Answers are in the lower half; any tap is right or wrong, and wrong ones end the run.
  for (let turn = 0; turn < 120 && !(await again.isVisible()); turn++) {
    const position = { x: width * (turn % 2 ? 0.3 : 0.7), y: height * (0.6 + 0.1 * (turn % 4)) }
    // The run may end meanwhile, and its panel then covers the board.
    await board(page).click({ position, timeout: 2000 }).catch(ignoreFailure('the end has come'))
    await page.waitForTimeout(200)
  }
  await press(page, word('catalog', 'game.share'))
  expect((await sharedWith(page)).text.split('\n')[1]).toMatch(/^(🟩|🟨|🟥){1,10}$/u)
})
