/** Version 1 of the socket protocol: JSON; the server sends lists of messages, the client single requests. */
export const LIVE_VERSION = 1

/** The subprotocol; the client offers its ticket beside it, so that no secret is in a URL. */
export const LIVE_PROTOCOL = 'islet.1'

/** A message as the server sends it, several in one frame: `{v: 1, list: [...]}`. */
export interface LiveItem {
  /** What the module calls it, or one of `LiveKind` below. */
  readonly kind: string
  readonly body: object
  readonly id?: string
  /** The topic it was published on (`room` on the wire); without one it is for this account. */
  readonly room?: string
}

export interface LiveFrame {
  readonly v: typeof LIVE_VERSION
  readonly list: readonly LiveItem[]
}

/** Messages of the gateway itself. */
export const LiveKind = {
  /** The topic was joined; missed messages since `lastId` follow or have already come. */
  joined: 'joined',
  /** There is no such topic. */
  refused: 'refused',
  /** Missed messages are no longer available: read the topic by a call. */
  stale: 'stale',
  /** The answer to `here`. */
  here: 'here',
} as const

/** What a client may send: `{v: 1, type: 'join', room: 'world', lastId: '…'}`; `here` is a ping. */
export type LiveRequest =
  | { readonly type: 'join'; readonly room: string; readonly lastId?: string }
  | { readonly type: 'leave'; readonly room: string }
  | { readonly type: 'here' }

/** Why the server closed a socket. 1001 (going away) and 1009 (frame too large) are those of the standard. */
export const LiveClose = {
  goingAway: 1001,
  frameTooLarge: 1009,
  /** Not JSON, another version, or an unknown type. */
  badFrame: 4400,
  /** The session has ended: sign in again. */
  sessionOver: 4401,
  /** Too many messages, or too many sockets for the account; the reason is the number of seconds to wait. */
  tooFast: 4429,
  /** It read more slowly than messages arrived. */
  tooSlow: 4430,
} as const
