export { Leaderboard } from './Leaderboard.tsx'
export { Placed } from './Placed.tsx'
export { useSendScore } from './use-send-score.ts'
