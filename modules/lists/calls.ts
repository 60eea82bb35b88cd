import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'
import { GameCard } from '#modules/catalog/calls.ts'

const ListKey = Type.String({ minLength: 1, maxLength: 26 })
const GameId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** As typed: an invalid name is refused as such. */
const TypedName = Type.String({ maxLength: 200 })
const done = Type.Object({ ok: Type.Boolean() })

/** A list as its owner sees it among others. */
export const OwnList = renamed(
  { covers: 'icons', hasGame: 'has' },
  {
    listKey: Type.String(),
    name: Type.String(),
    count: Type.Integer(),
    /** Covers of its first games. */
    covers: Type.Array(Type.String()),
    /** Whether the requested game is in it. */
    hasGame: Type.Boolean(),
  },
)
export type OwnList = Static<typeof OwnList>

/** A list as its page shows it. */
export const ListPage = renamed(
  { games: 'list', isOwn: 'own', isShown: 'open', maker: 'by' },
  {
    listKey: Type.String(),
    /** Empty where it is private. */
    name: Type.String(),
    isOwn: Type.Boolean(),
    /** Whether others see it. */
    isShown: Type.Boolean(),
    /** Nickname of its owner; empty where that is not shown. */
    maker: Type.String(),
    games: Type.Array(GameCard),
  },
)
export type ListPage = Static<typeof ListPage>

export const listsCalls = {
  /** The caller's lists, last changed first. */
  listOwnLists: defineCall({
    wire: 'list/own',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ gameId: Type.Optional(GameId) }),
    result: renamed({ lists: 'list' }, { lists: Type.Array(OwnList), max: Type.Integer() }),
  }),
  /** One list, for whoever has its key; of a private list only its existence is shown. */
  readList: defineCall({
    wire: 'list/info',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ listKey: ListKey }),
    result: ListPage,
    refusals: ['GameListUnknown'],
  }),
  /** Creates a list, optionally with a first game. */
  createList: defineCall({
    wire: 'list/create',
    access: 'visitor',
    repeat: 'keyed',
    asksAge: true,
    params: Type.Object({ name: TypedName, gameId: Type.Optional(GameId) }),
    result: Type.Object({ listKey: Type.String() }),
    refusals: ['GameListNameInvalid', 'GameListNameRejected', 'GameListsMany', 'GameNotFound'],
  }),
  /** Renames one of the caller's lists. */
  renameList: defineCall({
    wire: 'list/rename',
    access: 'visitor',
    repeat: 'safe',
    asksAge: true,
    params: Type.Object({ listKey: ListKey, name: TypedName }),
    result: done,
    refusals: ['GameListUnknown', 'GameListNameInvalid', 'GameListNameRejected'],
  }),
  /** Deletes one of the caller's lists; deleting it again changes nothing. */
  deleteList: defineCall({
    wire: 'list/del',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ listKey: ListKey }),
    result: done,
  }),
  /** Appends a game to one of the caller's lists; one already there keeps its place. */
  addToList: defineCall({
    wire: 'list/game/add',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ listKey: ListKey, gameId: GameId }),
    result: done,
    refusals: ['GameListUnknown', 'GameListFull', 'GameNotFound'],
  }),
  /** Removes a game from one of the caller's lists. */
  takeFromList: defineCall({
    wire: 'list/game/del',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ listKey: ListKey, gameId: GameId }),
    result: done,
    refusals: ['GameListUnknown'],
  }),
  /** Reorders a list; games not named follow in their old order. */
  orderList: defineCall({
    wire: 'list/order',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ gameIds: 'ids' }, { listKey: ListKey, gameIds: Type.Array(GameId, { maxItems: 100 }) }),
    result: done,
    refusals: ['GameListUnknown'],
  }),
}
