import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { CentreList } from '../model.ts'
import { readAllPlaces, readJobVersion, type Place } from './list-store.ts'

/** The lists as they were computed last. */
export interface Lists {
  /** Nothing until they are computed for the first time. */
  readonly computedAt: Instant | undefined
  readonly placesOf: (list: CentreList) => readonly Place[]
}

/**
 * The lists change once a minute and are read all the time: every process keeps them, and asks only whether they are still
 * the same. The question comes before the lists are read, so whoever is overtaken by the job reads again the next time.
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
