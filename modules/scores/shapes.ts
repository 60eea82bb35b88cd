import { Type, type Static } from 'typebox'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'
import type { DareState } from './model.ts'

/** Longest packed replay; a call has 64 KiB in total. */
export const Replay = Type.String({ maxLength: 60_000 })
export const Level = Type.Integer({ minimum: 0, maximum: 999 })
export const Period = wireEnum({ day: 1, week: 2, ever: 3, yesterday: 4 })
export type Period = Static<typeof Period>

/** One entry of a table. */
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

/** Key of the run behind a table entry. */
export const RunOfTable = { gameId: Type.Integer(), level: Level, period: Period, userId: UserId }

/** A rival to race: today's best, or a friend. */
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

/** Id of a run that the server has dealt to this account. */
export const RunId = Type.String({ minLength: 26, maxLength: 26 })
/** Key of a shared run; whoever has it may race the run. */
export const ShareKey = Type.String({ minLength: 26, maxLength: 26 })

const Player = renamed(
  { nickname: 'nickName' },
  { userId: Type.Integer(), nickname: Type.String(), avatar: Type.Integer() },
)
const Unit = Type.Union([
  Type.Literal('points'),
  Type.Literal('milliseconds'),
  Type.Literal('moves'),
  Type.Literal('wins'),
])
/** From the view of the player who was dared. */
export const DareOutcome = wireEnum({ won: 1, tied: 2, lost: 3 })

/** A run to beat, with its player. */
export const RunToBeat = renamed(
  { sharer: 'user', best: 'order' },
  {
    gameId: Type.Integer(),
    level: Level,
    score: Type.Integer(),
    best: wireEnum({ highest: 1, lowest: 2 }),
    /** Null when the reader may not see the player. */
    sharer: Type.Union([Player, Type.Null()]),
  },
)

/** A run of the caller that can be used for a dare, as the friend sheet offers it. */
export const DareableRun = renamed(
  { key: 'beatKey', sharedAt: 'time' },
  {
    key: ShareKey,
    gameId: Type.Integer(),
    slug: Type.String(),
    level: Level,
    score: Type.Integer(),
    unit: Unit,
    sharedAt: wireMoment(),
  },
)

/** A dare to the deal of a shared run, as each of the two sees it. */
export const DealDare = renamed(
  { key: 'beatKey', isMine: 'mine', player: 'user', daredAt: 'time', answer: 'num' },
  {
    key: ShareKey,
    gameId: Type.Integer(),
    slug: Type.String(),
    level: Level,
    /** The score to beat. */
    score: Type.Integer(),
    unit: Unit,
    /** The caller made the dare. */
    isMine: Type.Boolean(),
    player: Player,
    state: wireEnum<DareState>({ open: 0, answered: 1, over: 2 }),
    /** The proved run of the dared player and its outcome; null until there is one. */
    answer: Type.Union([Type.Integer(), Type.Null()]),
    outcome: Type.Union([DareOutcome, Type.Null()]),
    daredAt: wireMoment(),
  },
)
export type DealDare = Static<typeof DealDare>
