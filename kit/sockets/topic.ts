import { LiveKind, type LiveItem } from '#kit/contract/live-protocol.ts'
import type { Client } from './client.ts'
import { listFrame } from './frame.ts'
import { inSlices } from './in-slices.ts'

/** A message on a topic, ready to send. */
interface Said {
  readonly id: string | undefined
  readonly json: string
  /** The accounts that must not receive it. */
  readonly exceptFor: ReadonlySet<number> | undefined
  /** The accounts of which it is known whether they may receive it; all of them where undefined. */
  readonly asked: ReadonlySet<number> | undefined
}

/** Who does not receive a message: named of all accounts, or of those that were asked about. */
export interface Deaf {
  readonly exceptFor: readonly number[]
  readonly asked?: readonly number[]
}

export interface TopicLimits {
  /** Milliseconds between batches. */
  readonly tick: number
  /** Messages kept for reconnecting clients. */
  readonly kept: number
}

export interface Topic {
  readonly isEmpty: boolean
  /** Whether it keeps messages for those who come back. */
  readonly hasSaid: boolean
  /** Last activity, on the monotonic clock. */
  readonly usedAt: number
  /** The accounts of its members. */
  readonly accountIds: readonly number[]
  /** Adds a client and sends what it has missed since its last known message. */
  join(client: Client, lastId: string | undefined): void
  leave(client: Client): void
  say(item: LiveItem, deaf: Deaf): void
  close(): void
}

export const itemJson = (item: LiveItem) => JSON.stringify(item)

/** A topic on this node: its members, recent messages, and the batch for the next tick. */
export function openTopic(name: string, { tick, kept }: TopicLimits): Topic {
  const members = new Set<Client>()
  const stale = itemJson({ kind: LiveKind.stale, room: name, body: {} })
  const joined = itemJson({ kind: LiveKind.joined, room: name, body: {} })
  let recent: Said[] = []
  let waiting: Said[] = []
  let timer: NodeJS.Timeout | undefined
  let isSending = false
  let sentAt = Number.NEGATIVE_INFINITY
  let usedAt = performance.now()

  const isAsked = (said: readonly Said[], { accountId }: Client) =>
    said.every(({ asked }) => !asked || asked.has(accountId))

  /** What a client may read of these messages; a hint to read again where that is not known of all. */
  const hearable = (said: readonly Said[], client: Client) =>
    isAsked(said, client)
      ? said.filter(({ exceptFor }) => !exceptFor?.has(client.accountId)).map(({ json }) => json)
      : [stale]

  /** Messages after a given one, or undefined when that is no longer known. */
  function missedSince(lastId: string): readonly Said[] | undefined {
    // Read by a call before its batch was sent: the batch brings what came after it.
    if (waiting.some(({ id }) => id === lastId)) return []
    // The first match: later messages about it have the same id, and may have been missed.
    const place = recent.findIndex(({ id }) => id === lastId)
    return place === -1 ? undefined : recent.slice(place + 1)
  }

  function sendLater(): void {
    if (timer || isSending || waiting.length === 0) return
    // The first message after a pause is sent at once.
    const wait = Math.max(0, sentAt + tick - performance.now())
    timer = setTimeout(() => void send(), wait)
  }

  async function send(): Promise<void> {
    timer = undefined
    const batch = waiting
    waiting = []
    sentAt = performance.now()
    isSending = true
    // More than anybody can read: clients read the latest by a call.
    const isFlood = batch.length > kept
    recent = [...recent, ...batch].slice(-kept)
    const all = listFrame(isFlood ? [stale] : batch.map(({ json }) => json))
    const told = isFlood ? [] : batch
    const deaf = new Set(told.flatMap(({ exceptFor }) => [...(exceptFor ?? [])]))
    await inSlices([...members], (client) => {
      // Left since the batch was made.
      if (!members.has(client)) return
      if (!deaf.has(client.accountId) && isAsked(told, client)) return client.write(all)
      const some = hearable(batch, client)
      if (some.length > 0) client.write(listFrame(some))
    })
    isSending = false
    sendLater()
  }

  return {
    get isEmpty() {
      return members.size === 0
    },
    get hasSaid() {
      return recent.length + waiting.length > 0
    },
    get usedAt() {
      return usedAt
    },
    get accountIds() {
      return [...new Set([...members].map(({ accountId }) => accountId))]
    },
    join(client, lastId) {
      members.add(client)
      client.topics.add(name)
      const missed = lastId === undefined ? [] : missedSince(lastId)
      client.write(listFrame(missed ? [joined, ...hearable(missed, client)] : [joined, stale]))
    },
    leave(client) {
      members.delete(client)
      client.topics.delete(name)
      usedAt = performance.now()
    },
    say(item, { exceptFor, asked }) {
      usedAt = performance.now()
      const said = { id: item.id, json: itemJson({ ...item, room: name }), asked: asked && new Set(asked) }
      waiting.push({ ...said, exceptFor: exceptFor.length > 0 ? new Set(exceptFor) : undefined })
      sendLater()
    },
    close: () => clearTimeout(timer),
  }
}
