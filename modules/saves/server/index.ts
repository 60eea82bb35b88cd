export { savesHandlers, SAVE_RATE, type SavedGame } from './handlers.ts'
export { joinSavesOf } from './move-saves.ts'
export { savesPersonalData } from './personal-data.ts'
