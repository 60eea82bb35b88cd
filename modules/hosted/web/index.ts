export { BadgeRow } from './gameBadges/BadgeRow.tsx'
export { OwnGameBadges } from './gameBadges/OwnGameBadges.tsx'
export { badgesOfGamesTexts } from './gameBadges/texts.ts'
export { HostedGame, HostedStage } from './HostedGame.tsx'
