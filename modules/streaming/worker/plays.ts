import type { SandboxLimits } from '../host/parts.ts'
import { screenFor } from '../host/screen-size.ts'
import type {
  Admission,
  CoordinatorMessage,
  EndReason,
  SessionBeat,
  Watcher,
  WorkerMessage,
} from '../model.ts'
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
  readonly limits: SandboxLimits
  readonly system?: string | undefined
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
  /** Its outcome; sent once the coordinator is connected, and until then the play belongs to this worker. */
  lastWord?: WorkerMessage
  /** It may have been said into a connection that was already lost: then it is said again. */
  saidAt?: number
}

type Listener = (session: Session) => void

interface Held {
  readonly parts: PlaysParts
  readonly plays: Map<string, Play>
  readonly ending: Set<Promise<void>>
  readonly expected: Map<string, Set<Listener>>
  /** Milliseconds that a million pixels take in each play. */
  readonly costs: Map<string, number>
  /** Of the play that ended last. */
  lastCost: number | undefined
}

/** By the slowest of the plays: the next one shares its worker with all of them. */
const costOf = ({ costs, lastCost }: Held) => (costs.size > 0 ? Math.max(...costs.values()) : lastCost)

function find({ plays }: Held, playId: string): Session | undefined {
  const play = plays.get(playId)
  return play?.lastWord ? undefined : play?.session
}

function tellNews({ expected }: Held, playId: string, session: Session): void {
  for (const hear of expected.get(playId) ?? []) hear(session)
}

function start(held: Held, order: StartOrder): void {
  const { say, seats, folder } = held.parts
  const { playId, profile } = order
  const known = find(held, playId)
  // A coordinator that lost its memory asks for what is here.
  if (known) {
    admit(held, playId, order.admission)
    if (known.startedIn !== undefined) say({ type: 'started', playId, milliseconds: known.startedIn })
    return
  }
  const uid = seats.take(profile.weight)
  if (uid === undefined) return void say({ type: 'refused', playId, reason: 'There is no room' })
  begin(held, order, { uid, folder: folder.make(playId) })
}

function begin(
  held: Held,
  order: StartOrder,
  place: { readonly uid: number; readonly folder: string },
): void {
  const { parts, plays, ending } = held
  const { folder, seats, limits, system, say } = parts
  const { playId } = order
  const profile = {
    ...order.profile,
    ...screenFor(order.profile, { free: seats.free(), pictureCost: costOf(held) }),
  }
  const session = openSession({
    ...order,
    ...parts,
    sandbox: { profile, ...place, limits, system },
    begun: (pid) => folder.mark(place.folder, pid),
    measured: (pictureCost) => void held.costs.set(playId, pictureCost),
    started: (milliseconds) => void say({ type: 'started', playId, milliseconds }),
  })
  plays.set(playId, { session })
  tellNews(held, playId, session)
  const end = session.outcome.then((outcome) => {
    held.lastCost = held.costs.get(playId) ?? held.lastCost
    held.costs.delete(playId)
    folder.remove(place.folder)
    seats.give(place.uid, profile.weight)
    parts.over(playId, outcome)
    sayLast(held, playId, wordOf(playId, outcome, session.beat))
    ending.delete(end)
  })
  ending.add(end)
}

function admit(held: Held, playId: string, admission: Admission): void {
  const session = find(held, playId)
  if (!session) return
  session.admit(admission)
  tellNews(held, playId, session)
}

function letWatch(held: Held, playId: string, watcher: Watcher, admission: Admission): void {
  const session = find(held, playId)
  if (!session) return
  session.letWatch(watcher, admission)
  tellNews(held, playId, session)
}

function sayLast({ plays, parts }: Held, playId: string, lastWord: WorkerMessage): void {
  const play = plays.get(playId)
  if (!play) return
  play.lastWord = lastWord
  if (parts.say(lastWord)) play.saidAt = parts.elapsed()
}

function expectPlay({ expected, parts }: Held, playId: string, lets: (session: Session) => boolean) {
  return new Promise<Session | undefined>((resolve) => {
    const those = expected.get(playId) ?? new Set()
    expected.set(playId, those)
    const finish = (session?: Session) => {
      clearTimeout(timer)
      those.delete(hear)
      if (those.size === 0 && expected.get(playId) === those) expected.delete(playId)
      resolve(session)
    }
    const hear = (session: Session) => lets(session) && finish(session)
    const timer = setTimeout(finish, parts.times.earlyBy)
    those.add(hear)
  })
}

const sessionsOf = ({ plays }: Held) =>
  [...plays.values()].filter(({ lastWord }) => !lastWord).map(({ session }) => session)

function watch(held: Held, wasAway: boolean): void {
  const { plays, parts } = held
  for (const session of sessionsOf(held)) session.watch(wasAway)
  const heardBy = parts.elapsed() - parts.times.deafAfter
  for (const [playId, { saidAt = Infinity }] of plays) if (saidAt < heardBy) plays.delete(playId)
}

/** The plays of this worker, from the order to the last word about them. */
export function openPlays(parts: PlaysParts) {
  const plays = new Map<string, Play>()
  const held: Held = {
    parts,
    plays,
    ending: new Set(),
    expected: new Map(),
    costs: new Map(),
    lastCost: undefined,
  }
  const each = (act: (session: Session) => void) => sessionsOf(held).forEach((session) => act(session))

  return {
    start: (order: StartOrder): void => start(held, order),
    find: (playId: string): Session | undefined => find(held, playId),
    admit: (playId: string, admission: Admission): void => admit(held, playId, admission),
    letWatch: (playId: string, watcher: Watcher, admission: Admission): void =>
      letWatch(held, playId, watcher, admission),
    /** Waits for the play, or its admission, that may be on its way here; nothing when neither comes that lets in. */
    expect: (playId: string, lets: (session: Session) => boolean) => expectPlay(held, playId, lets),
    beats: (): SessionBeat[] =>
      [...plays.values()].filter(({ saidAt }) => saidAt === undefined).map(({ session }) => session.beat),
    /** For a new connection: with those whose last word may not have been heard. */
    allBeats: (): SessionBeat[] => [...plays.values()].map(({ session }) => session.beat),
    /** Sends the outcomes of plays that ended while disconnected. */
    tellLastWords(): void {
      for (const [playId, { lastWord }] of plays) if (lastWord) sayLast(held, playId, lastWord)
    },
    watch: (wasAway: boolean): void => watch(held, wasAway),
    timeLeft: (seconds: number) => each((session) => session.timeLeft(seconds)),
    endAll: (reason: EndReason) => each((session) => session.end(reason)),
    killAll: () => each((session) => session.kill()),
    get size() {
      return held.ending.size
    },
    /** All that run have ended, and their folders are gone. */
    async allOver(): Promise<void> {
      await Promise.all(held.ending)
    },
  }
}

function wordOf(playId: string, outcome: Outcome, { playedMs }: SessionBeat): WorkerMessage {
  if (outcome.type === 'refused') return { type: 'refused', playId, reason: outcome.reason }
  return { type: 'ended', playId, reason: outcome.reason, playedMs }
}
