import { useMessages } from '#kit/i18n/use-messages.ts'
import { accountTexts } from './texts.ts'

/** What a player is called: the nickname, or a neutral name until there is one. */
export function usePlayerName(): (player: { readonly userId: number; readonly nickname: string }) => string {
  const text = useMessages(accountTexts)
  return ({ userId, nickname }) => nickname || text('me.visitor', { number: String(userId).slice(-4) })
}
