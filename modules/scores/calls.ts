import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'

/** Longest packed replay; a call has 64 KiB in all. */
const Replay = Type.String({ maxLength: 60_000 })
const Level = Type.Integer({ minimum: 0, maximum: 999 })
const Period = wireEnum({ day: 1, week: 2, ever: 3, yesterday: 4 })
export type Period = Static<typeof Period>

/** One line of a table. */
export const RankedScore = renamed(
  { nickname: 'nickName', endedAt: 'endTime' },
  {
    rank: Type.Integer(),
    userId: Type.Integer(),
    /** Empty until the player chooses one. */
    nickname: Type.String(),
    avatar: Type.Integer(),
    score: Type.Integer(),
    endedAt: wireMoment(),
  },
)
export type RankedScore = Static<typeof RankedScore>

/** A line of a table, as it names the run behind it. */
const RunOfTable = { gameId: Type.Integer(), level: Level, period: Period, userId: UserId }

/** Somebody to race: the best who set a mark today, or a friend. */
export const Rival = renamed(
  { nickname: 'nickName', kind: 'kind', period: 'type' },
  {
    kind: wireEnum({ today: 1, friend: 2 }),
    /** The table in which the run stands. */
    period: Period,
    userId: Type.Integer(),
    nickname: Type.String(),
    avatar: Type.Integer(),
    score: Type.Integer(),
  },
)
export type Rival = Static<typeof Rival>

/** Names a run that the server has dealt to this account. */
const RunId = Type.String({ minLength: 26, maxLength: 26 })
/** Names a run that somebody has shared; whoever has it may race the run. */
const ShareKey = Type.String({ minLength: 26, maxLength: 26 })

/** A run that is to be beaten, and whose it is. */
const RunToBeat = renamed(
  { sharer: 'user', best: 'order' },
  {
    gameId: Type.Integer(),
    level: Level,
    score: Type.Integer(),
    best: wireEnum({ highest: 1, lowest: 2 }),
    /** Nobody where the reader does not get to see them. */
    sharer: Type.Union([
      renamed(
        { nickname: 'nickName' },
        { userId: Type.Integer(), nickname: Type.String(), avatar: Type.Integer() },
      ),
      Type.Null(),
    ]),
  },
)

/** A run of the caller's own that has ended, with what proves it. */
const PlayedRun = {
  gameId: Type.Integer(),
  runId: RunId,
  score: Type.Integer(),
  /** Names the rules that the run was played under. */
  version: Type.String({ maxLength: 16 }),
  replay: Replay,
  /** The day of the daily challenge, `2026-11-20`, when the run was one. */
  day: Type.Optional(Type.String({ maxLength: 10 })),
}
/** Refusals of a run that the server plays again, to rank it or to share it. */
const RUN_REFUSALS = [
  'GameNotFound',
  'ScoreNotRanked',
  'ReplayOutdated',
  'ReplayBroken',
  'DailyOver',
  'RunUnknown',
  'RunTooShort',
  'RunCopied',
  'TooFast',
] as const

export const scoresCalls = {
  /**
   * Begins the run with the seed that it was dealt, and deals the seeds of the next ones. Only such a run can be ranked:
   * once, by its account, and not sooner than it can be played.
   */
  startRun: defineCall({
    wire: 'game/run/start',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { runId: 'runKey' },
      {
        gameId: Type.Integer(),
        /** The run that begins; left out by a device that has none yet. */
        runId: Type.Optional(RunId),
      },
    ),
    result: renamed(
      { hasBegun: 'start', runs: 'list' },
      {
        /** False when nothing began: the run belongs to nobody here, or had begun already. */
        hasBegun: Type.Boolean(),
        runs: Type.Array(renamed({ runId: 'runKey' }, { runId: RunId, seed: Type.Integer() })),
      },
    ),
    refusals: ['GameNotFound', 'ScoreNotRanked', 'TooFast'],
  }),
  /**
   * Sends the score of a run with its seed and inputs. The server plays them again and keeps only what it can
   * reproduce.
   */
  sendScore: defineCall({
    wire: 'game/score/send',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ version: 'ver', runId: 'runKey' }, PlayedRun),
    result: renamed(
      { isBest: 'best', weekRank: 'rank', weekPlayers: 'num' },
      {
        /** Better than all the player has sent of this level. */
        isBest: Type.Boolean(),
        /** Place of the player's best of this week. */
        weekRank: Type.Integer(),
        /** Players in the table of this week. */
        weekPlayers: Type.Integer(),
      },
    ),
    refusals: RUN_REFUSALS,
  }),
  /** The best of a game's level, and the caller's own place. */
  listScores: defineCall({
    wire: 'game/score/list',
    access: 'anyone',
    repeat: 'read',
    params: renamed(
      { period: 'type', areFriends: 'friend' },
      {
        gameId: Type.Integer(),
        level: Level,
        period: Period,
        /** Only the caller's friends and the caller. */
        areFriends: Type.Optional(Type.Boolean()),
      },
    ),
    result: renamed(
      { scores: 'list', hasMore: 'more' },
      {
        scores: Type.Array(RankedScore),
        mine: Type.Union([RankedScore, Type.Null()]),
        hasMore: Type.Boolean(),
      },
    ),
    refusals: ['GameNotFound'],
  }),
  /** The run behind a line of a table: it can be watched, and raced against. */
  readReplay: defineCall({
    wire: 'game/score/replay',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ period: 'type' }, RunOfTable),
    result: renamed(
      { version: 'ver' },
      {
        score: Type.Integer(),
        /** Names the rules under which it was played; they are those of today. */
        version: Type.String(),
        /** Seed, level and inputs, packed. */
        replay: Replay,
      },
    ),
    refusals: ['GameNotFound', 'NotFound', 'ReplayOutdated'],
  }),
  /** What the run behind a line of a table is about, for whoever is to beat it. */
  readRival: defineCall({
    wire: 'game/score/rival',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ period: 'type' }, RunOfTable),
    result: RunToBeat,
    refusals: ['GameNotFound', 'NotFound', 'ReplayOutdated'],
  }),
  /** Whom the caller may race on a level: the day’s best and friends, the best first. */
  listRivals: defineCall({
    wire: 'game/score/rivals',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ gameId: Type.Integer(), level: Level }),
    result: renamed({ rivals: 'list' }, { rivals: Type.Array(Rival) }),
    refusals: ['GameNotFound'],
  }),
  /**
   * Shares a run of the caller's own by a link. It is played again as a score is: the link shows what was proved. A run on
   * somebody else's deal names the link that it came by.
   */
  shareRun: defineCall({
    wire: 'game/share/send',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { version: 'ver', runId: 'runKey', raced: 'beatKey' },
      {
        ...PlayedRun,
        /** The shared run that it raced, on whose seed it was played. */
        raced: Type.Optional(ShareKey),
      },
    ),
    result: renamed({ key: 'beatKey' }, { key: ShareKey }),
    refusals: RUN_REFUSALS,
  }),
  /** What a shared run is about, for whoever got its link. */
  readSharedRun: defineCall({
    wire: 'game/share/info',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ key: 'beatKey' }, { key: ShareKey }),
    result: RunToBeat,
    refusals: ['NotFound', 'ReplayOutdated'],
  }),
  /** The shared run itself, to be raced. */
  readSharedReplay: defineCall({
    wire: 'game/share/replay',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ key: 'beatKey' }, { key: ShareKey }),
    result: renamed({ version: 'ver' }, { score: Type.Integer(), version: Type.String(), replay: Replay }),
    refusals: ['NotFound', 'ReplayOutdated'],
  }),
}
