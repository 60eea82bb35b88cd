export type LiveListener = (body: object) => void

/** After a reconnect: listeners read again what they show. */
export const BACK = 'back'

/** Listeners by message kind. Separate from the socket, which loads after the first screens. */
export interface LiveKinds {
  listen(kind: string, listener: LiveListener): () => void
  tell(kind: string, body: object): void
  isHeard(): boolean
  /** Called for each new listener. */
  onListen(wake: () => void): void
}

export function openLiveKinds(): LiveKinds {
  const listeners = new Map<string, Set<LiveListener>>()
  let wake = () => {}
  return {
    listen(kind, listener) {
      const those = listeners.get(kind) ?? new Set()
      listeners.set(kind, those.add(listener))
      wake()
      return () => those.delete(listener)
    },
    tell(kind, body) {
      // A copy: a listener may unsubscribe, or subscribe another, while it is called.
      for (const listener of Array.from(listeners.get(kind) ?? [])) listener(body)
    },
    isHeard: () => listeners.size > 0,
    onListen(wakeUp) {
      wake = wakeUp
    },
  }
}

/** Messages of the page's one socket. */
export const liveKinds = openLiveKinds()

/** Subscribes to messages of a kind for this player, and to `BACK` after an interruption. */
export const listenLive = (kind: string, listener: LiveListener): (() => void) =>
  liveKinds.listen(kind, listener)
