import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'

const sharedTexts = messagesOf<typeof import('#kit/i18n/messages/en.json')>('i18n')

/** What a player is called: the nickname, or a default name. */
export function usePlayerName(): (player: { readonly userId: number; readonly nickname: string }) => string {
  const text = useMessages(sharedTexts)
  return ({ userId, nickname }) => nickname || text('unnamed', { number: String(userId).slice(-4) })
}
