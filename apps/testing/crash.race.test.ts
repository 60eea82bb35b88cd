import { afterAll, expect, test, vi } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { findLost, startServer, writeUntilKilled, type Acknowledged } from './crash-rig.ts'

const { folder, remove } = makeDataFolder('crash')
afterAll(remove)

test.for([false, true])(
  'a server that is killed during its work loses nothing that it acknowledged (database too: %s)',
  async (withDatabase) => {
    const acknowledged: Acknowledged[] = []
    const server = await startServer(folder)
    const writers = Array.from({ length: 4 }, () => writeUntilKilled(server.url, acknowledged))
    // In the middle of its work, however slow the machine is.
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), { interval: 50 })
    await server.kill(withDatabase)
    await Promise.all(writers)

    const again = await startServer(folder)
    const lost = await findLost(again.url, acknowledged)
    await again.stop()
    expect(lost).toEqual([])
  },
)
