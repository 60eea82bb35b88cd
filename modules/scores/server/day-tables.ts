import type { Db } from '#kit/db/db.ts'
import type { BestRule } from '../model.ts'
import { placesOf, type Circle } from './place-store.ts'
import { rivalsOfAll } from './rival-store.ts'
import { firstOf, playersOf, type Placed } from './score-store.ts'

/** The table of a game's daily challenge. */
export interface DayTable {
  readonly gameId: number
  readonly level: number
  /** `2026-11-20` */
  readonly day: string
  readonly best: BestRule
}

const tableOf = ({ gameId, level, day }: DayTable) => ({ gameId, level, period: day })

/** The top of a day. */
export const firstOfDay = (db: Db, table: DayTable, count: number): Promise<readonly Placed[]> =>
  firstOf(db, tableOf(table), table.best, { count })

/** Places of an account and the best of its circle in a day's table, best first. */
export const placesOfDay = (db: Db, table: DayTable, circle: Circle): Promise<readonly Placed[]> =>
  placesOf(db, tableOf(table), table.best, circle)

export const playersOfDay = (db: Db, table: DayTable): Promise<number> => playersOf(db, tableOf(table))

/** The best watchable runs of challenges under the current rules, one list per challenge. */
export const watchableOfDays = (
  db: Db,
  wishes: readonly { readonly table: DayTable; readonly version: string }[],
  most: number,
) =>
  rivalsOfAll(
    db,
    wishes.map(({ table, version }) => ({
      table: tableOf(table),
      wish: { version, best: table.best, most },
    })),
  )
