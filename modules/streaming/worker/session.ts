import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Instant } from '#kit/time/time.ts'
import type { BoxWishes, HostReport } from '../host/parts.ts'
import type { Admission, EndReason, SessionBeat, SessionState } from '../model.ts'
import { openEntrance, type Entry } from './admission.ts'
import { isThere } from './programs.ts'
import type { Saves } from './saves.ts'
import type { OpenHost, SessionHost } from './session-host.ts'
import { stopwatch } from './stopwatch.ts'
import type { WorkerTimes } from './times.ts'

export interface SessionParts {
  readonly playId: string
  readonly box: BoxWishes
  readonly hasSaves: boolean
  readonly admission: Admission
  readonly udpPorts: readonly [number, number] | undefined
  readonly openHost: OpenHost
  readonly saves: Saves
  readonly times: WorkerTimes
  readonly elapsed: () => number
  /** Which process works for the play. */
  begun(pid: number): void
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
  /** Hands a browser's connection over. */
  connect(request: IncomingMessage, socket: Socket, head: Buffer): void
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

/** Runs one play: its saves, its host, its end. It never fails; how it went is its outcome. */
export function openSession({ playId, box, times, elapsed, ...parts }: SessionParts): Session {
  const begunAt = elapsed()
  const entrance = openEntrance(parts.admission)
  const played = stopwatch(elapsed)
  const noMoreWaiting = new AbortController()
  const early: ((host: SessionHost) => void)[] = []
  const timers = new Set<NodeJS.Timeout>()
  let state: SessionState = 'starting'
  let host: SessionHost | undefined
  let heardAt = begunAt
  let startedIn: number | undefined
  /** Why it did not start. */
  let failure: string | undefined
  let wished: EndReason | undefined
  let lastWord: EndReason | undefined
  let isStuck = false

  const killAfter = (wait: number, because?: string) =>
    timers.add(
      setTimeout(() => {
        if (because !== undefined && startedIn !== undefined) return
        failure ??= because
        host?.kill()
      }, wait),
    )

  function hear(report: HostReport): void {
    heardAt = elapsed()
    if (report.type === 'ready' && startedIn === undefined) {
      startedIn = Math.round(elapsed() - begunAt)
      if (state === 'starting') state = 'waiting'
      if (!wished) parts.started(startedIn)
    }
    if (report.type === 'state') {
      state = report.state
      // Nobody pays for the end.
      played.run(state === 'playing' && startedIn !== undefined && !wished && !lastWord)
    }
    if (report.type === 'failed') failure ??= report.reason
    if (report.type === 'ended') {
      lastWord = report.reason
      played.run(false)
    }
    if (report.type === 'failed' || report.type === 'ended') killAfter(times.goneWithin)
  }

  async function run(): Promise<Outcome> {
    const isProgram = await isThere(box.profile.program)
    const isLoaded = !parts.hasSaves || (await parts.saves.fetch(playId, box.folder, noMoreWaiting.signal))
    if (wished) return { type: 'ended', reason: wished, isSaved: true }
    if (!isProgram) return refused('There is no such program here')
    if (!isLoaded) return refused('Its saves could not be fetched')
    const mine = parts.openHost()
    host = mine
    if (mine.pid !== undefined) parts.begun(mine.pid)
    mine.onReport(hear)
    mine.send({
      type: 'start',
      playId,
      wishes: box,
      ...(parts.udpPorts ? { udpPorts: parts.udpPorts } : {}),
    })
    killAfter(times.startWithin, 'It did not start in time')
    for (const connect of early.splice(0)) connect(mine)
    await mine.gone
    for (const timer of timers) clearTimeout(timer)
    // What it had started may outlive it.
    mine.kill()
    played.run(false)
    return settle()
  }

  async function settle(): Promise<Outcome> {
    const reason = wished ?? lastWord ?? (isStuck ? 'stuck' : 'crashed')
    if (startedIn === undefined && !wished) return refused(failure ?? 'Its host ended before the game ran')
    // Without a last word what lies in the folder is no whole file, or the old one.
    const isSaved =
      lastWord !== undefined && (await parts.saves.put(playId, box.folder, noMoreWaiting.signal))
    return { type: 'ended', reason, isSaved: isSaved || startedIn === undefined }
  }

  return {
    get beat() {
      return { playId, state, playedMs: played.read() }
    },
    get startedIn() {
      return startedIn
    },
    admit: entrance.admit,
    enter: (token, now) => (wished || lastWord ? 'shut' : entrance.enter(token, now)),
    connect(request, socket, head) {
      const hand = (to: SessionHost) => {
        if (socket.destroyed) return
        const more = socket.read() as Buffer | null
        const whole = more ? Buffer.concat([head, more]) : head
        const { url = '/', headers } = request
        to.send({ type: 'connect', request: { url, headers }, head: whole.toString('base64') }, socket)
      }
      if (host) hand(host)
      else early.push(hand)
    },
    timeLeft: (seconds) => host?.send({ type: 'timeLeft', seconds }),
    end(reason) {
      if (wished) return
      wished = reason
      played.run(false)
      if (!host) return noMoreWaiting.abort()
      host.send({ type: 'end', reason })
      killAfter(times.endWithin)
    },
    kill() {
      wished ??= 'drained'
      noMoreWaiting.abort()
      host?.kill()
    },
    watch(wasAway) {
      if (wasAway) heardAt = elapsed()
      const isSilent = elapsed() - heardAt > times.silentAfter
      if (!host || startedIn === undefined || wished || lastWord || !isSilent) return
      isStuck = true
      host.kill()
    },
    outcome: run().catch((error: unknown) => {
      for (const timer of timers) clearTimeout(timer)
      host?.kill()
      return refused(error instanceof Error ? error.message : String(error))
    }),
  }
}
