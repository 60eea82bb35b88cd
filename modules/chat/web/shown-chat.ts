import type { ErrorName } from '#kit/errors/catalogue.ts'
import { fromEpochSeconds, type Instant } from '#kit/time/time.ts'
import { createStore } from '#kit/ui/store.ts'
import { readAccount } from '#modules/account/web/index.ts'
import type { ChatMessage, SilenceReason } from '../model.ts'
import { withMessages, withoutSender } from './message-list.ts'

/** The content: text, or a phrase number with its text. */
export interface Said {
  readonly text: string
  readonly phrase?: number | undefined
}

/** The player's message, not yet confirmed by the server. */
export type Outgoing = Said & { readonly opId: string } & (
    | { readonly status: 'pending' }
    | { readonly status: 'failed'; readonly refusal: ErrorName; readonly reason: string | undefined }
  )

/** Why and until when the player may only read; permanently without an end. */
export interface Silence {
  readonly reason: SilenceReason
  readonly endsAt: Instant | null
}

export interface ConversationView {
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly messages: readonly ChatMessage[]
  readonly outgoing: readonly Outgoing[]
  readonly silence: Silence | null
  /** When the next message may be sent. */
  readonly readyAt: Instant
  readonly gapSeconds: number
  readonly onlineCount: number
}

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

/** The visible state of a conversation: messages without those of hidden players, and one's own in flight. */
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
    /** Ends or replaces a message in flight. */
    settle: (opId: string, to?: Outgoing) =>
      change(({ outgoing }) => ({
        outgoing: outgoing.flatMap((one) => (one.opId === opId ? (to ?? []) : one)),
      })),
    /** Adds a message; returns whether it is a new one of another player. */
    hear(message: ChatMessage): boolean {
      // The answer to a message in flight brings the same one, which would otherwise show twice.
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
