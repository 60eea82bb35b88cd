export {
  RUN_RATE,
  SCORE_RATE,
  scoresHandlers,
  type Replayed,
  type ReplayWish,
  type ScoredGame,
} from './handlers.ts'
export { forgetOldRuns, listCopies, type CopiedRun } from './run-store.ts'
export { forgetOldShared } from './share-store.ts'
export { forgetOldTables } from './score-store.ts'
export { scoresPersonalData } from './personal-data.ts'
