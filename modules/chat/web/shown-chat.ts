import { fromEpochSeconds } from '#kit/time/time.ts'
import { createStore } from '#kit/ui/store.ts'
import { readAccount } from '#modules/account/web/index.ts'
import type { ChatMessage } from '../model.ts'
import type { ConversationView, Outgoing } from './conversation.ts'
import { withMessages, withoutSender } from './message-list.ts'

const EMPTY: ConversationView = {
  phase: 'loading',
  messages: [],
  outgoing: [],
  silence: null,
  readyAt: fromEpochSeconds(0),
  gapSeconds: 0,
  onlineCount: 0,
}

const isMine = (message: ChatMessage) => message.isMine || message.sender.userId === readAccount()?.userId

/** What a conversation shows: the messages without those of players who were hidden, and one's own that are under way. */
export function openShownChat() {
  const view = createStore(EMPTY)
  const hidden = new Set<number>()
  const change = (next: (now: ConversationView) => Partial<ConversationView>) =>
    view.change((now) => ({ ...now, ...next(now) }))
  const seen = (more: readonly ChatMessage[]) =>
    more
      .filter(({ sender }) => !hidden.has(sender.userId))
      .map((message) => ({ ...message, isMine: isMine(message) }))
  const add = (more: readonly ChatMessage[]) =>
    change(({ messages }) => ({ messages: withMessages(messages, seen(more)) }))

  return {
    view,
    change,
    seen,
    add,
    /** A message of one's own is not under way any more, or has become something else. */
    settle: (opId: string, to?: Outgoing) =>
      change(({ outgoing }) => ({
        outgoing: outgoing.flatMap((one) => (one.opId === opId ? (to ?? []) : one)),
      })),
    /** Takes in a message; says whether somebody else has said something new. */
    hear(message: ChatMessage): boolean {
      // The answer of a message under way brings the same one; until then it would stand there twice.
      const isComing =
        isMine(message) &&
        view.read().outgoing.some(({ status, text }) => status === 'pending' && text === message.text)
      const isNew = !view.read().messages.some(({ messageId }) => messageId === message.messageId)
      if (!isComing) add([message])
      return isNew && !isMine(message) && !hidden.has(message.sender.userId)
    },
    hide(userId: number): void {
      hidden.add(userId)
      change(({ messages }) => ({ messages: withoutSender(messages, userId) }))
    },
  }
}
