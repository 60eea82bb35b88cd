import type { Bus } from './bus.ts'
import { envelopeOf, hintWith, openTopics, type BusLog } from './topics.ts'

/** For a portal of one process: all subscribers are here. */
export function memoryBus(log: BusLog): Bus {
  const topics = openTopics(log)
  let isClosed = false
  async function publish(topic: string, body: object): Promise<void> {
    const envelope = envelopeOf(topic, body)
    // Asynchronous, as with every engine: a listener never runs inside the publisher.
    queueMicrotask(() => !isClosed && topics.deliver(envelope))
  }
  return {
    publish,
    hint: hintWith(publish, log),
    subscribe: topics.subscribe,
    async close() {
      isClosed = true
    },
  }
}
