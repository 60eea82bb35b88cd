export { scoresHandlers, SCORE_RATE, type Replayed, type ScoredGame } from './handlers.ts'
export { forgetOldTables } from './score-store.ts'
