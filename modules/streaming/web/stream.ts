import type { EndReason, HostMessage, InputMessage, PointerKind, Seat, Watcher } from '../model.ts'

export type SeatedWatcher = Watcher & { readonly seat: Seat }

/** Where a game is streamed from; the token opens it once. */
export interface StreamAddress {
  readonly url: string
  readonly token: string
}

/** Where the picture is drawn: the one that is in use is shown, the other is hidden. */
export interface StreamPicture {
  readonly canvas: HTMLCanvasElement
  readonly video: HTMLVideoElement
}

export type Quality = Omit<Extract<HostMessage, { type: 'quality' }>, 'type'>

/** How the last second was on this side of the wire. */
export interface LinkSample {
  readonly roundTripMs: number
  readonly lossPercent: number
  readonly jitterMs: number
  readonly framesPerSecond: number
  readonly kilobits: number
}

export type StreamEvent =
  | { readonly type: 'starting' }
  | {
      readonly type: 'welcome'
      readonly streamId: string
      readonly width: number
      readonly height: number
      readonly pointer: PointerKind
      readonly hasSound: boolean
      readonly takesText: boolean
    }
  /** The first picture has been decoded. */
  | { readonly type: 'picture' }
  | { readonly type: 'transport'; readonly transport: 'track' | 'socket' }
  | ({ readonly type: 'quality' } & Quality)
  | ({ readonly type: 'link' } & LinkSample)
  /** The browser lets no sound out until a gesture. */
  | { readonly type: 'soundBlocked'; readonly isBlocked: boolean }
  | { readonly type: 'timeLeft'; readonly seconds: number }
  /** Who watches, and where they sit. */
  | { readonly type: 'watchers'; readonly watchers: readonly SeatedWatcher[] }
  /** To somebody who watches: where they sit now. */
  | { readonly type: 'seat'; readonly seat: Seat }
  /** Nothing was pressed for long: it ends in so many seconds, unless something is. 0 takes it back. */
  | { readonly type: 'idle'; readonly seconds: number }
  | { readonly type: 'end'; readonly reason: EndReason }
  /** Nothing comes any more; `code` is the one of the WebSocket. Said once, and not after `close()`. */
  | { readonly type: 'closed'; readonly code: number }

/** Besides the codes of the host: this browser can neither decode pictures nor hold a call. */
export const UNSUPPORTED_BROWSER = 4100

export interface GameStream {
  send(input: InputMessage): void
  /** Gives a seat to a watcher, or takes it back. */
  giveSeat(watcherId: string, seat: Seat): void
  /** 0 is silent, 1 as loud as the game. */
  setVolume(volume: number): void
  /** Call this from a user gesture. */
  unlockSound(): void
  close(): void
}

export type OpenStream = (
  address: StreamAddress,
  picture: StreamPicture,
  listener: (event: StreamEvent) => void,
) => GameStream
