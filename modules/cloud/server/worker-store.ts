import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { after, type Instant } from '#kit/time/time.ts'
import { REFUSED_FOR } from '../rules/times.ts'
import './tables.ts'

export interface StoredWorker {
  readonly workerId: string
  readonly bootId: string
  readonly lineKey: string
  readonly lineName: string
  readonly lineArea: string
  readonly mediaUrl: string
  readonly capacity: number
}

/** Stores a worker that said hello; returns the line that it was on before. */
export async function putWorker(tx: Tx, worker: StoredWorker, now: Instant): Promise<string | undefined> {
  const before = await tx
    .selectFrom('cloud_worker')
    .select('line_key')
    .where('id', '=', worker.workerId)
    .forUpdate()
    .executeTakeFirst()
  const values = {
    boot: worker.bootId,
    line_key: worker.lineKey,
    line_name: worker.lineName,
    line_area: worker.lineArea,
    media_url: worker.mediaUrl,
    capacity: worker.capacity,
    is_draining: false,
    seen_at: timestamp(now),
  }
  await tx
    .insertInto('cloud_worker')
    .values({ id: worker.workerId, ...values })
    .onConflict((known) => known.column('id').doUpdateSet(values))
    .execute()
  return before?.line_key
}

/** Stores a heartbeat; false when another boot of the worker has connected meanwhile. */
export async function noteBeat(
  tx: Tx,
  { workerId, bootId }: Pick<StoredWorker, 'workerId' | 'bootId'>,
  isDraining: boolean,
  now: Instant,
): Promise<boolean> {
  const row = await tx
    .updateTable('cloud_worker')
    .set({ seen_at: timestamp(now), is_draining: isDraining })
    .where('id', '=', workerId)
    .where('boot', '=', bootId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores which games a worker has. */
export async function putGames(tx: Tx, workerId: string, gameKeys: readonly string[]): Promise<void> {
  const kept = [...new Set(gameKeys)]
  await tx
    .deleteFrom('cloud_worker_game')
    .where('worker_id', '=', workerId)
    .$if(kept.length > 0, (query) => query.where('game_key', 'not in', kept))
    .execute()
  if (kept.length === 0) return
  await tx
    .insertInto('cloud_worker_game')
    .values(kept.map((gameKey) => ({ worker_id: workerId, game_key: gameKey, refused_until: null })))
    .onConflict((known) => known.doNothing())
    .execute()
}

/** The worker failed to start this game: it is not asked again for a while. */
export async function noteRefused(tx: Tx, workerId: string, gameKey: string, now: Instant): Promise<void> {
  await tx
    .updateTable('cloud_worker_game')
    .set({ refused_until: timestamp(after(now, REFUSED_FOR)) })
    .where('worker_id', '=', workerId)
    .where('game_key', '=', gameKey)
    .execute()
}

export async function findWorker(db: Db, workerId: string) {
  return db
    .selectFrom('cloud_worker')
    .select(['boot', 'line_key', 'line_name', 'media_url'])
    .where('id', '=', workerId)
    .executeTakeFirst()
}

/** Deletes workers that have been disconnected for long and hold nothing. */
export async function forgetWorkers(db: Db, seenBefore: Instant): Promise<void> {
  await db
    .deleteFrom('cloud_worker')
    .where('seen_at', '<', timestamp(seenBefore))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cloud_play')
            .select('id')
            .whereRef('worker_id', '=', 'cloud_worker.id')
            .where('released_at', 'is', null),
        ),
      ),
    )
    .execute()
}
