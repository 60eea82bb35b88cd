import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { Id } from '#modules/cards/calls.ts'
import type { CloudStatus } from './model.ts'
import {
  CloudGameShape,
  GameKey,
  gameNames,
  JoinShape,
  LineKey,
  lineNames,
  Load,
  orNull,
  Progress,
  QueueShape,
  total,
  WatchCode,
  WatchJoinShape,
  WatchShape,
} from './shapes.ts'

const nothing = Type.Object({})
const choice = renamed({ ...gameNames, ...lineNames }, { gameKey: GameKey, lineKey: LineKey })

export const cloudCalls = {
  /** The caller's state in the cloud: none, queued or playing (spec 4.1, 4.8). */
  readCloudStatus: defineCall({
    wire: 'yyx/user/status',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(total, {
      status: wireEnum<CloudStatus>({ none: 0, playing: 1, queued: 2 }),
      queue: orNull(QueueShape),
      game: orNull(
        renamed(
          { playId: 'ygrId', ...gameNames, ...lineNames, startedAt: 'startTime', keptUntil: 'keepEndTime' },
          {
            playId: Id,
            gameKey: GameKey,
            lineKey: LineKey,
            name: Type.String(),
            icon: Type.String(),
            startedAt: orNull(wireMoment()),
            /** While disconnected: until when the play can be resumed. */
            keptUntil: orNull(wireMoment()),
          },
        ),
      ),
      totalSeconds: Type.Integer(),
    }),
  }),
  /** The cloud games that a line can serve (docs/contract.md A35). */
  listCloudGames: defineCall({
    wire: 'yyx/game/list',
    access: 'anyone',
    repeat: 'read',
    params: renamed(
      { pageSize: 'size' },
      {
        tag: Type.Optional(Type.String({ maxLength: 30 })),
        keyword: Type.Optional(Type.String({ maxLength: 60 })),
        sort: Type.Optional(Type.Union([Type.Literal('hot'), Type.Literal('new'), Type.Literal('name')])),
        cursor: Type.Optional(Type.String({ maxLength: 130 })),
        pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
      },
    ),
    result: renamed(
      { games: 'list', hasMore: 'more' },
      {
        games: Type.Array(CloudGameShape),
        hasMore: Type.Boolean(),
        cursor: Type.Optional(Type.String()),
        total: Type.Integer(),
        tags: Type.Array(Type.String()),
      },
    ),
  }),
  /** The lines that have a game, with their load and wait (spec 2.25). */
  listLines: defineCall({
    wire: 'yyx/line/list',
    access: 'anyone',
    repeat: 'read',
    params: renamed(gameNames, { gameKey: GameKey }),
    result: renamed(
      { lines: 'list' },
      {
        lines: Type.Array(
          renamed(
            { ...lineNames, queued: 'queueNum', hasSeat: 'seatFree', waitMinutes: 'waitMin' },
            {
              lineKey: LineKey,
              name: Type.String(),
              area: Type.String(),
              load: Load,
              queued: Type.Integer(),
              /** A seat is free: the game can start at once. */
              hasSeat: Type.Boolean(),
              waitMinutes: orNull(Type.Integer()),
              /** Requested by the browser to measure latency. */
              pingUrl: Type.String(),
            },
          ),
        ),
      },
    ),
    refusals: ['CloudGameClosed'],
  }),
  /** Joins a queue; joining the same game and line again keeps the place (spec 7.11). */
  joinQueue: defineCall({
    wire: 'yyx/queue/join',
    access: 'visitor',
    repeat: 'safe',
    params: choice,
    result: QueueShape,
    refusals: [
      'InAnotherGame',
      'CardLevelNeeded',
      'NotEnoughTime',
      'LineUnavailable',
      'LineFull',
      'CloudGameClosed',
      'AgeNeeded',
      'CloudGameNotForAge',
    ],
  }),
  /** The caller's place in a queue, if any (spec 4.8). */
  readQueue: defineCall({
    wire: 'yyx/queue/status',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: QueueShape,
  }),
  /** Gives up the place or the turn (spec 4.10). */
  leaveQueue: defineCall({
    wire: 'yyx/queue/cancel',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: Type.Object({ progress: Progress }),
  }),
  /** Takes the turn, or a free seat; repeated while it is kept it returns the same seat (spec 4.8, 4.9). */
  startPlay: defineCall({
    wire: 'yyx/game/start',
    access: 'visitor',
    repeat: 'safe',
    params: choice,
    result: Type.Object({ progress: Progress, join: JoinShape }),
    refusals: [
      'LineFull',
      'NotEnoughTime',
      'TurnMissed',
      'InAnotherGame',
      'CardLevelNeeded',
      'LineUnavailable',
      'CloudGameClosed',
      'AgeNeeded',
      'CloudGameNotForAge',
    ],
  }),
  /** A new token for a kept or running play; older tokens are void. */
  joinPlay: defineCall({
    wire: 'yyx/game/join',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: JoinShape,
    refusals: ['PlayStateWrong', 'TurnMissed'],
  }),
  /** The picture is shown: the clock starts. The first stream to report it owns the play (docs/contract.md 6.2). */
  beginPlay: defineCall({
    wire: 'yyx/game/init',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { playId: 'ygrId', streamId: 'cId' },
      { playId: Id, streamId: Type.String({ maxLength: 64 }) },
    ),
    result: renamed(
      { startedAt: 'startTime', ...total, activeSeconds: 'activeSec' },
      { startedAt: wireMoment(), totalSeconds: Type.Integer(), activeSeconds: Type.Integer() },
    ),
    refusals: ['PlayStateWrong'],
  }),
  /** Heartbeat of the page; returns the time left. It bills nothing: the worker's beats do. */
  keepPlaying: defineCall({
    wire: 'yyx/game/active',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ playId: 'ygrId' }, { playId: Id }),
    result: renamed(
      { ...total, tipSeconds: 'tipSec' },
      {
        state: wireEnum({ reserved: 0, running: 1, away: 2, ended: 3 }),
        totalSeconds: Type.Integer(),
        /** The threshold of remaining time that was crossed; 0 is none. */
        tipSeconds: Type.Integer(),
      },
    ),
    refusals: ['PlayStateWrong', 'NotEnoughTime'],
  }),
  /** Ends the caller's play; switching games stops the old play first (spec 4.11). */
  stopPlay: defineCall({
    wire: 'yyx/game/stop',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed(
      { usedSeconds: 'useSec', ...total },
      { usedSeconds: Type.Integer(), totalSeconds: Type.Integer() },
    ),
  }),
  /** The link for watching the caller's play; repeated calls return the same link. */
  shareWatch: defineCall({
    wire: 'yyx/watch/share',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: WatchShape,
    refusals: ['PlayStateWrong'],
  }),
  /** Locks the link against new watchers, or unlocks it. */
  lockWatch: defineCall({
    wire: 'yyx/watch/lock',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ isLocked: Type.Boolean() }),
    result: WatchShape,
    refusals: ['PlayStateWrong'],
  }),
  /** Removes a watcher of the caller's play, and locks its link. */
  removeWatcher: defineCall({
    wire: 'yyx/watch/remove',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ watcherId: 'ywaId' }, { watcherId: Id }),
    result: nothing,
    refusals: ['PlayStateWrong'],
  }),
  /** Opens the stream of another player's play, to watch. The player's time pays. */
  watchPlay: defineCall({
    wire: 'yyx/watch/join',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ code: 'watchCode' }, { code: WatchCode }),
    result: WatchJoinShape,
    refusals: ['WatchOver', 'AgeNeeded', 'CloudGameNotForAge'],
  }),
  /** Whether this account may play, and why not (docs/contract.md 6.2). */
  readCloudAccount: defineCall({
    wire: 'yyx/game/cloud/acc',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { isOpen: 'isOpenAcc', mostPlays: 'useMax', lineCount: 'lineNum' },
      {
        isOpen: Type.Boolean(),
        /** `coming`: the first games are being installed. */
        reason: wireEnum({ ok: 0, region: 1, browser: 2, banned: 3, off: 4, coming: 5 }),
        mostPlays: Type.Integer(),
        lineCount: Type.Integer(),
      },
    ),
  }),
}
