import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FromRoom, readTicks } from '#kit/game/rooms/wire.ts'
import { dailyLevelOf } from '#modules/dailies/rules/kinds.ts'
import { visit } from './browser.ts'
import { ask } from './calls.ts'
import { bar, friends, heard, phone, sheetOf, words } from './friend-steps.ts'
import { readCatalogue } from './portal.ts'
import { sendRun } from './send-run.ts'
import { board } from './stage.ts'
import { said, word } from './words.ts'

const number = (score: number) => score.toLocaleString('en')

const SLUG = 'jetpack-joyride'
const game = readCatalogue().find(({ slug }) => slug === SLUG)!

/** A player's score in the all-time leaderboard. */
async function bestOf(page: Page): Promise<number> {
  const { mine } = (await ask(page, 'game/score/list', { gameId: game.gameId, level: 1, type: 3 })) as {
    readonly mine: { readonly score: number } | null
  }
  return mine?.score ?? 0
}

test('a player passed by a friend gets a notice that links to the friend’s run, and races it', async () => {
  const [ann, ben] = await friends('Ann', 'Ben', { ...phone, motion: true })
  await sendRun(ann.page, SLUG, { above: 0 })
  await sendRun(ben.page, SLUG, { above: await bestOf(ann.page) })
  const reached = number(await bestOf(ben.page))

  const line = await heard(
    ann.page,
    words('notices', 'passed', { name: 'Ben', game: game.words['en']!.title }),
  )
  await line.click()
  await ann.page.waitForURL(`**/g/${SLUG}?beat=1.${ben.userId}`)
  await bar(ann.page, 'challenge').getByText(reached).waitFor()
  await ann.page.getByRole('button', { name: word('challenge', 'start'), exact: true }).click()
  // Ben's run is shown beside hers, on his seed.
  await ann.page.locator('[data-rival]').waitFor()
  await board(ann.page).click()
  await bar(ann.page, 'challenge').getByText(reached).waitFor()
  await expect.poll(() => bar(ann.page, 'challenge').innerText()).toContain('Ben')
})

test('a friend’s level and the badge that they wear stand in their sheet', async () => {
  const [ann, ben] = await friends('Ann', 'Ben')
  await sendRun(ann.page, '2048', { carefulFor: 30 })
  await visit(ann.page, '/badges')
  const name = said('badges', 'name.first', { game: '2048' })
  await ann.page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await ann.page.getByRole('button', { name: word('badges', 'wear'), exact: true }).click()
  await ann.page.getByRole('button', { name: word('badges', 'takeOff'), exact: true }).waitFor()
  const sheet = await sheetOf(ben, 'Ann')
  await sheet.getByText(said('badges', 'level', { level: 1 })).waitFor()
  await sheet.getByRole('listitem').filter({ hasText: name }).waitFor()
})

test('a friend is dared to a challenge of today from their sheet, is notified, plays it, and both see the result', async () => {
  const [ann, ben] = await friends('Ann', 'Ben')
  const { day, list } = (await ask(ann.page, 'game/daily/info', {})) as unknown as {
    readonly day: string
    readonly list: readonly {
      readonly slug: string
      readonly name: string
      readonly kernel: string
    }[]
  }
  const { slug, name: title, kernel } = list[0]!
  const level = dailyLevelOf(kernel)
  // Before a challenge is finished, the sheet links to today's three.
  await (await sheetOf(ann, 'Ben')).getByRole('link', { name: word('friends', 'do.dareFirst') }).waitFor()
  await sendRun(ann.page, slug, { above: 0, day, level })
  const dare = words('friends', 'do.dare', { game: title })
  await (await sheetOf(ann, 'Ben')).getByRole('button', { name: dare }).click()
  await ann.page.getByText(words('friends', 'dared', { name: 'Ben' })).waitFor()

  const line = await heard(ben.page, words('notices', 'dared', { name: 'Ann', game: title }))
  await line.click()
  await ben.page.waitForURL(`**/g/${slug}?daily=${day}&rival=${ann.userId}`)
  // The game has switched to the challenge, and names the rival.
  await ben.page.getByText(word('catalog', 'game.dailyOn')).waitFor()
  await bar(ben.page, 'daily').getByText('Ann').waitFor()

  await sendRun(ben.page, slug, { above: 0, day, level })
  for (const { page, userId } of [ann, ben]) {
    await visit(page, '/today')
    const friendsTable = page
      .locator('section[aria-labelledby="day-table"] div')
      .filter({ has: page.getByRole('heading', { name: word('dailies', 'friends') }) })
      .last()
    await friendsTable.getByText(userId === ann.userId ? 'Ben' : 'Ann').waitFor()
    await page.locator(`[data-mark="${slug}"]`).getByText(word('dailies', 'done')).waitFor()
  }
})

/** A room's messages to a page. */
function listen(page: Page) {
  const heardOf: Uint8Array[] = []
  const addresses: string[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/arenas')) return
    addresses.push(socket.url())
    socket.on('framereceived', ({ payload }) => heardOf.push(new Uint8Array(Buffer.from(payload))))
  })
  return {
    addresses,
    people() {
      const ticks = heardOf.findLast(([kind]) => kind === FromRoom.ticks)
      return ticks ? readTicks(ticks).people : undefined
    },
    seat: () => heardOf.findLast(([kind]) => kind === FromRoom.seat)?.[1],
  }
}

const ARENA = 'jelly-gulp'

test('a friend who plays in an arena is joined in the same room, from the list of friends', async () => {
  const [ann, ben] = await friends('Ann', 'Ben', { motion: true })
  const [annsRoom, bensRoom] = [listen(ann.page), listen(ben.page)]
  await visit(ann.page, `/g/${ARENA}`)
  await expect.poll(annsRoom.people).toBeDefined()
  await board(ann.page).click({ position: { x: 200, y: 200 } })
  await expect.poll(annsRoom.seat).toBeDefined()
  const meet = ben.page
    .getByRole('listitem')
    .filter({ hasText: 'Ann' })
    .getByRole('link', {
      name: word('friends', 'row.meet'),
    })
  await expect
    .poll(
      async () => {
        // Her first touch may come before the listener is ready.
        await board(ann.page).click({ position: { x: 200, y: 200 } })
        await visit(ben.page, '/friends')
        await ben.page.getByRole('listitem').filter({ hasText: 'Ann' }).waitFor()
        return meet.count()
      },
      { interval: 500 },
    )
    .toBe(1)
  await meet.click()
  await ben.page.waitForURL(`**/g/${ARENA}?with=${ann.userId}`)
  await expect.poll(bensRoom.people).toBeDefined()
  expect(new URL(bensRoom.addresses[0]!).searchParams.get('with')).toBe(String(ann.userId))
  const before = annsRoom.people()!
  await board(ben.page).click({ position: { x: 220, y: 220 } })
  await expect.poll(annsRoom.people).toBe(before + 1)
})
