import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { cardNames, cardShape, GameCard } from '#modules/catalog/calls.ts'
import type { Opinion } from './model.ts'

const GameId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const PlayId = Type.String({ minLength: 1, maxLength: 26 })
/** Whether a run was played to its end since the last report. */
const HasEnded = Type.Optional(Type.Boolean())
const Seed = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
const Cursor = Type.String({ maxLength: 16 })
const OpinionField = wireEnum<Opinion>({ likes: 1, none: 0, dislikes: -1 })

/** A game in a list of the centre: its card, and why it is listed. */
export const ListedGame = renamed(
  { ...cardNames, place: 'rank', climbed: 'move', count: 'hot', likes: 'likeNum', online: 'onlineNum' },
  {
    ...cardShape,
    /** From 1. */
    place: Type.Integer(),
    /** Places gained since a day ago; null if it was not in the list then. */
    climbed: Type.Union([Type.Integer(), Type.Null()]),
    /** What the list counts: votes of the week, players per day or of all time, current players. */
    count: Type.Integer(),
    likes: Type.Integer(),
    /** Current players. */
    online: Type.Integer(),
  },
)
export type ListedGame = Static<typeof ListedGame>

/** A game that the caller has played. */
export const RecentGame = renamed(
  { ...cardNames, playedAt: 'playTime', online: 'onlineNum' },
  { ...cardShape, playedAt: wireMoment(), online: Type.Integer() },
)
export type RecentGame = Static<typeof RecentGame>

/** The fields common to a game's tile in all lists. */
export type TileCard = Omit<RecentGame, 'playedAt' | 'online'>

const listNames = { games: 'list', hasMore: 'more' } as const
const listResult = renamed(listNames, {
  games: Type.Array(ListedGame),
  hasMore: Type.Boolean(),
  cursor: Type.Optional(Type.String()),
})
const listParams = Type.Object({ cursor: Type.Optional(Cursor) })

/** Common to the three lists with places. */
const rankedList = { access: 'visitor', repeat: 'read', params: listParams, result: listResult } as const

const OpinionResult = renamed(
  { opinion: 'type', likes: 'likeNum', dislikes: 'unlikeNum', isCounted: 'isPlay' },
  {
    opinion: OpinionField,
    likes: Type.Integer(),
    dislikes: Type.Integer(),
    /** Whether the caller has played long enough for their opinion to count. */
    isCounted: Type.Boolean(),
  },
)

export const centreCalls = {
  /** The top of all lists, for the screen (spec 1.16 to 1.19, 2.29). */
  readCentre: defineCall({
    wire: 'game/center/index',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ seed: Type.Optional(Seed) }),
    result: renamed(
      { computedAt: 'time' },
      {
        week: Type.Array(ListedGame),
        recent: Type.Array(RecentGame),
        rank: Type.Array(ListedGame),
        trend: Type.Array(ListedGame),
        live: Type.Array(ListedGame),
        seed: Type.Integer(),
        /** When the lists were computed; null before the first time. */
        computedAt: Type.Union([wireMoment(), Type.Null()]),
      },
    ),
  }),
  /** Weekly trends: one vote per player, game and day. */
  listWeek: defineCall({ wire: 'game/week/list', ...rankedList }),
  /** The games with the best ratio of likes. */
  listRanking: defineCall({ wire: 'game/rank/list', ...rankedList }),
  /** Games played more than before. */
  listTrending: defineCall({ wire: 'game/trend/list', ...rankedList }),
  /** The caller's last fifty games. */
  listRecent: defineCall({
    wire: 'game/recent/list',
    access: 'visitor',
    repeat: 'read',
    params: listParams,
    result: renamed(listNames, {
      games: Type.Array(RecentGame),
      hasMore: Type.Boolean(),
      cursor: Type.Optional(Type.String()),
    }),
  }),
  /** The games that the caller likes, the latest first. */
  listLiked: defineCall({
    wire: 'game/like/list',
    access: 'visitor',
    repeat: 'read',
    params: listParams,
    result: renamed(listNames, {
      games: Type.Array(GameCard),
      hasMore: Type.Boolean(),
      cursor: Type.Optional(Type.String()),
    }),
  }),
  /** Games played now, in an order drawn from the seed. */
  listLive: defineCall({
    wire: 'game/live/list',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ seed: Type.Optional(Seed) }),
    result: renamed(
      { games: 'list', hasMore: 'more' },
      { games: Type.Array(ListedGame), hasMore: Type.Boolean(), seed: Type.Integer() },
    ),
  }),
  /** Reports that a player has a game open, whether or not they play. */
  openGame: defineCall({
    wire: 'game/open',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ gameId: GameId }),
    result: Type.Object({ ok: Type.Boolean() }),
    refusals: ['GameNotFound', 'TooFast'],
  }),
  /** Begins a play, or continues the running one. */
  startPlay: defineCall({
    wire: 'game/play/start',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ gameId: GameId }),
    result: Type.Object({ playId: Type.String() }),
    refusals: ['GameNotFound', 'TooFast'],
  }),
  /** Reports that a play continues; an ended one is not found. */
  reportPlay: defineCall({
    wire: 'game/play/report',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ playId: PlayId, hasEnded: HasEnded }),
    result: Type.Object({ playId: Type.String() }),
    refusals: ['NotFound'],
  }),
  /** Ends a play; ending it again changes nothing. */
  stopPlay: defineCall({
    wire: 'game/play/stop',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { loadTime: 'loadMs' },
      {
        playId: PlayId,
        hasEnded: HasEnded,
        /** How long the game took to load, in milliseconds. */
        loadTime: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
      },
    ),
    result: Type.Object({ ok: Type.Boolean() }),
    refusals: ['NotFound'],
  }),
  /** Likes or dislikes a game, or takes that back. */
  rateGame: defineCall({
    wire: 'game/like',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ opinion: 'type' }, { gameId: GameId, opinion: OpinionField }),
    result: OpinionResult,
    refusals: ['GameNotFound'],
  }),
  /** The caller's opinion of a game, and the totals. */
  readOpinions: defineCall({
    wire: 'game/like/info',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ gameId: GameId }),
    result: OpinionResult,
    refusals: ['GameNotFound'],
  }),
}
