export { duelsHandlers } from './handlers.ts'
export { duelsPersonalData } from './personal-data.ts'
export { tidyDuels } from './tidy.ts'
export type { DuelGame, DuelsServices } from './services.ts'
