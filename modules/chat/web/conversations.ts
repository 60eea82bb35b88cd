import { browserStorage } from '#kit/storage/text-storage.ts'
import { openConversation, type ChatPlace, type Conversation } from './conversation.ts'
import { hearConversation, readConversation } from './follow-conversation.ts'
import { CHAT_KNOWN_KEY } from './known-chat.ts'

interface Followed {
  readonly conversation: Conversation
  /** How many parts of the page show it. */
  followers: number
  silence: (() => void) | undefined
  leave: () => void
}

const WORLD: ChatPlace = { channel: 'world' }

/** Kept while the page lives, so that a message under way outlives a closed dialog. */
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
    // The world is heard on: the button of the chat shows that something was said.
    if (place.channel === 'world') return
    followed.silence?.()
    followed.silence = undefined
  }
}

/** Hears the world without showing it. */
export function hearWorld() {
  const followed = followedOf(WORLD)
  followed.silence ??= hearConversation(followed.conversation)
}

/** Takes a blocked player out of everything that is shown. */
export function hideEverywhere(userId: number) {
  for (const { conversation } of open.values()) conversation.hide(userId)
}

/** For tests: as on a fresh page. */
export function forgetConversations() {
  for (const { leave, silence } of open.values()) {
    leave()
    silence?.()
  }
  open.clear()
}
