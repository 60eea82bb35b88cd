import { fromWire } from '#kit/contract/renamed.ts'
import { seconds } from '#kit/time/time.ts'
import { listenLive } from '#kit/web/live-kinds.ts'
import { isLive, joinTopic, liveState, type LiveItem } from '#kit/web/live.ts'
import { ChatGone, ChatMessageShape } from '../calls.ts'
import { topicOf, type ChatMessage } from '../model.ts'
import { unreadCounts, watchedChannel } from './chat-store.ts'
import type { Conversation } from './conversation.ts'

const ASK_EVERY = seconds(10)
/** Every n-th poll reads the whole channel: removals are announced on the socket only. */
const WHOLE_EVERY = 6

const messageIn = (body: object) => fromWire(ChatMessageShape, body) as ChatMessage

/** Subscribes to a conversation's messages on the socket; without a socket none arrive. */
export function hearConversation(conversation: Conversation): () => void {
  const { place, view, hear, lose, refresh } = conversation
  const topic = topicOf(place.channel, place.gameId)
  const onMessage = ({ kind, body }: LiveItem) => {
    if (kind === 'chatGone') return lose((fromWire(ChatGone, body) as ChatGone).messageId)
    if (kind === 'chat' && hear(messageIn(body))) countUnread(conversation)
  }
  const leaves = [
    joinTopic(topic, {
      lastId: view.read().messages.at(-1)?.messageId,
      onMessage,
      onStale: () => void refresh(),
    }),
    // What the player writes in another tab is sent to the account, not to the topic.
    listenLive('chat', (body) => {
      const message = messageIn(body)
      if (topicOf(message.channel, message.gameId) === topic) hear(message)
    }),
  ]
  return () => {
    for (const leave of leaves) leave()
  }
}

function countUnread({ place: { channel } }: Conversation) {
  if (watchedChannel.read() === channel) return
  unreadCounts.change((counts) => ({ ...counts, [channel]: counts[channel] + 1 }))
}

/** Reads a conversation on screen: at once, and by polling while no socket delivers news. */
export function readConversation({ refresh }: Conversation): () => void {
  let asked = 0
  const ask = () => {
    if (document.hidden || isLive()) return
    asked++
    void refresh(asked % WHOLE_EVERY === 0 ? 'whole' : 'since')
  }
  const seen = () => {
    if (!document.hidden) void refresh()
  }
  void refresh('whole')
  const timer = setInterval(ask, ASK_EVERY)
  document.addEventListener('visibilitychange', seen)
  // Messages between the last poll and the first socket message.
  const unwatch = liveState.watch(seen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
    unwatch()
  }
}
