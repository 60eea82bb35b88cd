import type { Db, Tx } from '#kit/db/db.ts'
import { dayNumberNamed, dayNumberOf } from '../rules/days.ts'
import { dailyLevelOf } from '../rules/kinds.ts'
import { carryDares } from './carry-dares.ts'
import { carryFinishes, storeFinish, type FinishedDaily } from './finish-store.ts'
import { challengesOf, dailiesHandlers, dayGames } from './handlers.ts'
import type { DailyServices } from './services.ts'

export { dayNumberNamed, dayNumberOf, isInArchive } from '../rules/days.ts'
export { carryFinishes, listDays, mendDay, type DayFigures } from './finish-store.ts'
export { forgetOldDares } from './dare.ts'
export { dailiesPersonalData } from './personal-data.ts'
export type { FinishedDaily } from './finish-store.ts'
export type { DailyServices } from './services.ts'

/** Today's three: the calls, and the interface for other modules. */
export function openDailies(services: DailyServices) {
  return {
    handlers: dailiesHandlers(services),
    /** Today's games by number: quick, clever, hands. */
    async today(db: Db, now: FinishedDaily['at']): Promise<readonly number[]> {
      const today = dayNumberOf(now)
      const games = await dayGames(services, db, { first: today, last: today, today })
      return challengesOf(games.get(today)).map(({ gameId }) => gameId)
    },
    /** Records a finished challenge; one that is not among its day's three does not count for a streak. */
    async finished(tx: Tx, finish: FinishedDaily): Promise<void> {
      const day = dayNumberNamed(finish.day)
      const game = services.scoredGame(finish.gameId)
      if (day === undefined || !game || finish.level !== dailyLevelOf(game.family)) return
      const span = { first: day, last: day, today: dayNumberOf(finish.at) }
      const challenges = challengesOf((await dayGames(services, tx, span)).get(day))
      if (challenges.some(({ gameId }) => gameId === finish.gameId)) await storeFinish(tx, finish)
    },
    /** Moves a visitor's finishes and dares to the member they sign in as. */
    async carry(tx: Tx, journey: { readonly from: number; readonly to: number }): Promise<void> {
      await carryFinishes(tx, journey)
      await carryDares(services, tx, journey)
    },
  }
}

export type Dailies = ReturnType<typeof openDailies>
