import type { HostMessage, InputMessage, PlayerMessage } from '../model.ts'
import { STREAM_CLOSE } from '../rules/close-codes.ts'
import { adapt, startAdaptation } from './adapt.ts'
import { MOST_TYPED_AT_ONCE, MOST_TYPED_PER_SECOND } from '../rules/typed-text.ts'
import { openFloodGuard, readPlayerMessage } from './input-guard.ts'
import type { EncodedPicture } from './parts.ts'
import { followLoad, noLoad } from './encoder-load.ts'
import { pacingOf, readReport } from './report.ts'
import { openSocketConnection } from './socket-connection.ts'
import { openTurns, type Transport } from './turns.ts'
import {
  close,
  dropTrack,
  end,
  followTrack,
  keyFrame,
  kilobitsOf,
  takeTransport,
  tellQuality,
  tryTrack,
  type Viewing,
  type ViewerWishes,
} from './viewing.ts'

/** A page pings and acknowledges frames all the time; in a background tab it may sleep for a minute. */
const SILENT_AFTER_MS = 10_000
const SILENT_WHEN_HIDDEN_MS = 90_000
const TRIAL_KEY_FRAME_EVERY_MS = 800

/** A connected browser that watches and plays. */
export interface Viewer {
  say(message: HostMessage): void
  /** The game is shown: start sending video. */
  begin(welcome: HostMessage): void
  picture(picture: EncodedPicture): void
  sound(data: Buffer, at: number): void
  /** Its page is hidden, and gets no video. */
  isHidden(): boolean
  /** Whether a frame would have to wait. */
  isHeld(): boolean
  /** Call this a few times a second. */
  tick(): void
  close(code: number, reason: string): void
}

type Message<Type extends PlayerMessage['type']> = Extract<PlayerMessage, { type: Type }>

function hearReport(viewing: Viewing, message: Message<'report'>): void {
  const { connection, hooks, report } = viewing
  if (message.isHidden !== viewing.isHidden) {
    viewing.isHidden = message.isHidden
    // A hidden page may be suspended: missing acknowledgements do not mean a bad link.
    connection.restart()
    hooks.hidden(message.isHidden)
    if (!message.isHidden) keyFrame(viewing)
  }
  const second = report.second(message, viewing.usesTrack)
  if (!second || !viewing.isBegun || viewing.isHidden) return
  hooks.paced(pacingOf(message))
  viewing.adaptation = adapt(viewing.adaptation, second)
  viewing.seenWidth = message.seenWidth
  viewing.load = followLoad(viewing.load, hooks.encoderShare())
  tellQuality(viewing)
}

function hearInput(viewing: Viewing, message: InputMessage, transport: Transport): void {
  if (!viewing.isDue(message.turn, transport)) return
  if (message.type === 'move' && message.order !== undefined) {
    if (message.order <= viewing.lastOrder) return
    viewing.lastOrder = message.order
  }
  if (message.type === 'text' && !viewing.textGuard.take(viewing.now(), [...message.text].length))
    return close(viewing, STREAM_CLOSE.flood, 'flood')
  viewing.hooks.input(message)
}

function obey(viewing: Viewing, message: PlayerMessage, transport: Transport): void {
  const { track, connection, hooks, now } = viewing
  switch (message.type) {
    case 'answer':
      if (track && !track.answer(message.sdp)) dropTrack(viewing)
      return
    case 'candidate':
      track?.candidate(message.candidate, message.mid)
      return
    case 'use':
      return takeTransport(viewing, message.transport)
    case 'keyFrame':
      return keyFrame(viewing)
    case 'report':
      return hearReport(viewing, message)
    case 'seen':
      connection.flow.seen(message.sequence, now())
      return hooks.flowChanged()
    case 'ping': {
      const pong = { type: 'pong', sentAt: message.sentAt } as const
      if (!(transport !== 'socket' && track?.reply(pong))) connection.say(pong)
      return
    }
    case 'giveSeat':
      return hooks.giveSeat(message.watcherId, message.seat)
    default:
      return hearInput(viewing, message, transport)
  }
}

function hear(viewing: Viewing, text: string | undefined, transport: Transport): void {
  if (viewing.isOver) return
  viewing.heardAt = viewing.now()
  if (!viewing.guard.take(viewing.heardAt)) return close(viewing, STREAM_CLOSE.flood, 'flood')
  const message = text === undefined ? undefined : readPlayerMessage(text, viewing.knowsKey)
  if (!message) return close(viewing, STREAM_CLOSE.badInput, 'bad input')
  obey(viewing, message, transport)
}

function begin(viewing: Viewing, welcome: HostMessage): void {
  const { report, connection, udpPorts } = viewing
  if (viewing.isOver || welcome.type !== 'welcome') return
  viewing.isBegun = true
  report.begin()
  viewing.screen = { width: welcome.width, height: welcome.height }
  connection.say(welcome)
  tellQuality(viewing)
  keyFrame(viewing)
  viewing.track = viewing.openTrack?.({
    udpPorts,
    say: connection.say,
    hear: (text, transport) => hear(viewing, text, transport),
    onState: (state) => followTrack(viewing, state),
  })
}

function sendPicture(viewing: Viewing, picture: EncodedPicture): void {
  const { report, track, usesTrack, connection } = viewing
  if (viewing.isOver || !viewing.isBegun || viewing.isHidden) return
  report.sent(picture.data.length)
  if (track && (usesTrack || viewing.trialEndsAt !== undefined)) track.picture(picture)
  if (viewing.usesTrack) return
  connection.picture(picture, kilobitsOf(viewing))
  if (connection.needsKeyFrame) keyFrame(viewing)
}

function sendSound(viewing: Viewing, data: Buffer, at: number): void {
  const { track, connection, usesTrack } = viewing
  if (viewing.isOver || !viewing.isBegun || viewing.isHidden) return
  viewing.soundSequence += 1
  const { soundSequence } = viewing
  if (usesTrack && track?.sound(soundSequence, at, data)) return
  connection.sound(soundSequence, at, data)
}

function isHeld(viewing: Viewing): boolean {
  const { connection, now, usesTrack } = viewing
  const isFull = !usesTrack && connection.flow.isHeld(kilobitsOf(viewing), now())
  if (isFull) viewing.heldAt = now()
  return viewing.isHidden || isFull
}

function tick(viewing: Viewing): void {
  const { now, connection, isHidden } = viewing
  if (viewing.isOver) return
  const silentFor = now() - viewing.heardAt
  const isSilent = silentFor > (isHidden ? SILENT_WHEN_HIDDEN_MS : SILENT_AFTER_MS)
  if (isSilent || (!isHidden && connection.flow.isStalled(now())))
    return close(viewing, STREAM_CLOSE.slow, 'slow')
  if (viewing.isKeyWanted) keyFrame(viewing)
  tryTrack(viewing)
  if (viewing.trialEndsAt === undefined) return
  if (now() > viewing.trialEndsAt) dropTrack(viewing)
  // The first ones may arrive before the track is ready, or not at all; no event tells.
  else if (now() - viewing.keyFrameAt > TRIAL_KEY_FRAME_EVERY_MS) keyFrame(viewing)
}

function startWatching(wishes: ViewerWishes): Viewing {
  const { socket, now, rungs } = wishes
  const connection = openSocketConnection(socket, now)
  return {
    ...wishes,
    connection,
    guard: openFloodGuard(now()),
    textGuard: openFloodGuard(now(), MOST_TYPED_AT_ONCE, MOST_TYPED_PER_SECOND),
    report: readReport(connection.flow, now),
    isDue: openTurns(),
    adaptation: startAdaptation(rungs),
    load: noLoad,
    saidQuality: '',
    screen: { width: 0, height: 0 },
    seenWidth: undefined,
    track: undefined,
    trackOpenedAt: undefined,
    trialEndsAt: undefined,
    usesTrack: false,
    heldAt: Number.NEGATIVE_INFINITY,
    isOver: false,
    isBegun: false,
    isHidden: false,
    heardAt: now(),
    keyFrameAt: Number.NEGATIVE_INFINITY,
    isKeyWanted: false,
    soundSequence: 0,
    lastOrder: -1,
  }
}

export function openViewer(wishes: ViewerWishes): Viewer {
  const { socket, hooks } = wishes
  const viewing = startWatching(wishes)
  socket.on('message', (data, isBinary) => hear(viewing, isBinary ? undefined : String(data), 'socket'))
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    if (viewing.isOver) return
    end(viewing)
    hooks.closed()
  })
  return {
    say: viewing.connection.say,
    begin: (welcome) => begin(viewing, welcome),
    picture: (picture) => sendPicture(viewing, picture),
    sound: (data, at) => sendSound(viewing, data, at),
    isHidden: () => viewing.isHidden,
    isHeld: () => isHeld(viewing),
    tick: () => tick(viewing),
    close: (code, reason) => close(viewing, code, reason),
  }
}
