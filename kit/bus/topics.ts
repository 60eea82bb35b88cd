import { LARGEST_MESSAGE_BYTES } from './bus.ts'

type Listener = (body: unknown) => void

/** Where adapters log problems; never the content of messages. */
export interface BusLog {
  warn(facts: object, message: string): void
}

/** The listeners of one process, by topic. */
export interface Topics {
  subscribe(topic: string, listener: Listener): () => void
  /** Passes an envelope from any process to this process's listeners. */
  deliver(envelope: string): void
}

/** A message as engines carry it. Throws when it is too large, which is a programming error. */
export function envelopeOf(topic: string, body: object): string {
  const envelope = JSON.stringify([topic, body])
  if (Buffer.byteLength(envelope) > LARGEST_MESSAGE_BYTES) {
    throw new Error(`A message of ${topic} is larger than ${LARGEST_MESSAGE_BYTES} bytes`)
  }
  return envelope
}

/** Builds `Bus.hint` from an engine's `publish`; logs when the engine is down. */
export const hintWith =
  (publish: (topic: string, body: object) => Promise<void>, log: BusLog) =>
  (topic: string, body: object): void => {
    publish(topic, body).catch((error: unknown) => {
      log.warn({ err: error, topic }, 'A message of the bus could not be sent')
    })
  }

export function openTopics(log: BusLog): Topics {
  const listeners = new Map<string, Set<Listener>>()

  function tell(listener: Listener, topic: string, body: unknown): void {
    try {
      listener(body)
    } catch (error) {
      // A listener that throws must not keep the message from the others.
      log.warn({ err: error, topic }, 'A listener of the bus failed')
    }
  }

  return {
    subscribe(topic, listener) {
      const those = listeners.get(topic) ?? new Set()
      listeners.set(topic, those)
      // Wrapped, so that one function can be subscribed twice and unsubscribed once.
      const one: Listener = (body) => listener(body)
      those.add(one)
      return () => {
        those.delete(one)
        if (those.size === 0 && listeners.get(topic) === those) listeners.delete(topic)
      }
    },
    deliver(envelope) {
      let topic: string
      let body: unknown
      try {
        ;[topic, body] = JSON.parse(envelope) as [string, unknown]
      } catch (error) {
        // Another program writes to the same channel of the engine.
        log.warn({ err: error }, 'The bus carried something unreadable')
        return
      }
      for (const listener of listeners.get(topic) ?? []) tell(listener, topic, body)
    },
  }
}
