import type { ChildProcess } from 'node:child_process'
import type { EndReason, GameProfile, InputMessage, Pacing, SessionState, Watcher } from '../model.ts'

/** The parts of a session host: the sandbox with the game, and what carries video, sound and input across its boundary. */

export interface SandboxWishes {
  readonly profile: GameProfile
  /** A folder of this session alone; the sandbox sees parts of it, and it is deleted at the end. */
  readonly folder: string
  /** UID of everything in the sandbox; one per slot, so that limits are per play. */
  readonly uid: number
  readonly limits: SandboxLimits
  /** The root whose programs and games the sandbox sees; by default the machine's own. */
  readonly system?: string | undefined
  /** More read-only paths for the sandbox: test programs are outside /usr. */
  readonly readable?: readonly string[]
}

export interface SandboxLimits {
  readonly memoryBytes: number
  readonly processes: number
  /** Limit of one file, and of the home folder in total. */
  readonly diskBytes: number
}

/** Display, window manager, sound server and game in one sandbox. */
export interface Sandbox {
  readonly width: number
  readonly height: number
  /** The sandbox's X socket as seen from outside, and its cookie. */
  readonly display: { readonly socketPath: string; readonly cookie: Buffer }
  /** The screen's pixels as a file (Xvfb -fbdir). */
  readonly framebuffer: string
  /** Raw sound of the game: 48 kHz, two channels, signed 16 bit, little endian; missing when it has none. */
  readonly sound: NodeJS.ReadableStream | undefined
  readonly home: string
  readonly process: ChildProcess
  /** The game's first window has opened; stays pending when none does. */
  readonly shown: Promise<void>
  /** How the game ended: `crashed` unless it exited cleanly, `stuck` if it runs on without a window. `end()` must still be called. */
  readonly exited: Promise<'exited' | 'crashed' | 'stuck'>
  /** The game's last output on stdout and stderr. */
  lastWords(): string
  /** Asks the game to quit, waits a little, then ends everything. */
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
  /** 1 or less: scale of the video compared with the screen. */
  readonly scale: number
}

/** Screen to encoded frames, as fast as the screen changes. */
export interface Camera {
  onPicture(listener: (picture: EncodedPicture) => void): () => void
  /** Makes the next frame a key frame, at once, even if nothing moves. */
  keyFrame(): void
  setRate(rate: PictureRate): void
  /** Without viewers nothing is encoded. */
  pause(isPaused: boolean): void
  /** Share of the time since the last call that capturing and encoding took. */
  load(): number
  /** Milliseconds per million pixels; undefined before enough frames. */
  cost(): number | undefined
  /** The last full frame as PNG, for covers and tests. */
  snapshot(): Promise<Buffer>
  close(): void
}

export interface Microphone {
  /** Opus packets of `frameMs` each; none while it is silent. */
  onPacket(listener: (packet: { readonly data: Buffer; readonly at: number }) => void): () => void
  close(): void
}

/** Injects the player's input. Everything has been validated before. */
export interface Injector {
  /** `isApart`: from another player than the one who types, so it does not wait for the text. */
  put(input: InputMessage, isApart?: boolean): void
  /** Releases everything. */
  release(): void
  close(): void
}

/** Worker to its session host (a child process, because a crash of native code ends the process). */
export type HostOrder =
  | {
      readonly type: 'start'
      readonly playId: string
      readonly wishes: SandboxWishes
      readonly udpPorts?: readonly [number, number]
    }
  /** Passed with the browser's connection, whose request has been read and whose token has been validated. */
  | {
      readonly type: 'connect'
      readonly request: {
        readonly url: string
        readonly headers: Readonly<Record<string, string | string[] | undefined>>
      }
      /** Bytes that came with the request, base64. */
      readonly head: string
      /** Missing for the player. */
      readonly watcher?: Watcher
    }
  | { readonly type: 'unwatch'; readonly watcherId: string }
  | { readonly type: 'timeLeft'; readonly seconds: number }
  | { readonly type: 'end'; readonly reason: EndReason }

/**
 * The player's saves, in the session folder: present before `start` if there are any, packed again before `ended`. The sandbox cannot
 * write here.
 */
export const SAVES_FILE = 'saves.tar.gz'
export const LARGEST_SAVES = 8 * 1024 * 1024

/** Session host to its worker. */
export type HostReport =
  | { readonly type: 'ready'; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly reason: string }
  /** Sent on each change, and at least every two seconds: a host silent for ten seconds counts as hung. */
  | {
      readonly type: 'state'
      readonly state: SessionState
      readonly pacing?: Pacing
      /** Milliseconds per million pixels on this worker. */
      readonly pictureCost?: number | undefined
    }
  /** The last message: the sandbox is gone, and the saves are in the session folder. */
  | { readonly type: 'ended'; readonly reason: EndReason }
