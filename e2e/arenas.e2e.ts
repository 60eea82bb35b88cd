import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FromRoom, NO_SEAT, readTicks } from '#kit/game/rooms/wire.ts'
import { openPage, visit } from './browser.ts'

/** Each attempt uses another arena: the seats of the last one are reserved for a while. */
const ARENAS = ['/g/jelly-gulp', '/g/shore-claim']
let attempts = 0

/** The room's messages to a page. */
function listen(page: Page) {
  const heard: Uint8Array[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/arenas')) return
    socket.on('framereceived', ({ payload }) => heard.push(new Uint8Array(Buffer.from(payload))))
  })
  return {
    people() {
      const ticks = heard.findLast(([kind]) => kind === FromRoom.ticks)
      return ticks ? readTicks(ticks).people : undefined
    },
    seat: () => heard.findLast(([kind]) => kind === FromRoom.seat)?.[1],
  }
}

/** The text for screen readers. */
const said = (page: Page) => page.locator('#announcer').textContent()

async function arrive(arena: string, wishes: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ motion: true, ...wishes })
  const room = listen(page)
  await visit(page, arena)
  await expect.poll(room.people).toBeDefined()
  return { page, room, play: () => page.locator('canvas[data-slug]').click({ position: { x: 200, y: 200 } }) }
}

test('three players who open an arena meet in one room, each with a seat', async () => {
  const arena = ARENAS[attempts++ % ARENAS.length]!
  const anna = await arrive(arena)
  expect(anna.room.people()).toBe(0)
  await anna.play()
  await expect.poll(anna.room.seat).toBeDefined()
  expect(await said(anna.page)).toContain('Online')
  const ben = await arrive(arena, { isMobile: true })
  await expect.poll(ben.room.people).toBe(1)
  await ben.play()
  await expect.poll(anna.room.people).toBe(2)
  await expect.poll(ben.room.people).toBe(2)
  expect(anna.room.seat()).not.toBe(NO_SEAT)
  const carla = await arrive(arena, { language: 'ar' })
  await carla.play()
  for (const { room } of [anna, ben, carla]) await expect.poll(room.people).toBe(3)
  expect(new Set([anna, ben, carla].map(({ room }) => room.seat())).size).toBe(3)
})

test('where sockets are blocked, the player plays against computers, and the page says so', async () => {
  const page = await openPage({
    motion: true,
    // The page's own live connection is blocked, too.
    expected: [/blocked/],
    before: 'window.WebSocket = class { constructor() { throw new Error("blocked") } }',
  })
  await visit(page, ARENAS[0]!)
  await page.locator('canvas[data-slug]').click({ position: { x: 200, y: 200 } })
  await expect.poll(() => said(page)).toContain('Alone')
})
