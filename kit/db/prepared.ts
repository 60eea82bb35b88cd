import { sql, type CompiledQuery } from 'kysely'
import type { Instant } from '#kit/time/time.ts'
import type { Db } from './db.ts'
import { goAlong } from './lean-client.ts'

/** A moment among the values of a prepared statement, where `timestamp` has no number yet to make a date of. */
export const moment = (date: Date) => sql<Instant>`${date}::timestamptz`

/** A placeholder in a statement for a value that is given when it runs. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** What Kysely's builders and its `sql` have in common. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>
}

type Prepared<Within, Values, Row> = (db: Within, values: Values) => Promise<Row[]>

/**
 * A statement of the hot paths, built and compiled once and then only filled in: building it costs more than sending it.
 * `build` may use its values as values only: in comparisons, `values` and `set`, not to decide what the statement is. One
 * that locks takes a `Tx`, and then so does the statement.
 */
export function prepared<Values extends object, Row, Within extends Db = Db>(
  build: (db: Within, values: Values) => Statement<Row>,
): Prepared<Within, Values, Row> {
  const fill = filling(build)
  return async (db, values) => (await db.executeQuery<Row>(fill(db, values))).rows
}

/**
 * A prepared write whose answer nobody waits for: within a transaction it leaves together with the next statement, at the
 * latest with the commit, and that one fails when it does. Not for a write whose failure decides something.
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
