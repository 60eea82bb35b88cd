export { Leaderboard } from './Leaderboard.tsx'
export { openRunDoor, runDoor } from './run-door.ts'
export { usePaused } from './use-paused.ts'
