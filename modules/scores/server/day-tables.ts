import type { Db } from '#kit/db/db.ts'
import type { BestRule } from '../model.ts'
import { firstOf, placesOf, playersOf, rivalsOf, type Placed } from './score-store.ts'

/** The table of a game's challenge on a day. */
export interface DayTable {
  readonly gameId: number
  readonly level: number
  /** `2026-11-20` */
  readonly day: string
  readonly best: BestRule
}

const tableOf = ({ gameId, level, day }: DayTable) => ({ gameId, level, period: day })

/** The first of a day. */
export const firstOfDay = (db: Db, table: DayTable, count: number): Promise<readonly Placed[]> =>
  firstOf(db, tableOf(table), table.best, { count })

/** The places of these accounts among all of a day, the best first. */
export const placesOfDay = (
  db: Db,
  table: DayTable,
  accountIds: readonly number[],
): Promise<readonly Placed[]> => placesOf(db, tableOf(table), table.best, accountIds)

export const playersOfDay = (db: Db, table: DayTable): Promise<number> => playersOf(db, tableOf(table))

/** The best runs of a day that can be watched under the rules of today. */
export const watchableOfDay = (
  db: Db,
  table: DayTable,
  { version, most }: { readonly version: string; readonly most: number },
) => rivalsOf(db, tableOf(table), { version, best: table.best, most })
