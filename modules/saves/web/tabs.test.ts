import { expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { cloud, device, type Cloud } from './testing/devices.ts'

test('two tabs of one browser that talk to the server at once count once what was earned', async () => {
  const server = cloud()
  const storage = memoryStorage()
  let last = Promise.resolve()
  const waits = Promise.withResolvers<void>()
  /** The lock that the tabs of a browser share. */
  const alone = async (work: () => Promise<void>) => {
    const before = last
    last = before.then(work)
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
