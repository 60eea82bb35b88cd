export { HostedGame, HostedStage } from './HostedGame.tsx'
