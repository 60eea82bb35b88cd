import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  check,
  developer,
  GAME,
  gameOf,
  portal,
  read,
  start,
  useStudioPortal,
} from '#apps/testing/studio-portal.ts'
import { zipOf } from '#kit/testing/zip.ts'
import { sendFile } from '../web/send-file.ts'
import { studioCalls } from '../calls.ts'
import { UPLOAD_QUOTA } from '../rules/uploads.ts'

useStudioPortal()

const MEGABYTE = 1024 * 1024
/** Parts whose line is cut while they are under way, the first time that they are sent. */
const CUT_AT = [3, 17, 18, 44] as const

/** Sends a part over a line of its own, and cuts it in the middle where that is wished. */
function sendOver(address: string, { headers, body }: RequestInit, isCut: boolean) {
  return new Promise<{ readonly response: Response; readonly bytes: number }>((done, failed) => {
    void (body as Blob).arrayBuffer().then((part) => {
      const bytes = Buffer.from(part)
      const line = request(
        address,
        {
          method: 'PUT',
          headers: { ...(headers as Record<string, string>), 'content-length': bytes.length },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          answer.on('end', () =>
            done({ response: new Response(text, { status: answer.statusCode! }), bytes: bytes.length }),
          )
        },
      )
      line.on('error', failed)
      if (!isCut) return line.end(bytes)
      return line.write(bytes.subarray(0, bytes.length / 2), () => line.destroy(new Error('the line is cut')))
    }, failed)
  })
}

test('100 MB continue after each interruption and after a restart, and arrive unchanged', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Large Game')
  const file = zipOf([...GAME, { path: 'noise.bin', content: randomBytes(100 * MEGABYTE) }])
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/api/studio-part`
  const cuts = new Set<number>(CUT_AT)
  let sent = 0
  let began = 0
  const send =
    (stopAt: number): typeof fetch =>
    async (where, options = {}) => {
      const number = began++
      const isCut = cuts.has(number)
      if (isCut) sent += (options.body as Blob).size / 2
      if (number >= stopAt) throw new TypeError('the developer has closed the page')
      const { response, bytes } = await sendOver(String(where), options, isCut)
      sent += bytes
      return response
    }
  const stands: number[] = []
  const onSent = (bytes: number) => void stands.push(bytes)
  // The server has to see that the line is cut before it takes the next part.
  const way = { address, pause: (tries: number) => pause(50 * 2 ** tries), onSent }
  const first = (await start(ann, gameKey, file)).result!
  // The page is closed half-way, and its developer chooses the same file again.
  await expect(sendFile(new Blob([new Uint8Array(file)]), first, { ...way, send: send(30) })).rejects.toThrow(
    'closed the page',
  )
  const again = (await start(ann, gameKey, file)).result!
  expect([again.uploadKey, again.received]).toEqual([first.uploadKey, stands.at(-1)])
  expect(again.received).toBeGreaterThan(40 * MEGABYTE)
  await sendFile(new Blob([new Uint8Array(file)]), again, { ...way, send: send(Infinity) })
  expect(stands.at(-1)).toBe(file.length)
  // For each cut: the part that was cut, and the one by whose answer the page learns where to go on.
  expect(sent - file.length).toBeLessThanOrEqual(CUT_AT.length * 2 * UPLOAD_QUOTA.part)
  expect(stands).toEqual(stands.toSorted((one, other) => one - other))
  expect((await ann.call(studioCalls.finishUpload, { uploadKey: again.uploadKey })).error).toBeNull()
  await check()
  expect((await read(ann, gameKey)).versions).toMatchObject([
    { state: 'ready', bytes: file.length, fault: null },
  ])
})
