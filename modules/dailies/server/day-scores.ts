import type { Db } from '#kit/db/db.ts'
import type { Caller } from '#kit/server/handler.ts'
import {
  firstOfDay,
  placesOfDay,
  playersOfDay,
  watchableOfDays,
  type DayTable,
} from '#modules/scores/server/index.ts'
import type { DayScore } from '../calls.ts'
import { dailyLevelOf } from '../rules/kinds.ts'
import type { DailyScored, DailyServices } from './services.ts'

const TABLE_LENGTH = 20
/** Runs checked per day for one that may be shown. */
const LOOKED_THROUGH = 10

type People = Pick<DailyServices, 'facesOf' | 'friendIdsOf' | 'hiddenFrom'>

/** The table of a challenge: everybody plays the same level. */
export const tableOf = ({ gameId, family, best }: DailyScored, day: string): DayTable => ({
  gameId,
  level: dailyLevelOf(family),
  day,
  best,
})

interface Line {
  readonly rank: number
  readonly accountId: number
  readonly score: number
}

/** Entries without those of people hidden from the caller; one query serves all. */
async function showing(
  { facesOf, hiddenFrom }: Pick<People, 'facesOf' | 'hiddenFrom'>,
  db: Db,
  {
    lines,
    caller,
    friends = new Set(),
  }: { lines: readonly Line[]; caller: Caller | undefined; friends?: ReadonlySet<number> },
): Promise<(lines: readonly Line[]) => DayScore[]> {
  const ids = [...new Set(lines.map(({ accountId }) => accountId))]
  if (ids.length === 0) return () => []
  const faces = await facesOf(db, ids)
  const hidden = await hiddenFrom(db, caller?.accountId, ids)
  return (wanted) =>
    wanted
      .filter(({ accountId }) => !hidden.has(accountId))
      .map(({ rank, accountId, score }) => {
        const { nickname, avatar } = faces.get(accountId) ?? { nickname: '', avatar: 0 }
        return { rank, userId: accountId, nickname, avatar, score, isFriend: friends.has(accountId) }
      })
}

/** The table of a challenge with the caller's friends apart: both lists have the same limit, best first. */
export async function listTable(
  services: People,
  db: Db,
  { table, caller }: { readonly table: DayTable; readonly caller: Caller | undefined },
) {
  const first = await firstOfDay(db, table, TABLE_LENGTH + 1)
  const friends = new Set(caller ? await services.friendIdsOf(db, caller.accountId) : [])
  const circle = caller && { own: caller.accountId, others: [...friends], most: TABLE_LENGTH }
  const own = circle ? await placesOfDay(db, table, circle) : []
  const show = await showing(services, db, { lines: [...first, ...own], caller, friends })
  const known = show(own)
  const hasMore = first.length > TABLE_LENGTH
  return {
    friends: known.some(({ isFriend }) => isFriend) ? known : [],
    scores: show(first.slice(0, TABLE_LENGTH)),
    mine: known.find(({ userId }) => userId === caller?.accountId) ?? null,
    // A reader who sees the whole table needs no count.
    players: hasMore ? await playersOfDay(db, table) : first.length,
    hasMore,
  }
}

/** The best watchable run of each challenge of a day, by somebody visible to the caller. */
export async function bestOfEach(
  services: People & Pick<DailyServices, 'scoredGame'>,
  db: Db,
  {
    gameIds,
    day,
    caller,
  }: { readonly gameIds: readonly number[]; readonly day: string; readonly caller: Caller | undefined },
): Promise<ReadonlyMap<number, DayScore>> {
  const games = gameIds.map((gameId) => services.scoredGame(gameId)).filter((game) => game !== undefined)
  const wishes = games.map((game) => ({ table: tableOf(game, day), version: game.version }))
  const found = (await watchableOfDays(db, wishes, LOOKED_THROUGH)).map((lines) =>
    lines.map((line, place) => ({ ...line, rank: place + 1 })),
  )
  const show = await showing(services, db, { lines: found.flat(), caller })
  return new Map(
    games.flatMap(({ gameId }, place) => {
      const [best] = show(found[place]!)
      return best ? [[gameId, best] as const] : []
    }),
  )
}
