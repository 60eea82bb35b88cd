/** The words that coordinator, worker, session host and browser share. All sizes are in pixels of the game's screen. */
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { seconds } from '#kit/time/time.ts'

/** So long a play waits for a player whose connection broke (spec 4.8). */
export const RECONNECT_GRACE = seconds(60)

/** How a game takes a pointer: not at all, where it is, or by how far it moved (the browser locks it). */
export type PointerKind = 'none' | 'absolute' | 'relative'

/** A place of the on-screen pad; the player lays them out for either hand. */
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

/** How touch and gamepads become keys of a game. Missing: the picture itself is tapped and swiped. */
export interface PadLayout {
  /** Codes of the directions; missing when the game has none. */
  readonly stick?: {
    readonly up: string
    readonly down: string
    readonly left: string
    readonly right: string
  }
  readonly buttons: readonly PadButton[]
}

/** What a worker must know to run a game. */
export interface GameProfile {
  readonly gameKey: string
  /** A program of the system, below /usr. */
  readonly program: string
  /** `{width}` and `{height}` stand for the screen. */
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly width: number
  readonly height: number
  readonly framesPerSecond: 30 | 60
  /** Hundredths of a core that a running play costs, picture and sound included. */
  readonly weight: number
  readonly pointer: PointerKind
  readonly hasSound: boolean
  /** Files and folders below the home that a player keeps from play to play. */
  readonly saves: readonly string[]
  /** Files below the home that are there at the first start, by their paths: settings that a player may change and keep. */
  readonly settings?: Readonly<Record<string, string>>
  /** Keys that are pressed to leave softly, so that the game saves; missing: the window is asked to close. */
  readonly leaveKeys?: readonly string[]
  /** Keys that confirm a game's question about closing its window. */
  readonly agreeKeys?: readonly string[]
  readonly pad?: PadLayout
  /** The pad of the second player of a game for two at one keyboard. */
  readonly secondPad?: PadLayout
}

/** Why a play is over. `lost`: its worker went away. */
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

/** `waiting` for the player to come, `playing` with one watching, `away` within the grace of a reconnect. */
export type SessionState = 'starting' | 'waiting' | 'playing' | 'away'

export interface SessionBeat {
  readonly playId: string
  readonly state: SessionState
  /** How long a player was there since the session began. */
  readonly playedMs: number
  readonly pacing?: Pacing
}

/** Pictures that the player's page has shown, and how many of them came late after the one before. */
export type Pacing = Readonly<Record<'shown' | 'stutters', number>>

/** Worker to coordinator, JSON over one WebSocket that the worker opens at `/api/worker`. */
export type WorkerMessage =
  | {
      readonly type: 'hello'
      readonly protocol: 1
      readonly workerId: string
      /** New with each start of the worker: plays of an earlier start are gone. */
      readonly bootId: string
      readonly line: { readonly key: string; readonly name: string; readonly area: string }
      /** Where browsers reach its streams; empty when it lives within the portal. */
      readonly mediaUrl: string
      /** Hundredths of a core that it offers to plays. */
      readonly capacity: number
      readonly sessions: readonly SessionBeat[]
    }
  /** Which of the games it was asked about it can run. */
  | { readonly type: 'games'; readonly gameKeys: readonly string[] }
  /** Every two seconds. */
  | {
      readonly type: 'beat'
      readonly sequence: number
      readonly isDraining: boolean
      readonly sessions: readonly SessionBeat[]
    }
  | { readonly type: 'started'; readonly playId: string; readonly milliseconds: number }
  /** It does not start: no room, no program, no display. */
  | { readonly type: 'refused'; readonly playId: string; readonly reason: string }
  | { readonly type: 'ended'; readonly playId: string; readonly reason: EndReason; readonly playedMs: number }

/** What a worker must have to offer a game: its program, and the room of one play in hundredths of a core. */
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
  /** From now on this token opens the stream, and no older one. */
  | { readonly type: 'admit'; readonly playId: string; readonly admission: Admission }
  | { readonly type: 'timeLeft'; readonly playId: string; readonly seconds: number }
  /** This token opens the stream to watch, beside the player's. */
  | {
      readonly type: 'watch'
      readonly playId: string
      readonly watcher: Watcher
      readonly admission: Admission
    }
  /** Sends a watcher away. */
  | { readonly type: 'unwatch'; readonly playId: string; readonly watcherId: string }
  | { readonly type: 'end'; readonly playId: string; readonly reason: EndReason }

/** Somebody who watches a play by its link: an id of this one stay, and a name that the player knows them by. */
export interface Watcher {
  readonly id: string
  readonly name: string
}
/** So many watch one play; each is sent the player's own pictures once more. */
export const MOST_WATCHERS = 8

/** What a watcher may do: look, play in the player's place, or sit at the second pad of a game for two. */
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
  /** The game is on its way; said until `welcome`. */
  | { readonly type: 'starting' }
  /** To the player: who watches, and where they sit. */
  | { readonly type: 'watchers'; readonly watchers: readonly (Watcher & { readonly seat: Seat })[] }
  /** To a watcher: where they sit now. */
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'offer'; readonly sdp: string }
  | { readonly type: 'candidate'; readonly candidate: string; readonly mid: string }
  /** What is sent now; `width` may be smaller than the screen. */
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
  /** Nothing follows; the reason also tells whether it can be continued. */
  | { readonly type: 'end'; readonly reason: EndReason }

/** Browser to session host. Pointer places are 0..65535 across the picture. */
export type PlayerMessage =
  | { readonly type: 'answer'; readonly sdp: string }
  | { readonly type: 'candidate'; readonly candidate: string; readonly mid: string }
  /** The transport of the picture from now on. */
  | { readonly type: 'use'; readonly transport: 'track' | 'socket' }
  | { readonly type: 'keyFrame' }
  /** Once a second: what arrived since the last one. */
  | {
      readonly type: 'report'
      readonly frames: number
      readonly lost: number
      readonly jitterMs: number
      readonly roundTripMs: number
      readonly queueMs: number
      readonly isHidden: boolean
      readonly lastSequence: number
      /** Packets of the track that did arrive; `lost` is counted against it. */
      readonly received?: number
      /** Pictures that were shown, and how many of them stuttered; a page of an older build does not say. */
      readonly shown?: number
      readonly stutters?: number
      /** How wide the picture is on the player's screen, in its own pixels; a larger one is not worth sending. */
      readonly seenWidth?: number
    }
  /** A picture of the socket has arrived, and all before it: what is still on its way is bounded by this. */
  | { readonly type: 'seen'; readonly sequence: number }
  | { readonly type: 'ping'; readonly sentAt: number }
  /** The player gives a seat to a watcher, or takes it back. */
  | { readonly type: 'giveSeat'; readonly watcherId: string; readonly seat: Seat }
  | InputMessage

/**
 * `turn` counts what must not be lost by the track's channels, from 1: there it comes a second time by the quick way, and
 * whichever is there first counts, as long as nothing before it is missing.
 */
export type InputMessage = { readonly turn?: number } &
  /** `isLocked`: whether CapsLock is on at the player's keyboard, which knows it only at a key of it. */
  (
    | { readonly type: 'key'; readonly code: string; readonly isDown: boolean; readonly isLocked?: boolean }
    | { readonly type: 'button'; readonly button: 'left' | 'middle' | 'right'; readonly isDown: boolean }
    /** `order` rises: places overtake one another where nothing is sent twice, and the latest counts. */
    | { readonly type: 'move'; readonly x: number; readonly y: number; readonly order?: number }
    | { readonly type: 'moveBy'; readonly dx: number; readonly dy: number }
    | { readonly type: 'wheel'; readonly dx: number; readonly dy: number }
    /** What a phone's keyboard made; the host presses the keys for it, one character after the other. */
    | { readonly type: 'text'; readonly text: string }
    /** All keys and buttons up: the page lost its focus. */
    | { readonly type: 'release' }
  )
