import type { PoolClient } from 'pg'
import type { StatementNames } from './statement-names.ts'
import { isStalePlan } from './trouble.ts'

/** The part of a `pg` client that Kysely's driver uses. */
export interface LeanClient {
  query(text: string, values?: readonly unknown[]): Promise<Answer>
  readonly processID: number | undefined
  release(error?: boolean): void
}

interface Answer {
  readonly command: string
  readonly rowCount: number | null
  readonly rows: unknown[]
}

/** What `pg` does not tell in its types. */
interface Wired {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
  readonly processID: number | null
}

/**
 * Saves trips: `begin` leaves together with the first statement of its transaction (the connection must be in pipeline
 * mode), a transaction without statements never leaves, and what is used often is parsed once a connection.
 */
export function leanClient(client: PoolClient, names: StatementNames): LeanClient {
  const wired = client as unknown as Wired
  const { stream } = wired.connection
  /** Waits for the first statement. */
  let begin: string | undefined
  let isInTransaction = false

  async function send(text: string, values: readonly unknown[]): Promise<Answer> {
    const name = values.length > 0 ? names.nameOf(text) : undefined
    const config = { text, values: values as unknown[] }
    try {
      return await client.query(name === undefined ? config : { ...config, name })
    } catch (error) {
      if (name === undefined || !isStalePlan(error)) throw error
      names.rename(text, name)
      // Within a transaction all of it must run again, which is up to whoever opened it.
      if (isInTransaction) throw error
      return client.query(config)
    }
  }

  async function sendBoth(first: string, text: string, values: readonly unknown[]): Promise<Answer> {
    stream.cork()
    const both = [client.query(first), send(text, values)] as const
    stream.uncork()
    const [begun, done] = await Promise.allSettled(both)
    if (begun.status === 'rejected') throw begun.reason
    if (done.status === 'rejected') throw done.reason
    return done.value
  }

  return {
    async query(text, values = []) {
      if (isBegin(text)) {
        begin = text
        isInTransaction = true
        return nothingDone('BEGIN')
      }
      const isEnd = text === 'commit' || text === 'rollback'
      if (isEnd) isInTransaction = false
      const first = begin
      begin = undefined
      if (first === undefined) return send(text, values)
      return isEnd ? nothingDone(text.toUpperCase()) : sendBoth(first, text, values)
    },
    get processID() {
      return wired.processID ?? undefined
    },
    release: (error) => client.release(error),
  }
}

const isBegin = (text: string) => text === 'begin' || text.startsWith('start transaction')

const nothingDone = (command: string): Answer => ({ command, rowCount: null, rows: [] })
