import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'
import { DUEL_PHRASES, type Beginner } from './model.ts'
import {
  ClockField,
  Code,
  FamilyRating,
  ListedDuel,
  MoveField,
  OwnRating,
  PlayersRating,
  ShownDuel,
} from './shapes.ts'

export type { DuelNews, ListedDuel, RatingLine, SeatRating, ShownDuel } from './shapes.ts'

const GameId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const byCode = renamed({ code: 'duelCode' }, { code: Code })
const shown = Type.Object({ duel: ShownDuel })

export const duelsCalls = {
  /** Opens a game for the first player who follows its link; a named friend is notified. */
  openDuel: defineCall({
    wire: 'game/duel/add',
    access: 'visitor',
    repeat: 'keyed',
    params: renamed(
      { begins: 'beginType', friendId: 'userId', isRated: 'rated', seatCount: 'seatNum' },
      {
        gameId: GameId,
        begins: wireEnum<Beginner>({ me: 0, friend: 1, chance: 2 }),
        friendId: Type.Optional(UserId),
        /** With a clock the duel is live. */
        clock: Type.Optional(ClockField),
        /** Whether a live duel is to be rated; two players of one network never are. */
        isRated: Type.Optional(Type.Boolean()),
        /** How many may play; two where it is missing. More than two are never rated. */
        seatCount: Type.Optional(Type.Integer({ minimum: 2, maximum: 4 })),
      },
    ),
    result: shown,
    refusals: ['GameNotFound', 'UserNotFound', 'DuelLimit'],
  }),
  /** The state of a duel; its link is enough to watch. */
  readDuel: defineCall({
    wire: 'game/duel/info',
    access: 'visitor',
    repeat: 'read',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown'],
  }),
  /** Takes an empty seat; with the last one the game begins. */
  joinDuel: defineCall({
    wire: 'game/duel/join',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelFull', 'DuelOver', 'DuelLimit'],
  }),
  /** Begins a game for more than two with those who have come; for whoever opened it. */
  beginDuel: defineCall({
    wire: 'game/duel/begin',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours', 'DuelOver', 'DuelTooFew'],
  }),
  /** Makes a move, which the server checks by the game's rules. */
  makeMove: defineCall({
    wire: 'game/duel/move',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { code: 'duelCode', after: 'moveNum', spent: 'useTime' },
      {
        code: Code,
        /** Number of moves the player had seen. */
        after: Type.Integer({ minimum: 0, maximum: 100_000 }),
        move: MoveField,
        /** Milliseconds of thinking time by the page's clock; network delay beyond it is credited up to a bound. */
        spent: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400_000 })),
      },
    ),
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours', 'DuelOver', 'NotYourTurn', 'MoveNotAllowed'],
  }),
  /** Resigns, or withdraws a duel without an opponent; of more than two the others play on. */
  resignDuel: defineCall({
    wire: 'game/duel/resign',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours'],
  }),
  /** Offers a draw, or accepts the other player's offer. An offer lapses when the other player moves instead. */
  offerDraw: defineCall({
    wire: 'game/duel/draw',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { code: 'duelCode', after: 'moveNum' },
      {
        code: Code,
        /** Number of moves the player had seen: an offer for an earlier position is void. */
        after: Type.Integer({ minimum: 0, maximum: 100_000 }),
      },
    ),
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours', 'DuelOver'],
  }),
  /** Asks for a rematch with seats changed; it begins when all have asked. */
  askRematch: defineCall({
    wire: 'game/duel/again',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours', 'DuelOver', 'DuelLimit'],
  }),
  /** Reports that the player is at the board of a live duel; also detects a fallen flag. */
  keepSeat: defineCall({
    wire: 'game/duel/here',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours'],
  }),
  /** Claims the win of a live duel whose other player has been gone for a while; more than two go on without the one to move. */
  claimWin: defineCall({
    wire: 'game/duel/claim',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours', 'DuelOver', 'RivalStillHere'],
  }),
  /** Sends a ready-made phrase to everybody at the board; it is not stored. */
  sayPhrase: defineCall({
    wire: 'game/duel/say',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { code: 'duelCode' },
      { code: Code, phrase: Type.Integer({ minimum: 1, maximum: DUEL_PHRASES }) },
    ),
    result: Type.Object({ ok: Type.Boolean() }),
    refusals: ['DuelUnknown', 'DuelNotYours', 'TooFast'],
  }),
  /** Looks for an opponent for the same game and clock; repeated every other second while the page waits. */
  seekDuel: defineCall({
    wire: 'game/duel/seek',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { isFresh: 'start' },
      {
        gameId: GameId,
        clock: ClockField,
        /** True on the first call; a repeated call keeps the place, unless another page of the player has taken it. */
        isFresh: Type.Boolean(),
      },
    ),
    result: renamed(
      { status: 'state', code: 'duelCode' },
      {
        status: wireEnum({ waiting: 0, paired: 1, elsewhere: 2 }),
        /** Code of the duel that has begun. */
        code: Type.Optional(Code),
        slug: Type.Optional(Type.String()),
      },
    ),
    refusals: ['GameNotFound', 'TooFast'],
  }),
  /** Leaves the pool. */
  stopSeeking: defineCall({
    wire: 'game/duel/unseek',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({}),
    result: Type.Object({ ok: Type.Boolean() }),
  }),
  /** The best players of a game's family, and the caller. */
  listBestRated: defineCall({
    wire: 'game/duel/rank',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ gameId: GameId }),
    result: renamed(
      { players: 'list', friends: 'friendList', own: 'me', title: 'name' },
      {
        /** What the family is called. */
        title: Type.String(),
        /** The caller among their friends, best first; empty without a rated friend. */
        friends: Type.Array(PlayersRating),
        players: Type.Array(PlayersRating),
        own: Type.Union([OwnRating, Type.Null()]),
      },
    ),
    refusals: ['GameNotFound'],
  }),
  /** A player's ratings by family; the caller's by default. */
  listRatings: defineCall({
    wire: 'game/duel/rating',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ userId: Type.Optional(UserId) }),
    result: renamed({ ratings: 'list' }, { ratings: Type.Array(FamilyRating) }),
    refusals: ['UserNotFound'],
  }),
  /** The caller's duels: first those where it is their turn, then other running ones, then ended ones. */
  listDuels: defineCall({
    wire: 'game/duel/list',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed({ duels: 'list' }, { duels: Type.Array(ListedDuel) }),
  }),
}
