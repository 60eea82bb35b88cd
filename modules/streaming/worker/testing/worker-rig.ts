import { createHash, randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { milliseconds, seconds, type Instant } from '#kit/time/time.ts'
import { STREAM_PROTOCOL, type Admission, type GameProfile, type WorkerMessage } from '../../model.ts'
import { MOST_SEATS, slotUids } from '../seats.ts'
import { forkHosts, type OpenHost } from '../session-host.ts'
import type { WorkerTimes } from '../times.ts'
import { openWorker, type Worker, type WorkerParts } from '../worker.ts'
import { FAKE_KEY, openFakeCoordinator, type FakeCoordinator } from './fake-coordinator.ts'

export const FAKE_HOST = forkHosts(join(import.meta.dirname, 'fake-host.ts'))
export const REAL_HOST = forkHosts(join(import.meta.dirname, '../../host/main.ts'))

/** Short times for tests; those that must not run out keep their defaults. */
export const TEST_TIMES: Partial<WorkerTimes> = {
  beatEvery: milliseconds(50),
  earlyBy: milliseconds(400),
  retryFirst: milliseconds(20),
  retryMost: milliseconds(50),
  goneWithin: milliseconds(200),
  endWithin: seconds(2),
}

export const FAKE_PROFILE: GameProfile = {
  gameKey: 'fake',
  program: '/usr/bin/true',
  args: [],
  width: 640,
  height: 360,
  framesPerSecond: 30,
  weight: 40,
  pointer: 'none',
  hasSound: false,
  saves: ['.fake'],
}

/** A profile whose host has this fault. */
export const faulty = (fault: string): GameProfile => ({ ...FAKE_PROFILE, environment: { FAKE: fault } })

export interface WorkerRig {
  readonly coordinator: FakeCoordinator
  readonly worker: Worker
  readonly folder: string
  readonly uids: readonly number[]
  /** Logged messages. */
  readonly told: readonly string[]
  now: Instant
  /** Orders a play; returns the token that opens it. */
  start(playId: string, wishes?: { readonly profile?: GameProfile; readonly hasSaves?: boolean }): string
  /** Orders a play and waits until it runs. */
  run(playId: string, wishes?: { readonly profile?: GameProfile }): Promise<string>
  /** Creates a token that opens the play, in place of the last one. */
  admit(playId: string, until?: Instant): string
  open(playId: string, token: string, headers?: Readonly<Record<string, string>>): Promise<Opened>
  ended(playId: string): Promise<WorkerMessage>
  close(): Promise<void>
}

/** A stream, or the status with which it was refused. */
export interface Opened {
  readonly status: number
  readonly socket: WebSocket
  /** `saves`: the content of the play's folder in base64. */
  readonly welcome: { readonly saves: string | null } | undefined
}

/** Separate users for each rig, so that process limits are not shared. */
const newUids = () => 1_000_000 + MOST_SEATS * randomInt(100_000)

export interface RigWishes extends Partial<Pick<WorkerParts, 'capacity' | 'trustedProxies' | 'pageHost'>> {
  readonly openHost?: OpenHost
  readonly times?: Partial<WorkerTimes>
  readonly folder?: string
}

export async function openWorkerRig(wishes: RigWishes = {}): Promise<WorkerRig> {
  const coordinator = await openFakeCoordinator()
  const folder = wishes.folder ?? mkdtempSync(join(tmpdir(), 'islet-worker-'))
  const uids = slotUids(newUids(), process.getuid!())
  const told: string[] = []
  const tell = (_facts: object, message: string) => void told.push(message)
  const rig = { now: 1_000_000 as Instant }
  const worker = await openWorker({
    link: { url: coordinator.url, key: FAKE_KEY },
    workerId: 'worker-1',
    line: { key: 'home', name: 'Home', area: 'here' },
    mediaUrl: '',
    capacity: 100,
    uids,
    openHost: FAKE_HOST,
    folder,
    clock: () => rig.now,
    log: { info: () => undefined, warn: tell },
    ...wishes,
    times: { ...TEST_TIMES, ...wishes.times },
  })
  const server = createServer().on('upgrade', worker.takeStream).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  function newToken(until: Instant): { readonly token: string; readonly admission: Admission } {
    const token = randomBytes(32).toString('base64url')
    return { token, admission: { tokenHash: createHash('sha256').update(token).digest('base64url'), until } }
  }
  const soon = () => (rig.now + 60_000) as Instant

  return Object.assign(rig, {
    coordinator,
    worker,
    folder,
    uids,
    told,
    start(playId: string, { profile = FAKE_PROFILE, hasSaves = false } = {}) {
      const { token, admission } = newToken(soon())
      coordinator.say({ type: 'start', playId, profile, hasSaves, admission })
      return token
    },
    async run(playId: string, { profile = FAKE_PROFILE } = {}) {
      const token = this.start(playId, { profile })
      await coordinator.next('started', (message) => message.playId === playId)
      return token
    },
    admit(playId: string, until = soon()) {
      const { token, admission } = newToken(until)
      coordinator.say({ type: 'admit', playId, admission })
      return token
    },
    open: (playId: string, token: string, headers: Readonly<Record<string, string>> = {}) =>
      openStream(`ws://127.0.0.1:${port}/stream/${playId}`, token, headers),
    ended: (playId: string) => coordinator.next('ended', (message) => message.playId === playId),
    async close() {
      await worker.close()
      await coordinator.goAway()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  })
}

async function openStream(url: string, token: string, headers: Readonly<Record<string, string>>) {
  const socket = new WebSocket(url, [STREAM_PROTOCOL, token], { headers, perMessageDeflate: false })
  socket.on('error', () => undefined)
  return new Promise<Opened>((resolve) => {
    socket.once('message', (data) =>
      resolve({ status: 101, socket, welcome: JSON.parse(data.toString()) as Opened['welcome'] }),
    )
    socket.once('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode ?? 0, socket, welcome: undefined })
      response.resume()
      socket.terminate()
    })
  })
}
