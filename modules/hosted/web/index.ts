export { HostedGame } from './HostedGame.tsx'
