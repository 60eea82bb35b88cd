export { computeLists, keepLists } from './compute-lists.ts'
export { gamesPlayedBy } from './games-played.ts'
export { centreHandlers, PLAY_RATE } from './handlers.ts'
export { forgetOldPlays, playersOf } from './play-store.ts'
