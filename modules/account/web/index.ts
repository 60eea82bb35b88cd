export { isNicknameOpen, openNickname, readAccount, showAccount, useAccount } from './account-store.ts'
export { usePlayerName } from './player-name.ts'
