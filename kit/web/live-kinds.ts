export type LiveListener = (body: object) => void

/** After a reconnect: listeners read again what they show. */
export const BACK = 'back'

/** Listeners by kind of message. Separate from the socket, which is loaded later than the first screens. */
export interface LiveKinds {
  listen(kind: string, listener: LiveListener): () => void
  tell(kind: string, body: object): void
  isHeard(): boolean
  /** The function to call at each new listener. */
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
      // A copy: a listener may leave, or bring another one, while it is told.
      for (const listener of Array.from(listeners.get(kind) ?? [])) listener(body)
    },
    isHeard: () => listeners.size > 0,
    onListen(wakeUp) {
      wake = wakeUp
    },
  }
}

/** What the one socket of the page brings. */
export const liveKinds = openLiveKinds()

/** Hears the messages of a kind that are for this player, and `BACK` after an interruption. */
export const listenLive = (kind: string, listener: LiveListener): (() => void) =>
  liveKinds.listen(kind, listener)
