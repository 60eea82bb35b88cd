import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Instant } from '#kit/time/time.ts'
import type { SandboxWishes, HostReport } from '../host/parts.ts'
import type { Admission, EndReason, Pacing, SessionBeat, SessionState, Watcher } from '../model.ts'
import { openEntrance, openSideEntrance, type Entry } from './admission.ts'
import { isThere } from './programs.ts'
import type { Saves } from './saves.ts'
import type { OpenHost, SessionHost } from './session-host.ts'
import { stopwatch } from './stopwatch.ts'
import type { WorkerTimes } from './times.ts'

export interface SessionParts {
  readonly playId: string
  readonly sandbox: SandboxWishes
  readonly hasSaves: boolean
  readonly admission: Admission
  readonly udpPorts: readonly [number, number] | undefined
  readonly openHost: OpenHost
  readonly saves: Saves
  readonly times: WorkerTimes
  readonly elapsed: () => number
  /** Which process works for the play. */
  begun(pid: number): void
  /** Its host has measured how long a million pixels take. */
  measured(pictureCost: number): void
  /** The game runs, after so long. */
  started(milliseconds: number): void
}

/** How a play came to its end. One that never ran was refused. */
export type Outcome =
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly isSaved: boolean }

export interface Session {
  readonly beat: SessionBeat
  /** How long the game took to run; nothing until it does. */
  readonly startedIn: number | undefined
  admit(admission: Admission): void
  /** Whether this token opens the stream; it does so once. */
  enter(token: string, now: Instant): Entry
  /** Whoever comes with this token watches; the token opens once. */
  enterToWatch(token: string, now: Instant): Watcher | undefined
  letWatch(watcher: Watcher, admission: Admission): void
  unwatch(watcherId: string): void
  /** Hands a browser's connection over: the player's, or that of somebody who watches. */
  connect(request: IncomingMessage, socket: Socket, head: Buffer, watcher?: Watcher): void
  timeLeft(seconds: number): void
  /** Asks it to end; the first reason counts. */
  end(reason: EndReason): void
  /** Ends it without asking, when nothing more may be waited for. */
  kill(): void
  /** Ends a host that hangs. `wasAway`: this process slept itself, and heard nothing for that reason. */
  watch(wasAway: boolean): void
  readonly outcome: Promise<Outcome>
}

/** A host's own words may be long; the coordinator wants a line. */
const refused = (reason: string): Outcome => ({ type: 'refused', reason: reason.slice(0, 300) })

interface Run extends SessionParts {
  readonly begunAt: number
  readonly played: ReturnType<typeof stopwatch>
  readonly noMoreWaiting: AbortController
  readonly early: ((host: SessionHost) => void)[]
  readonly timers: Set<NodeJS.Timeout>
  state: SessionState
  host: SessionHost | undefined
  heardAt: number
  startedIn: number | undefined
  pacing: Pacing | undefined
  /** Why it did not start. */
  failure: string | undefined
  wished: EndReason | undefined
  lastWord: EndReason | undefined
  isStuck: boolean
}

function killAfter(run: Run, wait: number, because?: string): void {
  const timer = setTimeout(() => {
    if (because !== undefined && run.startedIn !== undefined) return
    run.failure ??= because
    run.host?.kill()
  }, wait)
  run.timers.add(timer)
}

function hear(run: Run, report: HostReport): void {
  const { played, times } = run
  run.heardAt = run.elapsed()
  if (report.type === 'ready' && run.startedIn === undefined) {
    run.startedIn = Math.round(run.elapsed() - run.begunAt)
    if (run.state === 'starting') run.state = 'waiting'
    if (!run.wished) run.started(run.startedIn)
  }
  if (report.type === 'state') {
    run.state = report.state
    run.pacing = report.pacing
    if (report.pictureCost !== undefined) run.measured(report.pictureCost)
    // The end is not charged.
    played.run(run.state === 'playing' && run.startedIn !== undefined && !run.wished && !run.lastWord)
  }
  if (report.type === 'failed') run.failure ??= report.reason
  if (report.type === 'ended') {
    run.lastWord = report.reason
    played.run(false)
  }
  if (report.type === 'failed' || report.type === 'ended') killAfter(run, times.goneWithin)
}

async function play(run: Run): Promise<Outcome> {
  const { playId, sandbox, saves, noMoreWaiting, times, udpPorts } = run
  const isProgram = await isThere(sandbox.profile.program, sandbox.system)
  const isLoaded = !run.hasSaves || (await saves.fetch(playId, sandbox.folder, noMoreWaiting.signal))
  if (run.wished) return { type: 'ended', reason: run.wished, isSaved: true }
  if (!isProgram) return refused('There is no such program here')
  if (!isLoaded) return refused('Its saves could not be fetched')
  const host = run.openHost()
  run.host = host
  if (host.pid !== undefined) run.begun(host.pid)
  host.onReport((report) => hear(run, report))
  host.send({ type: 'start', playId, wishes: sandbox, ...(udpPorts ? { udpPorts } : {}) })
  killAfter(run, times.startWithin, 'It did not start in time')
  for (const connect of run.early.splice(0)) connect(host)
  await host.gone
  for (const timer of run.timers) clearTimeout(timer)
  // What it had started may outlive it.
  host.kill()
  run.played.run(false)
  return settle(run)
}

async function settle(run: Run): Promise<Outcome> {
  const { wished, lastWord, isStuck, startedIn, failure, saves, playId, sandbox, noMoreWaiting } = run
  const reason = wished ?? lastWord ?? (isStuck ? 'stuck' : 'crashed')
  if (startedIn === undefined && !wished) return refused(failure ?? 'Its host ended before the game ran')
  // Without a last word what lies in the folder is no whole file, or the old one.
  const isSaved = lastWord !== undefined && (await saves.put(playId, sandbox.folder, noMoreWaiting.signal))
  return { type: 'ended', reason, isSaved: isSaved || startedIn === undefined }
}

function failed({ timers, host }: Run, error: unknown): Outcome {
  for (const timer of timers) clearTimeout(timer)
  host?.kill()
  return refused(error instanceof Error ? error.message : String(error))
}

/** Hands a browser's connection to the host, with what has been read of it. */
function hand(
  to: SessionHost,
  { url = '/', headers }: IncomingMessage,
  socket: Socket,
  { head, watcher }: { readonly head: Buffer; readonly watcher: Watcher | undefined },
): void {
  if (socket.destroyed) return
  const more = socket.read() as Buffer | null
  const whole = more ? Buffer.concat([head, more]) : head
  const order = { type: 'connect', request: { url, headers }, head: whole.toString('base64') } as const
  to.send({ ...order, ...(watcher && { watcher }) }, socket)
}

function end(run: Run, reason: EndReason): void {
  if (run.wished) return
  run.wished = reason
  run.played.run(false)
  if (!run.host) return run.noMoreWaiting.abort()
  run.host.send({ type: 'end', reason })
  killAfter(run, run.times.endWithin)
}

function watch(run: Run, wasAway: boolean): void {
  const { host, times } = run
  if (wasAway) run.heardAt = run.elapsed()
  const isSilent = run.elapsed() - run.heardAt > times.silentAfter
  if (!host || run.startedIn === undefined || run.wished || run.lastWord || !isSilent) return
  run.isStuck = true
  host.kill()
}

/** Runs one play: its saves, its host, its end. It never fails; how it went is its outcome. */
export function openSession(parts: SessionParts): Session {
  const { playId, elapsed } = parts
  const entrance = openEntrance(parts.admission)
  const side = openSideEntrance()
  const begunAt = elapsed()
  const run: Run = {
    ...parts,
    begunAt,
    played: stopwatch(elapsed),
    noMoreWaiting: new AbortController(),
    early: [],
    timers: new Set(),
    state: 'starting',
    host: undefined,
    heardAt: begunAt,
    startedIn: undefined,
    pacing: undefined,
    failure: undefined,
    wished: undefined,
    lastWord: undefined,
    isStuck: false,
  }

  return {
    get beat() {
      const { state, played, pacing } = run
      return { playId, state, playedMs: played.read(), ...(pacing && { pacing }) }
    },
    get startedIn() {
      return run.startedIn
    },
    admit: entrance.admit,
    enter: (token, now) => (run.wished || run.lastWord ? 'shut' : entrance.enter(token, now)),
    enterToWatch: (token, now) => (run.wished || run.lastWord ? undefined : side.enter(token, now)),
    letWatch: side.admit,
    unwatch(watcherId) {
      side.forget(watcherId)
      run.host?.send({ type: 'unwatch', watcherId })
    },
    connect(request, socket, head, watcher) {
      const pass = (to: SessionHost) => hand(to, request, socket, { head, watcher })
      if (run.host) pass(run.host)
      else run.early.push(pass)
    },
    timeLeft: (seconds) => run.host?.send({ type: 'timeLeft', seconds }),
    end: (reason) => end(run, reason),
    kill() {
      run.wished ??= 'drained'
      run.noMoreWaiting.abort()
      run.host?.kill()
    },
    watch: (wasAway) => watch(run, wasAway),
    outcome: play(run).catch((error: unknown) => failed(run, error)),
  }
}
