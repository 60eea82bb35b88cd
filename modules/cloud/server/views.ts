import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { STREAM_PATH } from '#modules/streaming/model.ts'
import type { CloudGame } from '../model.ts'
import { keptUntil } from '../rules/play.ts'
import { isSeatOver, isTurnOver } from '../rules/requests.ts'
import { pollSeconds } from '../rules/wait.ts'
import { nameIn, type CloudGames } from './games.ts'
import { waitsOn } from './lines.ts'
import { findLivePlay, type StoredPlay } from './play-store.ts'
import { countWaiting, findTicket } from './ticket-store.ts'
import { findWorker } from './worker-store.ts'
import './tables.ts'

const NO_QUEUE = {
  progress: 'none',
  gameKey: null,
  gameName: '',
  lineKey: null,
  lineName: '',
  position: 0,
  length: 0,
  waitMinutes: null,
  joinedAt: null,
  turnEndsAt: null,
  pollSeconds: 15,
} as const

export interface Reader {
  readonly games: CloudGames
  readonly accountId: number
  readonly language: string
  readonly now: Instant
}

/** The player's place in a queue. */
export async function readQueue(db: Db, { games, accountId, language, now }: Reader) {
  const ticket = await findTicket(db, accountId)
  if (!ticket || isTurnOver(ticket, now)) return NO_QUEUE
  const game = await games.gameOf(db, ticket.gameKey)
  const { position, length } = await countWaiting(db, ticket.lineKey, ticket.place)
  const hasTurn = ticket.turn !== null
  return {
    progress: hasTurn ? 'turn' : 'waiting',
    gameKey: ticket.gameKey,
    gameName: game ? nameIn(game, language) : '',
    lineKey: ticket.lineKey,
    lineName: await lineNameOf(db, ticket.lineKey),
    position: hasTurn ? 0 : position,
    length,
    waitMinutes: hasTurn ? 0 : (await waitsOn(db, ticket.lineKey))(position),
    joinedAt: ticket.joinedAt,
    turnEndsAt: ticket.turn?.until ?? null,
    pollSeconds: pollSeconds(hasTurn ? 1 : position),
  } as const
}

async function lineNameOf(db: Db, lineKey: string): Promise<string> {
  const row = await db
    .selectFrom('cloud_worker')
    .select('line_name')
    .where('line_key', '=', lineKey)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.line_name ?? ''
}

/** The play that a player is in or could resume. */
export async function readOwnPlay(db: Db, { games, accountId, language, now }: Reader) {
  const play = await findLivePlay(db, accountId)
  if (!play || isSeatOver(play, now)) return null
  const game = await games.gameOf(db, play.gameKey)
  return {
    playId: play.playId,
    gameKey: play.gameKey,
    lineKey: play.lineKey,
    name: game ? nameIn(game, language) : '',
    icon: game?.icon ?? '',
    startedAt: play.begunAt,
    keptUntil: keptUntil(play),
  }
}

/** What opens the stream of a play. */
export async function joinOf(
  db: Db,
  play: Pick<StoredPlay, 'playId' | 'gameKey' | 'lineKey' | 'workerId'>,
  {
    game,
    token,
    until,
    totalSeconds,
  }: { game: CloudGame; token: string; until: Instant; totalSeconds: number },
) {
  const worker = await findWorker(db, play.workerId)
  const { profile } = game
  return {
    playId: play.playId,
    gameKey: play.gameKey,
    lineKey: play.lineKey,
    url: streamUrl(worker?.media_url ?? '', play.playId),
    token,
    tokenEndsAt: until,
    width: profile.width,
    height: profile.height,
    pointer: profile.pointer,
    isForTwo: profile.secondPad !== undefined,
    pad: profile.pad ? { ...profile.pad, buttons: [...profile.pad.buttons] } : null,
    totalSeconds,
  }
}

const withoutEnd = (url: string) => url.replace(/\/$/, '')
const streamUrl = (mediaUrl: string, playId: string) =>
  `${withoutEnd(mediaUrl).replace(/^http/, 'ws')}${STREAM_PATH}${playId}`
/** URL that a browser requests to measure the latency of a line. */
export const pingUrlOf = (mediaUrl: string): string =>
  `${withoutEnd(mediaUrl).replace(/^ws/, 'http')}/healthz`
