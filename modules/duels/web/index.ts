export { DuelMenu } from './DuelMenu.tsx'
export { DuelScreen } from './DuelScreen.tsx'
export type { MountBoard } from './DuelBoard.tsx'
