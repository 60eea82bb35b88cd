import type { WebSocket } from 'ws'
import { STREAM_CLOSE, type HostMessage, type InputMessage, type PlayerMessage } from '../model.ts'
import { adapt, rateOf, startAdaptation, type Adaptation } from './adapt.ts'
import { openFloodGuard, readPlayerMessage } from './input-guard.ts'
import type { EncodedPicture, PictureRate } from './parts.ts'
import { readReport } from './report.ts'
import { openSocketLine } from './socket-line.ts'
import { openTurns, type Way } from './turns.ts'
import type { OpenTrack, TrackLine } from './track-line.ts'

/** So long the picture goes both ways; a track that has shown nothing until then is given up. */
const TRACK_TRIAL_MS = 3_000
/** Both ways at once are too much for a link that is full with one: the trial waits for so much calm, but not for ever. */
const CALM_BEFORE_TRIAL_MS = 1_000
const LONGEST_WAIT_FOR_TRIAL_MS = 8_000
/** A page pings and answers pictures all the time; behind another tab it may be put to sleep for a minute. */
const SILENT_AFTER_MS = 10_000
const SILENT_WHEN_HIDDEN_MS = 90_000
/** A whole picture costs as much as several others. */
const KEY_FRAME_EVERY_MS = 400
const TRIAL_KEY_FRAME_EVERY_MS = 800
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

export function openWatcher(wishes: WatcherWishes): Watcher {
  const { socket, now, hooks } = wishes
  const line = openSocketLine(socket, now)
  const guard = openFloodGuard(now())
  const report = readReport(line.flow, now)
  let adaptation: Adaptation = startAdaptation(wishes.rungs)
  let saidQuality = ''
  let track: TrackLine | undefined
  let trackOpenedAt: number | undefined
  let trialEndsAt: number | undefined
  let heldAt = Number.NEGATIVE_INFINITY
  let usesTrack = false
  let isOver = false
  let isBegun = false
  let isHidden = false
  let heardAt = now()
  let keyFrameAt = Number.NEGATIVE_INFINITY
  let isKeyWanted = false
  let soundSequence = 0
  let lastOrder = -1
  const isDue = openTurns()

  function keyFrame() {
    isKeyWanted = true
    if (now() - keyFrameAt < KEY_FRAME_EVERY_MS) return
    keyFrameAt = now()
    isKeyWanted = false
    hooks.keyFrame()
  }

  function close(code: number, reason: string) {
    if (isOver) return
    isOver = true
    track?.close()
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
    hooks.closed()
  }

  function dropTrack() {
    track?.close()
    track = undefined
    trackOpenedAt = undefined
    trialEndsAt = undefined
    if (!usesTrack) return
    usesTrack = false
    line.restart()
    keyFrame()
    hooks.flowChanged()
  }

  function use(transport: 'track' | 'socket') {
    if (transport === 'socket') return dropTrack()
    if (!track?.isOpen || usesTrack) return
    usesTrack = true
    trialEndsAt = undefined
    line.flow.clear()
    hooks.flowChanged()
  }

  function onTrackState(state: 'open' | 'closed') {
    if (isOver) return
    if (state === 'closed') return dropTrack()
    trackOpenedAt = now()
    tryTrack()
  }

  function tryTrack() {
    if (trackOpenedAt === undefined) return
    const isCalm = now() - heldAt > CALM_BEFORE_TRIAL_MS
    if (!isCalm && now() - trackOpenedAt < LONGEST_WAIT_FOR_TRIAL_MS) return
    trackOpenedAt = undefined
    trialEndsAt = now() + TRACK_TRIAL_MS
    keyFrame()
  }

  function tellQuality() {
    const { kilobits, framesPerSecond, scale } = rateOf(adaptation)
    const { isPoor } = adaptation
    const said = JSON.stringify([kilobits, framesPerSecond, scale, isPoor])
    if (said === saidQuality) return
    saidQuality = said
    hooks.setRate({ kilobits, framesPerSecond, scale })
    line.say({ type: 'quality', ...screenAt(scale), framesPerSecond, kilobits, isPoor })
  }

  let screen = { width: 0, height: 0 }
  const screenAt = (scale: number) => ({
    width: Math.round(screen.width * scale),
    height: Math.round(screen.height * scale),
  })

  function onReport(message: Extract<PlayerMessage, { type: 'report' }>) {
    if (message.isHidden !== isHidden) {
      isHidden = message.isHidden
      // A page behind another tab may sleep: what it did not answer says nothing of the link.
      line.flow.clear()
      hooks.hidden(isHidden)
      if (!isHidden) keyFrame()
    }
    const second = report.second(message, usesTrack)
    if (!second || !isBegun || isHidden) return
    adaptation = adapt(adaptation, second)
    tellQuality()
  }

  function onInput(message: InputMessage, way: Way) {
    if (!isDue(message.turn, way)) return
    if (message.type === 'move' && message.order !== undefined) {
      if (message.order <= lastOrder) return
      lastOrder = message.order
    }
    hooks.input(message)
  }

  function obey(message: PlayerMessage, way: Way) {
    switch (message.type) {
      case 'answer':
        if (track && !track.answer(message.sdp)) dropTrack()
        return
      case 'candidate':
        track?.candidate(message.candidate, message.mid)
        return
      case 'use':
        return use(message.transport)
      case 'keyFrame':
        return keyFrame()
      case 'report':
        return onReport(message)
      case 'seen':
        line.flow.seen(message.sequence, now())
        return hooks.flowChanged()
      case 'ping': {
        const pong = { type: 'pong', sentAt: message.sentAt } as const
        if (!(way !== 'socket' && track?.reply(pong))) line.say(pong)
        return
      }
      default:
        return onInput(message, way)
    }
  }

  function hear(text: string | undefined, way: Way) {
    if (isOver) return
    heardAt = now()
    if (!guard.take(heardAt)) return close(STREAM_CLOSE.flood, 'flood')
    const message = text === undefined ? undefined : readPlayerMessage(text, wishes.knowsKey)
    if (!message) return close(STREAM_CLOSE.badInput, 'bad input')
    obey(message, way)
  }

  socket.on('message', (data, isBinary) => hear(isBinary ? undefined : String(data), 'socket'))
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    if (isOver) return
    isOver = true
    track?.close()
    hooks.closed()
  })

  return {
    say: line.say,
    begin(welcome) {
      if (isOver || welcome.type !== 'welcome') return
      isBegun = true
      report.begin()
      screen = { width: welcome.width, height: welcome.height }
      line.say(welcome)
      tellQuality()
      keyFrame()
      track = wishes.openTrack?.({
        udpPorts: wishes.udpPorts,
        say: line.say,
        hear,
        onState: onTrackState,
      })
    },
    picture(picture) {
      if (isOver || !isBegun) return
      report.sent(picture.data.length)
      if (track && (usesTrack || trialEndsAt !== undefined)) track.picture(picture)
      if (usesTrack) return
      line.picture(picture, rateOf(adaptation).kilobits)
      if (line.needsKeyFrame) keyFrame()
    },
    sound(data, at) {
      if (isOver || !isBegun || isHidden) return
      soundSequence += 1
      if (usesTrack && track?.sound(soundSequence, at, data)) return
      line.sound(soundSequence, at, data)
    },
    isHeld() {
      const isFull = !usesTrack && line.flow.isHeld(rateOf(adaptation).kilobits, now())
      if (isFull) heldAt = now()
      return isHidden || isFull
    },
    tick() {
      if (isOver) return
      const silentFor = now() - heardAt
      const isSilent = silentFor > (isHidden ? SILENT_WHEN_HIDDEN_MS : SILENT_AFTER_MS)
      if (isSilent || (!isHidden && line.flow.isStalled(now()))) return close(STREAM_CLOSE.slow, 'slow')
      if (isKeyWanted) keyFrame()
      tryTrack()
      if (trialEndsAt === undefined) return
      if (now() > trialEndsAt) dropTrack()
      // The first ones may come before the track is ready, or not at all; nobody tells.
      else if (now() - keyFrameAt > TRIAL_KEY_FRAME_EVERY_MS) keyFrame()
    },
    close,
  }
}
