import { expect, onTestFinished, test, vi } from 'vitest'
import { noRedis, startRedis } from '#kit/testing/redis-server.ts'
import { describeBus } from './bus.contract.ts'
import { redisBus } from './redis-bus.ts'

const WAIT = { interval: 20 }
const AWAY = 'unix:///nowhere/redis.sock'
const quiet = { warn: () => undefined }

if (noRedis === undefined) {
  describeBus('redis', async () => {
    const redis = await startRedis()
    const url = `unix://${redis.socket}`
    return { here: await redisBus(url, quiet), there: await redisBus(url, quiet), close: redis.stop }
  })
}

test('a bus reconnects by itself when Redis is back', async ({ skip }) => {
  if (noRedis !== undefined) skip(noRedis)
  const redis = await startRedis()
  const warnings: string[] = []
  const bus = await redisBus(`unix://${redis.socket}`, { warn: (_facts, text) => void warnings.push(text) })
  const heard: unknown[] = []
  bus.subscribe('topic', (body) => void heard.push(body))
  await redis.stop()
  await vi.waitFor(() => expect(warnings).toContain('The bus has lost Redis'), WAIT)
  await expect(bus.publish('topic', { count: 1 })).resolves.toBeUndefined()
  const again = await startRedis(redis.folder)
  onTestFinished(async () => {
    await bus.close()
    await again.stop()
  })
  await vi.waitFor(async () => {
    await bus.publish('topic', { count: 2 })
    expect(heard).toContainEqual({ count: 2 })
  }, WAIT)
  expect(heard).not.toContainEqual({ count: 1 })
})

test('a missing Redis does not prevent starting, publishing or stopping', async () => {
  const bus = await redisBus(AWAY, quiet)
  bus.subscribe('topic', () => undefined)
  await expect(bus.publish('topic', {})).resolves.toBeUndefined()
  await bus.close()
})

test('the URL of Redis, which may contain a password, is never logged', async () => {
  const told: unknown[] = []
  const bus = await redisBus('redis://islet:secret@127.0.0.1:1', {
    warn: (facts, text) => void told.push(facts, text),
  })
  await bus.publish('topic', {})
  await bus.close()
  expect(told.length).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toContain('secret')
})
