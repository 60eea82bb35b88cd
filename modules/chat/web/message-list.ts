import { SHOWN_MESSAGES, type ChatMessage } from '../model.ts'

type Messages = readonly ChatMessage[]

const byTime = (one: ChatMessage, other: ChatMessage) => {
  if (one.sentAt !== other.sentAt) return one.sentAt - other.sentAt
  return one.messageId < other.messageId ? -1 : 1
}

/** Merges new messages: each once, latest last, at most as many as a channel shows (spec 9.10). */
export function withMessages(known: Messages, more: Messages): Messages {
  const all = new Map(known.map((message) => [message.messageId, message]))
  for (const message of more) {
    // A removed message stays removed, whatever the order of news.
    if (all.get(message.messageId)?.state !== 'removed') all.set(message.messageId, message)
  }
  return [...all.values()].toSorted(byTime).slice(-SHOWN_MESSAGES)
}

/** Keeps a deleted message's place without its text. */
export const withoutMessage = (known: Messages, messageId: string): Messages =>
  known.map((message) =>
    message.messageId === messageId ? { ...message, state: 'removed', text: '' } : message,
  )

export const withoutSender = (known: Messages, userId: number): Messages =>
  known.filter(({ sender }) => sender.userId !== userId)
