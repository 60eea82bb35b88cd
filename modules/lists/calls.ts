import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'
import { GameCard } from '#modules/catalog/calls.ts'

const ListKey = Type.String({ minLength: 1, maxLength: 26 })
const GameId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** As it was typed: what cannot be a name is refused as such. */
const TypedName = Type.String({ maxLength: 200 })
const done = Type.Object({ ok: Type.Boolean() })

/** A list as its owner sees it among others. */
export const OwnList = renamed(
  { covers: 'icons', hasGame: 'has' },
  {
    listKey: Type.String(),
    name: Type.String(),
    count: Type.Integer(),
    /** Pictures of its first games. */
    covers: Type.Array(Type.String()),
    /** Whether the game that was asked about is in it. */
    hasGame: Type.Boolean(),
  },
)
export type OwnList = Static<typeof OwnList>

/** A list as its page shows it. */
export const ListPage = renamed(
  { games: 'list', isOwn: 'own', isShown: 'open', maker: 'by' },
  {
    listKey: Type.String(),
    /** Empty where it is not for others to read. */
    name: Type.String(),
    isOwn: Type.Boolean(),
    /** Whether others see it. */
    isShown: Type.Boolean(),
    /** The nickname of who made it; empty where that is not told. */
    maker: Type.String(),
    games: Type.Array(GameCard),
  },
)
export type ListPage = Static<typeof ListPage>

export const listsCalls = {
  /** The caller's lists, the last changed first. */
  listOwnLists: defineCall({
    wire: 'list/own',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ gameId: Type.Optional(GameId) }),
    result: renamed({ lists: 'list' }, { lists: Type.Array(OwnList), max: Type.Integer() }),
  }),
  /** One list, for whoever has its key; of one that is its owner's alone there is no more than that it is there. */
  readList: defineCall({
    wire: 'list/info',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ listKey: ListKey }),
    result: ListPage,
    refusals: ['GameListUnknown'],
  }),
  /** Begins a list, with a game if one is named. */
  createList: defineCall({
    wire: 'list/create',
    access: 'visitor',
    repeat: 'keyed',
    asksAge: true,
    params: Type.Object({ name: TypedName, gameId: Type.Optional(GameId) }),
    result: Type.Object({ listKey: Type.String() }),
    refusals: ['GameListNameInvalid', 'GameListNameRejected', 'GameListsMany', 'GameNotFound'],
  }),
  /** Gives a list of the caller another name. */
  renameList: defineCall({
    wire: 'list/rename',
    access: 'visitor',
    repeat: 'safe',
    asksAge: true,
    params: Type.Object({ listKey: ListKey, name: TypedName }),
    result: done,
    refusals: ['GameListUnknown', 'GameListNameInvalid', 'GameListNameRejected'],
  }),
  /** Deletes a list of the caller; one that is gone already stays so. */
  deleteList: defineCall({
    wire: 'list/del',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ listKey: ListKey }),
    result: done,
  }),
  /** Puts a game at the end of a list of the caller; one that is there stays in its place. */
  addToList: defineCall({
    wire: 'list/game/add',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ listKey: ListKey, gameId: GameId }),
    result: done,
    refusals: ['GameListUnknown', 'GameListFull', 'GameNotFound'],
  }),
  /** Takes a game out of a list of the caller. */
  takeFromList: defineCall({
    wire: 'list/game/del',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ listKey: ListKey, gameId: GameId }),
    result: done,
    refusals: ['GameListUnknown'],
  }),
  /** Puts the games of a list in this order; those that are not named stand behind, as before. */
  orderList: defineCall({
    wire: 'list/order',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ gameIds: 'ids' }, { listKey: ListKey, gameIds: Type.Array(GameId, { maxItems: 100 }) }),
    result: done,
    refusals: ['GameListUnknown'],
  }),
}
