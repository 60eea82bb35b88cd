import { LARGEST_MESSAGE_BYTES, type Bus } from '#kit/bus/bus.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { RoomNews } from '../model.ts'
import { inParts } from '../rules/announced.ts'
import type { Announcement } from '../rules/placement.ts'

export const ARENAS_TOPIC = 'arenas'
/** Bytes that the bus adds around a message. */
const ENVELOPE_BYTES = 40

const fits = (announcement: Announcement) =>
  Buffer.byteLength(JSON.stringify(announcement)) + ENVELOPE_BYTES <= LARGEST_MESSAGE_BYTES

/** Announces a process's rooms to the others, in parts: a busy room is a kilobyte, and a message of the bus has seven. */
export function openAnnouncer(bus: Bus, node: string, rooms: () => readonly RoomNews[]): () => Promise<void> {
  let rounds = 0
  let sending: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function sendRound(): Promise<void> {
    const round = ++rounds
    const news = rooms()
    const asPart = (part: readonly RoomNews[], place: number, of: number): Announcement => {
      return { node, rooms: part, part: { round, place, of } }
    }
    const parts = inParts(news, (part) => fits(asPart(part, news.length, news.length)))
    if (parts.length === 1) return bus.publish(ARENAS_TOPIC, { node, rooms: news })
    for (const [place, part] of parts.entries())
      await bus.publish(ARENAS_TOPIC, asPart(part, place, parts.length))
  }

  /** One round at a time, since listeners join the parts of one: whoever asks meanwhile shares the next. */
  return function announce(): Promise<void> {
    if (!sending) return (sending = sendRound().finally(() => (sending = undefined)))
    next ??= sending.catch(ignoreFailure('told to whoever announced it')).then(() => {
      next = undefined
      return announce()
    })
    return next
  }
}
