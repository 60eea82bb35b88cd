import type { Bus } from '#kit/bus/bus.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { CallLog, SignedInContext } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Live } from '#kit/server/live.ts'
import type { Clock } from '#kit/time/time.ts'
import type { EndReason } from '#modules/streaming/model.ts'
import type { CLOUD_LIVE, QUEUE_LIVE } from '../model.ts'
import type { CloudGames } from './games.ts'

/** Dependencies of every part of the queue. */
export interface CloudParts {
  readonly db: Db
  readonly clock: Clock
  readonly keys: Keys
  readonly bus: Bus
  readonly live: Live
  readonly games: CloudGames
  /** The household of somebody with newcomer's time, as a mask; null for anybody else. */
  readonly crowdOf: (db: Db, context: SignedInContext) => Promise<string | null>
  /** The name by which others know an account. */
  readonly nameOf: (db: Db, accountId: number) => Promise<string>
  readonly log: Pick<CallLog, 'warn' | 'error'>
  /** Whether the portal's first games are being installed. */
  readonly areGamesComing?: (() => boolean) | undefined
}

/** An order to a worker; the node with its socket reads the rest from the play's row. */
export type Order =
  | { readonly kind: 'start' | 'admit'; readonly playId: string }
  | { readonly kind: 'watch' | 'unwatch'; readonly playId: string; readonly watcherId: string }
  | { readonly kind: 'timeLeft'; readonly playId: string; readonly seconds: number }
  | { readonly kind: 'end'; readonly playId: string; readonly reason: EndReason }
  /** Only this connection counts from now on. */
  | { readonly kind: 'fence'; readonly connection: string }

export const topicOf = (workerId: string) => `worker:${workerId}`

/** Notifications after the commit. All can be lost: rows are authoritative, and heartbeats ask again. */
export interface Effects {
  order(workerId: string, order: Order): void
  /** Asks the player's pages to read their queue or play again. */
  tell(accountId: number, kind: typeof QUEUE_LIVE | typeof CLOUD_LIVE): void
  /** Positions on the line have changed. */
  moved(lineKey: string): void
}

/** What changes the cloud: a transaction, and then what it tells others. */
export interface Transactions {
  /** Runs work in one transaction, then sends its notifications. */
  run<Value>(work: (tx: Tx, effects: Effects) => Promise<Value>): Promise<Value>
}

export function openTransactions(
  { db, bus, live }: Pick<CloudParts, 'db' | 'bus' | 'live'>,
  moved: (lineKey: string) => void,
): Transactions {
  return {
    async run(work) {
      let after: (() => void)[] = []
      const value = await inTransaction(db, (tx) => {
        // Cleared, since a transaction with a serialisation failure runs again.
        after = []
        return work(tx, {
          order: (workerId, order) => after.push(() => bus.hint(topicOf(workerId), order)),
          tell: (accountId, kind) => after.push(() => live.toAccounts([accountId], { kind, body: {} })),
          moved: (lineKey) => after.push(() => moved(lineKey)),
        })
      })
      for (const one of after) one()
      return value
    },
  }
}

/** Serialises one account's actions in the cloud. Locked before a line. */
export const holdAccount = (tx: Tx, accountId: number): Promise<void> =>
  lockNamed(tx, `cloud account ${accountId}`)

/** Seats of a line are given by one transaction at a time. */
export const lockLine = (tx: Tx, lineKey: string): Promise<void> => lockNamed(tx, `cloud line ${lineKey}`)
