import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Instant } from '#kit/time/time.ts'
import { openHandshake } from '../host/handshake.ts'
import { isKnownKey } from '../host/key-codes.ts'
import type { HostReport } from '../host/parts.ts'
import { openSession } from '../host/session.ts'
import { STREAM_PROTOCOL, type GameProfile, type HostMessage, type PlayerMessage } from '../model.ts'
import { openFakeParts } from './fake-parts.ts'

const PROFILE: GameProfile = {
  gameKey: 'fake',
  program: '/usr/bin/true',
  args: [],
  width: 640,
  height: 360,
  framesPerSecond: 60,
  weight: 1,
  pointer: 'absolute',
  hasSound: true,
  saves: [],
}

/** A session without a sandbox, its own handshake, and plain sockets as browsers; the test moves the clock. */
export async function openFakeStream({
  isReady = true,
  profile,
}: { readonly isReady?: boolean; readonly profile?: Partial<GameProfile> } = {}) {
  const game = openFakeParts()
  const reports: HostReport[] = []
  const opening = Promise.withResolvers<typeof game.parts>()
  let now = 1_000_000
  const session = openSession({
    profile: { ...PROFILE, ...profile },
    udpPorts: undefined,
    openParts: () => opening.promise,
    openTrack: undefined,
    knowsKey: isKnownKey,
    clock: () => now as Instant,
    streamId: () => 'stream',
    report: (report) => void reports.push(report),
  })
  const handshake = openHandshake()
  const server: Server = createServer()
  server.on('upgrade', ({ url = '', headers }, socket: Socket, head: Buffer) => {
    const order = { type: 'connect', request: { url, headers }, head: head.toString('base64') } as const
    const watcher = new URL(url, 'ws://fake').searchParams.get('watch')
    handshake.accept(order, socket, (opened) =>
      watcher === null
        ? session.connect(opened)
        : session.watch(opened, { id: watcher, name: `Name of ${watcher}` }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/stream/fake`
  if (isReady) opening.resolve(game.parts)

  return {
    ...game,
    session,
    reports,
    ready: () => opening.resolve(game.parts),
    fail: (reason: string) => opening.reject(new Error(reason)),
    wait: (length: number) => void (now += length),
    states: () => reports.flatMap((report) => (report.type === 'state' ? [report.state] : [])),
    browser: () => openBrowser(url),
    /** Opens a watcher. */
    watcher: (id: string) => openBrowser(`${url}?watch=${id}`),
    async close() {
      await session.end('operator')
      server.closeAllConnections()
      server.close()
    },
  }
}

function openBrowser(url: string) {
  const socket = new WebSocket(url, [STREAM_PROTOCOL, 'token'], { perMessageDeflate: false })
  const messages: HostMessage[] = []
  const pieces: Buffer[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const opened = new Promise<void>((resolve) => socket.once('open', resolve))
  socket.on('error', () => {})
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) pieces.push(data)
    else messages.push(JSON.parse(data.toString()) as HostMessage)
  })
  return {
    socket,
    messages,
    pieces,
    closed,
    opened,
    say: (message: PlayerMessage) => socket.send(JSON.stringify(message)),
    find: <T extends HostMessage['type']>(type: T) =>
      messages.find((message): message is Extract<HostMessage, { type: T }> => message.type === type),
  }
}
