export { scoresHandlers, SCORE_RATE, type Replayed, type ScoredGame } from './handlers.ts'
export { forgetOldTables } from './score-store.ts'
export { scoresPersonalData } from './personal-data.ts'
