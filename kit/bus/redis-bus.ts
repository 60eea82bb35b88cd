import { createClient } from 'redis'
import type { Bus } from './bus.ts'
import { envelopeOf, openTopics, type BusLog } from './topics.ts'

const CHANNEL = 'islet_bus'
const LONGEST_PAUSE = 5000
const SHORTEST_PAUSE = 50

/** Carries messages with Redis. An engine that is away, even from the start, is waited for and costs nobody anything. */
export async function redisBus(url: string, log: BusLog): Promise<Bus> {
  const topics = openTopics(log)
  const settings = {
    url,
    // A hint that could not be sent at once is worth nothing later.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries: number) => Math.min(SHORTEST_PAUSE * 2 ** tries, LONGEST_PAUSE) },
  }
  const speaker = createClient(settings)
  // Its one command waits for the engine and is repeated by the client after each reconnection.
  const ear = createClient({ ...settings, disableOfflineQueue: false })
  for (const client of [speaker, ear]) {
    let isLost = false
    client.on('ready', () => (isLost = false))
    // Every vain try is an error event; without a listener it would end the process.
    client.on('error', ({ code, message }: { code?: string; message: string }) => {
      if (!isLost) log.warn({ code, reason: message }, 'The bus has lost Redis')
      isLost = true
    })
  }
  const speaking = speaker.connect().catch(() => undefined)
  const hearing = ear
    .connect()
    .then(() => ear.subscribe(CHANNEL, topics.deliver))
    .catch(() => undefined)
  await Promise.race([Promise.all([speaking, hearing]), firstTrouble(speaker), firstTrouble(ear)])

  return {
    async publish(topic, body) {
      const envelope = envelopeOf(topic, body)
      await speaker.publish(CHANNEL, envelope).catch((error: Error) => {
        log.warn({ reason: error.message, topic }, 'A message of the bus was lost')
      })
    },
    subscribe: topics.subscribe,
    async close() {
      for (const client of [speaker, ear]) client.destroy()
    },
  }
}

const firstTrouble = (client: { once(event: 'error', listener: () => void): unknown }) =>
  new Promise<void>((resolve) => client.once('error', resolve))
