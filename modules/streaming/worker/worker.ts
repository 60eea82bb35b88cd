import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { dice } from '#kit/random/dice.ts'
import type { Clock, Duration } from '#kit/time/time.ts'
import type { SandboxLimits } from '../host/parts.ts'
import type { CoordinatorMessage } from '../model.ts'
import { openLink } from './link.ts'
import { openPlays } from './plays.ts'
import { findGames } from './programs.ts'
import { openRuntimeFolder } from './runtime-folder.ts'
import { savesOver } from './saves.ts'
import { openSeats } from './seats.ts'
import type { OpenHost } from './session-host.ts'
import { openStreamHandshake } from './stream-handshake.ts'
import { WORKER_TIMES, type WorkerTimes } from './times.ts'

export interface WorkerParts {
  /** The coordinator's address for workers (`https://portal/api/worker`), and its key. */
  readonly link: { readonly url: string; readonly key: string }
  readonly workerId: string
  readonly line: { readonly key: string; readonly name: string; readonly area: string }
  /** Where browsers reach its streams; empty within the portal. */
  readonly mediaUrl: string
  /** Hundredths of a core; 0 on a machine that lacks a program. */
  readonly capacity: number
  /** The users that plays run as. */
  readonly uids: readonly number[]
  readonly openHost: OpenHost
  /** The root whose programs and games plays see; the machine's own when missing. */
  readonly system?: string | undefined
  /** For what runs, and only while it runs. */
  readonly folder: string
  readonly clock: Clock
  readonly log: WorkerLog
  readonly udpPorts?: readonly [number, number] | undefined
  readonly limits?: SandboxLimits
  /** The host of the portal's pages, when streams are reached elsewhere. */
  readonly pageHost?: string | undefined
  readonly trustedProxies?: number
  readonly times?: Partial<WorkerTimes>
}

export interface WorkerLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

export interface Worker {
  /** Takes over a browser's connection below `/stream/`. */
  readonly takeStream: (request: IncomingMessage, stream: Duplex, head: Buffer) => void
  /** Plays that are not over. */
  readonly size: number
  /** Takes no more plays and tells the players; resolves when all are over, which this time ends. */
  drain(within: Duration): Promise<void>
  /** Ends what runs and leaves nothing. */
  close(): Promise<void>
}

const MEBIBYTE = 1024 * 1024
export const SANDBOX_LIMITS: SandboxLimits = {
  memoryBytes: 1024 * MEBIBYTE,
  processes: 256,
  diskBytes: 128 * MEBIBYTE,
}

interface Running {
  readonly parts: WorkerParts
  readonly times: WorkerTimes
  readonly bootId: string
  readonly plays: ReturnType<typeof openPlays>
  readonly link: ReturnType<typeof openLink>
  sequence: number
  /** Since when there is no coordinator. */
  aloneSince: number | undefined
  tickedAt: number
  /** While it drains: until when plays may go on. */
  endsAt: number | undefined
}

const elapsed = () => performance.now()

function greet(running: Running): void {
  const { parts, plays, link, bootId, endsAt } = running
  running.aloneSince = undefined
  const { workerId, line, mediaUrl, capacity } = parts
  const sessions = plays.allBeats()
  link.send({ type: 'hello', protocol: 1, workerId, bootId, line, mediaUrl, capacity, sessions })
  plays.tellLastWords()
  if (endsAt !== undefined) beat(running)
}

function beat(running: Running): void {
  const { link, plays, endsAt } = running
  running.sequence++
  const { sequence } = running
  link.send({ type: 'beat', sequence, isDraining: endsAt !== undefined, sessions: plays.beats() })
}

function tick(running: Running): void {
  const { times, link, plays } = running
  const now = elapsed()
  const wasAway = now - running.tickedAt > 2 * times.beatEvery
  running.tickedAt = now
  beat(running)
  link.ping()
  plays.watch(wasAway)
  const { aloneSince } = running
  if (aloneSince !== undefined && now - aloneSince > times.grace) plays.endAll('drained')
}

const secondsToDrain = ({ endsAt }: Running) =>
  endsAt === undefined ? Infinity : Math.max(0, Math.ceil((endsAt - elapsed()) / 1000))

function hear(running: Running, message: CoordinatorMessage): void {
  const { link, plays, endsAt } = running
  if (message.type === 'welcome') return void answerGames(running, message)
  const { playId } = message
  if (message.type === 'start') {
    if (endsAt === undefined) return plays.start(message)
    return void link.send({ type: 'refused', playId, reason: 'This worker is draining' })
  }
  const session = plays.find(playId)
  if (message.type === 'end') {
    if (session) return session.end(message.reason)
    return void link.send({ type: 'ended', playId, reason: 'lost', playedMs: 0 })
  }
  if (message.type === 'watch') return plays.letWatch(playId, message.watcher, message.admission)
  if (message.type === 'unwatch') return session?.unwatch(message.watcherId)
  if (message.type === 'admit') plays.admit(playId, message.admission)
  else session?.timeLeft(Math.min(message.seconds, secondsToDrain(running)))
}

type Welcome = Extract<CoordinatorMessage, { type: 'welcome' }>

async function answerGames({ link, parts }: Running, { programs }: Welcome): Promise<void> {
  const gameKeys = await findGames(programs, parts.capacity, parts.system)
  link.send({ type: 'games', gameKeys })
}

async function drain(running: Running, within: Duration): Promise<void> {
  const { plays, times } = running
  running.endsAt = elapsed() + within
  beat(running)
  plays.timeLeft(secondsToDrain(running))
  await endedWithin(running, within)
  plays.endAll('drained')
  await endedWithin(running, times.endWithin + times.goneWithin)
  plays.killAll()
  await plays.allOver()
}

async function endedWithin({ plays }: Running, wait: number): Promise<void> {
  const isEnough = new AbortController()
  const deadline = pause(wait, undefined, { signal: isEnough.signal })
  await Promise.race([plays.allOver(), Promise.allSettled([deadline])])
  isEnough.abort()
}

/** Runs plays for a coordinator: takes them as long as there is room, hands browsers to them, and tells how they go. */
export async function openWorker(parts: WorkerParts): Promise<Worker> {
  const times = { ...WORKER_TIMES, ...parts.times }
  const { log, clock } = parts
  const bootId = randomUUID()
  const folder = await openRuntimeFolder(parts.folder)
  const plays = openPlays({
    folder,
    seats: openSeats(parts.capacity, parts.uids),
    saves: savesOver({ ...parts.link, workerId: parts.workerId, bootId, log, times }),
    openHost: parts.openHost,
    limits: parts.limits ?? SANDBOX_LIMITS,
    system: parts.system,
    udpPorts: parts.udpPorts,
    times,
    elapsed,
    say: (message) => link.send(message),
    over(playId, outcome) {
      log.info({ playId, ...outcome }, 'A play is over')
      if (outcome.type === 'ended' && !outcome.isSaved)
        log.warn({ playId }, 'What the player keeps was not kept')
    },
  })
  const openedAt = elapsed()
  const link = openLink({
    ...parts.link,
    times,
    elapsed,
    random: dice,
    opened: () => greet(running),
    heard: (message) => hear(running, message),
    closed: () => (running.aloneSince ??= elapsed()),
    failed: (reason) => log.warn({ reason, url: parts.link.url }, 'The coordinator cannot be reached'),
  })
  const state = { sequence: 0, aloneSince: openedAt, tickedAt: openedAt, endsAt: undefined }
  const running: Running = { parts, times, bootId, plays, link, ...state }
  const timer = setInterval(() => tick(running), times.beatEvery)

  return {
    takeStream: openStreamHandshake({
      ...plays,
      clock,
      limiter: memoryLimiter(clock),
      pageHost: parts.pageHost,
      trustedProxies: parts.trustedProxies ?? 0,
    }),
    get size() {
      return plays.size
    },
    drain: (within) => drain(running, within),
    async close() {
      await drain(running, 0 as Duration)
      clearInterval(timer)
      link.close()
      folder.close()
    },
  }
}
