import type { ChildProcess } from 'node:child_process'
import type { EndReason, GameProfile, InputMessage, Pacing, SessionState, Watcher } from '../model.ts'

/** What a session host is made of: the box with the game, and what brings picture, sound and input across its wall. */

export interface BoxWishes {
  readonly profile: GameProfile
  /** A folder of this session alone; the box may see parts of it, and it is deleted at the end. */
  readonly folder: string
  /** The user that everything in the box runs as; a slot's own, so that limits are per play. */
  readonly uid: number
  readonly limits: BoxLimits
  /** The root whose programs and games the box sees; the machine's own when missing. */
  readonly system?: string | undefined
  /** More that the box may read, at its own place: the programs of tests live outside /usr. */
  readonly readable?: readonly string[]
}

export interface BoxLimits {
  readonly memoryBytes: number
  readonly processes: number
  /** Of one file, and of the home together. */
  readonly diskBytes: number
}

/** Display, window manager, sound server and game in one sandbox. */
export interface Box {
  readonly width: number
  readonly height: number
  /** Where the X server of the box is reached from outside, and its cookie. */
  readonly display: { readonly socketPath: string; readonly cookie: Buffer }
  /** The screen's pixels as a file (Xvfb -fbdir). */
  readonly framebuffer: string
  /** Raw sound of the game: 48 kHz, two channels, signed 16 bit, little endian; missing when it has none. */
  readonly sound: NodeJS.ReadableStream | undefined
  readonly home: string
  readonly process: ChildProcess
  /** The first window of the game is there; stays open for ever when none comes. */
  readonly shown: Promise<void>
  /** The game has ended, `crashed` when not by itself in peace; or it lives on with no window: `stuck`. `end()` is still due. */
  readonly exited: Promise<'exited' | 'crashed' | 'stuck'>
  /** What the game said last on its standard output and errors. */
  lastWords(): string
  /** Asks the game to leave, waits a little, then ends everything. */
  end(): Promise<void>
}

export interface EncodedPicture {
  readonly isKey: boolean
  /** H.264, Annex B, one access unit. */
  readonly data: Buffer
  /** Milliseconds since the stream began. */
  readonly at: number
}

export interface PictureRate {
  readonly kilobits: number
  readonly framesPerSecond: number
  /** 1 or smaller: the picture is sent this much smaller than the screen. */
  readonly scale: number
}

/** Screen to encoded pictures, as fast as the screen changes. */
export interface Camera {
  onPicture(listener: (picture: EncodedPicture) => void): () => void
  /** The next picture is a whole one, at once, even if nothing moves. */
  keyFrame(): void
  setRate(rate: PictureRate): void
  /** Nobody watches: nothing is encoded. */
  pause(isPaused: boolean): void
  /** The share of the time since it was asked last that taking and encoding pictures took. */
  load(): number
  /** Milliseconds that a million pixels take; nothing before enough pictures. */
  cost(): number | undefined
  /** The last whole picture as PNG, for covers and tests. */
  snapshot(): Promise<Buffer>
  close(): void
}

export interface Microphone {
  /** Opus packets of `frameMs` each; none while it is silent. */
  onPacket(listener: (packet: { readonly data: Buffer; readonly at: number }) => void): () => void
  close(): void
}

/** Turns what a player does into what the game sees. Everything has been checked before. */
export interface Hands {
  /** `isApart`: by other hands than those that type, so it does not wait for the text. */
  put(input: InputMessage, isApart?: boolean): void
  /** All up. */
  release(): void
  close(): void
}

/** Worker to its session host (a separate child process, because a fault in native code ends the process). */
export type HostOrder =
  | {
      readonly type: 'start'
      readonly playId: string
      readonly wishes: BoxWishes
      readonly udpPorts?: readonly [number, number]
    }
  /** Comes with the browser's connection, whose request has been read and whose token has been found good. */
  | {
      readonly type: 'connect'
      readonly request: {
        readonly url: string
        readonly headers: Readonly<Record<string, string | string[] | undefined>>
      }
      /** Bytes that came with the request, base64. */
      readonly head: string
      /** Missing: it is the player. */
      readonly watcher?: Watcher
    }
  | { readonly type: 'unwatch'; readonly watcherId: string }
  | { readonly type: 'timeLeft'; readonly seconds: number }
  | { readonly type: 'end'; readonly reason: EndReason }

/**
 * The player's saves, in the folder of the session: there before `start` if any exist, packed again before `ended`.
 * The box cannot write here.
 */
export const SAVES_FILE = 'saves.tar.gz'
export const LARGEST_SAVES = 8 * 1024 * 1024

/** Session host to its worker. */
export type HostReport =
  | { readonly type: 'ready'; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly reason: string }
  /** At each change, and at least every two seconds: a host that is silent for ten is taken for hung. */
  | {
      readonly type: 'state'
      readonly state: SessionState
      readonly pacing?: Pacing
      /** Milliseconds that a million pixels take on this worker. */
      readonly pictureCost?: number | undefined
    }
  /** The last message: the box is gone, and the saves are in the session's folder. */
  | { readonly type: 'ended'; readonly reason: EndReason }
