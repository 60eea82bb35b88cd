import type { LiveItem } from '#kit/contract/live-protocol.ts'
import type { Deaf } from './topic.ts'

/** A message, and who must not hear it. */
export interface Said {
  readonly item: LiveItem
  readonly deaf: Deaf
}

/** The place of a message in the order of its topic; empty while its readers are being looked up. */
interface Place {
  said?: Said
}

/** Says the messages of each topic in the order in which they came, also those whose readers are looked up first. */
export function sayInOrder(say: (topic: string, item: LiveItem, deaf: Deaf) => void) {
  const waiting = new Map<string, Place[]>()

  function sayWhatIsReady(topic: string, places: Place[]): void {
    for (let said = places[0]?.said; said; said = places[0]?.said) {
      places.shift()
      say(topic, said.item, said.deaf)
    }
    if (places.length === 0) waiting.delete(topic)
  }

  return {
    /** At once, or after messages that came earlier. */
    now(topic: string, said: Said): void {
      const places = waiting.get(topic)
      if (places) places.push({ said })
      else say(topic, said.item, said.deaf)
    },
    /** Once it is known what may be said to whom; later messages on the topic wait for it. The look-up must not fail. */
    async later(topic: string, lookUp: Promise<Said>): Promise<void> {
      const places = waiting.get(topic) ?? []
      waiting.set(topic, places)
      const place: Place = {}
      places.push(place)
      place.said = await lookUp
      sayWhatIsReady(topic, places)
    },
  }
}
