import type { HostMessage, InputMessage } from '../../model.ts'
import {
  UNSUPPORTED_BROWSER,
  type OpenStream,
  type StreamAddress,
  type StreamEvent,
  type StreamPicture,
} from '../stream.ts'
import { openAcknowledger } from './acknowledge.ts'
import { openHostSocket, type HostSocket, type MediaPiece } from './host-socket.ts'
import { openInputOutbox } from './input-outbox.ts'
import { openInputRoutes } from './input-routes.ts'
import { openLinkMeter } from './link-meter.ts'
import { openPacing } from './pacing.ts'
import { canDecodePictures, openPictureDecoder, type PictureDecoder } from './picture-decoder.ts'
import { canPlaySound, openSoundPlayer, type SoundPlayer } from './sound-player.ts'
import { canUseTracks, openTrackPeer, type TrackPeer } from './track-peer.ts'
import { openTrackHealth } from './track-health.ts'

const PING_EVERY_MS = 500
const REPORT_EVERY_MS = 1_000
/** The track ended, or the browser supports nothing else and it failed. */
const LOST = 1006

type Welcome = Extract<HostMessage, { type: 'welcome' }>

interface Flow {
  readonly picture: StreamPicture
  readonly tell: (event: StreamEvent) => void
  readonly meter: ReturnType<typeof openLinkMeter>
  readonly pacing: ReturnType<typeof openPacing>
  readonly socket: HostSocket
  readonly acknowledger: ReturnType<typeof openAcknowledger>
  readonly routes: ReturnType<typeof openInputRoutes>
  readonly outbox: ReturnType<typeof openInputOutbox>
  /** Stops the timer and the page's listeners. */
  readonly leave: AbortController
  isOver: boolean
  transport: 'track' | 'socket'
  decoder: PictureDecoder | undefined
  peer: TrackPeer | undefined
  health: ReturnType<typeof openTrackHealth> | undefined
  player: SoundPlayer | undefined
  volume: number
  hasPicture: boolean
  hasDecoder: boolean
  lastSequence: number
  ticks: number
}

function shut(flow: Flow): void {
  flow.isOver = true
  flow.leave.abort()
  flow.acknowledger.close()
  flow.outbox.close()
  flow.decoder?.close()
  flow.peer?.close()
  flow.player?.close()
  flow.socket.close()
}

function over(flow: Flow, code: number): void {
  if (flow.isOver) return
  flow.tell({ type: 'closed', code })
  shut(flow)
}

function hearPicture(flow: Flow, takenAt: number | undefined): void {
  flow.meter.frame()
  if (takenAt !== undefined) flow.pacing.picture({ takenAt, shownAt: performance.now() })
  if (flow.hasPicture) return
  flow.hasPicture = true
  flow.tell({ type: 'picture' })
}

function hearMedia(flow: Flow, piece: MediaPiece): void {
  flow.meter.arrived(piece.data.byteLength)
  if (piece.kind === 'sound') return flow.player?.feed(piece)
  flow.lastSequence = piece.sequence
  flow.acknowledger.arrived(piece.sequence, piece.data.byteLength)
  if (flow.transport === 'socket') flow.decoder?.feed(piece)
}

function hear(flow: Flow, message: HostMessage): void {
  switch (message.type) {
    case 'welcome':
      return begin(flow, message)
    case 'offer':
      return openTrack(flow, message.sdp)
    case 'candidate':
      return flow.peer?.candidate(message.candidate, message.mid)
    case 'pong':
      return flow.meter.roundTrip(performance.now() - message.sentAt)
    default:
      // `starting`, `quality`, `timeLeft`, `idle`, `watchers`, `seat` and `end` mean the same on both sides of this library.
      return flow.tell(message)
  }
}

function begin(
  flow: Flow,
  { streamId, width, height, codec, sound, pointer, takesText = false }: Welcome,
): void {
  const { tell, picture, socket } = flow
  tell({ type: 'welcome', streamId, width, height, pointer, hasSound: sound !== null, takesText })
  if (flow.hasDecoder)
    flow.decoder = openPictureDecoder({
      canvas: picture.canvas,
      width,
      height,
      codec,
      onPicture: (takenAt) => hearPicture(flow, takenAt),
      onGap: () => socket.say({ type: 'keyFrame' }),
      onUnsupported: () => withoutDecoder(flow),
    })
  else withoutDecoder(flow)
  if (sound && canPlaySound())
    flow.player = openSoundPlayer(sound, flow.volume, (isBlocked) =>
      tell({ type: 'soundBlocked', isBlocked }),
    )
}

function withoutDecoder(flow: Flow): void {
  flow.hasDecoder = false
  flow.decoder?.close()
  flow.decoder = undefined
  if (!canUseTracks()) over(flow, UNSUPPORTED_BROWSER)
}

function show({ picture, tell, pacing }: Flow, transport: 'track' | 'socket'): void {
  pacing.rest()
  picture.video.hidden = transport !== 'track'
  picture.canvas.hidden = transport === 'track'
  tell({ type: 'transport', transport })
}

function openTrack(flow: Flow, sdp: string): void {
  if (!canUseTracks() || flow.peer) return
  flow.peer = openTrackPeer(flow.picture.video, {
    say: flow.socket.say,
    heard(message) {
      flow.health?.answered(performance.now())
      hear(flow, message)
    },
    sound: (piece) => hearMedia(flow, piece),
    frame: (takenAt) => hearTrackFrame(flow, takenAt),
    failed: () => leaveTrack(flow),
  })
  void flow.peer.offer(sdp)
}

function hearTrackFrame(flow: Flow, takenAt: number | undefined): void {
  if (flow.isOver) return
  if (flow.transport === 'track') return hearPicture(flow, takenAt)
  flow.transport = 'track'
  flow.health = openTrackHealth(performance.now())
  flow.decoder?.restart()
  flow.socket.say({ type: 'use', transport: 'track' })
  show(flow, 'track')
  hearPicture(flow, takenAt)
}

function leaveTrack(flow: Flow): void {
  const wasUsed = flow.transport === 'track'
  flow.peer?.close()
  flow.peer = undefined
  flow.health = undefined
  flow.transport = 'socket'
  if (flow.isOver) return
  // This browser has no other way to show video.
  if (!flow.hasDecoder) return over(flow, wasUsed || flow.hasPicture ? LOST : UNSUPPORTED_BROWSER)
  flow.routes.routeLost()
  flow.socket.say({ type: 'use', transport: 'socket' })
  if (wasUsed) show(flow, 'socket')
}

const usesTrack = ({ transport }: Flow) => transport === 'track'

async function tick(flow: Flow): Promise<void> {
  const { socket } = flow
  const now = performance.now()
  const count = usesTrack(flow) ? await flow.peer?.count() : undefined
  if (flow.isOver) return
  const verdict = count && flow.health?.judge(count, now)
  if (verdict === 'giveUp') leaveTrack(flow)
  if (verdict === 'askWhole') socket.say({ type: 'keyFrame' })
  const ping = { type: 'ping', sentAt: now } as const
  if (!(usesTrack(flow) && flow.peer?.send(ping, 'moves'))) socket.say(ping)
  flow.ticks += 1
  if ((flow.ticks * PING_EVERY_MS) % REPORT_EVERY_MS === 0) report(flow, usesTrack(flow) ? count : undefined)
}

/** Canvas and video fill the same frame, and one of them is hidden. */
const seenWidthOf = ({ canvas, video }: StreamPicture) =>
  Math.round(Math.max(canvas.clientWidth, video.clientWidth) * devicePixelRatio)

function report(flow: Flow, count: Parameters<Flow['meter']['take']>[1]): void {
  const { meter, decoder, lastSequence, socket, tell } = flow
  const seen = meter.take(performance.now(), count, {
    queueMs: decoder?.queueMs() ?? 0,
    isHidden: document.visibilityState === 'hidden',
    lastSequence,
    ...flow.pacing.take(),
    seenWidth: seenWidthOf(flow.picture),
  })
  socket.say(seen.report)
  tell({ type: 'link', ...seen.sample })
}

function send(flow: Flow, input: InputMessage): void {
  if (!flow.isOver) flow.outbox.send(input)
}

/** Tell the host at once: it encodes nothing for a hidden page, and no key stays down. */
function tellVisibility(flow: Flow): void {
  if (document.visibilityState === 'hidden') send(flow, { type: 'release' })
  flow.pacing.rest()
  report(flow, undefined)
}

function openFlow(
  address: StreamAddress,
  picture: StreamPicture,
  listener: (event: StreamEvent) => void,
): Flow {
  const socket = openHostSocket(address, {
    message: (message) => hear(flow, message),
    media: (piece) => hearMedia(flow, piece),
    closed: (code) => over(flow, code),
  })
  const routes = openInputRoutes(socket, () => (usesTrack(flow) ? flow.peer : undefined))
  const flow: Flow = {
    picture,
    tell: (event) => {
      if (!flow.isOver) listener(event)
    },
    meter: openLinkMeter(performance.now()),
    pacing: openPacing(),
    socket,
    acknowledger: openAcknowledger((sequence) => socket.say({ type: 'seen', sequence })),
    routes,
    outbox: openInputOutbox({
      ...routes,
      nextFrame(flush) {
        const frame = requestAnimationFrame(flush)
        return () => cancelAnimationFrame(frame)
      },
    }),
    leave: new AbortController(),
    isOver: false,
    transport: 'socket',
    decoder: undefined,
    peer: undefined,
    health: undefined,
    player: undefined,
    volume: 1,
    hasPicture: false,
    hasDecoder: canDecodePictures(),
    lastSequence: 0,
    ticks: 0,
  }
  return flow
}

/** Opens the stream of a play: first the socket, which shows video at once, then the track as soon as it proves itself. */
export const openStream: OpenStream = (address, picture, listener) => {
  const flow = openFlow(address, picture, listener)
  const { signal } = flow.leave
  const timer = setInterval(() => void tick(flow), PING_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', () => tellVisibility(flow), { signal })
  if (!flow.hasDecoder && !canUseTracks()) queueMicrotask(() => over(flow, UNSUPPORTED_BROWSER))
  show(flow, 'socket')

  return {
    send: (input) => send(flow, input),
    giveSeat: (watcherId, seat) => flow.socket.say({ type: 'giveSeat', watcherId, seat }),
    setVolume(level) {
      flow.volume = level
      flow.player?.setVolume(level)
    },
    unlockSound: () => flow.player?.unlock(),
    close: () => shut(flow),
  }
}
