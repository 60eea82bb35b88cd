import type { Db } from '#kit/db/db.ts'
import type { Caller } from '#kit/server/handler.ts'
import {
  firstOfDay,
  placesOfDay,
  playersOfDay,
  watchableOfDay,
  type DayTable,
} from '#modules/scores/server/index.ts'
import type { DayScore } from '../calls.ts'
import { dailyLevelOf } from '../rules/kinds.ts'
import type { DailyScored, DailyServices } from './services.ts'

const TABLE_LENGTH = 20
/** So many of a day are looked through for one who may be shown. */
const LOOKED_THROUGH = 10

type People = Pick<DailyServices, 'facesOf' | 'friendIdsOf' | 'hiddenFrom'>

/** The one table of a challenge: everybody plays the same level. */
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

/** The lines of people whom the caller gets to see, with their faces. */
async function shown(
  { facesOf, hiddenFrom }: Pick<People, 'facesOf' | 'hiddenFrom'>,
  db: Db,
  {
    lines,
    caller,
    friends,
  }: { lines: readonly Line[]; caller: Caller | undefined; friends: ReadonlySet<number> },
): Promise<DayScore[]> {
  const ids = [...new Set(lines.map(({ accountId }) => accountId))]
  const faces = await facesOf(db, ids)
  const hidden = await hiddenFrom(db, caller?.accountId, ids)
  return lines
    .filter(({ accountId }) => !hidden.has(accountId))
    .map(({ rank, accountId, score }) => {
      const { nickname, avatar } = faces.get(accountId) ?? { nickname: '', avatar: 0 }
      return { rank, userId: accountId, nickname, avatar, score, isFriend: friends.has(accountId) }
    })
}

/** The table of a challenge with the caller's friends apart. */
export async function listTable(
  services: People,
  db: Db,
  { table, caller }: { readonly table: DayTable; readonly caller: Caller | undefined },
) {
  const friends = new Set(caller ? await services.friendIdsOf(db, caller.accountId) : [])
  const first = await firstOfDay(db, table, TABLE_LENGTH + 1)
  const own = caller ? await placesOfDay(db, table, [caller.accountId, ...friends]) : []
  const show = (lines: readonly Line[]) => shown(services, db, { lines, caller, friends })
  const known = await show(own)
  return {
    friends: known.some(({ isFriend }) => isFriend) ? known : [],
    scores: await show(first.slice(0, TABLE_LENGTH)),
    mine: known.find(({ userId }) => userId === caller?.accountId) ?? null,
    players: await playersOfDay(db, table),
    hasMore: first.length > TABLE_LENGTH,
  }
}

/** The best run of a day that can be watched, by somebody whom the caller gets to see. */
export async function bestOf(
  services: People & Pick<DailyServices, 'scoredGame'>,
  db: Db,
  {
    gameId,
    day,
    caller,
  }: { readonly gameId: number; readonly day: string; readonly caller: Caller | undefined },
): Promise<DayScore | null> {
  const game = services.scoredGame(gameId)
  if (!game) return null
  const found = await watchableOfDay(db, tableOf(game, day), { version: game.version, most: LOOKED_THROUGH })
  const lines = found.map((line, place) => ({ ...line, rank: place + 1 }))
  const [best] = await shown(services, db, { lines, caller, friends: new Set() })
  return best ?? null
}
