import { Query, type PoolClient } from 'pg'
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

/** Members of `pg` that its types lack. */
interface Wired {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
  readonly processID: number | null
}

interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
}

const unawaited = new WeakSet<readonly unknown[]>()

/**
 * Marks a statement as pipelined: within a transaction it is sent with the next statement, at the latest with the commit, which fails
 * if it does.
 */
export function goAlong<Values extends readonly unknown[]>(values: Values): Values {
  unawaited.add(values)
  return values
}

/**
 * Saves round trips (the connection must be in pipeline mode): `begin` and pipelined statements are sent with the next one, an empty
 * transaction sends nothing, and frequent statements are prepared per connection.
 */
export function leanClient(client: PoolClient, names: StatementNames): LeanClient {
  const wired = client as unknown as Wired
  const { stream } = wired.connection
  /** Queued until the next statement. */
  let waiting: Asked[] = []
  let isInTransaction = false

  async function send({ text, values }: Asked, mayRepeat = false): Promise<Answer> {
    const name = values.length > 0 ? names.nameOf(text) : undefined
    try {
      return await submit(text, values, name)
    } catch (error) {
      if (name === undefined || !isStalePlan(error)) throw error
      names.rename(text, name)
      // Inside a transaction everything must be retried, which is up to its caller.
      if (!mayRepeat) throw error
      return submit(text, values)
    }
  }

  /** As `client.query` does for an object, which would spend most of its time copying properties. */
  const submit = (text: string, values: readonly unknown[], name?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const query = new Query(text, values as unknown[])
      const callback = (error: Error | null, answer: Answer) => (error ? reject(error) : resolve(answer))
      client.query(Object.assign(query, { name, callback }))
    })

  async function sendAll(asked: readonly Asked[]): Promise<Answer> {
    stream.cork()
    const sent = asked.map((one) => send(one))
    stream.uncork()
    const answers = await Promise.allSettled(sent)
    // The first failure is the cause: the server skipped the rest.
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (failed) throw failed.reason
    return sent.at(-1)!
  }

  return {
    async query(text, values = []) {
      if (isBegin(text)) {
        waiting = [{ text, values }]
        isInTransaction = true
        return nothingDone('BEGIN')
      }
      if (isInTransaction && unawaited.has(values)) {
        waiting.push({ text, values })
        return nothingDone('')
      }
      const isEnd = text === 'commit' || text === 'rollback'
      const isAlone = !isInTransaction
      if (isEnd) isInTransaction = false
      const first = waiting
      waiting = []
      const hasLeft = !isBegin(first[0]?.text ?? '')
      if (isEnd && !hasLeft && (text === 'rollback' || first.length === 1))
        return nothingDone(text.toUpperCase())
      if (first.length === 0 || text === 'rollback') return send({ text, values }, isAlone)
      return sendAll([...first, { text, values }])
    },
    get processID() {
      return wired.processID ?? undefined
    },
    release: (error) => client.release(error),
  }
}

const isBegin = (text: string) => text === 'begin' || text.startsWith('start transaction')

const nothingDone = (command: string): Answer => ({ command, rowCount: null, rows: [] })
