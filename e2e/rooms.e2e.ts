import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { COUNTS_FROM } from '#kit/game/rooms/duel-room.ts'
import {
  FromRoom,
  NO_SEAT,
  readNames,
  readRated,
  readSaid,
  readTicks,
  SeatChange,
} from '#kit/game/rooms/wire.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, visit } from './browser.ts'
import { change } from './database.ts'
import { openMenu } from './stage.ts'
import { word } from './words.ts'

const FOOTBALL = '/g/bumper-cars-soccer'
const BASKETBALL = '/g/basketball-stars'

/** The room's messages to a page. */
function listen(page: Page) {
  const heard: Uint8Array[] = []
  const addresses: string[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/arenas')) return
    addresses.push(socket.url())
    socket.on('framereceived', ({ payload }) => heard.push(new Uint8Array(Buffer.from(payload))))
  })
  const ticks = () => heard.filter(([kind]) => kind === FromRoom.ticks).map(readTicks)
  const last = (wanted: number) => heard.findLast(([kind]) => kind === wanted)
  return {
    /** Ticks of the room's clock during which two people have played. */
    together() {
      const both = ticks().filter(({ people }) => people === 2)
      return both.length === 0 ? 0 : both.at(-1)!.from + both.at(-1)!.count - both[0]!.from
    },
    rated: () => last(FromRoom.rated) && readRated(last(FromRoom.rated)!),
    people: () => ticks().at(-1)?.people,
    forget: () => void (heard.length = 0),
    seat: () => last(FromRoom.seat)?.[1],
    names: () => last(FromRoom.names) && [...readNames(last(FromRoom.names)!).keys()].toSorted(),
    said: () => last(FromRoom.said) && readSaid(last(FromRoom.said)!),
    /** Stick positions of a seat. */
    sticks: (seat: number) =>
      ticks().flatMap(({ changes }) =>
        changes.filter((change) => change.seat === seat && change.what < SeatChange.person),
      ),
    address: () => addresses.at(-1),
  }
}

const said = (page: Page) => page.locator('#announcer').textContent()
async function roomsOf(page: Page) {
  const rooms = page.locator('[data-rooms]')
  await openMenu(page, rooms)
  return rooms
}

async function openBest(page: Page) {
  const button = page.getByRole('button', { name: word('duels', 'ratings.open'), exact: true })
  await openMenu(page, button)
  await button.click()
  return page.locator('dialog[open]')
}

test.for([
  [FOOTBALL, 'bumper-cars'],
  [BASKETBALL, 'hoops'],
] as const)(
  'two friends play %s by link: the one who leaves loses, and both are rated',
  async ([game, family]) => {
    await change('delete from duel_rating where family = $1', [family])
    const anna = await openPage({ motion: true, isMobile: true })
    const hers = listen(anna)
    await visit(anna, game)
    await (await openBest(anna)).getByText(word('duels', 'ratings.none')).waitFor()
    await anna.keyboard.press('Escape')
    const rooms = await roomsOf(anna)
    await rooms.getByRole('button', { name: 'Invite a friend' }).click()
    await expect.poll(hers.seat).toBeDefined()
    expect(hers.seat()).not.toBe(NO_SEAT)
    const asked = new URL(hers.address()!).searchParams
    const search = `?team=${asked.get('team')}&room=${asked.get('room')}`
    // The invitation links to this very room.
    await expect.poll(() => anna.locator('dialog[open]').innerText()).toContain(search)
    await anna.keyboard.press('Escape')
    await expect.poll(() => said(anna)).toContain('computer')
    const ben = await openPage({ motion: true, isMobile: true })
    const his = listen(ben)
    await visit(ben, game + search)
    await expect.poll(his.people).toBe(2)
    await expect.poll(hers.people).toBe(2)
    await expect.poll(() => said(ben)).toContain('Online: 2')
    expect(new Set([hers.seat(), his.seat()])).toEqual(new Set([0, 1]))
    // Each side receives the other's input.
    for (const [one, own, other] of [
      [ben, his, hers],
      [anna, hers, his],
    ] as const) {
      await one.locator('canvas[data-slug]').focus()
      await one.keyboard.down('ArrowRight')
      await expect.poll(() => other.sticks(own.seat()!).length).toBeGreaterThan(0)
      await one.keyboard.up('ArrowRight')
    }
    // Both receive the seats' names, and each other's messages.
    for (const page of [hers, his]) await expect.poll(page.names).toEqual([0, 1])
    const phrase = ben.locator('[data-rooms] li button').nth(1)
    await openMenu(ben, phrase)
    await phrase.click()
    await expect.poll(hers.said).toEqual({ seat: his.seat(), words: 'Good luck!' })
    // Choosing another mode means leaving, which counts after this many ticks.
    await expect.poll(hers.together, { timeout: LIMITS.test }).toBeGreaterThan(COUNTS_FROM)
    const mode = ben.locator('nav[aria-label="Mode"] button').first()
    await openMenu(ben, mode)
    await mode.click()
    await expect.poll(() => said(anna)).toContain('Your rival left')
    await expect.poll(hers.rated).toContain('+162')
    // The leaderboard lists only settled ratings, which take more than one match.
    await change('update duel_rating set deviation = 60 where family = $1', [family])
    const table = (await openBest(anna)).locator('ol').filter({ has: anna.locator('li[data-own]') })
    const best = table.locator('li')
    await expect.poll(() => best.count()).toBe(2)
    await best.first().and(anna.locator('[data-own]')).getByText('1662').waitFor()
    await best.last().getByText('1338').waitFor()
  },
)

test('a link to a room entered in the address bar of its game’s open page leads there', async () => {
  const page = await openPage({ motion: true, isMobile: true })
  const heard = listen(page)
  await visit(page, FOOTBALL)
  await page.evaluate((to) => location.assign(to), `${FOOTBALL}?team=1&room=abcdefghjkmn`)
  await expect.poll(heard.seat).toBe(0)
  await page.goBack()
  heard.forget()
  await page.goForward()
  await expect.poll(heard.people).toBe(1)
})

test('two strangers are paired for a quick match, with computers as team-mates', async () => {
  const pages = [
    await openPage({ motion: true, isMobile: true }),
    await openPage({ motion: true, isMobile: true }),
  ]
  const [first, second] = pages.map(listen)
  for (const page of pages) {
    await visit(page, FOOTBALL)
    const rooms = await roomsOf(page)
    await rooms.locator('[aria-pressed]').nth(1).click()
    await rooms.locator('button:not([aria-pressed])').first().click()
  }
  await expect.poll(first!.people).toBe(2)
  await expect.poll(second!.people).toBe(2)
  expect(new Set([first!.seat(), second!.seat()])).toEqual(new Set([0, 2]))
})
