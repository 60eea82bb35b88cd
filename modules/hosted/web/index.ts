export { OwnGameBadges } from './gameBadges/OwnGameBadges.tsx'
export { HostedGame, HostedStage } from './HostedGame.tsx'
