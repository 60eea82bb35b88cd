export { LockedGame } from './LockedGame.tsx'
