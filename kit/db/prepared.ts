import { sql, type CompiledQuery } from 'kysely'
import type { Instant } from '#kit/time/time.ts'
import type { Db } from './db.ts'
import { goAlong } from './lean-client.ts'

/** A moment as a value of a prepared statement, where `timestamp` has no number to convert yet. */
export const moment = (date: Date) => sql<Instant>`${date}::timestamptz`

/** A placeholder for a value given at execution. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** The common interface of Kysely's builders and its `sql`. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>
}

type Prepared<Within, Values, Row> = (db: Within, values: Values) => Promise<Row[]>

/**
 * A statement for hot paths, built and compiled once, because building costs more than sending. `build` may use its arguments only as
 * values: in comparisons, `values` and `set`, not to choose the statement. One that locks takes a `Tx`.
 */
export function prepared<Values extends object, Row, Within extends Db = Db>(
  build: (db: Within, values: Values) => Statement<Row>,
): Prepared<Within, Values, Row> {
  const fill = filling(build)
  return async (db, values) => (await db.executeQuery<Row>(fill(db, values))).rows
}

/**
 * A prepared, pipelined write: within a transaction it is sent with the next statement, at the latest with the commit, which fails if
 * it does. Not for a write whose failure decides something.
 */
export function preparedAlong<Values extends object, Within extends Db = Db>(
  build: (db: Within, values: Values) => Statement<unknown>,
): (db: Within, values: Values) => Promise<void> {
  const fill = filling(build)
  return (db, values) => sendAlong(db, { compile: () => fill(db, values) })
}

/** Sends a write as `preparedAlong` does. */
export async function sendAlong(db: Db, write: Statement<unknown>): Promise<void> {
  const compiled = write.compile(db)
  goAlong(compiled.parameters)
  await db.executeQuery(compiled)
}

function filling<Values extends object, Row, Within extends Db>(
  build: (db: Within, values: Values) => Statement<Row>,
) {
  let compiled: CompiledQuery<Row> | undefined
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
  return (db: Within, values: Values): CompiledQuery<Row> => {
    compiled ??= build(db, places).compile(db)
    const parameters = compiled.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    )
    return { ...compiled, parameters }
  }
}
