import type { Bus } from './bus.ts'
import { envelopeOf, hintWith, openTopics, type BusLog } from './topics.ts'

/** For a portal of one process: everybody who listens is here. */
export function memoryBus(log: BusLog): Bus {
  const topics = openTopics(log)
  let isClosed = false
  async function publish(topic: string, body: object): Promise<void> {
    const envelope = envelopeOf(topic, body)
    // Later, as with every engine: a listener's work is never part of the sender's.
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
