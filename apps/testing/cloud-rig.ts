import { expect, vi } from 'vitest'
import { openTestPortal, type TestPortalOptions } from '#apps/testing/test-portal.ts'
import type { Db } from '#kit/db/db.ts'
import { instant, seconds, type Duration } from '#kit/time/time.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import type { CloudGame } from '#modules/cloud/model.ts'
import type { CloudGames } from '#modules/cloud/server/index.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { openFakeWorker, type FakeWorkerOptions } from './fake-worker.ts'

/** A game of the cloud for tests. */
export const cloudGame = (gameKey: string, weight: number, more: Partial<CloudGame> = {}): CloudGame => ({
  gameKey,
  profile: {
    gameKey,
    program: `/usr/games/${gameKey}`,
    args: [],
    width: 640,
    height: 360,
    framesPerSecond: 30,
    weight,
    pointer: 'absolute',
    hasSound: true,
    saves: [],
  },
  names: { en: `The ${gameKey}`, de: `Das ${gameKey}` },
  summaries: { en: 'A game.' },
  tags: ['puzzle'],
  neededLevel: 'normal',
  icon: `/cloud/${gameKey}.png`,
  cover: '',
  licence: 'GPL-2+',
  author: '',
  age: 0,
  version: '1',
  isOpen: true,
  addedAt: instant('2026-01-01T00:00Z'),
  ...more,
})

const GAMES = [
  cloudGame('tux', 100),
  cloudGame('doom', 100),
  cloudGame('mines', 25),
  cloudGame('rare', 25, { neededLevel: 's' }),
  cloudGame('shut', 25, { isOpen: false }),
]

/** The catalogue of tests: a heavy game takes a whole worker of 100, a light one a quarter. */
export const testCloudGames: CloudGames = {
  gameOf: async (_db: Db, gameKey) => GAMES.find((game) => game.gameKey === gameKey),
  listPrograms: async () =>
    GAMES.filter(({ isOpen }) => isOpen).map(({ gameKey, profile }) => ({
      gameKey,
      program: profile.program,
      weight: profile.weight,
    })),
}

const { joinQueue, readQueue, leaveQueue, startPlay, joinPlay, beginPlay, keepPlaying, stopPlay } = cloudCalls

export type CloudRig = Awaited<ReturnType<typeof openCloudRig>>

/** A portal that accepts workers. */
export async function openCloudRig(options: TestPortalOptions = {}) {
  const portal = await openTestPortal({ cloudGames: testCloudGames, ...options })
  const workers: Awaited<ReturnType<typeof openFakeWorker>>[] = []

  return {
    ...portal,
    portal,
    /** A worker that is ready: the portal knows its games. */
    async worker(more: Partial<FakeWorkerOptions> = {}) {
      const worker = await openFakeWorker({ address: await portal.listen(), ...more })
      workers.push(worker)
      if (!more.isSilent) {
        await worker.hears('welcome')
        await worker.beat()
      }
      return worker
    },
    /** A player with ten minutes. */
    async player(name: string, address?: string) {
      const device = portal.device(name)
      if (address !== undefined) device.address = address
      await device.call(playtimeCalls.checkTime, {})
      const choice = (gameKey: string, lineKey = 'home') => ({ gameKey, lineKey })
      return {
        device,
        join: (gameKey: string, lineKey?: string) => device.call(joinQueue, choice(gameKey, lineKey)),
        queue: async () => (await device.call(readQueue, {})).result!,
        leave: () => device.call(leaveQueue, {}),
        start: (gameKey: string, lineKey?: string) => device.call(startPlay, choice(gameKey, lineKey)),
        enter: () => device.call(joinPlay, {}),
        begin: (playId: string, streamId = 'stream') => device.call(beginPlay, { playId, streamId }),
        keep: (playId: string) => device.call(keepPlaying, { playId }),
        stop: () => device.call(stopPlay, {}),
        status: async () => (await device.call(cloudCalls.readCloudStatus, {})).result!,
        left: async () => (await device.call(playtimeCalls.listGrants, {})).result!.totalSeconds,
      }
    },
    /** Time goes by with beats every two seconds, so that no worker is taken for dead. */
    async pass(length: Duration, beating: readonly { beat(): Promise<void> }[] = []) {
      for (let gone = 0; gone < length; gone += seconds(2)) {
        portal.wait(Math.min(seconds(2), length - gone) as Duration)
        for (const worker of beating) await worker.beat()
      }
      await portal.api.cloud.tick()
    },
    tick: () => portal.api.cloud.tick(),
    /** Waits for what a message of a worker brings about. */
    soon: (check: () => Promise<void>) => vi.waitFor(check, { interval: 10 }),
    async close() {
      for (const { socket } of workers) socket.terminate()
      await portal.close()
    },
  }
}

/** Waits until a value is as expected. */
export const eventually = <Value>(read: () => Promise<Value>, expected: unknown) =>
  vi.waitFor(async () => expect(await read()).toMatchObject(expected as object), {
    interval: 10,
  })
