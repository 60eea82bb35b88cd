import type { WebSocket } from 'ws'
import { seconds, type Clock } from '#kit/time/time.ts'
import { STREAM_CLOSE, type EndReason, type GameProfile, type HostMessage } from '../model.ts'
import { rateOf, rungsOf, startAdaptation } from './adapt.ts'
import type { Box, Camera, Hands, HostReport, Microphone, PictureRate } from './parts.ts'
import { endsAt, idleWarning, onPresence, stateOf, type Presence, type PresenceEvent } from './presence.ts'
import type { OpenTrack } from './track-line.ts'
import { openWatcher, type Watcher } from './watcher.ts'

/** The worker takes a host that says nothing for ten seconds for stuck. */
const TELLS_EVERY = seconds(2)
const TICK_MS = 100
const SOUND_FRAME_MS = 10

export interface SessionParts {
  readonly box: Box
  readonly camera: Camera
  readonly microphone: Microphone | undefined
  readonly hands: Hands
}

export interface SessionWishes {
  readonly profile: GameProfile
  readonly udpPorts: readonly [number, number] | undefined
  readonly openParts: (rate: PictureRate) => Promise<SessionParts>
  readonly openTrack: OpenTrack | undefined
  readonly knowsKey: (code: string) => boolean
  /** Never goes back. */
  readonly clock: Clock
  readonly streamId: () => string
  report(report: HostReport): void
}

export interface Session {
  /** A browser that may watch; whoever watched before goes. */
  connect(socket: WebSocket): void
  timeLeft(seconds: number): void
  /** The first reason counts. Done when the box is gone. */
  end(reason: EndReason): Promise<void>
}

/** One play, from its box to its end: who watches, and when it is over. */
export function openSession(wishes: SessionWishes): Session {
  const { profile, clock } = wishes
  const startedAt = clock()
  const rungs = rungsOf(profile)
  let presence: Presence = { state: 'starting' }
  let parts: SessionParts | undefined
  let watcher: Watcher | undefined
  let ending: Promise<void> | undefined
  let toldAt = startedAt
  let saidIdle = 0
  let isPaused: boolean | undefined
  let lastTimeLeft: HostMessage | undefined

  function feel(event: PresenceEvent) {
    const before = presence.state
    presence = onPresence(presence, event, clock())
    if (presence.state !== before) tell()
  }

  function tell() {
    toldAt = clock()
    wishes.report({ type: 'state', state: stateOf(presence) })
  }

  /** Nothing is encoded that nobody sees, or that would only wait on its way. */
  function updateCamera() {
    const shallPause = !watcher || watcher.isHeld()
    if (!parts || shallPause === isPaused) return
    isPaused = shallPause
    parts.camera.pause(shallPause)
  }

  const welcome = ({ box, microphone }: SessionParts): HostMessage => ({
    type: 'welcome',
    streamId: wishes.streamId(),
    width: box.width,
    height: box.height,
    codec: codecOf(profile),
    sound: microphone ? { codec: 'opus', sampleRate: 48_000, channels: 2, frameMs: SOUND_FRAME_MS } : null,
    pointer: profile.pointer,
  })

  function begin(watching: Watcher, ready: SessionParts) {
    updateCamera()
    watching.begin(welcome(ready))
    if (lastTimeLeft) watching.say(lastTimeLeft)
    feel({ type: 'came' })
  }

  function connect(socket: WebSocket) {
    if (ending) return socket.close(STREAM_CLOSE.ended, 'ended')
    const former = watcher
    // Forgotten first: its going is no going of the player.
    watcher = undefined
    saidIdle = 0
    former?.close(STREAM_CLOSE.replaced, 'replaced')
    parts?.hands.release()
    const arrived: Watcher = openWatcher({
      socket,
      now: clock,
      knowsKey: wishes.knowsKey,
      rungs,
      openTrack: wishes.openTrack,
      udpPorts: wishes.udpPorts,
      hooks: {
        input(message) {
          feel({ type: 'input' })
          if (message.type === 'release') parts?.hands.release()
          else parts?.hands.put(message)
        },
        hidden(isHidden) {
          if (isHidden) parts?.hands.release()
          feel({ type: 'hidden', isHidden })
          updateCamera()
        },
        keyFrame: () => parts?.camera.keyFrame(),
        setRate: (rate) => parts?.camera.setRate(rate),
        flowChanged: updateCamera,
        closed: () => onGone(arrived),
      },
    })
    watcher = arrived
    if (parts) begin(arrived, parts)
    else arrived.say({ type: 'starting' })
  }

  function onGone(gone: Watcher) {
    if (watcher !== gone) return
    watcher = undefined
    parts?.hands.release()
    updateCamera()
    feel({ type: 'went' })
  }

  function warnIdle() {
    const left = idleWarning(presence, clock())
    if (left === saidIdle) return
    saidIdle = left
    watcher?.say({ type: 'idle', seconds: left })
  }

  const timer = setInterval(() => {
    watcher?.tick()
    updateCamera()
    if (clock() - toldAt >= TELLS_EVERY) tell()
    const end = endsAt(presence)
    if (end !== undefined && clock() >= end) void finish('away')
    else warnIdle()
  }, TICK_MS)

  function finish(reason: EndReason): Promise<void> {
    ending ??= close(reason)
    return ending
  }

  async function close(reason: EndReason) {
    clearInterval(timer)
    const keepsTelling = setInterval(tell, TELLS_EVERY)
    watcher?.say({ type: 'end', reason })
    watcher?.close(STREAM_CLOSE.ended, reason)
    watcher = undefined
    // A box that is still being opened cannot be stopped half-way.
    const [opened] = await Promise.allSettled([opening])
    if (opened.status === 'fulfilled') await closeParts(opened.value)
    clearInterval(keepsTelling)
    wishes.report({ type: 'ended', reason })
  }

  function onReady(ready: SessionParts) {
    if (ending) return
    parts = ready
    ready.camera.onPicture((picture) => {
      watcher?.picture(picture)
      updateCamera()
    })
    ready.microphone?.onPacket(({ data, at }) => watcher?.sound(data, at))
    void ready.box.exited.then((how) => finish(how))
    wishes.report({ type: 'ready', milliseconds: Math.round(clock() - startedAt) })
    feel({ type: 'ready' })
    updateCamera()
    if (watcher) begin(watcher, ready)
  }

  function onFailed(error: unknown) {
    clearInterval(timer)
    if (ending) return
    ending = Promise.resolve()
    watcher?.say({ type: 'end', reason: 'crashed' })
    watcher?.close(STREAM_CLOSE.ended, 'crashed')
    watcher = undefined
    wishes.report({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }

  const opening = wishes.openParts(rateOf(startAdaptation(rungs)))
  opening.then(onReady).catch(onFailed)

  return {
    connect,
    timeLeft(left) {
      lastTimeLeft = { type: 'timeLeft', seconds: left }
      watcher?.say(lastTimeLeft)
    },
    end: finish,
  }
}

async function closeParts({ box, camera, microphone, hands }: SessionParts) {
  hands.release()
  camera.close()
  microphone?.close()
  hands.close()
  await box.end()
}

/** Constrained baseline, at the level that so many blocks of 16 by 16 a second need. */
function codecOf({ width, height, framesPerSecond }: GameProfile): string {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16) * framesPerSecond
  return blocks > 108_000 ? 'avc1.42e020' : 'avc1.42e01f'
}
