import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { faultsOfSeasonalOdds, oddsOfSeason } from '../rules/new-odds.ts'
import { FIRST_ODDS, oddsAt, regularOdds, type Odds, type OddsSeason } from '../rules/odds.ts'
import './tables.ts'

/** Every version ever in force, oldest first. */
export async function listOdds(db: Db): Promise<readonly [Odds, ...Odds[]]> {
  const rows = await db.selectFrom('card_odds').selectAll().orderBy('version').execute()
  const published = rows.map((row) => ({
    version: row.version,
    since: new Date(row.since).toISOString(),
    // The driver has read the column of JSON already.
    weights: row.weights as unknown as Odds['weights'],
    sAtLatest: row.s_at_latest,
    ssAtLatest: row.ss_at_latest,
    ...(row.is_seasonal ? { isSeasonal: true as const } : {}),
  }))
  return [FIRST_ODDS, ...published]
}

type Published = Omit<Odds, 'since' | 'isSeasonal'> & { readonly isSeasonal?: boolean }

/** Publishes odds, in force from now on or in the seasons that name them. A version number is used once. */
export async function publishOdds(
  tx: Tx,
  { version, weights, sAtLatest, ssAtLatest, isSeasonal = false }: Published,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('card_odds')
    .values({
      version,
      since: timestamp(now),
      weights: sql`${JSON.stringify(weights)}::jsonb`,
      s_at_latest: sAtLatest,
      ss_at_latest: ssAtLatest,
      is_seasonal: isSeasonal,
    })
    .execute()
}

/** Publishes odds for a shipped season and returns their version; undefined where those in force leave no room for better ones. */
export async function publishSeasonOdds(tx: Tx, now: Instant): Promise<number | undefined> {
  const all = await listOdds(tx)
  const inForce = regularOdds(all)
  const odds = oddsOfSeason(inForce)
  if (faultsOfSeasonalOdds(odds, inForce).length > 0) return undefined
  const version = all.at(-1)!.version + 1
  await publishOdds(tx, { ...odds, version, isSeasonal: true }, now)
  return version
}

/** The odds known to this process; it may be seconds behind a newly published version. */
export interface OddsBook {
  current(now: Instant): Odds
  of(version: number): Odds | undefined
  /** Reloads published odds. */
  read(db: Db): Promise<void>
  /** Sets the running and coming seasons that name a version. */
  follow(seasons: readonly OddsSeason[]): void
}

export function openOddsBook(): OddsBook {
  let all: readonly [Odds, ...Odds[]] = [FIRST_ODDS]
  let named: readonly OddsSeason[] = []
  return {
    current: (now) => oddsAt(all, named, now),
    of: (version) => all.find((odds) => odds.version === version),
    async read(db) {
      all = await listOdds(db)
    },
    follow(seasons) {
      named = seasons
    },
  }
}
