import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { inTurn, LOCK_WAIT } from './save-lock.ts'
import type { SyncWorld } from './sync.ts'
import { cloud, device, type Cloud } from './testing/devices.ts'

test('two tabs of one browser that talk to the server at once count once what was earned', async () => {
  const server = cloud()
  const storage = memoryStorage()
  let last = Promise.resolve()
  const waits = Promise.withResolvers<void>()
  /** The lock that the tabs of a browser share. */
  const alone: SyncWorld['alone'] = async (work) => {
    const before = last
    last = before.then(() => work({ isHeld: () => true }))
    if (isAsked) waits.resolve()
    await last
  }
  let isAsked = false
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow: Cloud = {
    ...server,
    async read(wish) {
      const answer = await server.read(wish)
      isAsked = true
      asked.resolve()
      await goOn.promise
      return answer
    },
  }
  const one = device(server, 'android', storage, alone)
  const other = device(slow, 'android', storage, alone)
  const coins = (count: number) => one.play({ memory: `{"coins":${count},"upgrades":0}` })
  coins(100)
  await one.push()
  // The other tab has its answer, and has written nothing of it yet.
  const pulling = other.pull()
  await asked.promise
  coins(150)
  const pushing = one.push()
  await Promise.race([pushing, waits.promise])
  goOn.resolve()
  await Promise.all([pulling, pushing])
  coins(170)
  await one.push()
  await one.push()
  expect(one.record()?.memory).toBe('{"coins":170,"upgrades":0}')
})

/** A network that answers one tab when it is told to. */
function hanging(server: Cloud) {
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow: Cloud = {
    ...server,
    async read(wish) {
      const answer = await server.read(wish)
      asked.resolve()
      await goOn.promise
      return answer
    },
  }
  return { slow, asked: asked.promise, wake: goOn.resolve }
}

afterEach(() => vi.restoreAllMocks())

test('a tab that hangs keeps the others from saving for a while only, and what it knows then is old', async () => {
  const waits = new AbortController()
  const waited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waits.signal)
  const server = cloud()
  const storage = memoryStorage()
  const one = device(server, 'android', storage, inTurn)
  const { slow, asked, wake } = hanging(server)
  const hung = device(slow, 'android', storage, inTurn)
  const coins = (count: number) => one.play({ memory: `{"coins":${count},"upgrades":0}` })
  coins(100)
  await one.push()
  const pulling = hung.pull().catch((error: unknown) => error)
  await asked
  coins(150)
  const pushing = one.push()
  expect(waited).toHaveBeenLastCalledWith(LOCK_WAIT)
  waits.abort(new DOMException('Waited', 'TimeoutError'))
  await pushing
  const sent = server.rows.get('game:2048')!.version
  const ledger = storage.read('saves')
  // The tab wakes with an answer from before.
  wake()
  expect(await pulling).toMatchObject({ name: 'AbortError' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(storage.read('saves')).toBe(ledger)
  coins(170)
  await one.push()
  expect(server.rows.get('game:2048')!.version).toBe(sent + 1)
  expect(one.record()?.memory).toBe('{"coins":170,"upgrades":0}')
})
