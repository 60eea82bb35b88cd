import { LARGEST_MESSAGE_BYTES, type Bus } from '#kit/bus/bus.ts'
import { LiveKind, type LiveItem } from '#kit/contract/live-protocol.ts'
import type { Live, LiveMessage } from '#kit/server/live.ts'

const TO_ACCOUNTS = 'live-accounts'
/** Between processes, as on the wire, a topic is called `room`. */
const TO_TOPIC = 'live-room'
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

/** The sockets of one node. */
export interface LiveReceiver {
  toAccounts(accountIds: readonly number[], item: LiveItem): void
  toTopic(topic: string, item: LiveItem, exceptFor: readonly number[]): void
}

const fits = (body: object) =>
  Buffer.byteLength(JSON.stringify(body)) + ENVELOPE_BYTES <= LARGEST_MESSAGE_BYTES
const itemOf = ({ kind, body, id }: LiveMessage): LiveItem => ({
  kind,
  body,
  ...(id === undefined ? {} : { id }),
})

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
    toTopic(topic, message, exceptFor = []) {
      const whole: ForTopic = { room: topic, item: itemOf(message), exceptFor }
      const readAgain: ForTopic = { room: topic, item: { kind: LiveKind.stale, body: {} }, exceptFor: [] }
      bus.hint(TO_TOPIC, fits(whole) ? whole : readAgain)
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
  ]
  return () => {
    for (const leave of leaves) leave()
  }
}
