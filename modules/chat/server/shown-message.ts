import { toWire } from '#kit/contract/renamed.ts'
import type { Live } from '#kit/server/live.ts'
import { ChatGone, ChatMessageShape } from '../calls.ts'
import { channelOf, type ChatMessage } from '../model.ts'
import type { StoredMessage } from './message-store.ts'
import type { SeenMessage } from './topic-views.ts'

/** A message as one reader sees it: writers do not learn that their message is held. */
export const shownTo = (message: SeenMessage, readerId: number | undefined): ChatMessage => ({
  messageId: message.messageId,
  ...channelOf(message.topic),
  sender: message.sender,
  text: message.text,
  ...(message.phrase === null ? {} : { phrase: message.phrase }),
  language: message.language,
  sentAt: message.sentAt,
  isMine: message.writerId === readerId,
  state: 'shown',
})

/** Sends a message to everybody in the topic who may see it; a held one only to its writer. */
export function tell(live: Live, message: SeenMessage, accountIds: readonly number[] | undefined): void {
  const { messageId: id, topic, writerId, state } = message
  const bodyFor = (readerId?: number) => toWire(ChatMessageShape, shownTo(message, readerId)) as object
  live.toAccounts([writerId], { kind: 'chat', id, body: bodyFor(writerId) })
  if (state === 'shown') live.toTopic(topic, { kind: 'chat', id, body: bodyFor() }, { writerId, accountIds })
}

/** Announces the removal of a message. */
export function tellGone(live: Live, { messageId, topic }: Pick<StoredMessage, 'messageId' | 'topic'>): void {
  live.toTopic(topic, { kind: 'chatGone', id: messageId, body: toWire(ChatGone, { messageId }) as object })
}
