import type { Db, Tx } from '#kit/db/db.ts'
import { inOneTransaction } from '#kit/db/transaction.ts'
import { before, between, dayOf, days, minutes, type Instant } from '#kit/time/time.ts'
import type { CentreList } from '../model.ts'
import { listOf, type GameNumbers } from '../rules/lists.ts'
import {
  closeDays,
  endSilentPlays,
  keepPlaces,
  noteJob,
  placesBefore,
  readNumbers,
  storeList,
  takeJob,
} from './list-store.ts'
import { computeStandings } from './standing-store.ts'

/** How often the lists are computed while the database answers (docs/contract.md 7). */
export const COMPUTED_EVERY = minutes(1)
/** Reports from before midnight may arrive late: the previous day is recounted for this long. */
const DAY_SETTLES_AFTER = minutes(5)
const LISTS: readonly CentreList[] = ['week', 'rank', 'trend', 'live']

/** Computes all lists if due and no other process does; returns whether it did. */
export async function computeLists(db: Db, now: Instant): Promise<boolean> {
  return inOneTransaction(db, async (tx) => {
    const job = await takeJob(tx)
    if (!job || (job.computedAt !== undefined && between(job.computedAt, now) < COMPUTED_EVERY)) return false
    await endSilentPlays(tx, now)
    const yesterday = dayOf(before(now, days(1)))
    if (job.closedDay === undefined || job.closedDay < yesterday) {
      await closeDays(tx, job.closedDay, dayOf(now))
      await computeStandings(tx, dayOf(now))
    }
    const games = await readNumbers(tx, now)
    for (const list of LISTS) await makeList(tx, list, { games, now })
    await noteJob(tx, { computedAt: now, closedDay: dayOf(before(before(now, DAY_SETTLES_AFTER), days(1))) })
    return true
  })
}

async function makeList(
  tx: Tx,
  list: CentreList,
  { games, now }: { readonly games: readonly GameNumbers[]; readonly now: Instant },
) {
  const numbers = new Map(games.map((game) => [game.gameId, game]))
  const places = listOf(list, games)
  // The number of players online changes too fast for an arrow.
  const past = list === 'live' ? new Map<number, number>() : await placesBefore(tx, list, now)
  await storeList(
    tx,
    list,
    places.map((listed, index) => {
      const { likes = 0, online = 0 } = numbers.get(listed.gameId) ?? {}
      const old = past.get(listed.gameId)
      return {
        ...listed,
        place: index + 1,
        likes,
        online,
        climbed: old === undefined ? null : old - (index + 1),
      }
    }),
  )
  if (list !== 'live') await keepPlaces(tx, list, { places, now })
}
