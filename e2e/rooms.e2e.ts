import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FromRoom, NO_SEAT, readNames, readSaid, readTicks, SeatChange } from '#kit/game/rooms/wire.ts'
import { openPage, visit } from './browser.ts'
import { openMenu } from './stage.ts'
import { word } from './words.ts'

const FOOTBALL = '/g/bumper-cars-soccer'
const BASKETBALL = '/g/basketball-stars'

/** What the room says to a page. */
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
    people: () => ticks().at(-1)?.people,
    forget: () => void (heard.length = 0),
    seat: () => last(FromRoom.seat)?.[1],
    names: () => last(FromRoom.names) && [...readNames(last(FromRoom.names)!).keys()].toSorted(),
    said: () => last(FromRoom.said) && readSaid(last(FromRoom.said)!),
    /** Sticks that a seat has held. */
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

test.for([FOOTBALL, BASKETBALL])('two friends play %s by a link, and who goes away loses', async (game) => {
  const anna = await openPage({ motion: true, isMobile: true })
  const hers = listen(anna)
  await visit(anna, game)
  const rooms = await roomsOf(anna)
  await rooms.getByRole('button', { name: 'Invite a friend' }).click()
  await expect.poll(hers.seat).toBeDefined()
  expect(hers.seat()).not.toBe(NO_SEAT)
  const asked = new URL(hers.address()!).searchParams
  const search = `?team=${asked.get('team')}&room=${asked.get('room')}`
  // The link that is sent is the one to this very room.
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
  // What one holds, the other hears.
  await ben.locator('canvas[data-slug]').focus()
  await ben.keyboard.down('ArrowRight')
  await expect.poll(() => hers.sticks(his.seat()!).length).toBeGreaterThan(0)
  await ben.keyboard.up('ArrowRight')
  // Both hear who sits where, and what one of them says.
  for (const page of [hers, his]) await expect.poll(page.names).toEqual([0, 1])
  const phrase = ben.locator('[data-rooms] li button').nth(1)
  await openMenu(ben, phrase)
  await phrase.click()
  await expect.poll(hers.said).toEqual({ seat: his.seat(), words: 'Good luck!' })
  // Whoever picks another mode has left.
  const mode = ben.locator('nav[aria-label="Mode"] button').first()
  await openMenu(ben, mode)
  await mode.click()
  await expect.poll(() => said(anna)).toContain('Your rival left')
})

test('the menu of a game whose rooms are rated opens the table of its best players', async () => {
  const page = await openPage({ motion: true, isMobile: true })
  await visit(page, FOOTBALL)
  const button = page.getByRole('button', { name: word('duels', 'ratings.open'), exact: true })
  await openMenu(page, button)
  await button.click()
  await page.locator('dialog[open]').getByText(word('duels', 'ratings.none')).waitFor()
})

test('a link to a room that is put into the address of the open page of its game leads there', async () => {
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

test('two strangers who want a quick match meet, with computers beside them', async () => {
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
