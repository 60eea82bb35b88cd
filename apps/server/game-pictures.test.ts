import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { makeAsset } from './assets.ts'
import { serveGamePictures } from './game-pictures.ts'
import { networkTurns } from './network-gate.ts'

/** The part of a real cover that crashes the rasteriser when it is cropped by a large scale. */
const COVER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><g transform="rotate(7 200 200)"><defs><g id="dot"><circle cy="4" r="13" fill="#1a1236" opacity=".5"/></g></defs><use href="#dot" x="104" y="392"/><use href="#dot" x="488" y="488"/></g></svg>'

test('a cover that reaches over its edges is drawn at the size that messengers show', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const cover = makeAsset(Buffer.from(COVER), 'image/svg+xml; charset=utf-8', 'no-cache')
  serveGamePictures(app, {
    fileAt: (path) => (path === '/covers/dots-1.svg' ? cover : undefined),
    draw: async () => '',
    gate: async () => 0,
    turns: networkTurns(1, 0),
  })
  const { statusCode, headers, rawPayload } = await app.inject('/og/covers/dots-1.png')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await app.inject('/og/covers/dots-2.png')).statusCode).toBe(404)
})
