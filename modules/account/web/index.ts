export { usePlayerName } from './player-name.ts'
