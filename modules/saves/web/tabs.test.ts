import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { settled } from '#kit/testing/settled.ts'
import { API_TIMEOUT } from '#kit/web/http-client.ts'
import { LOCK_WAIT, openSaveLock, type SaveLock } from './save-lock.ts'
import { cloud, device, type Cloud } from './testing/devices.ts'

test('two tabs of one browser that synchronise at once count earnings once', async () => {
  const server = cloud()
  const storage = memoryStorage()
  let last = Promise.resolve()
  const waits = Promise.withResolvers<void>()
  /** The lock that the tabs of a browser share. */
  const alone: SaveLock = async (work) => {
    const before = last
    last = before.then(() => work({ isHeld: () => true }))
    if (isAsked) waits.resolve()
    await last
  }
  let isAsked = false
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow: Cloud = {
    ...server,
    async read(wish, name) {
      const answer = await server.read(wish, name)
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
  const hang = async <Answer>(answer: Answer): Promise<Answer> => {
    asked.resolve()
    await goOn.promise
    return answer
  }
  const slow: Cloud = {
    ...server,
    read: async (wish, name) => hang(await server.read(wish, name)),
    send: async (wish, name) => hang(await server.send(wish, name)),
  }
  return { slow, asked: asked.promise, wake: goOn.resolve }
}

afterEach(() => vi.restoreAllMocks())

test('a hanging tab blocks the others for a limited time, and its state is outdated afterwards', async () => {
  const waits = new AbortController()
  const waited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waits.signal)
  const server = cloud()
  const storage = memoryStorage()
  const one = device(server, 'android', storage, openSaveLock(navigator.locks))
  const { slow, asked, wake } = hanging(server)
  const hung = device(slow, 'android', storage, openSaveLock(navigator.locks))
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
  await settled()
  expect(storage.read('saves')).toBe(ledger)
  coins(170)
  await one.push()
  expect(server.rows.get('game:2048')!.version).toBe(sent + 1)
  expect(one.record()?.memory).toBe('{"coins":170,"upgrades":0}')
})

test('what a tab sent before it lost the lock counts once, however many tabs continue from it', async () => {
  const server = cloud()
  const storage = memoryStorage()
  const tab = (of: Cloud) => device(of, 'android', storage, openSaveLock(navigator.locks))
  const coins = (count: number) => one.play({ memory: `{"coins":${count},"upgrades":0}` })
  const one = tab(server)
  coins(100)
  await one.push()
  const [first, second] = [hanging(server), hanging(server)]
  const push = (from: ReturnType<typeof tab>) => {
    // The key is one that it knows of.
    from.play({})
    return from.push().catch((error: unknown) => error)
  }
  coins(150)
  const pushes = [push(tab(first.slow))]
  await first.asked
  // The server has it, and its answer takes long: one more takes the turn, and another takes it from that one.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
    AbortSignal.abort(new DOMException('Waited', 'TimeoutError')),
  )
  coins(170)
  pushes.push(push(tab(second.slow)))
  await second.asked
  pushes.push(push(tab(server)))
  await pushes.at(-1)
  first.wake()
  second.wake()
  await Promise.all(pushes)
  vi.restoreAllMocks()
  await one.push()
  expect(one.record()?.memory).toBe('{"coins":170,"upgrades":0}')
  const other = device(server, 'ios')
  await other.pull()
  expect(other.record()?.memory).toBe('{"coins":170,"upgrades":0}')
})

test('a tab that waits for a slow answer keeps the lock', () => {
  expect(LOCK_WAIT).toBeGreaterThan(API_TIMEOUT)
})

test.for([
  ['with the locks of the browser', navigator.locks],
  ['in a browser without locks', undefined],
] as const)('a tab does one thing after the other, also when the first fails: %s', async ([, locks]) => {
  const lock = openSaveLock(locks)
  const done: string[] = []
  const goOn = Promise.withResolvers<void>()
  const first = lock(async () => {
    await goOn.promise
    done.push('first')
    throw new Error('The first has failed')
  })
  const second = lock(async () => void done.push('second'))
  goOn.resolve()
  await expect(first).rejects.toThrow('The first has failed')
  await second
  expect(done).toEqual(['first', 'second'])
})
