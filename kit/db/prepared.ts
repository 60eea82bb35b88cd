import { sql, type Compilable, type CompiledQuery } from 'kysely'
import type { Instant } from '#kit/time/time.ts'
import type { Db } from './db.ts'

/** A moment among the values of a prepared statement, where `timestamp` has no number yet to make a date of. */
export const moment = (date: Date) => sql<Instant>`${date}::timestamptz`

/** Stands in a statement for a value that comes when it runs. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement of the hot paths, built and compiled once and then only filled in: building it costs more than sending it.
 * `build` may use its values as values only: in comparisons, `values` and `set`, not to decide what the statement is.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
  return async (db, values) => {
    compiled ??= build(db, places).compile()
    const parameters = compiled.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    )
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
