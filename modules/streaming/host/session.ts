import type { WebSocket } from 'ws'
import { seconds, type Clock, type Instant } from '#kit/time/time.ts'
import type { EndReason, GameProfile, HostMessage, Pacing, Watcher } from '../model.ts'
import { STREAM_CLOSE } from '../rules/close-codes.ts'
import { rateOf, rungsOf, startAdaptation } from './adapt.ts'
import { levelOf } from './picture-level.ts'
import type { Sandbox, Camera, Injector, HostReport, Microphone, PictureRate } from './parts.ts'
import { endsAt, idleWarning, onPresence, stateOf, type Presence, type PresenceEvent } from './presence.ts'
import type { OpenTrack } from './track-connection.ts'
import { openViewer, type Viewer } from './viewer.ts'
import type { ViewerHooks } from './viewing.ts'
import { openWatching, type Watching } from './watching.ts'

/** The worker counts a host as hung after ten silent seconds. */
const TELLS_EVERY = seconds(2)
const TICK_MS = 100
const SOUND_FRAME_MS = 10

export interface SessionParts {
  readonly sandbox: Sandbox
  readonly camera: Camera
  readonly microphone: Microphone | undefined
  readonly injector: Injector
}

export interface SessionWishes {
  readonly profile: GameProfile
  readonly udpPorts: readonly [number, number] | undefined
  readonly openParts: (rate: PictureRate) => Promise<SessionParts>
  readonly openTrack: OpenTrack | undefined
  readonly knowsKey: (code: string) => boolean
  /** Monotonic. */
  readonly clock: Clock
  readonly streamId: () => string
  report(report: HostReport): void
}

export interface Session {
  /** Connects the player's browser; the previous viewer is closed. */
  connect(socket: WebSocket): void
  /** Connects a browser that only watches. */
  watch(socket: WebSocket, watcher: Watcher): void
  /** Disconnects a watcher. */
  unwatch(watcherId: string): void
  timeLeft(seconds: number): void
  /** The first reason counts. Resolves when the sandbox is gone. */
  end(reason: EndReason): Promise<void>
}

interface Run {
  readonly wishes: SessionWishes
  readonly rungs: readonly PictureRate[]
  readonly opening: Promise<SessionParts>
  readonly startedAt: Instant
  readonly watching: Watching
  presence: Presence
  parts: SessionParts | undefined
  viewer: Viewer | undefined
  ending: Promise<void> | undefined
  toldAt: Instant
  saidIdle: number
  isPaused: boolean | undefined
  pacing: Pacing
  lastTimeLeft: HostMessage | undefined
  timer: NodeJS.Timeout | undefined
}

function feel(run: Run, event: PresenceEvent): void {
  const before = run.presence.state
  run.presence = onPresence(run.presence, event, run.wishes.clock())
  if (run.presence.state !== before) tell(run)
}

function tell(run: Run): void {
  const { clock, report } = run.wishes
  run.toldAt = clock()
  const pictureCost = run.parts?.camera.cost()
  report({ type: 'state', state: stateOf(run.presence), pacing: run.pacing, pictureCost })
}

/** Nothing is encoded without a viewer, or while the connection is congested; but whoever has the controls sees what they play. */
function updateCamera(run: Run): void {
  const { parts, viewer, watching } = run
  const shallPause = !viewer || viewer.isHidden() ? !watching.hasPlayer : viewer.isHeld()
  if (!parts || shallPause === run.isPaused) return
  run.isPaused = shallPause
  parts.camera.pause(shallPause)
}

const welcomeOf = (
  { profile, streamId }: SessionWishes,
  { sandbox, microphone }: SessionParts,
): HostMessage => ({
  type: 'welcome',
  streamId: streamId(),
  width: sandbox.width,
  height: sandbox.height,
  codec: levelOf(profile).codec,
  sound: microphone ? { codec: 'opus', sampleRate: 48_000, channels: 2, frameMs: SOUND_FRAME_MS } : null,
  pointer: profile.pointer,
  takesText: true,
})

function begin(run: Run, watching: Viewer, ready: SessionParts): void {
  updateCamera(run)
  watching.begin(welcomeOf(run.wishes, ready))
  if (run.lastTimeLeft) watching.say(run.lastTimeLeft)
  watching.say(run.watching.list)
  feel(run, { type: 'came' })
}

function connect(run: Run, socket: WebSocket): void {
  const { clock, knowsKey, openTrack, udpPorts } = run.wishes
  if (run.ending) return socket.close(STREAM_CLOSE.ended, 'ended')
  const former = run.viewer
  // Cleared first: its disconnect is not the player's.
  run.viewer = undefined
  run.saidIdle = 0
  former?.close(STREAM_CLOSE.replaced, 'replaced')
  run.parts?.injector.release()
  const arrived: Viewer = openViewer({
    socket,
    now: clock,
    knowsKey,
    rungs: run.rungs,
    openTrack,
    udpPorts,
    hooks: hooksOf(run, () => leave(run, arrived)),
  })
  run.viewer = arrived
  if (run.parts) begin(run, arrived, run.parts)
  else arrived.say({ type: 'starting' })
}

const hooksOf = (run: Run, closed: () => void): ViewerHooks => ({
  input(message) {
    feel(run, { type: 'input' })
    // A player who has handed over the controls takes them back first.
    if (run.watching.isHandedOver) return
    if (message.type === 'release') run.parts?.injector.release()
    else run.parts?.injector.put(message)
  },
  giveSeat: (watcherId, seat) => run.watching.giveSeat(watcherId, seat),
  hidden(isHidden) {
    if (isHidden) run.parts?.injector.release()
    feel(run, { type: 'hidden', isHidden })
    updateCamera(run)
  },
  keyFrame: () => run.parts?.camera.keyFrame(),
  setRate: (rate) => run.parts?.camera.setRate(rate),
  encoderShare: () => run.parts?.camera.load() ?? 0,
  paced({ shown, stutters }) {
    run.pacing = { shown: run.pacing.shown + shown, stutters: run.pacing.stutters + stutters }
  },
  flowChanged: () => updateCamera(run),
  closed,
})

function leave(run: Run, gone: Viewer): void {
  if (run.viewer !== gone) return
  run.viewer = undefined
  run.parts?.injector.release()
  updateCamera(run)
  feel(run, { type: 'went' })
}

function warnIdle(run: Run): void {
  const left = idleWarning(run.presence, run.wishes.clock())
  if (left === run.saidIdle) return
  run.saidIdle = left
  run.viewer?.say({ type: 'idle', seconds: left })
}

function tick(run: Run): void {
  const { clock } = run.wishes
  run.viewer?.tick()
  run.watching.tick()
  updateCamera(run)
  if (clock() - run.toldAt >= TELLS_EVERY) tell(run)
  const end = endsAt(run.presence)
  if (end !== undefined && clock() >= end) void finish(run, 'away')
  else warnIdle(run)
}

function finish(run: Run, reason: EndReason): Promise<void> {
  run.ending ??= close(run, reason)
  return run.ending
}

function sayEnd(run: Run, reason: EndReason): void {
  run.watching.end({ type: 'end', reason }, reason)
  run.viewer?.say({ type: 'end', reason })
  run.viewer?.close(STREAM_CLOSE.ended, reason)
  run.viewer = undefined
}

async function close(run: Run, reason: EndReason): Promise<void> {
  clearInterval(run.timer)
  const keepsTelling = setInterval(tell, TELLS_EVERY, run)
  sayEnd(run, reason)
  // A sandbox that is still opening cannot be stopped half-way.
  const [opened] = await Promise.allSettled([run.opening])
  if (opened.status === 'fulfilled') await closeParts(opened.value)
  clearInterval(keepsTelling)
  run.wishes.report({ type: 'ended', reason })
}

function onReady(run: Run, ready: SessionParts): void {
  const { clock, report } = run.wishes
  if (run.ending) return
  run.parts = ready
  ready.camera.onPicture((picture) => {
    run.viewer?.picture(picture)
    run.watching.picture(picture)
    updateCamera(run)
  })
  ready.microphone?.onPacket(({ data, at }) => {
    run.viewer?.sound(data, at)
    run.watching.sound(data, at)
  })
  void ready.sandbox.exited.then((how) => finish(run, how))
  report({ type: 'ready', milliseconds: Math.round(clock() - run.startedAt) })
  feel(run, { type: 'ready' })
  updateCamera(run)
  if (run.viewer) begin(run, run.viewer, ready)
  run.watching.begin(welcomeOf(run.wishes, ready))
}

function onFailed(run: Run, error: unknown): void {
  clearInterval(run.timer)
  if (run.ending) return
  run.ending = Promise.resolve()
  sayEnd(run, 'crashed')
  run.wishes.report({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
}

/** One play from its sandbox to its end: who watches, and when it ends. */
export function openSession(wishes: SessionWishes): Session {
  const startedAt = wishes.clock()
  const rungs = rungsOf(wishes.profile)
  const run: Run = {
    wishes,
    rungs,
    opening: wishes.openParts(rateOf(startAdaptation(rungs))),
    startedAt,
    watching: openWatching({
      profile: wishes.profile,
      rungs,
      now: wishes.clock,
      knowsKey: wishes.knowsKey,
      injector: () => run.parts?.injector,
      keyFrame: () => run.parts?.camera.keyFrame(),
      felt: () => feel(run, { type: 'input' }),
      told(message) {
        run.viewer?.say(message)
        updateCamera(run)
      },
    }),
    presence: { state: 'starting' },
    parts: undefined,
    viewer: undefined,
    ending: undefined,
    toldAt: startedAt,
    saidIdle: 0,
    isPaused: undefined,
    pacing: { shown: 0, stutters: 0 },
    lastTimeLeft: undefined,
    timer: undefined,
  }
  run.timer = setInterval(tick, TICK_MS, run)
  run.opening.then((ready) => onReady(run, ready)).catch((error: unknown) => onFailed(run, error))

  return {
    connect: (socket) => connect(run, socket),
    watch(socket, watcher) {
      if (run.ending) return socket.close(STREAM_CLOSE.ended, 'ended')
      run.watching.open(socket, watcher, run.parts && welcomeOf(run.wishes, run.parts))
    },
    unwatch: (watcherId) => run.watching.remove(watcherId),
    timeLeft(left) {
      run.lastTimeLeft = { type: 'timeLeft', seconds: left }
      run.viewer?.say(run.lastTimeLeft)
    },
    end: (reason) => finish(run, reason),
  }
}

async function closeParts({ sandbox, camera, microphone, injector }: SessionParts) {
  injector.release()
  camera.close()
  microphone?.close()
  injector.close()
  await sandbox.end()
}
