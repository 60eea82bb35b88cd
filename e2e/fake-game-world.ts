import { beforeAll } from 'vitest'
import { readProfiles } from '#apps/server/cloud-profiles.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { openFakeGame } from './fake-game.ts'
import { startPortal, type Portal } from './portal.ts'

const KEY = 'a key of workers for this journey alone'

/** The profile that the fake game replaces. */
export const FAKED = readProfiles().find(({ gameKey }) => gameKey === 'supertux')!

/** Starts a portal for a file of journeys, with the fake game as its only cloud game. */
export function useFakeGame(name: string) {
  let portal: Portal
  let game: Awaited<ReturnType<typeof openFakeGame>>
  beforeAll(async () => {
    const data = makeDataFolder(name)
    game = await openFakeGame()
    portal = await startPortal(data.folder, {
      settings: { CLOUD: 'off', WORKER_KEY: KEY, MEDIA_HOSTS: game.mediaUrl },
    })
    const worker = await game.offer(portal.url, KEY, FAKED.gameKey)
    return async () => {
      game.close()
      worker.socket.terminate()
      await portal.stop()
      data.remove()
    }
  })
  return {
    get portal() {
      return portal
    },
    get game() {
      return game
    },
  }
}
