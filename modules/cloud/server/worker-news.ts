import type { Tx } from '#kit/db/db.ts'
import { after, seconds, type Instant } from '#kit/time/time.ts'
import type { SessionBeat, WorkerMessage } from '#modules/streaming/model.ts'
import { ASK_AGAIN, DEAD_AFTER } from '../rules/times.ts'
import { counts, hearSession } from './count.ts'
import { lockLine, type Effects, type Transactions } from './effects.ts'
import { endPlay } from './end-play.ts'
import { advanceLine } from './advance-line.ts'
import {
  findLivePlay,
  lockPlays,
  lockPlaysOf,
  noteAsked,
  noteReleased,
  type StoredPlay,
} from './play-store.ts'
import { findWorker, noteBeat, noteRefused, putGames, putWorker } from './worker-store.ts'

type Message<Type extends WorkerMessage['type']> = Extract<WorkerMessage, { type: Type }>

/** The sender, and the time of sending. */
export interface Speaker {
  readonly workerId: string
  readonly bootId: string
  readonly now: Instant
}

/** A session missing from a heartbeat is gone, unless it started while the heartbeat was under way. */
const GONE_AFTER = seconds(2)

/** A worker has connected: plays of an earlier boot are lost, those it still has continue. */
export async function hearHello(
  transactions: Transactions,
  hello: Message<'hello'>,
  now: Instant,
): Promise<void> {
  const { workerId, bootId, line, mediaUrl, capacity } = hello
  const worker = {
    workerId,
    bootId,
    lineKey: line.key,
    lineName: line.name,
    lineArea: line.area,
    mediaUrl,
    capacity,
  }
  await transactions.run(async (tx, effects) => {
    const known = await findWorker(tx, workerId)
    await lockLine(tx, known?.line_key ?? line.key)
    await putWorker(tx, worker, now)
    for (const play of await lockPlaysOf(tx, workerId)) {
      if (play.bootId === bootId) continue
      if (play.endedAt === null) await endPlay(tx, effects, play, { reason: 'lost', now, isFreed: true })
      else await noteReleased(tx, [play.playId], now)
    }
  })
  await passNow(transactions, line.key, now)
}

export async function hearGames(
  transactions: Transactions,
  { workerId, now }: Speaker,
  gameKeys: readonly string[],
): Promise<void> {
  const worker = await transactions.run(async (tx) => {
    await putGames(tx, workerId, gameKeys)
    return findWorker(tx, workerId)
  })
  if (worker) await passNow(transactions, worker.line_key, now)
}

/** A heartbeat: counts play time and repeats unanswered orders. `strangers` are sessions that match no play of this worker. */
export async function hearBeat(
  transactions: Transactions,
  speaker: Speaker,
  { isDraining, sessions }: Pick<Message<'beat'>, 'isDraining' | 'sessions'>,
): Promise<{ readonly isCurrent: boolean; readonly strangers: readonly string[] }> {
  const said = new Map(sessions.map((session) => [session.playId, session]))
  return transactions.run(async (tx, effects) => {
    if (!(await noteBeat(tx, speaker, isDraining, speaker.now))) return { isCurrent: false, strangers: [] }
    const plays = (await lockPlaysOf(tx, speaker.workerId)).filter(({ bootId }) => bootId === speaker.bootId)
    for (const play of plays) await compare(tx, effects, play, said.get(play.playId), speaker.now)
    const known = new Set(plays.map(({ playId }) => playId))
    return { isCurrent: true, strangers: [...said.keys()].filter((playId) => !known.has(playId)) }
  })
}

/** Compares one play with its worker's report. */
async function compare(
  tx: Tx,
  effects: Effects,
  play: StoredPlay,
  session: SessionBeat | undefined,
  now: Instant,
): Promise<void> {
  const { playId, endedAt, workerId } = play
  if (endedAt !== null) {
    if (!session && after(endedAt, GONE_AFTER) <= now) {
      await noteReleased(tx, [playId], now)
      effects.moved(play.lineKey)
    }
    if (session && after(play.askedAt, ASK_AGAIN) <= now && after(endedAt, ASK_AGAIN) <= now) {
      await noteAsked(tx, playId, now)
      effects.order(workerId, { kind: 'end', playId, reason: play.endReason ?? 'left' })
    }
    return
  }
  if (session) return hearSession(tx, effects, play, session, now)
  if (play.begunAt === null && play.heardAt === null) {
    if (after(play.askedAt, ASK_AGAIN) > now) return
    await noteAsked(tx, playId, now)
    effects.order(workerId, { kind: 'start', playId })
    return
  }
  if (after(play.heardAt ?? play.reservedAt, DEAD_AFTER) <= now)
    await endPlay(tx, effects, play, { reason: 'lost', now, isFreed: true })
}

/** The worker cannot start a game: another must, and the player waits at the head of the queue. */
export async function hearRefused(
  transactions: Transactions,
  speaker: Speaker,
  { playId }: Message<'refused'>,
): Promise<void> {
  const lineKey = await transactions.run(async (tx, effects) => {
    const play = await lockOwn(tx, speaker, playId)
    if (!play) return undefined
    await noteRefused(tx, speaker.workerId, play.gameKey, speaker.now)
    if (play.endedAt === null)
      await endPlay(tx, effects, play, { reason: 'lost', now: speaker.now, isFreed: true })
    else await noteReleased(tx, [playId], speaker.now)
    return play.lineKey
  })
  if (lineKey !== undefined) await passNow(transactions, lineKey, speaker.now)
}

/** A session has ended and is cleaned up. */
export async function hearEnded(
  transactions: Transactions,
  speaker: Speaker,
  { playId, reason, playedMs }: Message<'ended'>,
): Promise<void> {
  const { now } = speaker
  const lineKey = await transactions.run(async (tx, effects) => {
    const play = await lockOwn(tx, speaker, playId)
    if (!play) return undefined
    if (play.endedAt !== null) await noteReleased(tx, [playId], now)
    else {
      // The seconds since the last heartbeat count as well.
      const counted = await counts(tx, play, playedMs as typeof play.played, now)
      await endPlay(tx, effects, counted, { reason, now, isFreed: true })
    }
    const next = await findLivePlay(tx, play.accountId)
    if (next?.heardAt === null) effects.order(next.workerId, { kind: 'start', playId: next.playId })
    return play.lineKey
  })
  if (lineKey !== undefined) await passNow(transactions, lineKey, now)
}

/** Locks a play of this worker and boot. */
async function lockOwn(tx: Tx, { workerId, bootId }: Speaker, playId: string) {
  const [play] = await lockPlays(tx, [playId])
  return play?.workerId === workerId && play.bootId === bootId ? play : undefined
}

const passNow = (transactions: Transactions, lineKey: string, now: Instant) =>
  transactions.run(async (tx, effects) => {
    await lockLine(tx, lineKey)
    await advanceLine(tx, effects, lineKey, now)
  })
