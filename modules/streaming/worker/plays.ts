import type { BoxLimits } from '../host/parts.ts'
import type { Admission, CoordinatorMessage, EndReason, SessionBeat, WorkerMessage } from '../model.ts'
import type { RuntimeFolder } from './runtime-folder.ts'
import type { Saves } from './saves.ts'
import type { Seats } from './seats.ts'
import type { OpenHost } from './session-host.ts'
import { openSession, type Outcome, type Session } from './session.ts'
import type { WorkerTimes } from './times.ts'

export interface PlaysParts {
  readonly folder: RuntimeFolder
  readonly seats: Seats
  readonly saves: Saves
  readonly openHost: OpenHost
  readonly limits: BoxLimits
  readonly udpPorts: readonly [number, number] | undefined
  readonly times: WorkerTimes
  readonly elapsed: () => number
  /** False when nobody hears. */
  say(message: WorkerMessage): boolean
  over(playId: string, outcome: Outcome): void
}

export type StartOrder = Extract<CoordinatorMessage, { type: 'start' }>

interface Play {
  readonly session: Session
  /** How it went; said as soon as somebody hears it, and until then the play is one of this worker. */
  lastWord?: WorkerMessage
  /** It may have been said into a connection that was already lost: then it is said again. */
  saidAt?: number
}

/** The plays of this worker, from the order to the last word about them. */
export function openPlays({ folder, seats, times, say, ...parts }: PlaysParts) {
  const plays = new Map<string, Play>()
  const ending = new Set<Promise<void>>()
  const expected = new Map<string, Set<(session: Session) => void>>()
  const tellNews = (playId: string, session: Session) => {
    for (const hear of expected.get(playId) ?? []) hear(session)
  }

  function start(order: StartOrder): void {
    const { playId, profile } = order
    const known = find(playId)
    // A coordinator that lost its memory asks for what is here.
    if (known) {
      admit(playId, order.admission)
      if (known.startedIn !== undefined) say({ type: 'started', playId, milliseconds: known.startedIn })
      return
    }
    const uid = seats.take(profile.weight)
    if (uid === undefined) return void say({ type: 'refused', playId, reason: 'There is no room' })
    const place = folder.make(playId)
    const session = openSession({
      ...order,
      ...parts,
      times,
      box: { profile, folder: place, uid, limits: parts.limits },
      begun: (pid) => folder.mark(place, pid),
      started: (milliseconds) => void say({ type: 'started', playId, milliseconds }),
    })
    plays.set(playId, { session })
    tellNews(playId, session)
    const end = session.outcome.then((outcome) => {
      folder.remove(place)
      seats.give(uid, profile.weight)
      parts.over(playId, outcome)
      sayLast(playId, wordOf(playId, outcome, session.beat))
      ending.delete(end)
    })
    ending.add(end)
  }

  function admit(playId: string, admission: Admission): void {
    const session = find(playId)
    if (!session) return
    session.admit(admission)
    tellNews(playId, session)
  }

  function sayLast(playId: string, lastWord: WorkerMessage): void {
    const play = plays.get(playId)
    if (!play) return
    play.lastWord = lastWord
    if (say(lastWord)) play.saidAt = parts.elapsed()
  }

  function find(playId: string): Session | undefined {
    const play = plays.get(playId)
    return play?.lastWord ? undefined : play?.session
  }

  const sessions = () => [...plays.values()].filter(({ lastWord }) => !lastWord).map(({ session }) => session)

  return {
    start,
    find,
    admit,
    /** Waits for the play, or its admission, that may be on its way here; nothing when neither comes that lets in. */
    expect(playId: string, lets: (session: Session) => boolean): Promise<Session | undefined> {
      return new Promise((resolve) => {
        const those = expected.get(playId) ?? new Set()
        expected.set(playId, those)
        const finish = (session?: Session) => {
          clearTimeout(timer)
          those.delete(hear)
          if (those.size === 0 && expected.get(playId) === those) expected.delete(playId)
          resolve(session)
        }
        const hear = (session: Session) => lets(session) && finish(session)
        const timer = setTimeout(finish, times.earlyBy)
        those.add(hear)
      })
    },
    beats: (): SessionBeat[] =>
      [...plays.values()].filter(({ saidAt }) => saidAt === undefined).map(({ session }) => session.beat),
    /** For a new connection: with those whose last word may not have been heard. */
    allBeats: (): SessionBeat[] => [...plays.values()].map(({ session }) => session.beat),
    /** Tells how those ended that ended while nobody heard. */
    tellLastWords(): void {
      for (const [playId, { lastWord }] of plays) if (lastWord) sayLast(playId, lastWord)
    },
    watch(wasAway: boolean): void {
      for (const session of sessions()) session.watch(wasAway)
      const heardBy = parts.elapsed() - times.deafAfter
      for (const [playId, { saidAt = Infinity }] of plays) if (saidAt < heardBy) plays.delete(playId)
    },
    timeLeft: (seconds: number) => sessions().forEach((session) => session.timeLeft(seconds)),
    endAll: (reason: EndReason) => sessions().forEach((session) => session.end(reason)),
    killAll: () => sessions().forEach((session) => session.kill()),
    get size() {
      return ending.size
    },
    /** All that run have ended, and their folders are gone. */
    async allOver(): Promise<void> {
      await Promise.all(ending)
    },
  }
}

function wordOf(playId: string, outcome: Outcome, { playedMs }: SessionBeat): WorkerMessage {
  if (outcome.type === 'refused') return { type: 'refused', playId, reason: outcome.reason }
  return { type: 'ended', playId, reason: outcome.reason, playedMs }
}
