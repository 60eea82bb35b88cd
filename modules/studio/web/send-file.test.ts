import { expect, test } from 'vitest'
import { sendFile, UploadEnded } from './send-file.ts'

/** A server that keeps what comes, and cuts the line as often as it is told. */
function server(cuts: readonly number[] = []) {
  const kept: number[] = []
  let asked = 0
  const send = (async (address: string, { body }: { body: Blob }) => {
    const offset = Number(String(address).split('/').at(-1))
    const bytes = [...new Uint8Array(await body.arrayBuffer())]
    const isCut = cuts.includes(asked++)
    if (offset !== kept.length) return Response.json({ received: kept.length }, { status: 409 })
    // A cut line leaves a piece of the part.
    kept.push(...(isCut ? bytes.slice(0, 1) : bytes))
    if (isCut) throw new TypeError('network')
    return Response.json({ received: kept.length })
  }) as unknown as typeof fetch
  return { send, kept, asked: () => asked }
}

const FILE = new Blob([new Uint8Array([1, 2, 3, 4, 5, 6, 7])])
const upload = { uploadKey: 'KEY', ticket: 'ticket', received: 0, partBytes: 3 }
const way = { address: '/part', pause: async () => undefined, onSent: () => undefined }

test('a file is sent in parts, and an interrupted part continues where it stopped', async () => {
  const { send, kept } = server([1])
  const sent: number[] = []
  await sendFile(FILE, upload, { ...way, send, onSent: (bytes) => sent.push(bytes) })
  expect(kept).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(sent).toEqual([0, 3, 4, 7])
})

test('what is already stored is not sent again', async () => {
  const { send, kept } = server()
  kept.push(1, 2, 3, 4, 5)
  await sendFile(FILE, { ...upload, received: 5 }, { ...way, send })
  expect(kept).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a connection that stays broken is given up, and a restored one restarts the count', async () => {
  const dead = server(Array.from({ length: 99 }, (_, at) => at))
  dead.kept.push(9)
  const away = (async () => {
    throw new TypeError('network')
  }) as typeof fetch
  await expect(sendFile(FILE, upload, { ...way, send: away })).rejects.toThrow('network')
  const flaky = server([0, 2, 4, 6, 8, 10, 12])
  await sendFile(FILE, { ...upload, partBytes: 2 }, { ...way, send: flaky.send })
  expect(flaky.kept).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test.for([404, 413, 400])(
  'a response of %d ends it: another tab uploads, or the upload is over',
  async (status) => {
    const send = (async () => Response.json({ received: null }, { status })) as typeof fetch
    await expect(sendFile(FILE, upload, { ...way, send })).rejects.toBeInstanceOf(UploadEnded)
  },
)
