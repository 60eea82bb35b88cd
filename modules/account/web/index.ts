export {
  enterPortal,
  isNicknameOpen,
  leavePortal,
  openedSession,
  openNickname,
  readAccount,
  showAccount,
  useAccount,
  followAccount,
} from './account-store.ts'
export { HAND_OVER_LASTS } from '../rules/hand-over-code.ts'
export { nicknameFacts } from './nickname-facts.ts'
export { accountTexts } from './texts.ts'
export { usePlayerName } from './player-name.ts'
export { alone } from './sign-in-lock.ts'
