import { inTransaction } from '#kit/db/transaction.ts'
import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import type { marketCalls } from '../../calls.ts'
import { mayWish, MOST_WISHES } from '../../rules/wishes.ts'
import { addWish, dropWish, lockWishes, wishesOf } from '../wish-store.ts'

export const listWishes: Handler<typeof marketCalls.listWishes> = async (
  _params,
  { caller: { accountId }, db },
) => ok({ kinds: await wishesOf(db, accountId), max: MOST_WISHES })

export const setWish: Handler<typeof marketCalls.setWish> = async (
  { kind, isWished },
  { caller: { accountId }, db, now },
) =>
  inTransaction(db, async (tx) => {
    await lockWishes(tx, accountId)
    if (isWished) {
      const free = mayWish(await wishesOf(tx, accountId), kind)
      if (!free.ok) return free
      await addWish(tx, accountId, kind, now)
    } else await dropWish(tx, accountId, kind)
    return ok({ kinds: await wishesOf(tx, accountId), max: MOST_WISHES })
  })
