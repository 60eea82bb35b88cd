import type { WebSocket } from 'ws'
import type { HostMessage, InputMessage, Pacing, Seat } from '../model.ts'
import { rateOf, type Adaptation } from './adapt.ts'
import { mostScale, type EncoderLoad } from './encoder-load.ts'
import type { openFloodGuard } from './input-guard.ts'
import type { PictureRate } from './parts.ts'
import type { readReport } from './report.ts'
import { scaleSeen } from './seen-scale.ts'
import type { SocketConnection } from './socket-connection.ts'
import type { OpenTrack, TrackConnection } from './track-connection.ts'
import type { openTurns } from './turns.ts'

/** During a trial video goes over both transports; a track that has shown nothing by then is dropped. */
const TRACK_TRIAL_MS = 3_000
/** Both transports at once would overload a link that is full with one: the trial waits for this much calm, but not for ever. */
const CALM_BEFORE_TRIAL_MS = 1_000
const LONGEST_WAIT_FOR_TRIAL_MS = 8_000
/** A key frame costs as much as several delta frames. */
const KEY_FRAME_EVERY_MS = 400
/** How long to wait for the close handshake. */
const FAREWELL_MS = 1_000

export interface ViewerHooks {
  input(message: InputMessage): void
  giveSeat(watcherId: string, seat: Seat): void
  hidden(isHidden: boolean): void
  keyFrame(): void
  setRate(rate: PictureRate): void
  /** Share of the time since the last call that was spent on frames. */
  encoderShare(): number
  /** How smoothly the last second was shown. */
  paced(pacing: Pacing): void
  /** Called when frames start or stop being needed. */
  flowChanged(): void
  closed(): void
}

export interface ViewerWishes {
  readonly socket: WebSocket
  readonly now: () => number
  readonly knowsKey: (code: string) => boolean
  readonly rungs: readonly PictureRate[]
  readonly openTrack: OpenTrack | undefined
  readonly udpPorts: readonly [number, number] | undefined
  readonly hooks: ViewerHooks
}

/** State of one connected browser. */
export interface Viewing extends ViewerWishes {
  readonly connection: SocketConnection
  readonly guard: ReturnType<typeof openFloodGuard>
  /** Rate limit of typed characters. */
  readonly textGuard: ReturnType<typeof openFloodGuard>
  readonly report: ReturnType<typeof readReport>
  readonly isDue: ReturnType<typeof openTurns>
  adaptation: Adaptation
  load: EncoderLoad
  saidQuality: string
  screen: { readonly width: number; readonly height: number }
  /** Width of the picture on the player's screen in pixels; missing from a page of an older build. */
  seenWidth: number | undefined
  track: TrackConnection | undefined
  /** A track that is open and waits for its trial. */
  trackOpenedAt: number | undefined
  trialEndsAt: number | undefined
  usesTrack: boolean
  /** When a frame was last held back. */
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

export function keyFrame(viewing: Viewing): void {
  const { now, hooks } = viewing
  viewing.isKeyWanted = true
  if (now() - viewing.keyFrameAt < KEY_FRAME_EVERY_MS) return
  viewing.keyFrameAt = now()
  viewing.isKeyWanted = false
  hooks.keyFrame()
}

/** The socket is closed, or closing. */
export function end(viewing: Viewing): void {
  viewing.isOver = true
  viewing.track?.close()
}

export function close(viewing: Viewing, code: number, reason: string): void {
  const { socket, hooks } = viewing
  if (viewing.isOver) return
  end(viewing)
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
  hooks.closed()
}

export function dropTrack(viewing: Viewing): void {
  viewing.track?.close()
  viewing.track = undefined
  viewing.trackOpenedAt = undefined
  viewing.trialEndsAt = undefined
  if (!viewing.usesTrack) return
  viewing.usesTrack = false
  viewing.connection.restart()
  keyFrame(viewing)
  viewing.hooks.flowChanged()
}

export function takeTransport(viewing: Viewing, transport: 'track' | 'socket'): void {
  if (transport === 'socket') return dropTrack(viewing)
  if (!viewing.track?.isOpen || viewing.usesTrack) return
  viewing.usesTrack = true
  viewing.trialEndsAt = undefined
  viewing.connection.flow.clear()
  viewing.hooks.flowChanged()
}

export function followTrack(viewing: Viewing, state: 'open' | 'closed'): void {
  if (viewing.isOver) return
  if (state === 'closed') return dropTrack(viewing)
  viewing.trackOpenedAt = viewing.now()
  tryTrack(viewing)
}

export function tryTrack(viewing: Viewing): void {
  const { trackOpenedAt, now } = viewing
  if (trackOpenedAt === undefined) return
  const isCalm = now() - viewing.heldAt > CALM_BEFORE_TRIAL_MS
  if (!isCalm && now() - trackOpenedAt < LONGEST_WAIT_FOR_TRIAL_MS) return
  viewing.trackOpenedAt = undefined
  viewing.trialEndsAt = now() + TRACK_TRIAL_MS
  keyFrame(viewing)
}

/** Bit rate for the socket at the moment. */
export const kilobitsOf = ({ adaptation }: Viewing): number => rateOf(adaptation).kilobits

export function tellQuality(viewing: Viewing): void {
  const { adaptation, load, screen, seenWidth, hooks, connection } = viewing
  const { kilobits, framesPerSecond, scale: ofLink } = rateOf(adaptation)
  const scale = Math.min(ofLink, mostScale(load), scaleSeen(screen.width, seenWidth))
  const { isPoor } = adaptation
  const said = JSON.stringify([kilobits, framesPerSecond, scale, isPoor])
  if (said === viewing.saidQuality) return
  viewing.saidQuality = said
  hooks.setRate({ kilobits, framesPerSecond, scale })
  const size = { width: Math.round(screen.width * scale), height: Math.round(screen.height * scale) }
  connection.say({ type: 'quality', ...size, framesPerSecond, kilobits, isPoor } satisfies HostMessage)
}
