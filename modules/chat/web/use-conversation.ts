import { useEffect } from 'react'
import { useStore } from '#kit/ui/store.ts'
import { conversationOf, follow } from './conversations.ts'
import type { ChatPlace, Conversation } from './conversation.ts'
import type { ConversationView } from './shown-chat.ts'

/** A conversation that stays fresh as long as the component shows it. */
export function useConversation({ channel, gameId }: ChatPlace): {
  readonly conversation: Conversation
  readonly view: ConversationView
} {
  const place: ChatPlace = gameId === undefined ? { channel } : { channel, gameId }
  const conversation = conversationOf(place)
  useEffect(() => follow(gameId === undefined ? { channel } : { channel, gameId }), [channel, gameId])
  return { conversation, view: useStore(conversation.view) }
}
