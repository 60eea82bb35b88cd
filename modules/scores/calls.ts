import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'
import {
  DareableRun,
  DareOutcome,
  DealDare,
  Level,
  Period,
  RankedScore,
  Replay,
  Rival,
  RunId,
  RunOfTable,
  RunToBeat,
  ShareKey,
} from './shapes.ts'

export type { DealDare, Period, RankedScore, Rival } from './shapes.ts'

/** A finished run of the caller, with its proof. */
const OwnRun = {
  gameId: Type.Integer(),
  runId: RunId,
  score: Type.Integer(),
  /** Version of the rules that the run was played under. */
  version: Type.String({ maxLength: 16 }),
  replay: Replay,
}
const PlayedRun = {
  ...OwnRun,
  /** The day of the daily challenge, `2026-11-20`, when the run was one. */
  day: Type.Optional(Type.String({ maxLength: 10 })),
}
/** Refusals of a run that the server replays, to rank or share it. */
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
   * Begins a run with a dealt seed, and deals seeds for the next ones. Only such a run can be ranked: once, by its account, and not
   * faster than it can be played.
   */
  startRun: defineCall({
    wire: 'game/run/start',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { runId: 'runKey' },
      {
        gameId: Type.Integer(),
        /** The run that begins; omitted by a device that has none yet. */
        runId: Type.Optional(RunId),
      },
    ),
    result: renamed(
      { hasBegun: 'start', runs: 'list' },
      {
        /** False when nothing began: the run is not the caller's, or had already begun. */
        hasBegun: Type.Boolean(),
        runs: Type.Array(renamed({ runId: 'runKey' }, { runId: RunId, seed: Type.Integer() })),
      },
    ),
    refusals: ['GameNotFound', 'ScoreNotRanked', 'TooFast'],
  }),
  /** Sends the score of a run with its seed and inputs. The server replays them and keeps only what it can reproduce. */
  sendScore: defineCall({
    wire: 'game/score/send',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ version: 'ver', runId: 'runKey' }, PlayedRun),
    result: renamed(
      { isBest: 'best', weekRank: 'rank', weekPlayers: 'num' },
      {
        /** Better than everything the player has sent for this level. */
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
  /** The run behind a table entry, to watch or race. */
  readReplay: defineCall({
    wire: 'game/score/replay',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ period: 'type' }, RunOfTable),
    result: renamed(
      { version: 'ver' },
      {
        score: Type.Integer(),
        /** Version of the rules it was played under, which are the current ones. */
        version: Type.String(),
        /** Seed, level and inputs, packed. */
        replay: Replay,
      },
    ),
    refusals: ['GameNotFound', 'NotFound', 'ReplayOutdated'],
  }),
  /** Facts of the run behind a table entry, for a player who wants to beat it. */
  readRival: defineCall({
    wire: 'game/score/rival',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ period: 'type' }, RunOfTable),
    result: RunToBeat,
    refusals: ['GameNotFound', 'NotFound', 'ReplayOutdated'],
  }),
  /** Runs the caller may race on a level: the day's best and friends, best first. */
  listRivals: defineCall({
    wire: 'game/score/rivals',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ gameId: Type.Integer(), level: Level }),
    result: renamed({ rivals: 'list' }, { rivals: Type.Array(Rival) }),
    refusals: ['GameNotFound'],
  }),
  /**
   * Shares one of the caller's runs by link. It is replayed like a score: the link shows what was proved. A run on a shared deal names
   * the link it came by.
   */
  shareRun: defineCall({
    wire: 'game/share/send',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { version: 'ver', runId: 'runKey', raced: 'beatKey' },
      {
        ...PlayedRun,
        /** The shared run that it raced, and whose seed it used. */
        raced: Type.Optional(ShareKey),
      },
    ),
    result: renamed({ key: 'beatKey' }, { key: ShareKey }),
    refusals: RUN_REFUSALS,
  }),
  /** Facts of a shared run, for whoever got its link. */
  readSharedRun: defineCall({
    wire: 'game/share/info',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ key: 'beatKey' }, { key: ShareKey }),
    result: RunToBeat,
    refusals: ['NotFound', 'ReplayOutdated'],
  }),
  /** The shared run itself, to race. */
  readSharedReplay: defineCall({
    wire: 'game/share/replay',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ key: 'beatKey' }, { key: ShareKey }),
    result: renamed({ version: 'ver' }, { score: Type.Integer(), version: Type.String(), replay: Replay }),
    refusals: ['NotFound', 'ReplayOutdated'],
  }),
  /** Dares a friend with the deal of a run that the caller has shared; a second dare with the same deal changes nothing. */
  dareToDeal: defineCall({
    wire: 'game/share/dare',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ key: 'beatKey' }, { key: ShareKey, userId: UserId }),
    result: Type.Object({ isNew: Type.Boolean() }),
    refusals: ['NotFound', 'UserNotFound', 'ReplayOutdated', 'TooFast'],
  }),
  /** Withdraws an unanswered dare: neither side sees it any more. */
  withdrawDare: defineCall({
    wire: 'game/share/undare',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ key: 'beatKey' }, { key: ShareKey, userId: UserId }),
    result: Type.Object({}),
    refusals: ['NotFound'],
  }),
  /** Answers a dare with a run on its deal, which is proved like a score. The first answer settles it. */
  answerDare: defineCall({
    wire: 'game/share/answer',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ version: 'ver', runId: 'runKey', key: 'beatKey' }, { ...OwnRun, key: ShareKey }),
    result: Type.Object({ outcome: DareOutcome }),
    refusals: ['NotFound', ...RUN_REFUSALS],
  }),
  /** Dares on deals by and to the caller, latest first, and the caller's runs that can be used for one. */
  listDares: defineCall({
    wire: 'game/share/dares',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { dares: 'list', runs: 'runList' },
      { dares: Type.Array(DealDare), runs: Type.Array(DareableRun) },
    ),
  }),
}
