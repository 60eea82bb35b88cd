import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { call, startServer } from '#apps/testing/crash-rig.ts'

const { folder, remove } = makeDataFolder('export')
afterAll(remove)

/** As the contract promises it, once the server is back. */
const PATIENTLY = { interval: 500 }

test('a requested export is made even when the server is killed, and opens with its key', async () => {
  const server = await startServer(folder)
  const signIn = await call(server.url, 'acc/signin/device/id', { visitId: randomUUID().toUpperCase() })
  const { tokenStr } = (signIn as { tokenInfo: { tokenStr: string } }).tokenInfo
  await call(server.url, 'me/export', {}, tokenStr)
  await server.kill()

  const again = await startServer(folder)
  const { url, key } = await vi.waitFor(async () => {
    const { file } = (await call(again.url, 'me/info', {}, tokenStr)) as {
      file: Record<'url' | 'key', string>
    }
    expect(file.url).not.toBeNull()
    return file
  }, PATIENTLY)
  const answer = await fetch(again.url + url, { method: 'POST', body: new URLSearchParams({ key }) })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ account: { kind: 'visitor' } })
  await again.stop()
})
