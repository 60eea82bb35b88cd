export { scoresHandlers } from './handlers.ts'
export {
  firstOfDay,
  placesOfDay,
  playersOfDay,
  watchableOfDay,
  type DayTable,
} from './day-tables.ts'
export { mostInputs } from '../rules/pace.ts'
export type { Replayed } from '../model.ts'
export { forgetOldRuns, listCopies, type CopiedRun } from './run-store.ts'
export { forgetOldShared } from './share-store.ts'
export { forgetOldTables } from './score-store.ts'
export { scoresPersonalData } from './personal-data.ts'
export { RUN_RATE, SCORE_RATE, type DailyRun, type ReplayWish, type ScoredGame } from './services.ts'
