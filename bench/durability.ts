import { setTimeout as pause } from 'node:timers/promises'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { findLost, startServer, writeUntilKilled, type Acknowledged } from '#apps/testing/crash-rig.ts'
import type { Figure } from './figure.ts'

const KILLS = 6
const WRITERS = 6
const SHORTEST_LIFE = 300
const LONGER_EACH_TIME = 150

/** Kills the server again and again, every second time with its database, and checks that all acknowledged writes exist. */
export async function run(): Promise<readonly Figure[]> {
  const { folder, remove } = makeDataFolder('durability')
  const acknowledged: Acknowledged[] = []
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer(folder)
      const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(server.url, acknowledged))
      await pause(SHORTEST_LIFE + kill * LONGER_EACH_TIME)
      await server.kill(kill % 2 === 1)
      await Promise.all(writers)
    }
    const server = await startServer(folder)
    const lost = await findLost(server.url, acknowledged)
    await server.stop()
    const against = `${KILLS} kills`
    return [
      { name: 'acknowledged writes', value: acknowledged.length, unit: 'writes', against, ratio: 1 },
      {
        name: 'lost writes',
        value: lost.length,
        unit: 'writes',
        against: `${acknowledged.length} acknowledged, ${against}`,
        ratio: lost.length / Math.max(1, acknowledged.length),
      },
    ]
  } finally {
    remove()
  }
}
