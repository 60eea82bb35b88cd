import { lockNamed } from '#kit/db/named-locks.ts'
import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { listsCalls } from '../calls.ts'
import { checkListName, inOrder, mayBegin, MOST_LISTS, withGame, withoutGame } from '../rules/lists.ts'
import {
  deleteOwnList,
  findList,
  insertList,
  listsOf,
  lockList,
  saveList,
  type StoredList,
} from './list-store.ts'
import type { ListsServices } from './services.ts'

/** Covers shown per list. */
const COVERS = 4

interface Wish {
  readonly accountId: number
  readonly listKey: string
  readonly now: Instant
}

/** Changes one of the account's lists under its lock. */
const changed = <Refusal extends ErrorName>(
  db: Db,
  { now, ...whose }: Wish,
  change: (list: StoredList) => Result<Partial<StoredList>, Refusal>,
) =>
  inTransaction(db, async (tx) => {
    const list = await lockList(tx, whose)
    if (!list) return refuse('GameListUnknown')
    const part = change(list)
    if (!part.ok) return part
    await saveList(tx, { ...list, ...part.value }, now)
    return ok({ ok: true })
  })

/** Lists that players make themselves. */
export function listsHandlers(services: ListsServices): HandlersOf<typeof listsCalls> {
  const { cardOf, isDecentName, isGuided, isGuidedNow, makerOf } = services
  const nameOf = (wish: string) => {
    const checked = checkListName(wish)
    return !checked.ok || isDecentName(checked.value) ? checked : refuse('GameListNameRejected')
  }

  return {
    async listOwnLists({ gameId }, { caller: { accountId }, db, device: { language } }) {
      const lists = (await listsOf(db, accountId)).map(({ listKey, name, games }) => {
        const cards = games.flatMap((one) => cardOf(one, language) ?? [])
        return {
          listKey,
          name,
          count: cards.length,
          covers: cards.slice(0, COVERS).map(({ cover }) => cover),
          hasGame: gameId !== undefined && games.includes(gameId),
        }
      })
      return ok({ lists, max: MOST_LISTS })
    },

    async readList({ listKey }, { caller, db, now, device: { language } }) {
      const list = await findList(db, listKey)
      const isOwn = list?.accountId === caller?.accountId
      if (!list) return refuse('GameListUnknown')
      // The page exists all the same: its owner opens it in a browser, and the server renders without knowing the reader.
      const isShown = list.isShown && !(await isGuidedNow(db, list.accountId))
      if (!isShown && !isOwn) return ok({ listKey, name: '', isOwn, isShown: false, maker: '', games: [] })
      const maker = isOwn ? '' : await makerOf(db, list.accountId, { readerId: caller?.accountId, now })
      if (maker === undefined) return refuse('GameListUnknown')
      return ok({
        listKey,
        name: isOwn || isDecentName(list.name) ? list.name : '',
        isOwn,
        isShown,
        maker,
        games: list.games.flatMap((gameId) => cardOf(gameId, language) ?? []),
      })
    },

    async createList({ name: wish, gameId }, { caller, db: tx, device, keys, now }) {
      const { accountId } = caller
      const name = nameOf(wish)
      if (!name.ok) return name
      if (gameId !== undefined && !cardOf(gameId, device.language)) return refuse('GameNotFound')
      const isShown = !(await isGuided(tx, caller))
      await lockNamed(tx, `game lists ${accountId}`)
      const room = mayBegin((await listsOf(tx, accountId)).length)
      if (!room.ok) return room
      const listKey = keys.id(now)
      const games = gameId === undefined ? [] : [gameId]
      await insertList(tx, { listKey, accountId, name: name.value, isShown, games }, now)
      return ok({ listKey })
    },

    async renameList({ listKey, name: wish }, { caller, db, now }) {
      const name = nameOf(wish)
      if (!name.ok) return name
      const isShown = !(await isGuided(db, caller))
      return changed(db, { accountId: caller.accountId, listKey, now }, () =>
        ok({ name: name.value, isShown }),
      )
    },

    async deleteList({ listKey }, { caller: { accountId }, db }) {
      await deleteOwnList(db, { accountId, listKey })
      return ok({ ok: true })
    },

    async addToList({ listKey, gameId }, { caller: { accountId }, db, device, now }) {
      if (!cardOf(gameId, device.language)) return refuse('GameNotFound')
      return changed(db, { accountId, listKey, now }, ({ games }) => {
        const more = withGame(games, gameId)
        return more.ok ? ok({ games: more.value }) : more
      })
    },

    async takeFromList({ listKey, gameId }, { caller: { accountId }, db, now }) {
      return changed(db, { accountId, listKey, now }, ({ games }) =>
        ok({ games: withoutGame(games, gameId) }),
      )
    },

    async orderList({ listKey, gameIds }, { caller: { accountId }, db, now }) {
      return changed(db, { accountId, listKey, now }, ({ games }) => ok({ games: inOrder(games, gameIds) }))
    },
  }
}
