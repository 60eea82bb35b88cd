import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { BYTE_LIMITS } from '#apps/server/arenas.ts'
import { allRules } from '#games/arena/all-rules.ts'
import { definitions, type Arena } from '#games/arena/definitions.ts'
import { openRoom, SEATS } from '#games/arena/online/room.ts'
import { applyChange, stepRound } from '#games/arena/online/shared-round.ts'
import { EMPTY, type Round } from '#games/arena/round.ts'
import { STICKS } from '#games/arena/stick.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { sharedFromBytes } from '#kit/game/rooms/shared.ts'
import { FromRoom, readTicks } from '#kit/game/rooms/wire.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { addressOf } from '#kit/server/client-address.ts'
import { openByteSockets } from '#kit/sockets/byte-sockets.ts'
import { GATEWAY_LIMITS } from '#kit/sockets/gateway-limits.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { openRoomRegistry } from '#modules/arenas/server/index.ts'
import { PHRASE_RATE } from '#modules/duels/server/index.ts'
import type { Figure } from './figure.ts'

const SECONDS = 30
const SOCKET_SECONDS = 10
const BATCH = 3
const MOST_SHARE = 5
const MOST_KILOBYTES = 12

const round = (value: number) => Math.round(value * 100) / 100

/** CPU use of this process while `run` ran, in percent of one core over this many seconds of play. */
function shareOf(run: () => void, seconds: number): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return ((user + system) / 1e6 / seconds) * 100
}

/** Twenty players, each with a new stick position four times a second; returns the room's messages. */
function play(arena: Arena) {
  const room = openRoom(allRules[arena], 1)
  const random = seededRandom(2)
  const seats = Array.from({ length: SEATS }, () => room.sit()!)
  const first = room.whole()
  const told: Uint8Array[] = []
  const share = shareOf(() => {
    for (let batch = 0; batch < (SECONDS * 60) / BATCH; batch++) {
      for (const seat of seats)
        if ((batch + seat) % 5 === 0) room.hold(seat, room.clock + 1, pickOne(STICKS, random))
      told.push(room.advance(BATCH))
    }
  }, SECONDS)
  return { share, first, told }
}

/** Only the steps of the same round, without bots and messages. */
function floorOf(arena: Arena, { first, told }: ReturnType<typeof play>): number {
  const rules = allRules[arena]
  const round = sharedFromBytes<Round>(first.subarray(1))
  const news = told.filter(([kind]) => kind === FromRoom.ticks).map(readTicks)
  return shareOf(() => {
    for (const { count, changes } of news)
      for (let after = 0; after < count; after++) {
        for (const change of changes) if (change.after === after) applyChange(rules, round.state, change)
        stepRound(rules, round, EMPTY)
      }
  }, SECONDS)
}

/** The same with everything around it: sockets (without tickets) and the room's own clock. */
async function withSockets(slug: string): Promise<{ share: number; kilobytes: number }> {
  const bus = memoryBus({ warn: () => undefined })
  const registry = openRoomRegistry({
    node: 'bench',
    bus,
    log: console,
    now: () => performance.now(),
    secret: (bytes) => randomBytes(bytes),
    voices: {
      phraseRate: PHRASE_RATE,
      callName: async (accountId) => () => `Player ${accountId}`,
      phrase: () => undefined,
      rated: () => '',
      rate: async () => [],
    },
    openRoom: (_slug, seed) => openRoom(allRules[arenaOf(slug)], seed),
  })
  let accounts = 0
  const sockets = openByteSockets({
    clock: systemClock,
    bytes: BYTE_LIMITS,
    limits: GATEWAY_LIMITS,
    limiter: memoryLimiter(systemClock),
    log: console,
    isForeign: () => false,
    addressOf: () => addressOf('127.0.0.1'),
    redeem: async () => ({ accountId: ++accounts, sessionId: String(accounts) }),
    liveSessions: async (ids) => new Set(ids),
    welcome: (socket) =>
      registry.enter({ ...socket, network: undefined, language: 'en' }, { slug, isSent: true }),
  })
  const server = createServer()
  server.on('upgrade', sockets.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const crowd = fork(new URL('./arena-crowd.ts', import.meta.url), [String(port), String(SEATS)])
  await once(crowd, 'message')
  crowd.send('count')
  const start = process.cpuUsage()
  const startedAt = performance.now()
  await pause(SOCKET_SECONDS * 1000)
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(start)
  crowd.send('report')
  const [bytes] = (await once(crowd, 'message')) as [number]
  crowd.kill()
  registry.close()
  sockets.close()
  server.close()
  await bus.close()
  return { share: ((user + system) / 1e6 / seconds) * 100, kilobytes: bytes / SEATS / seconds / 1000 }
}

const arenaOf = (slug: string) => definitions.find((one) => one.slug === slug)!.arena

/** Cost of an arena of twenty players for the server, and traffic for each of them. */
export async function run(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { arena, slug } of definitions) {
    // Warms up the compiler.
    floorOf(arena, play(arena))
    const played = play(arena)
    const floor = floorOf(arena, played)
    figures.push({
      name: `${slug}: the steps of a room of ${SEATS} people`,
      value: round(played.share),
      unit: '% of a core',
      against: `the bare steps of the same round ${round(floor)} %`,
      ratio: round(played.share / floor),
    })
    const { share, kilobytes } = await withSockets(slug)
    figures.push(
      {
        name: `${slug}: a room of ${SEATS} people over sockets`,
        value: round(share),
        unit: '% of a core',
        against: `target ${MOST_SHARE} %`,
        ratio: round(share / MOST_SHARE),
      },
      {
        name: `${slug}: bytes to each of them`,
        value: round(kilobytes),
        unit: 'kB/s',
        against: `target ${MOST_KILOBYTES} kB/s`,
        ratio: round(kilobytes / MOST_KILOBYTES),
      },
    )
  }
  return figures
}
