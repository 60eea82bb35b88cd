import { sql, type RawBuilder } from 'kysely'

/** Counts the rows of a table up to a limit: counting all costs more than it tells. The rows begin with `from`. */
export const countUpTo = (limit: number, rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select ${rows} limit ${limit}) as counted)`
