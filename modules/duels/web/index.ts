export { DUEL_FACTS } from './duel-facts.ts'
export { DuelMenu } from './DuelMenu.tsx'
export { DuelScreen } from './DuelScreen.tsx'
export type { MountBoard } from './DuelBoard.tsx'
