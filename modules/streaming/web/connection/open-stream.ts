import type { HostMessage, InputMessage } from '../../model.ts'
import { UNSUPPORTED_BROWSER, type OpenStream, type StreamEvent } from '../stream.ts'
import { openArrivals } from './arrivals.ts'
import { openHostSocket, type MediaPiece } from './host-socket.ts'
import { openInputOutbox } from './input-outbox.ts'
import { openInputRoutes } from './input-routes.ts'
import { openLinkMeter } from './link-meter.ts'
import { canDecodePictures, openPictureDecoder, type PictureDecoder } from './picture-decoder.ts'
import { canPlaySound, openSoundPlayer, type SoundPlayer } from './sound-player.ts'
import { canUseTracks, openTrackPeer, type TrackPeer } from './track-peer.ts'
import { watchTrack } from './track-watch.ts'

const PING_EVERY_MS = 500
const REPORT_EVERY_MS = 1_000
/** The track ended, or the browser knows no other way and it went. */
const LOST = 1006

type Welcome = Extract<HostMessage, { type: 'welcome' }>

/** Opens the stream of a play: the socket first, which shows a picture at once, and the track as soon as it proves itself. */
export const openStream: OpenStream = (door, { canvas, video }, listener) => {
  let isOver = false
  let transport: 'track' | 'socket' = 'socket'
  let decoder: PictureDecoder | undefined
  let peer: TrackPeer | undefined
  let watch: ReturnType<typeof watchTrack> | undefined
  let player: SoundPlayer | undefined
  let volume = 1
  let hasPicture = false
  let hasDecoder = canDecodePictures()
  let lastSequence = 0
  let ticks = 0
  const meter = openLinkMeter(performance.now())
  const tell = (event: StreamEvent) => {
    if (!isOver) listener(event)
  }

  const socket = openHostSocket(door, {
    message: onMessage,
    media: onMedia,
    closed: over,
  })
  const arrivals = openArrivals((sequence) => socket.say({ type: 'seen', sequence }))
  const routes = openInputRoutes(socket, () => (transport === 'track' ? peer : undefined))
  const outbox = openInputOutbox({
    ...routes,
    nextFrame(flush) {
      const frame = requestAnimationFrame(flush)
      return () => cancelAnimationFrame(frame)
    },
  })

  function shut() {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    arrivals.close()
    outbox.close()
    decoder?.close()
    peer?.close()
    player?.close()
    socket.close()
  }

  function over(code: number) {
    if (isOver) return
    tell({ type: 'closed', code })
    shut()
  }

  function onPicture() {
    meter.frame()
    if (hasPicture) return
    hasPicture = true
    tell({ type: 'picture' })
  }

  function onMedia(piece: MediaPiece) {
    meter.arrived(piece.data.byteLength)
    if (piece.kind === 'sound') return player?.feed(piece)
    lastSequence = piece.sequence
    arrivals.arrived(piece.sequence, piece.data.byteLength)
    if (transport === 'socket') decoder?.feed(piece)
  }

  function onMessage(message: HostMessage) {
    switch (message.type) {
      case 'welcome':
        return begin(message)
      case 'offer':
        return openTrack(message.sdp)
      case 'candidate':
        return peer?.candidate(message.candidate, message.mid)
      case 'pong':
        return meter.roundTrip(performance.now() - message.sentAt)
      default:
        // `starting`, `quality`, `timeLeft`, `idle` and `end` mean the same on both sides of this library.
        return tell(message)
    }
  }

  function begin({ streamId, width, height, codec, sound, pointer }: Welcome) {
    tell({ type: 'welcome', streamId, width, height, pointer, hasSound: sound !== null })
    if (hasDecoder)
      decoder = openPictureDecoder({
        canvas,
        width,
        height,
        codec,
        onPicture,
        onGap: () => socket.say({ type: 'keyFrame' }),
        onUnsupported: withoutDecoder,
      })
    else withoutDecoder()
    if (sound && canPlaySound())
      player = openSoundPlayer(sound, volume, (isBlocked) => tell({ type: 'soundBlocked', isBlocked }))
  }

  function withoutDecoder() {
    hasDecoder = false
    decoder?.close()
    decoder = undefined
    if (!canUseTracks()) over(UNSUPPORTED_BROWSER)
  }

  function show(shown: 'track' | 'socket') {
    video.hidden = shown !== 'track'
    canvas.hidden = shown === 'track'
    tell({ type: 'transport', transport: shown })
  }

  function openTrack(sdp: string) {
    if (!canUseTracks() || peer) return
    peer = openTrackPeer(video, {
      say: socket.say,
      heard(message) {
        watch?.answered(performance.now())
        onMessage(message)
      },
      sound: onMedia,
      frame: onTrackFrame,
      failed: leaveTrack,
    })
    void peer.offer(sdp)
  }

  function onTrackFrame() {
    if (isOver) return
    if (transport === 'track') return onPicture()
    transport = 'track'
    watch = watchTrack(performance.now())
    decoder?.restart()
    socket.say({ type: 'use', transport: 'track' })
    show('track')
    onPicture()
  }

  function leaveTrack() {
    const wasUsed = transport === 'track'
    peer?.close()
    peer = undefined
    watch = undefined
    transport = 'socket'
    if (isOver) return
    // Nothing else is left that this browser could show.
    if (!hasDecoder) return over(wasUsed || hasPicture ? LOST : UNSUPPORTED_BROWSER)
    routes.routeLost()
    socket.say({ type: 'use', transport: 'socket' })
    if (wasUsed) show('socket')
  }

  async function tick() {
    const now = performance.now()
    const count = transport === 'track' ? await peer?.count() : undefined
    if (isOver) return
    const verdict = count && watch?.judge(count, now)
    if (verdict === 'giveUp') leaveTrack()
    if (verdict === 'askWhole') socket.say({ type: 'keyFrame' })
    const ping = { type: 'ping', sentAt: now } as const
    if (!(transport === 'track' && peer?.send(ping, 'moves'))) socket.say(ping)
    ticks += 1
    if ((ticks * PING_EVERY_MS) % REPORT_EVERY_MS === 0) report(transport === 'track' ? count : undefined)
  }

  function report(count: Parameters<typeof meter.take>[1]) {
    const seen = meter.take(performance.now(), count, {
      queueMs: decoder?.queueMs() ?? 0,
      isHidden: document.visibilityState === 'hidden',
      lastSequence,
    })
    socket.say(seen.report)
    tell({ type: 'link', ...seen.sample })
  }

  /** The host is told at once: it makes no pictures that nobody sees, and no key stays down. */
  function onVisibility() {
    if (document.visibilityState === 'hidden') send({ type: 'release' })
    report(undefined)
  }

  function send(input: InputMessage) {
    if (!isOver) outbox.send(input)
  }

  const timer = setInterval(() => void tick(), PING_EVERY_MS)
  document.addEventListener('visibilitychange', onVisibility)
  if (!hasDecoder && !canUseTracks()) queueMicrotask(() => over(UNSUPPORTED_BROWSER))
  show('socket')

  return {
    send,
    setVolume(level) {
      volume = level
      player?.setVolume(level)
    },
    unlockSound: () => player?.unlock(),
    close: shut,
  }
}
