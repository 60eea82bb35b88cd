import { STREAM_CLOSE, type HostMessage, type InputMessage, type PlayerMessage } from '../model.ts'
import { adapt, startAdaptation } from './adapt.ts'
import { openFloodGuard, readPlayerMessage } from './input-guard.ts'
import type { EncodedPicture } from './parts.ts'
import { readReport } from './report.ts'
import { openSocketLine } from './socket-line.ts'
import { openTurns, type Way } from './turns.ts'
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
  type Watching,
  type WatcherWishes,
} from './watching.ts'

/** A page pings and answers pictures all the time; behind another tab it may be put to sleep for a minute. */
const SILENT_AFTER_MS = 10_000
const SILENT_WHEN_HIDDEN_MS = 90_000
const TRIAL_KEY_FRAME_EVERY_MS = 800

/** One browser that watches and plays. */
export interface Watcher {
  say(message: HostMessage): void
  /** The game is there: from now on it gets pictures. */
  begin(welcome: HostMessage): void
  picture(picture: EncodedPicture): void
  sound(data: Buffer, at: number): void
  /** Whether a picture would have to wait. */
  isHeld(): boolean
  /** To be called a few times a second. */
  tick(): void
  close(code: number, reason: string): void
}

type Message<Type extends PlayerMessage['type']> = Extract<PlayerMessage, { type: Type }>

function hearReport(watching: Watching, message: Message<'report'>): void {
  const { line, hooks, report } = watching
  if (message.isHidden !== watching.isHidden) {
    watching.isHidden = message.isHidden
    // A page behind another tab may sleep: what it did not answer says nothing of the link.
    line.flow.clear()
    hooks.hidden(message.isHidden)
    if (!message.isHidden) keyFrame(watching)
  }
  const second = report.second(message, watching.usesTrack)
  if (!second || !watching.isBegun || watching.isHidden) return
  watching.adaptation = adapt(watching.adaptation, second)
  tellQuality(watching)
}

function hearInput(watching: Watching, message: InputMessage, way: Way): void {
  if (!watching.isDue(message.turn, way)) return
  if (message.type === 'move' && message.order !== undefined) {
    if (message.order <= watching.lastOrder) return
    watching.lastOrder = message.order
  }
  watching.hooks.input(message)
}

function obey(watching: Watching, message: PlayerMessage, way: Way): void {
  const { track, line, hooks, now } = watching
  switch (message.type) {
    case 'answer':
      if (track && !track.answer(message.sdp)) dropTrack(watching)
      return
    case 'candidate':
      track?.candidate(message.candidate, message.mid)
      return
    case 'use':
      return takeTransport(watching, message.transport)
    case 'keyFrame':
      return keyFrame(watching)
    case 'report':
      return hearReport(watching, message)
    case 'seen':
      line.flow.seen(message.sequence, now())
      return hooks.flowChanged()
    case 'ping': {
      const pong = { type: 'pong', sentAt: message.sentAt } as const
      if (!(way !== 'socket' && track?.reply(pong))) line.say(pong)
      return
    }
    default:
      return hearInput(watching, message, way)
  }
}

function hear(watching: Watching, text: string | undefined, way: Way): void {
  if (watching.isOver) return
  watching.heardAt = watching.now()
  if (!watching.guard.take(watching.heardAt)) return close(watching, STREAM_CLOSE.flood, 'flood')
  const message = text === undefined ? undefined : readPlayerMessage(text, watching.knowsKey)
  if (!message) return close(watching, STREAM_CLOSE.badInput, 'bad input')
  obey(watching, message, way)
}

function begin(watching: Watching, welcome: HostMessage): void {
  const { report, line, udpPorts } = watching
  if (watching.isOver || welcome.type !== 'welcome') return
  watching.isBegun = true
  report.begin()
  watching.screen = { width: welcome.width, height: welcome.height }
  line.say(welcome)
  tellQuality(watching)
  keyFrame(watching)
  watching.track = watching.openTrack?.({
    udpPorts,
    say: line.say,
    hear: (text, way) => hear(watching, text, way),
    onState: (state) => followTrack(watching, state),
  })
}

function sendPicture(watching: Watching, picture: EncodedPicture): void {
  const { report, track, usesTrack, line } = watching
  if (watching.isOver || !watching.isBegun) return
  report.sent(picture.data.length)
  if (track && (usesTrack || watching.trialEndsAt !== undefined)) track.picture(picture)
  if (watching.usesTrack) return
  line.picture(picture, kilobitsOf(watching))
  if (line.needsKeyFrame) keyFrame(watching)
}

function sendSound(watching: Watching, data: Buffer, at: number): void {
  const { track, line, usesTrack } = watching
  if (watching.isOver || !watching.isBegun || watching.isHidden) return
  watching.soundSequence += 1
  const { soundSequence } = watching
  if (usesTrack && track?.sound(soundSequence, at, data)) return
  line.sound(soundSequence, at, data)
}

function isHeld(watching: Watching): boolean {
  const { line, now, usesTrack } = watching
  const isFull = !usesTrack && line.flow.isHeld(kilobitsOf(watching), now())
  if (isFull) watching.heldAt = now()
  return watching.isHidden || isFull
}

function tick(watching: Watching): void {
  const { now, line, isHidden } = watching
  if (watching.isOver) return
  const silentFor = now() - watching.heardAt
  const isSilent = silentFor > (isHidden ? SILENT_WHEN_HIDDEN_MS : SILENT_AFTER_MS)
  if (isSilent || (!isHidden && line.flow.isStalled(now()))) return close(watching, STREAM_CLOSE.slow, 'slow')
  if (watching.isKeyWanted) keyFrame(watching)
  tryTrack(watching)
  if (watching.trialEndsAt === undefined) return
  if (now() > watching.trialEndsAt) dropTrack(watching)
  // The first ones may come before the track is ready, or not at all; nobody tells.
  else if (now() - watching.keyFrameAt > TRIAL_KEY_FRAME_EVERY_MS) keyFrame(watching)
}

function startWatching(wishes: WatcherWishes): Watching {
  const { socket, now, rungs } = wishes
  const line = openSocketLine(socket, now)
  return {
    ...wishes,
    line,
    guard: openFloodGuard(now()),
    report: readReport(line.flow, now),
    isDue: openTurns(),
    adaptation: startAdaptation(rungs),
    saidQuality: '',
    screen: { width: 0, height: 0 },
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

export function openWatcher(wishes: WatcherWishes): Watcher {
  const { socket, hooks } = wishes
  const watching = startWatching(wishes)
  socket.on('message', (data, isBinary) => hear(watching, isBinary ? undefined : String(data), 'socket'))
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    if (watching.isOver) return
    end(watching)
    hooks.closed()
  })
  return {
    say: watching.line.say,
    begin: (welcome) => begin(watching, welcome),
    picture: (picture) => sendPicture(watching, picture),
    sound: (data, at) => sendSound(watching, data, at),
    isHeld: () => isHeld(watching),
    tick: () => tick(watching),
    close: (code, reason) => close(watching, code, reason),
  }
}
