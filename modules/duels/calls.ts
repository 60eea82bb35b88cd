import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'
import type { Beginner, EndedBy } from './model.ts'

const GameId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Code = Type.String({ pattern: '^[\\w-]{16}$' })
const MoveField = Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 200 })])

const Player = renamed(
  { nickname: 'nickName' },
  { userId: Type.Integer(), nickname: Type.String(), avatar: Type.Integer() },
)
/** Null while a seat waits for a friend, and where a player is no more. */
const Seated = Type.Union([Player, Type.Null()])
const SeatField = Type.Integer({ minimum: 0, maximum: 1 })
const MaybeSeat = Type.Union([SeatField, Type.Null()])

const shape = {
  code: Code,
  slug: Type.String(),
  title: Type.String(),
  status: wireEnum({ waiting: 0, running: 1, ended: 2 }),
  first: Seated,
  second: Seated,
  /** The caller's own seat; null for spectators. */
  seat: MaybeSeat,
  /** Whose turn it is; null unless it runs. */
  turn: MaybeSeat,
  /** The deadline of the player to move; null when it is over. */
  dueAt: Type.Union([wireMoment(), Type.Null()]),
  endedBy: Type.Union([
    wireEnum<EndedBy>({ board: 0, resigned: 1, time: 2, withdrawn: 3, rules: 4, agreed: 5 }),
    Type.Null(),
  ]),
  winner: MaybeSeat,
  moveCount: Type.Integer(),
}
const names = {
  code: 'duelCode',
  title: 'name',
  status: 'state',
  first: 'userA',
  second: 'userB',
  dueAt: 'dueTime',
  endedBy: 'endType',
  winner: 'winSeat',
  moveCount: 'moveNum',
} as const

/** A duel in the list of its players. */
export const ListedDuel = renamed(names, shape)
export type ListedDuel = Static<typeof ListedDuel>

/** A duel on the board: seed and moves give the position by the game's rules. */
export const ShownDuel = renamed(
  { ...names, drawBy: 'drawSeat', rematchBy: 'againSeat', rematchCode: 'againCode' },
  {
    ...shape,
    seed: Type.Integer(),
    moves: Type.Array(MoveField),
    /** The seat that has offered a draw and waits for the other. */
    drawBy: MaybeSeat,
    /** The seats that have asked for another game. */
    rematchBy: MaybeSeat,
    /** The other game, once both want it. */
    rematchCode: Type.Union([Code, Type.Null()]),
  },
)
export type ShownDuel = Static<typeof ShownDuel>

const byCode = renamed({ code: 'duelCode' }, { code: Code })
const shown = Type.Object({ duel: ShownDuel })

export const duelsCalls = {
  /** Opens a game against the first player who follows its link; a friend who is named hears of it by the bell. */
  openDuel: defineCall({
    wire: 'game/duel/add',
    access: 'visitor',
    repeat: 'keyed',
    params: renamed(
      { begins: 'beginType', friendId: 'userId' },
      {
        gameId: GameId,
        begins: wireEnum<Beginner>({ me: 0, friend: 1, chance: 2 }),
        friendId: Type.Optional(UserId),
      },
    ),
    result: shown,
    refusals: ['GameNotFound', 'UserNotFound', 'DuelLimit'],
  }),
  /** The state of a duel; its link is enough to watch it. */
  readDuel: defineCall({
    wire: 'game/duel/info',
    access: 'visitor',
    repeat: 'read',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown'],
  }),
  /** Takes the empty seat. */
  joinDuel: defineCall({
    wire: 'game/duel/join',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelFull', 'DuelOver', 'DuelLimit'],
  }),
  /** Makes a move, which the server plays by the game's rules. */
  makeMove: defineCall({
    wire: 'game/duel/move',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { code: 'duelCode', after: 'moveNum' },
      {
        code: Code,
        /** How many moves the player saw before this one. */
        after: Type.Integer({ minimum: 0, maximum: 100_000 }),
        move: MoveField,
      },
    ),
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours', 'DuelOver', 'NotYourTurn', 'MoveNotAllowed'],
  }),
  /** Gives up, or withdraws a duel without an opponent. */
  resignDuel: defineCall({
    wire: 'game/duel/resign',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours'],
  }),
  /** Offers a draw, or takes the other player's offer. An offer lapses when the other player moves instead. */
  offerDraw: defineCall({
    wire: 'game/duel/draw',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { code: 'duelCode', after: 'moveNum' },
      {
        code: Code,
        /** How many moves the player saw: an offer of an earlier position is none of this one. */
        after: Type.Integer({ minimum: 0, maximum: 100_000 }),
      },
    ),
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours', 'DuelOver'],
  }),
  /** Asks for another game with the seats changed; it begins when both have asked. */
  askRematch: defineCall({
    wire: 'game/duel/again',
    access: 'visitor',
    repeat: 'safe',
    params: byCode,
    result: shown,
    refusals: ['DuelUnknown', 'DuelNotYours', 'DuelOver', 'DuelLimit'],
  }),
  /** The caller's duels: first those in which it is their turn, then the others under way, then those that are over. */
  listDuels: defineCall({
    wire: 'game/duel/list',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed({ duels: 'list' }, { duels: Type.Array(ListedDuel) }),
  }),
}
