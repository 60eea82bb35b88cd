import type { Bus } from './bus.ts'
import { envelopeOf, openTopics, type BusLog } from './topics.ts'

/** For a portal of one process: everybody who listens is here. */
export function memoryBus(log: BusLog): Bus {
  const topics = openTopics(log)
  let isClosed = false
  return {
    async publish(topic, body) {
      const envelope = envelopeOf(topic, body)
      // Later, as with every engine: a listener's work is never part of the sender's.
      queueMicrotask(() => !isClosed && topics.deliver(envelope))
    },
    subscribe: topics.subscribe,
    async close() {
      isClosed = true
    },
  }
}
