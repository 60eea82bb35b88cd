import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { skeletonOf } from '../rules/skeleton.ts'
import './tables.ts'

/** A name that no other account may resemble. */
export interface GuardedName {
  readonly skeleton: string
  readonly name: string
  /** The player who owns it. */
  readonly accountId: number | null
}

/** The names that operators guard, in their order. */
export async function listGuardedNames(db: Db): Promise<readonly GuardedName[]> {
  const rows = await db.selectFrom('account_guarded_name').selectAll().orderBy('name').execute()
  return rows.map(({ skeleton, name, account_id: accountId }) => ({ skeleton, name, accountId }))
}

export async function guardName(
  tx: Tx,
  { skeleton, name, accountId }: GuardedName,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('account_guarded_name')
    .values({ skeleton, name, account_id: accountId, guarded_at: timestamp(now) })
    .execute()
}

export async function releaseName(tx: Tx, skeleton: string): Promise<void> {
  await tx.deleteFrom('account_guarded_name').where('skeleton', '=', skeleton).execute()
}

/** Names of accounts that are guarded because of their role, such as operators. */
async function namesOf(db: Db, accountIds: readonly number[]): Promise<readonly GuardedName[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .select(['id', 'nickname'])
    .where('id', 'in', [...accountIds])
    .where('nickname', '<>', '')
    .execute()
  return rows.map(({ id, nickname }) => ({ skeleton: skeletonOf(nickname), name: nickname, accountId: id }))
}

/** All guarded names: those that operators listed and those of some accounts. */
export const allGuarded = async (db: Db, accountIds: readonly number[]): Promise<readonly GuardedName[]> => [
  ...(await namesOf(db, accountIds)),
  ...(await listGuardedNames(db)),
]

export interface GuardedNames {
  /** Reloads the guarded names. */
  read(db: Db, accountIds: readonly number[]): Promise<void>
  /** Whether an account may have this name. */
  isFree(name: string, accountId: number): boolean
}

/** The guarded names, cached in this process. */
export function openGuardedNames(): GuardedNames {
  let bySkeleton: ReadonlyMap<string, readonly GuardedName[]> = new Map()
  return {
    async read(db, accountIds) {
      bySkeleton = Map.groupBy(await allGuarded(db, accountIds), ({ skeleton }) => skeleton)
    },
    isFree(name, accountId) {
      const alike = bySkeleton.get(skeletonOf(name)) ?? []
      return alike.length === 0 || alike.some((one) => one.accountId === accountId)
    },
  }
}

const PART = 5000

/** Other accounts whose names resemble a guarded one, such as those from before it was guarded. */
export async function listAlike(
  db: Db,
  guarded: readonly GuardedName[],
  most: number,
): Promise<readonly { readonly accountId: number; readonly name: string; readonly like: string }[]> {
  const bySkeleton = new Map(guarded.map((one) => [one.skeleton, one]))
  const owners = new Set(guarded.map(({ accountId }) => accountId))
  const found: { accountId: number; name: string; like: string }[] = []
  if (bySkeleton.size === 0) return found
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('account')
      .select(['id', 'nickname'])
      .where('id', '>', last)
      .where('nickname', '<>', '')
      .orderBy('id')
      .limit(PART)
      .execute()
    for (const { id, nickname } of rows) {
      const like = owners.has(id) ? undefined : bySkeleton.get(skeletonOf(nickname))
      if (like) found.push({ accountId: id, name: nickname, like: like.name })
    }
    if (rows.length < PART || found.length >= most) return found.slice(0, most)
    last = rows.at(-1)!.id
  }
}
