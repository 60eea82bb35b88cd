/** Types and messages shared by coordinator, worker, session host and browser. All sizes are in pixels of the game's screen. */
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { seconds } from '#kit/time/time.ts'

/** How long a play waits for a disconnected player (spec 4.8). */
export const RECONNECT_GRACE = seconds(60)

/** How a game uses a pointer: not at all, by position, or by movement (the browser locks it). */
export type PointerKind = 'none' | 'absolute' | 'relative'

/** Positions of the on-screen pad; the player arranges them for either hand. */
export const PAD_PLACES = ['a', 'b', 'x', 'y', 'l', 'r', 'start', 'select'] as const
export type PadPlace = (typeof PAD_PLACES)[number]

/** The action of a button: the page shows its icon and its name in the player's language. */
export const PAD_ACTIONS = [
  'jump',
  'fire',
  'use',
  'run',
  'up',
  'down',
  'confirm',
  'back',
  'menu',
  'pause',
  'next',
  'previous',
  'map',
  'brake',
  'reset',
  'rotate',
  'drop',
  'special',
] as const
export type PadAction = (typeof PAD_ACTIONS)[number]

export interface PadButton {
  readonly place: PadPlace
  /** A `KeyboardEvent.code` such as `Space`, or a mouse button. */
  readonly presses: string | 'MouseLeft' | 'MouseRight'
  readonly action: PadAction
}

/** How touch and gamepads map to keys. Missing: the picture itself is tapped and swiped. */
export interface PadLayout {
  /** Key codes of the directions; missing when the game has none. */
  readonly stick?: {
    readonly up: string
    readonly down: string
    readonly left: string
    readonly right: string
  }
  readonly buttons: readonly PadButton[]
}

/** What a worker needs to know to run a game. */
export interface GameProfile {
  readonly gameKey: string
  /** An installed program, below /usr. */
  readonly program: string
  /** `{width}` and `{height}` are replaced by the screen size. */
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly width: number
  readonly height: number
  readonly framesPerSecond: 30 | 60
  /** Hundredths of a core that a running play costs, picture and sound included. */
  readonly weight: number
  readonly pointer: PointerKind
  readonly hasSound: boolean
  /** Files and folders under the home folder that are saved between plays. */
  readonly saves: readonly string[]
  /** Initial files under the home folder: settings that a player may change and keep. */
  readonly settings?: Readonly<Record<string, string>>
  /** Keys that quit the game cleanly, so that it saves; missing: its window is closed. */
  readonly leaveKeys?: readonly string[]
  /** Keys that confirm the game's quit dialog. */
  readonly agreeKeys?: readonly string[]
  readonly pad?: PadLayout
  /** The pad of the second player of a game for two at one keyboard. */
  readonly secondPad?: PadLayout
}

/** Why a play ended. `lost`: its worker is gone. */
export const END_REASONS = [
  'left',
  'time',
  'away',
  'exited',
  'crashed',
  'stuck',
  'drained',
  'lost',
  'replaced',
  'operator',
] as const
export type EndReason = (typeof END_REASONS)[number]

/** `waiting` for the player, `playing` with one connected, `away` during the reconnect grace period. */
export type SessionState = 'starting' | 'waiting' | 'playing' | 'away'

export interface SessionBeat {
  readonly playId: string
  readonly state: SessionState
  /** Connected time since the session began. */
  readonly playedMs: number
  readonly pacing?: Pacing
}

/** Frames shown by the player's page, and how many of them stuttered. */
export type Pacing = Readonly<Record<'shown' | 'stutters', number>>

/** Worker to coordinator, JSON over one WebSocket that the worker opens at `/api/worker`. */
export type WorkerMessage =
  | {
      readonly type: 'hello'
      readonly protocol: 1
      readonly workerId: string
      /** Changes with each start of the worker: plays of an earlier start are lost. */
      readonly bootId: string
      readonly line: { readonly key: string; readonly name: string; readonly area: string }
      /** Where browsers reach its streams; empty when it lives within the portal. */
      readonly mediaUrl: string
      /** Hundredths of a core available for plays. */
      readonly capacity: number
      readonly sessions: readonly SessionBeat[]
    }
  /** Which of the requested games it can run. */
  | { readonly type: 'games'; readonly gameKeys: readonly string[] }
  /** Every two seconds. */
  | {
      readonly type: 'beat'
      readonly sequence: number
      readonly isDraining: boolean
      readonly sessions: readonly SessionBeat[]
    }
  | { readonly type: 'started'; readonly playId: string; readonly milliseconds: number }
  /** It cannot start: no capacity, no program, no display. */
  | { readonly type: 'refused'; readonly playId: string; readonly reason: string }
  | { readonly type: 'ended'; readonly playId: string; readonly reason: EndReason; readonly playedMs: number }

/** What a worker needs to offer a game: its program, and capacity for one play in hundredths of a core. */
export type GameNeeds = Pick<GameProfile, 'gameKey' | 'program' | 'weight'>

/** Coordinator to worker. */
export type CoordinatorMessage =
  | { readonly type: 'welcome'; readonly programs: readonly GameNeeds[] }
  | {
      readonly type: 'start'
      readonly playId: string
      readonly profile: GameProfile
      readonly hasSaves: boolean
      readonly admission: Admission
    }
  /** From now on this token opens the stream, and no older one does. */
  | { readonly type: 'admit'; readonly playId: string; readonly admission: Admission }
  | { readonly type: 'timeLeft'; readonly playId: string; readonly seconds: number }
  /** This token opens the stream for a watcher. */
  | {
      readonly type: 'watch'
      readonly playId: string
      readonly watcher: Watcher
      readonly admission: Admission
    }
  /** Removes a watcher. */
  | { readonly type: 'unwatch'; readonly playId: string; readonly watcherId: string }
  | { readonly type: 'end'; readonly playId: string; readonly reason: EndReason }

/** A watcher of a play by its link: an id for this visit, and a name for the player to see. */
export interface Watcher {
  readonly id: string
  readonly name: string
}
/** Watchers per play; each gets another copy of the player's video. */
export const MOST_WATCHERS = 8

/** A watcher's seat: only watching, in the player's place, or at the second pad. */
export const SEATS = ['none', 'first', 'second'] as const
export type Seat = (typeof SEATS)[number]

/** A token opens a stream once. */
export interface Admission {
  /** SHA-256 of the token, base64url. */
  readonly tokenHash: string
  /** Milliseconds since the epoch. */
  readonly until: number
}

/** The second subprotocol that a browser offers is its token. */
export const STREAM_PROTOCOL = `${BRAND_PREFIX}-stream` as const
export const STREAM_PATH = '/stream/'

/** First byte of a binary message to the browser; then u32 sequence and u32 milliseconds (little endian), then the data. */
export const MEDIA = { delta: 0, key: 1, sound: 2 } as const
export const MEDIA_HEAD_BYTES = 9

/** Session host to browser, JSON text over the stream's WebSocket. */
export type HostMessage =
  | {
      readonly type: 'welcome'
      /** The running stream's own id (cId). */
      readonly streamId: string
      readonly width: number
      readonly height: number
      readonly codec: string
      readonly sound: {
        readonly codec: 'opus'
        readonly sampleRate: 48000
        readonly channels: 2
        readonly frameMs: 10 | 20
      } | null
      readonly pointer: PointerKind
      /** It presses keys for text; a host of an older build does not say. */
      readonly takesText?: boolean
    }
  /** The game is starting; repeated until `welcome`. */
  | { readonly type: 'starting' }
  /** To the player: who is watching, and their seats. */
  | { readonly type: 'watchers'; readonly watchers: readonly (Watcher & { readonly seat: Seat })[] }
  /** To a watcher: their current seat. */
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'offer'; readonly sdp: string }
  | { readonly type: 'candidate'; readonly candidate: string; readonly mid: string }
  /** Current video parameters; `width` may be smaller than the screen. */
  | {
      readonly type: 'quality'
      readonly width: number
      readonly height: number
      readonly framesPerSecond: number
      readonly kilobits: number
      readonly isPoor: boolean
    }
  | { readonly type: 'pong'; readonly sentAt: number }
  | { readonly type: 'timeLeft'; readonly seconds: number }
  /** Nothing was pressed for long: the play ends in so many seconds; 0 takes it back. */
  | { readonly type: 'idle'; readonly seconds: number }
  /** The last message; the reason tells whether the play can be resumed. */
  | { readonly type: 'end'; readonly reason: EndReason }

/** Browser to session host. Pointer places are 0..65535 across the picture. */
export type PlayerMessage =
  | { readonly type: 'answer'; readonly sdp: string }
  | { readonly type: 'candidate'; readonly candidate: string; readonly mid: string }
  /** The transport of the picture from now on. */
  | { readonly type: 'use'; readonly transport: 'track' | 'socket' }
  | { readonly type: 'keyFrame' }
  /** Once a second: what has arrived since the last report. */
  | {
      readonly type: 'report'
      readonly frames: number
      readonly lost: number
      readonly jitterMs: number
      readonly roundTripMs: number
      readonly queueMs: number
      readonly isHidden: boolean
      readonly lastSequence: number
      /** Received track packets; `lost` is relative to them. */
      readonly received?: number
      /** Frames shown, and how many of them stuttered; missing from a page of an older build. */
      readonly shown?: number
      readonly stutters?: number
      /** Width of the picture on the player's screen, in pixels; more is not worth sending. */
      readonly seenWidth?: number
    }
  /** Acknowledges a frame over the socket and all before it: bounds what is in flight. */
  | { readonly type: 'seen'; readonly sequence: number }
  | { readonly type: 'ping'; readonly sentAt: number }
  /** The player gives a seat to a watcher, or takes it back. */
  | { readonly type: 'giveSeat'; readonly watcherId: string; readonly seat: Seat }
  | InputMessage

/**
 * `turn` numbers reliable input over the track's channels from 1: each is sent twice, and the first copy counts, provided nothing
 * before it is missing.
 */
export type InputMessage = { readonly turn?: number } &
  /** `isLocked`: the player's Caps Lock, which a browser knows only from a key event. */
  (
    | { readonly type: 'key'; readonly code: string; readonly isDown: boolean; readonly isLocked?: boolean }
    | { readonly type: 'button'; readonly button: 'left' | 'middle' | 'right'; readonly isDown: boolean }
    /** `order` increases: positions may arrive out of order on the unreliable channel, and the latest counts. */
    | { readonly type: 'move'; readonly x: number; readonly y: number; readonly order?: number }
    | { readonly type: 'moveBy'; readonly dx: number; readonly dy: number }
    | { readonly type: 'wheel'; readonly dx: number; readonly dy: number }
    /** Text from a phone's keyboard; the host types it one character at a time. */
    | { readonly type: 'text'; readonly text: string }
    /** Release all keys and buttons: the page lost focus. */
    | { readonly type: 'release' }
  )
