import { timestamp, type Db, type Timestamp } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { DraftSeen } from '../rules/draft-verdict.ts'

export type DraftState = 'untested' | 'approved' | 'refused'

/** Names and summaries by language, from the game's makers; English always exists. */
export interface DraftWords {
  readonly names: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
}

declare module '#kit/db/db.ts' {
  interface Tables {
    cloud_draft: {
      package: string
      game_key: string
      version: string
      state: DraftState
      is_started: boolean
      why: string
      bytes: number
      seen: DraftSeen | null
      profile: object | null
      words: DraftWords | null
      icon: Buffer | null
      picture: Buffer | null
      tried_at: Timestamp
      decided_at: Timestamp | null
    }
  }
}

/** What is known of a tried package. The profile is parsed by the caller: it is a profile file. */
export interface CloudDraft {
  readonly package: string
  readonly gameKey: string
  readonly version: string
  readonly state: DraftState
  /** Its window appeared. */
  readonly isStarted: boolean
  readonly why: string
  /** Bytes downloaded for it. */
  readonly bytes: number
  readonly seen: DraftSeen | null
  readonly profile: object | null
  readonly words: DraftWords | null
  /** PNG. */
  readonly icon: Buffer | null
  /** WebP in the aspect ratio of covers. */
  readonly picture: Buffer | null
}

/** Stores the result of a trial, replacing an older one. */
export async function putDraft(db: Db, draft: CloudDraft, now: Instant): Promise<void> {
  const row = {
    package: draft.package,
    game_key: draft.gameKey,
    version: draft.version,
    state: draft.state,
    is_started: draft.isStarted,
    why: draft.why,
    bytes: draft.bytes,
    seen: draft.seen && JSON.stringify(draft.seen),
    profile: draft.profile && JSON.stringify(draft.profile),
    words: draft.words && JSON.stringify(draft.words),
    icon: draft.icon,
    picture: draft.picture,
    tried_at: timestamp(now),
    decided_at: null,
  }
  await db
    .insertInto('cloud_draft')
    .values(row as never)
    .onConflict((known) => known.column('package').doUpdateSet(row as never))
    .execute()
}

/** All drafts by package; only those of the given games, if any. */
export async function listDrafts(db: Db, gameKeys: readonly string[] = []): Promise<CloudDraft[]> {
  let query = db.selectFrom('cloud_draft').selectAll().orderBy('package')
  if (gameKeys.length > 0) query = query.where('game_key', 'in', [...gameKeys])
  const rows = await query.execute()
  return rows.map((row) => ({
    package: row.package,
    gameKey: row.game_key,
    version: row.version,
    state: row.state,
    isStarted: row.is_started,
    why: row.why,
    bytes: row.bytes,
    seen: row.seen,
    profile: row.profile,
    words: row.words,
    icon: row.icon,
    picture: row.picture,
  }))
}

/** An operator's decision; `why` is empty for an approval. */
export async function decideDraft(db: Db, packageName: string, why: string, now: Instant): Promise<void> {
  await db
    .updateTable('cloud_draft')
    .set({ state: why === '' ? 'approved' : 'refused', why, decided_at: timestamp(now) })
    .where('package', '=', packageName)
    .execute()
}

/** Tried versions by package: they need no new trial. */
export async function triedVersions(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('cloud_draft').select(['package', 'version']).execute()
  return new Map(rows.map((row) => [row.package, row.version]))
}
