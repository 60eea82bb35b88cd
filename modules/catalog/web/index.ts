export { GamesPage } from './GamesPage.tsx'
export { GameWall } from './GameWall.tsx'
export { playedGamesOf, PLAYED_GAMES_KEY } from './recent-games.ts'
export { catalogTexts, type CatalogText } from './texts.ts'
