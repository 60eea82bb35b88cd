import { LiveKind, type LiveItem } from '#kit/contract/live-protocol.ts'
import { createStore, type Store } from '#kit/ui/store.ts'
import { BACK, liveKinds, openLiveKinds, type LiveListener } from './live-kinds.ts'
import { openLiveSocket, type LiveParts, type LiveSocket } from './live-socket.ts'

export type { LiveItem }
export type { LiveParts } from './live-socket.ts'

export interface TopicListener {
  /** The last known message, to catch up from. */
  readonly lastId?: string | undefined
  /** A message may arrive twice; compare ids. */
  onMessage(item: LiveItem): void
  /** Messages were missed that cannot be replayed: read by a call. */
  onStale(): void
}

export interface LiveClient {
  connect(parts: LiveParts): void
  listen(kind: string, listener: LiveListener): () => void
  join(topic: string, listener: TopicListener): () => void
  /** True while the socket is open; screens with changing data poll while it is not. */
  readonly state: Store<boolean>
  close(): void
}

interface JoinedTopic {
  readonly listeners: Set<TopicListener>
  lastId: string | undefined
}

/** The page's live connection. It connects on the first subscription; without a socket no messages arrive. */
export function createLive(kinds = openLiveKinds()): LiveClient {
  const topics = new Map<string, JoinedTopic>()
  const state = createStore(false)
  let parts: LiveParts | undefined
  let socket: LiveSocket | undefined

  // A copy: a listener may unsubscribe, or subscribe another, while it is called.
  const tellStale = (topic: JoinedTopic) => {
    for (const listener of Array.from(topic.listeners)) listener.onStale()
  }
  const wishToJoin = (topic: string, { lastId }: JoinedTopic) =>
    socket?.send({ type: 'join', room: topic, ...(lastId === undefined ? {} : { lastId }) })

  function up(again: boolean): void {
    state.change(() => true)
    for (const [name, topic] of topics) {
      wishToJoin(name, topic)
      // Without a known last message the server cannot tell what was missed.
      if (again && topic.lastId === undefined) tellStale(topic)
    }
    if (again) kinds.tell(BACK, {})
  }

  function hear(item: LiveItem): void {
    if (item.room === undefined) return kinds.tell(item.kind, item.body)
    const topic = topics.get(item.room)
    if (!topic || item.kind === LiveKind.joined || item.kind === LiveKind.refused) return
    if (item.kind === LiveKind.stale) return tellStale(topic)
    topic.lastId = item.id ?? topic.lastId
    for (const listener of Array.from(topic.listeners)) listener.onMessage(item)
  }

  function connectIfWanted(): void {
    if (!parts || socket || (!kinds.isHeard() && topics.size === 0)) return
    socket = openLiveSocket(parts, { item: hear, up, down: () => state.change(() => false) })
  }

  kinds.onListen(connectIfWanted)

  return {
    state,
    connect(given) {
      parts = given
      connectIfWanted()
    },
    listen: kinds.listen,
    join(name, listener) {
      const topic = topics.get(name) ?? { listeners: new Set(), lastId: undefined }
      topics.set(name, topic)
      topic.listeners.add(listener)
      topic.lastId = listener.lastId ?? topic.lastId
      wishToJoin(name, topic)
      connectIfWanted()
      return () => {
        topic.listeners.delete(listener)
        if (topic.listeners.size > 0 || topics.get(name) !== topic) return
        topics.delete(name)
        socket?.send({ type: 'leave', room: name })
      }
    },
    close() {
      socket?.close()
      socket = undefined
    },
  }
}

/** One socket per tab. */
const live = createLive(liveKinds)

/** Connects the page's live messages; until then subscriptions receive nothing. */
export const connectLive = (parts: LiveParts) => live.connect(parts)

/** Joins a topic, such as `world` or `game:12`; returns a function that leaves it. */
export const joinTopic = (topic: string, listener: TopicListener): (() => void) => live.join(topic, listener)

/** Whether messages arrive; subscribe to it, and poll while it is false. */
export const liveState: Store<boolean> = live.state
export const isLive = () => live.state.read()
