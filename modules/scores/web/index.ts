export { Leaderboard } from './Leaderboard.tsx'
export { openRunDoor, runDoor } from './run-door.ts'
