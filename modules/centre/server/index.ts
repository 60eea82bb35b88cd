export { COMPUTED_EVERY, computeLists } from './compute-lists.ts'
export { computeCompanions, readCompanions } from './companion-store.ts'
export {
  figuresOfGame,
  FIGURES_OF_DAYS,
  gamesPlayedBy,
  playersSince,
  playsSince,
  timesPlayedBy,
} from './games-played.ts'
export { centreHandlers } from './handlers.ts'
export { PLAY_RATE } from './services.ts'
export { forgetOldPlays, PLAYERS_OF_DAYS_KEPT_FOR, playersOf } from './play-store.ts'
export { openPopular } from './popular.ts'
export { centrePersonalData } from './personal-data.ts'
export { readStandings } from './standing-store.ts'
