export { Leaderboard } from './Leaderboard.tsx'
export { openRunOverlay, runTrigger } from './run-trigger.ts'
export { usePaused } from './use-paused.ts'
