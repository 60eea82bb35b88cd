import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { connectOrGoOn, redisClient } from '#kit/redis/redis-client.ts'
import type { Bus } from './bus.ts'
import { envelopeOf, hintWith, openTopics, type BusLog } from './topics.ts'

const CHANNEL = `${BRAND_PREFIX}_bus`
const LOST = 'The bus has lost Redis'

/** Carries messages with Redis. An engine that is down, even at start, is waited for without blocking callers. */
export async function redisBus(url: string, log: BusLog): Promise<Bus> {
  const topics = openTopics(log)
  // A hint that cannot be sent at once is worthless later.
  const speaker = redisClient({ url, log, lost: LOST })
  // Its one command waits for the engine and is repeated by the client after each reconnect.
  const ear = redisClient({ url, log, lost: LOST, isPatient: true })
  const listening = connectOrGoOn(ear)
  let isClosed = false
  const subscribed = ear.subscribe(CHANNEL, topics.deliver).catch((error: unknown) => {
    // Also reached when the bus is closed before its engine connects.
    if (!isClosed) log.warn({ err: error }, 'The bus hears nothing from Redis')
  })
  await Promise.all([connectOrGoOn(speaker), listening])
  if (ear.isReady) await subscribed

  async function publish(topic: string, body: object): Promise<void> {
    const envelope = envelopeOf(topic, body)
    await speaker.publish(CHANNEL, envelope).catch((error: Error) => {
      log.warn({ reason: error.message, topic }, 'A message of the bus was lost')
    })
  }
  return {
    publish,
    hint: hintWith(publish, log),
    subscribe: topics.subscribe,
    async close() {
      isClosed = true
      for (const client of [speaker, ear]) client.destroy()
    },
  }
}
