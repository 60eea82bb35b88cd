import { LARGEST_MESSAGE_BYTES, type Bus } from '#kit/bus/bus.ts'
import { LiveKind, type LiveItem } from '#kit/contract/live-protocol.ts'
import type { Live, LiveMessage, Unheard } from '#kit/server/live.ts'

const TO_ACCOUNTS = 'live-accounts'
/** Between processes, as on the wire, a topic is called `room`. */
const TO_TOPIC = 'live-room'
/** A message of whoever has blocks with more accounts than fit beside it. */
const TO_READERS = 'live-readers'
/** Accounts per message that leave space for the body. */
const ACCOUNTS_AT_ONCE = 300
/** Bytes that the bus adds around a body. */
const ENVELOPE_BYTES = 40

interface ForAccounts {
  readonly ids: readonly number[]
  readonly item: LiveItem
}

interface ForTopic {
  readonly room: string
  readonly item: LiveItem
  readonly exceptFor: readonly number[]
}

interface ForReaders {
  readonly room: string
  readonly item: LiveItem
  readonly writerId: number
}

/** The sockets of one node. */
export interface LiveReceiver {
  toAccounts(accountIds: readonly number[], item: LiveItem): void
  toTopic(topic: string, item: LiveItem, exceptFor: readonly number[]): void
  /** To the members of a topic who have no block with the writer. */
  toReaders(topic: string, item: LiveItem, writerId: number): void
}

const fits = (body: object) =>
  Buffer.byteLength(JSON.stringify(body)) + ENVELOPE_BYTES <= LARGEST_MESSAGE_BYTES
const itemOf = ({ kind, body, id }: LiveMessage): LiveItem => ({
  kind,
  body,
  ...(id === undefined ? {} : { id }),
})

function namedIn(exceptFor: Unheard | undefined): readonly number[] | undefined {
  if (!exceptFor) return []
  return exceptFor.accountIds && [exceptFor.writerId, ...exceptFor.accountIds]
}

/** Sends through the bus, so that a player is reached on whichever node holds their socket. */
export function liveOverBus(bus: Bus): Live {
  return {
    toAccounts(accountIds, message) {
      const item = itemOf(message)
      for (let start = 0; start < accountIds.length; start += ACCOUNTS_AT_ONCE) {
        const whole: ForAccounts = { ids: accountIds.slice(start, start + ACCOUNTS_AT_ONCE), item }
        // A hint too large for the bus is sent without its body.
        bus.hint(TO_ACCOUNTS, fits(whole) ? whole : { ...whole, item: { ...item, body: {} } })
      }
    },
    toTopic(room, message, exceptFor) {
      const item = itemOf(message)
      const named = namedIn(exceptFor)
      const whole: ForTopic | undefined = named && { room, item, exceptFor: named }
      if (whole && fits(whole)) return bus.hint(TO_TOPIC, whole)
      const written: ForReaders | undefined = exceptFor && { room, item, writerId: exceptFor.writerId }
      if (written && fits(written)) return bus.hint(TO_READERS, written)
      const readAgain: ForTopic = { room, item: { kind: LiveKind.stale, body: {} }, exceptFor: [] }
      return bus.hint(TO_TOPIC, readAgain)
    },
  }
}

/** Forwards bus messages to this node's sockets. */
export function receiveLive(bus: Bus, receiver: LiveReceiver): () => void {
  const leaves = [
    bus.subscribe(TO_ACCOUNTS, (body) => {
      const { ids, item } = body as ForAccounts
      receiver.toAccounts(ids, item)
    }),
    bus.subscribe(TO_TOPIC, (body) => {
      const { room, item, exceptFor } = body as ForTopic
      receiver.toTopic(room, item, exceptFor)
    }),
    bus.subscribe(TO_READERS, (body) => {
      const { room, item, writerId } = body as ForReaders
      receiver.toReaders(room, item, writerId)
    }),
  ]
  return () => {
    for (const leave of leaves) leave()
  }
}
