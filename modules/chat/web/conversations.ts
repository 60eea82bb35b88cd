import { browserStorage } from '#kit/storage/text-storage.ts'
import { openConversation, type ChatPlace, type Conversation } from './conversation.ts'
import { hearConversation, readConversation } from './follow-conversation.ts'
import { CHAT_KNOWN_KEY } from './known-chat.ts'

interface Followed {
  readonly conversation: Conversation
  /** Number of components that show it. */
  followers: number
  silence: (() => void) | undefined
  leave: () => void
}

const WORLD: ChatPlace = { channel: 'world' }

/** Kept for the life of the page, so that a message in flight outlives a closed dialog. */
const open = new Map<string, Followed>()

const keyOf = ({ channel, gameId }: ChatPlace) => `${channel} ${gameId ?? ''}`

function followedOf(place: ChatPlace): Followed {
  const key = keyOf(place)
  const known = open.get(key)
  if (known) return known
  const opened: Followed = {
    conversation: openConversation(place),
    followers: 0,
    silence: undefined,
    leave: () => undefined,
  }
  open.set(key, opened)
  return opened
}

export const conversationOf = (place: ChatPlace): Conversation => followedOf(place).conversation

/** Keeps a conversation fresh until the returned function is called. */
export function follow(place: ChatPlace): () => void {
  const followed = followedOf(place)
  followed.followers++
  if (followed.followers === 1) {
    followed.silence ??= hearConversation(followed.conversation)
    followed.leave = readConversation(followed.conversation)
  }
  if (place.channel === 'world') browserStorage().write(CHAT_KNOWN_KEY, 'yes')
  return () => {
    followed.followers--
    if (followed.followers > 0) return
    followed.leave()
    // The world stays subscribed: the chat button shows new messages.
    if (place.channel === 'world') return
    followed.silence?.()
    followed.silence = undefined
  }
}

/** Subscribes to the world without showing it. */
export function hearWorld() {
  const followed = followedOf(WORLD)
  followed.silence ??= hearConversation(followed.conversation)
}

/** Removes a blocked player from everything on screen. */
export function hideEverywhere(userId: number) {
  for (const { conversation } of open.values()) conversation.hide(userId)
}

/** For tests: resets to a fresh page. */
export function forgetConversations() {
  for (const { leave, silence } of open.values()) {
    leave()
    silence?.()
  }
  open.clear()
}
