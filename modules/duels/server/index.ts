export { duelsHandlers, type DuelGame, type DuelsServices } from './handlers.ts'
export { duelsPersonalData } from './personal-data.ts'
export { tidyDuels } from './tidy.ts'
