import { sql, type RawBuilder } from 'kysely'

/** Counts rows up to a limit, which is cheaper than counting all. `rows` starts with `from`. */
export const countUpTo = (limit: number, rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select ${rows} limit ${limit}) as counted)`
