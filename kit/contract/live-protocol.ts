/** Version 1 of what goes through a socket: JSON texts, lists of messages from the server, single wishes to it. */
export const LIVE_VERSION = 1

/** The subprotocol; the client names its ticket beside it, so that no secret stands in an address. */
export const LIVE_PROTOCOL = 'islet.1'

/** A message as the server sends it, several in one frame: `{v: 1, list: [...]}`. */
export interface LiveItem {
  /** What the module calls it, or one of `LiveKind` below. */
  readonly kind: string
  readonly body: object
  readonly id?: string
  /** The room it was said in; without one it is for this account. */
  readonly room?: string
}

export interface LiveFrame {
  readonly v: typeof LIVE_VERSION
  readonly list: readonly LiveItem[]
}

/** What the gateway itself says. */
export const LiveKind = {
  /** The room was joined; what was missed since `lastId` follows or came before. */
  joined: 'joined',
  /** There is no such room. */
  refused: 'refused',
  /** What was missed in the room is no longer known: read it by a call. */
  stale: 'stale',
  /** The answer to `here`. */
  here: 'here',
} as const

/** What a client may wish: `{v: 1, type: 'join', room: 'world', lastId: '…'}`; `here` only asks for a sign of life. */
export type LiveWish =
  | { readonly type: 'join'; readonly room: string; readonly lastId?: string }
  | { readonly type: 'leave'; readonly room: string }
  | { readonly type: 'here' }

/** Why the server closed a socket. 1001 (it goes away) and 1009 (frame too large) are those of the standard. */
export const LiveClose = {
  goingAway: 1001,
  frameTooLarge: 1009,
  /** Not JSON, another version, or a wish that nobody knows. */
  badFrame: 4400,
  /** The session has ended: sign in again. */
  sessionOver: 4401,
  /** It sent more frames than anybody needs. */
  tooFast: 4429,
  /** It read more slowly than others wrote. */
  tooSlow: 4430,
} as const
