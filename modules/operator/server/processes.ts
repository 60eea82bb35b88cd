import { timestamp, type Db } from '#kit/db/db.ts'
import { before, hours, seconds, type Instant } from '#kit/time/time.ts'
import type { GameRooms } from '../model.ts'
import './tables.ts'

/** A process of the portal, by its last report. */
export interface SeenProcess {
  readonly name: string
  readonly roles: string
  /** Which build it serves. */
  readonly build: string
  readonly startedAt: Instant
  readonly seenAt: Instant
  /** Its rooms of arenas, by game. */
  readonly rooms: readonly GameRooms[]
}

/** Interval of these reports. */
export const PROCESS_SAYS_EVERY = seconds(10)
const FORGOTTEN_AFTER = hours(24)

export async function noteProcess(db: Db, process: Omit<SeenProcess, 'seenAt'>, now: Instant): Promise<void> {
  const { name, roles, build } = process
  const values = {
    roles,
    build,
    started_at: timestamp(process.startedAt),
    seen_at: timestamp(now),
    rooms: JSON.stringify(process.rooms),
  }
  await db
    .insertInto('operator_process')
    .values({ name, ...values })
    .onConflict((known) => known.column('name').doUpdateSet(values))
    .execute()
  await db
    .deleteFrom('operator_process')
    .where('seen_at', '<', timestamp(before(now, FORGOTTEN_AFTER)))
    .execute()
}

/** A process reports its own end. */
export const forgetProcess = async (db: Db, name: string): Promise<void> =>
  void (await db.deleteFrom('operator_process').where('name', '=', name).execute())

export async function listProcesses(db: Db): Promise<readonly SeenProcess[]> {
  const rows = await db.selectFrom('operator_process').selectAll().orderBy('name').execute()
  return rows.map((row) => ({
    name: row.name,
    roles: row.roles,
    build: row.build,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    rooms: row.rooms,
  }))
}
