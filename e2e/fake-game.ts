import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { openFakeWorker } from '#apps/testing/fake-worker.ts'
import { openEncoder } from '#modules/streaming/host/encoder.ts'
import { withHead } from '#modules/streaming/host/media-head.ts'
import { STREAM_PROTOCOL, type HostMessage, type PlayerMessage } from '#modules/streaming/model.ts'

const SIZE = { width: 640, height: 400 }
/** Twenty pictures a second. */
const PICTURE_MS = 50
const BEAT_MS = 2_000

/**
 * A worker and the stream of its one game, for journeys on machines without cloud games: real grey pictures and real sockets.
 * Records what the browser sends.
 */
export async function openFakeGame() {
  const heard: PlayerMessage[] = []
  const timers = new Set<NodeJS.Timeout>()
  // Like a real worker, whose distance browsers measure.
  const http = createServer((_request, response) => response.end(JSON.stringify({ ok: true })))
  const server = new WebSocketServer({ server: http, handleProtocols: () => STREAM_PROTOCOL })
  server.on('connection', (socket) => {
    const encoder = openEncoder(SIZE, { kilobits: 1000, framesPerSecond: 20, scale: 1 })
    const pixels = Buffer.alloc(SIZE.width * SIZE.height * 4)
    const began = performance.now()
    let sequence = 0
    const say = (message: HostMessage) => socket.send(JSON.stringify(message))
    say({
      type: 'welcome',
      streamId: 'fake',
      ...SIZE,
      codec: 'avc1.42e01f',
      sound: null,
      pointer: 'none',
      takesText: true,
    })
    const timer = setInterval(() => {
      pixels.fill((sequence * 4) % 200)
      const screen = { pixels, rowBytes: SIZE.width * 4, read: () => undefined, close: () => undefined }
      const { data, isKey } = encoder.encode(screen, sequence % 20 === 0)
      socket.send(withHead(isKey ? 'key' : 'delta', ++sequence, performance.now() - began, data))
    }, PICTURE_MS)
    timers.add(timer)
    socket.on('message', (data) => {
      const message = JSON.parse(String(data as Buffer)) as PlayerMessage
      heard.push(message)
      if (message.type === 'ping') say({ type: 'pong', sentAt: message.sentAt })
    })
    socket.on('close', () => {
      clearInterval(timer)
      timers.delete(timer)
      encoder.close()
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`
  const mediaUrl = `ws://${host}`

  return {
    /** The address of the stream. */
    mediaUrl,
    /** The address for measuring the distance. */
    healthUrl: `http://${host}/healthz`,
    /** Offers the game to a portal, until the end. */
    async offer(portalUrl: string, key: string, gameKey: string) {
      const worker = await openFakeWorker({
        address: new URL(portalUrl).host,
        key,
        mediaUrl,
        gameKeys: [gameKey],
        capacity: 400,
      })
      await worker.beat()
      worker.keepBeating(BEAT_MS)
      return worker
    },
    /** The browser's messages of one kind. */
    heard: <Type extends PlayerMessage['type']>(type: Type) =>
      heard.filter((message): message is Extract<PlayerMessage, { type: Type }> => message.type === type),
    /** Text and key presses in order. */
    typed: () =>
      heard
        .map((message) => {
          if (message.type === 'text') return message.text
          return message.type === 'key' && message.isDown ? `⟨${message.code}⟩` : ''
        })
        .join(''),
    keys: () =>
      heard.flatMap((message) =>
        message.type === 'key' ? [`${message.code} ${message.isDown ? 'down' : 'up'}`] : [],
      ),
    close() {
      for (const timer of timers) clearInterval(timer)
      for (const socket of server.clients) socket.terminate()
      server.close()
      http.close()
    },
  }
}
