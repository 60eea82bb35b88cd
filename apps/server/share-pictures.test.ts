import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { networkTurns } from './network-gate.ts'
import { serveSharePictures } from './share-pictures.ts'

const { readSharedPage } = sharingCalls
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><rect width="12" height="6"/></svg>'

/** Pages of cards, with the kind of card as key. */
function pictures() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const { promise: drawnOn, resolve: drawOn } = Promise.withResolvers<void>()
  const begun: (number | undefined)[] = []
  serveSharePictures(app, {
    read: async (_wire, params) => {
      const { key } = fromWire(readSharedPage.params, params) as { readonly key: string }
      const card = { kind: Number(key), number: '1', level: 1, name: '' }
      const page = { kind: 'card', title: '', text: '', picture: '', sharer: null, invitation: '', url: '' }
      return toWire(readSharedPage.result, { ...page, card })
    },
    draw: async ({ card }) => {
      begun.push(card)
      if (card !== 1) await drawnOn
      return DRAWING
    },
    gate: async () => 0,
    turns: networkTurns(1, 1),
  })
  const get = async (card: number) =>
    (await app.inject({ url: `/shtml/${card}.png`, headers: { 'x-forwarded-for': '192.0.2.9' } })).statusCode
  return { get, begun, drawOn }
}

test('a cached picture is answered while drawings of the same network wait', async () => {
  const { get, begun, drawOn } = pictures()
  expect(await get(1)).toBe(200)
  const flood = [2, 3, 4, 5].map(get)
  await expect.poll(() => begun).toEqual([1, 2])
  expect(await get(1)).toBe(200)
  drawOn()
  expect(await Promise.all(flood)).toEqual([200, 200, 200, 200])
})

test('sixty requests of a network wait for a drawing, one more is told to retry', async () => {
  const { get, begun, drawOn } = pictures()
  const first = get(2)
  await expect.poll(() => begun).toEqual([2])
  const crowd = Array.from({ length: 61 }, () => get(3))
  expect(await Promise.race(crowd)).toBe(429)
  drawOn()
  expect(await first).toBe(200)
  expect((await Promise.all(crowd)).filter((status) => status === 429)).toHaveLength(1)
  expect(begun).toEqual([2, 3])
})
