import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'
import type { DailyKind, DayState } from './model.ts'

const text = Type.String()
const Day = Type.String({ minLength: 10, maxLength: 10 })
const Kind = wireEnum<DailyKind>({ quick: 1, clever: 2, hands: 3 })
const State = wireEnum<DayState>({ blank: 0, done: 1, frozen: 2, forgiven: 3, open: 4 })

const ScoreUnit = Type.Union([
  Type.Literal('points'),
  Type.Literal('milliseconds'),
  Type.Literal('moves'),
  Type.Literal('wins'),
])

/** A challenge of a day, in the reader's language. */
export const DailyGame = renamed(
  { kind: 'type', title: 'name', cover: 'icon', family: 'kernel', scoreUnit: 'unit' },
  {
    kind: Kind,
    gameId: Type.Integer(),
    slug: text,
    title: text,
    cover: text,
    /** Dark tone of the picture. */
    tone: text,
    family: text,
    scoreUnit: ScoreUnit,
    /** Stage gradient, centre and edge. */
    ground: Type.Array(text),
    /** The level that everybody plays. */
    level: Type.Integer(),
  },
)
export type DailyGame = Static<typeof DailyGame>

/** One line of the table of a challenge. */
export const DayScore = renamed(
  { nickname: 'nickName', isFriend: 'friend' },
  {
    rank: Type.Integer(),
    userId: Type.Integer(),
    /** Empty until the player chooses one. */
    nickname: text,
    avatar: Type.Integer(),
    score: Type.Integer(),
    isFriend: Type.Boolean(),
  },
)
export type DayScore = Static<typeof DayScore>

const Player = renamed(
  { nickname: 'nickName' },
  { userId: Type.Integer(), nickname: text, avatar: Type.Integer() },
)

/** A dare on a challenge of today or yesterday, as each side sees it. */
export const DailyDare = renamed(
  { isMine: 'mine', player: 'user', title: 'name', scoreUnit: 'unit', answer: 'num', isOver: 'over' },
  {
    /** The caller made the dare. */
    isMine: Type.Boolean(),
    player: Player,
    slug: text,
    title: text,
    scoreUnit: ScoreUnit,
    day: Day,
    /** The caller's score; null until there is one. */
    score: Type.Union([Type.Integer(), Type.Null()]),
    /** The other player's score. */
    answer: Type.Union([Type.Integer(), Type.Null()]),
    /** Its day is over. */
    isOver: Type.Boolean(),
  },
)
export type DailyDare = Static<typeof DailyDare>

export const dailiesCalls = {
  /** Today's three games, the same for everybody, and yesterday's with the best run of each. */
  readToday: defineCall({
    wire: 'game/daily/info',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { games: 'list', nextAt: 'nextTime', yesterday: 'lastList' },
      {
        day: Day,
        games: Type.Array(DailyGame),
        /** When the next three start. */
        nextAt: wireMoment(),
        yesterday: Type.Array(
          renamed(
            { best: 'first' },
            {
              game: DailyGame,
              /** A watchable run; null when nobody played, or the rules have changed since. */
              best: Type.Union([DayScore, Type.Null()]),
            },
          ),
        ),
      },
    ),
  }),
  /** What the caller has finished today, and their streak in their own time zone. */
  readOwnDays: defineCall({
    wire: 'game/daily/mine',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { done: 'list', days: 'dayNum', longest: 'mostNum', isDoneToday: 'today', calendar: 'dayList' },
      {
        day: Day,
        /** Today's finished challenges. */
        done: Type.Array(
          renamed(
            { players: 'num' },
            {
              gameId: Type.Integer(),
              /** Null when the caller has no entry in the table: they finished it as a visitor. */
              score: Type.Union([Type.Integer(), Type.Null()]),
              /** Place among all finishers. */
              rank: Type.Union([Type.Integer(), Type.Null()]),
              players: Type.Integer(),
            },
          ),
        ),
        /** Days in a row. */
        days: Type.Integer(),
        longest: Type.Integer(),
        /** Freezes in stock. */
        freezes: Type.Integer(),
        isDoneToday: Type.Boolean(),
        /** The last weeks by the caller's calendar, up to today. */
        calendar: Type.Array(Type.Object({ day: Day, state: State })),
      },
    ),
  }),
  /** The table of one of today's challenges: the caller and their friends, then the best of all. */
  listDayScores: defineCall({
    wire: 'game/daily/score/list',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ gameId: Type.Integer() }),
    result: renamed(
      { friends: 'friendList', scores: 'list', players: 'num', hasMore: 'more' },
      {
        /** The caller and their friends, best first; empty without friends in the table. */
        friends: Type.Array(DayScore),
        scores: Type.Array(DayScore),
        mine: Type.Union([DayScore, Type.Null()]),
        players: Type.Integer(),
        hasMore: Type.Boolean(),
      },
    ),
    refusals: ['GameNotFound'],
  }),
  /** Past days, latest first, with what the caller has finished. */
  listPastDays: defineCall({
    wire: 'game/daily/list',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ cursor: Type.Optional(Day) }),
    result: renamed(
      { days: 'list', hasMore: 'more' },
      {
        days: Type.Array(
          renamed(
            { games: 'list' },
            {
              day: Day,
              games: Type.Array(
                renamed(
                  { kind: 'type', title: 'name', cover: 'icon', isDone: 'done' },
                  { kind: Kind, slug: text, title: text, cover: text, tone: text, isDone: Type.Boolean() },
                ),
              ),
            },
          ),
        ),
        hasMore: Type.Boolean(),
        cursor: Type.Optional(Day),
      },
    ),
    refusals: ['InvalidParams'],
  }),
  /** Dares a friend to beat the caller at one of today's challenges; a second dare on one day changes nothing. */
  dareFriend: defineCall({
    wire: 'game/daily/dare',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ userId: UserId, gameId: Type.Integer() }),
    result: Type.Object({ isNew: Type.Boolean() }),
    refusals: ['UserNotFound', 'GameNotFound'],
  }),
  /** Dares on challenges of today and yesterday, by and to the caller. */
  listDares: defineCall({
    wire: 'game/daily/dares',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed({ dares: 'list' }, { dares: Type.Array(DailyDare) }),
  }),
  /** Withdraws a dare to a friend; the next one is possible on another day. */
  withdrawDare: defineCall({
    wire: 'game/daily/undare',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ userId: UserId }),
    result: Type.Object({}),
    refusals: ['NotFound'],
  }),
}
