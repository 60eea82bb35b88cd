import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFakeWorker } from '#apps/testing/fake-worker.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { BEGINS_AFTER } from '#modules/cloud/rules/clock.ts'
import { giveTime } from './people.ts'
import { openWorld, type World } from './world.ts'

/** The game whose only seat is taken. */
export const TAKEN_GAME = 'supertux'
export const TAKEN_GAME_NAME = 'SuperTux'
const LINE = 'lagoon'
const BEAT_EVERY = 1000

const weightOf = (gameKey: string): number =>
  (
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../modules/cloud/profiles', `${gameKey}.json`), 'utf8'),
    ) as { readonly weight: number }
  ).weight

/** A worker with one seat, and a player who keeps it for the whole walk. */
export async function openCloudHouse(world: World) {
  const worker = await openFakeWorker({
    address: new URL(world.url).host,
    key: world.workerKey,
    line: LINE,
    capacity: weightOf(TAKEN_GAME),
  })
  await worker.hears('welcome')
  await worker.beat()
  const player = world.device('whoever plays')
  await player.signIn()
  await giveTime(world, player.userId())
  const started = await player.call(cloudCalls.startPlay, { gameKey: TAKEN_GAME, lineKey: LINE })
  if (!started.result) throw new Error(`Nobody plays: ${started.error?.name}`)
  const { playId } = started.result.join
  // A player who does not begin would lose the seat. This one has begun and then only watches, which uses no cloud time.
  worker.set(playId, 'playing', BEGINS_AFTER)
  worker.keepBeating(BEAT_EVERY)
  return {
    /** A place in the queue behind that player. */
    choice: { gameKey: TAKEN_GAME, lineKey: LINE },
    close() {
      worker.socket.terminate()
    },
  }
}

/** A world with such a worker; both end together. */
export async function openCloudWorld(...wishes: Parameters<typeof openWorld>) {
  const world = await openWorld(...wishes)
  const { choice, close } = await openCloudHouse(world)
  return {
    world,
    choice,
    async close() {
      close()
      await world.close()
    },
  }
}
