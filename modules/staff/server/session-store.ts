import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { hashKey } from '#kit/server/masking.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { IDLE_LASTS, SESSION_LASTS, SESSIONS_KEPT_FOR, type Places } from '../rules/session.ts'
import './tables.ts'

/** A console session, bound to a browser and its networks. */
export interface StaffSession {
  readonly sessionId: string
  readonly operatorId: number
  /** Its networks, of IPv4 and of IPv6. */
  readonly address: string
  readonly otherAddress: string | null
  readonly browser: string
  readonly startedAt: Instant
  readonly seenAt: Instant
  readonly endedAt: Instant | null
}

export async function insertSession(
  tx: Tx,
  key: string,
  session: Omit<StaffSession, 'startedAt' | 'seenAt' | 'endedAt' | 'otherAddress'>,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('staff_session')
    .values({
      id: session.sessionId,
      key_hash: hashKey(key),
      operator_id: session.operatorId,
      address: session.address,
      browser: session.browser,
      started_at: timestamp(now),
      seen_at: timestamp(now),
      ended_at: null,
    })
    .execute()
  await tx
    .deleteFrom('staff_session')
    .where('started_at', '<', timestamp(before(now, SESSIONS_KEPT_FOR)))
    .execute()
}

export async function findSession(db: Db, key: string): Promise<StaffSession | undefined> {
  const row = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('key_hash', '=', hashKey(key))
    .executeTakeFirst()
  return row && toSession(row)
}

export async function noteSeen(db: Db, sessionId: string, now: Instant): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ seen_at: timestamp(now) })
    .where('id', '=', sessionId)
    .execute()
}

/** Moves a session to other networks. */
export async function changePlaces(
  tx: Tx,
  sessionId: string,
  { address, otherAddress }: Places,
): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ address, other_address: otherAddress })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Open sessions, of one operator or of all, latest first. */
export async function openSessionsOf(
  db: Db,
  now: Instant,
  operatorId?: number,
): Promise<readonly StaffSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('started_at', '>', timestamp(before(now, SESSION_LASTS)))
    .where('seen_at', '>', timestamp(before(now, IDLE_LASTS)))
    .$if(operatorId !== undefined, (query) => query.where('operator_id', '=', operatorId!))
    .orderBy('started_at', 'desc')
    .limit(200)
    .execute()
  return rows.map(toSession)
}

/** Ends an operator's sessions, or one of them; returns how many were open. */
export async function endStaffSessions(
  db: Db,
  now: Instant,
  { operatorId, sessionId }: { readonly operatorId: number; readonly sessionId?: string | undefined },
): Promise<number> {
  const rows = await db
    .updateTable('staff_session')
    .set({ ended_at: timestamp(now) })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId!))
    .returning(['id'])
    .execute()
  return rows.length
}

/** Ends an operator's sessions except one. */
export async function endOtherSessions(
  tx: Tx,
  now: Instant,
  { operatorId, sessionId }: Pick<StaffSession, 'operatorId' | 'sessionId'>,
): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ ended_at: timestamp(now) })
    .where('operator_id', '=', operatorId)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

const toSession = (row: {
  readonly id: string
  readonly operator_id: number
  readonly address: string
  readonly other_address: string | null
  readonly browser: string
  readonly started_at: Instant
  readonly seen_at: Instant
  readonly ended_at: Instant | null
}): StaffSession => ({
  sessionId: row.id,
  operatorId: row.operator_id,
  address: row.address,
  otherAddress: row.other_address,
  browser: row.browser,
  startedAt: row.started_at,
  seenAt: row.seen_at,
  endedAt: row.ended_at,
})
