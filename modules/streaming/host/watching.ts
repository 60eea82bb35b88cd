import type { WebSocket } from 'ws'
import type { HostMessage, InputMessage } from '../model.ts'
import { rateOf, type Adaptation } from './adapt.ts'
import type { openFloodGuard } from './input-guard.ts'
import type { PictureRate } from './parts.ts'
import type { readReport } from './report.ts'
import type { SocketLine } from './socket-line.ts'
import type { OpenTrack, TrackLine } from './track-line.ts'
import type { openTurns } from './turns.ts'

/** So long the picture goes both ways; a track that has shown nothing until then is given up. */
const TRACK_TRIAL_MS = 3_000
/** Both ways at once are too much for a link that is full with one: the trial waits for so much calm, but not for ever. */
const CALM_BEFORE_TRIAL_MS = 1_000
const LONGEST_WAIT_FOR_TRIAL_MS = 8_000
/** A whole picture costs as much as several others. */
const KEY_FRAME_EVERY_MS = 400
/** How long a closed socket may take to say good-bye. */
const FAREWELL_MS = 1_000

export interface WatcherHooks {
  input(message: InputMessage): void
  hidden(isHidden: boolean): void
  keyFrame(): void
  setRate(rate: PictureRate): void
  /** Whether pictures shall be made has changed. */
  flowChanged(): void
  closed(): void
}

export interface WatcherWishes {
  readonly socket: WebSocket
  readonly now: () => number
  readonly knowsKey: (code: string) => boolean
  readonly rungs: readonly PictureRate[]
  readonly openTrack: OpenTrack | undefined
  readonly udpPorts: readonly [number, number] | undefined
  readonly hooks: WatcherHooks
}

/** What is known of one browser that watches. */
export interface Watching extends WatcherWishes {
  readonly line: SocketLine
  readonly guard: ReturnType<typeof openFloodGuard>
  readonly report: ReturnType<typeof readReport>
  readonly isDue: ReturnType<typeof openTurns>
  adaptation: Adaptation
  saidQuality: string
  screen: { readonly width: number; readonly height: number }
  track: TrackLine | undefined
  /** A track that is open and waits for its trial. */
  trackOpenedAt: number | undefined
  trialEndsAt: number | undefined
  usesTrack: boolean
  /** When a picture had to wait last. */
  heldAt: number
  isOver: boolean
  isBegun: boolean
  isHidden: boolean
  heardAt: number
  keyFrameAt: number
  isKeyWanted: boolean
  soundSequence: number
  lastOrder: number
}

export function keyFrame(watching: Watching): void {
  const { now, hooks } = watching
  watching.isKeyWanted = true
  if (now() - watching.keyFrameAt < KEY_FRAME_EVERY_MS) return
  watching.keyFrameAt = now()
  watching.isKeyWanted = false
  hooks.keyFrame()
}

/** The socket is gone, or goes. */
export function end(watching: Watching): void {
  watching.isOver = true
  watching.track?.close()
}

export function close(watching: Watching, code: number, reason: string): void {
  const { socket, hooks } = watching
  if (watching.isOver) return
  end(watching)
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
  hooks.closed()
}

export function dropTrack(watching: Watching): void {
  watching.track?.close()
  watching.track = undefined
  watching.trackOpenedAt = undefined
  watching.trialEndsAt = undefined
  if (!watching.usesTrack) return
  watching.usesTrack = false
  watching.line.restart()
  keyFrame(watching)
  watching.hooks.flowChanged()
}

export function takeTransport(watching: Watching, transport: 'track' | 'socket'): void {
  if (transport === 'socket') return dropTrack(watching)
  if (!watching.track?.isOpen || watching.usesTrack) return
  watching.usesTrack = true
  watching.trialEndsAt = undefined
  watching.line.flow.clear()
  watching.hooks.flowChanged()
}

export function followTrack(watching: Watching, state: 'open' | 'closed'): void {
  if (watching.isOver) return
  if (state === 'closed') return dropTrack(watching)
  watching.trackOpenedAt = watching.now()
  tryTrack(watching)
}

export function tryTrack(watching: Watching): void {
  const { trackOpenedAt, now } = watching
  if (trackOpenedAt === undefined) return
  const isCalm = now() - watching.heldAt > CALM_BEFORE_TRIAL_MS
  if (!isCalm && now() - trackOpenedAt < LONGEST_WAIT_FOR_TRIAL_MS) return
  watching.trackOpenedAt = undefined
  watching.trialEndsAt = now() + TRACK_TRIAL_MS
  keyFrame(watching)
}

/** What the socket may carry at the moment. */
export const kilobitsOf = ({ adaptation }: Watching): number => rateOf(adaptation).kilobits

export function tellQuality(watching: Watching): void {
  const { adaptation, screen, hooks, line } = watching
  const { kilobits, framesPerSecond, scale } = rateOf(adaptation)
  const { isPoor } = adaptation
  const said = JSON.stringify([kilobits, framesPerSecond, scale, isPoor])
  if (said === watching.saidQuality) return
  watching.saidQuality = said
  hooks.setRate({ kilobits, framesPerSecond, scale })
  const size = { width: Math.round(screen.width * scale), height: Math.round(screen.height * scale) }
  line.say({ type: 'quality', ...size, framesPerSecond, kilobits, isPoor } satisfies HostMessage)
}
