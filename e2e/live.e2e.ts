import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { listenToCalls, wires } from './calls.ts'

const TICKET = 'sys/ws/ticket'
/** The gesture that the page waits for. */
const wake = (page: Page) => page.keyboard.press('Shift')

/** Opens a socket from within a page, as the page's own scripts do; returns how it ended. */
async function openSocket(page: Page, wish: object, ticket?: string) {
  const { tokenStr } = await signedIn(page)
  return page.evaluate(
    async ({ token, sent, given }) => {
      const answer = await fetch('/api/sys/ws/ticket', {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${token}` },
        body: JSON.stringify({ id: 1, params: {}, head: {} }),
      })
      const fresh = ((await answer.json()) as { result: { ticket: string } }).result.ticket
      const used = given ?? fresh
      const socket = new WebSocket(`ws://${location.host}/api/live`, ['islet.1', used])
      return new Promise<{ ticket: string; heard?: unknown; code?: number }>((resolve) => {
        socket.addEventListener('open', () => socket.send(JSON.stringify(sent)))
        socket.addEventListener('message', ({ data }) =>
          resolve({ ticket: used, heard: JSON.parse(data as string) }),
        )
        socket.addEventListener('close', ({ code }) => resolve({ ticket: used, code }))
      })
    },
    { token: tokenStr, sent: wish, given: ticket },
  )
}

const JOIN = { v: 1, type: 'join', room: 'world' }

test('a page opens a socket with a ticket, once', async () => {
  const page = await openPage({ expected: [/WebSocket connection to .* failed/] })
  await visit(page, '/')
  const first = await openSocket(page, JOIN)
  expect(first.heard).toEqual({ v: 1, list: [{ kind: 'joined', room: 'world', body: {} }] })
  expect(await openSocket(page, JOIN, first.ticket)).toMatchObject({ code: 1006 })
  expect(await openSocket(page, { v: 1, type: 'join', room: 'game:999999' })).toMatchObject({
    heard: { list: [{ kind: 'refused' }] },
  })
  expect(await openSocket(page, { v: 7 })).toMatchObject({ code: 4400 })
})

test('a visitor gets one socket after the first gesture, and the first load none', async () => {
  const page = await openPage()
  const calls = listenToCalls(page)
  const opened: string[] = []
  page.on('websocket', (socket) => opened.push(new URL(socket.url()).pathname))
  await visit(page, '/')
  await signedIn(page)
  expect(wires(calls)).not.toContain(TICKET)
  await wake(page)
  await expect.poll(() => opened).toEqual(['/api/live'])
})

test('the portal works without sockets and shows no error', async () => {
  const page = await openPage()
  const calls = listenToCalls(page)
  await page.routeWebSocket('**/api/live', (socket) => socket.close())
  await visit(page, '/')
  await signedIn(page)
  await wake(page)
  await expect.poll(() => wires(calls)).toContain(TICKET)
  await page.getByRole('main').waitFor()
  await visit(page, '/g/2048')
})
