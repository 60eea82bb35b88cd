import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { CentreList } from '../model.ts'
import { readAllPlaces, readJobVersion, type Place } from './list-store.ts'

/** The last computed lists. */
export interface Lists {
  /** Undefined before the first computation. */
  readonly computedAt: Instant | undefined
  readonly placesOf: (list: CentreList) => readonly Place[]
}

/**
 * The lists change once a minute and are read all the time, so every process caches them and asks only for their version. The version
 * is read before the lists: a reader overtaken by the job reads again next time.
 */
export function openListMemory(): (db: Db) => Promise<Lists> {
  let kept: { readonly version: string; readonly lists: Promise<Lists> } | undefined
  return async (db) => {
    const { version, computedAt } = await readJobVersion(db)
    if (kept?.version === version) return kept.lists
    const read = { version, lists: readLists(db, computedAt) }
    kept = read
    read.lists.catch(() => {
      if (kept === read) kept = undefined
    })
    return read.lists
  }
}

async function readLists(db: Db, computedAt: Instant | undefined): Promise<Lists> {
  const places = Map.groupBy(await readAllPlaces(db), ({ list }) => list)
  return { computedAt, placesOf: (list) => places.get(list) ?? [] }
}
