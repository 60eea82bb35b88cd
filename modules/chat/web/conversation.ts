import type { ErrorName } from '#kit/errors/catalogue.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { after, fromEpochSeconds, seconds } from '#kit/time/time.ts'
import type { Store } from '#kit/ui/store.ts'
import { callApi, CallError, newOpId } from '#kit/web/api.ts'
import { chatCalls } from '../calls.ts'
import type { ChatChannel, ChatMessage, SilenceReason } from '../model.ts'
import { withMessages, withoutMessage } from './message-list.ts'
import { openShownChat, type ConversationView, type Said } from './shown-chat.ts'

/** A channel: the world, or one game. */
export interface ChatPlace {
  readonly channel: ChatChannel
  readonly gameId?: number
}

export interface Conversation {
  readonly place: ChatPlace
  readonly view: Store<ConversationView>
  /** Reads the channel: new messages, or all that it shows. */
  refresh(how?: 'since' | 'whole'): Promise<void>
  /** Adds a socket message; returns whether it is a new one of another player. */
  hear(message: ChatMessage): boolean
  lose(messageId: string): void
  send(text: string, phrase?: number): void
  retry(opId: string): void
  discard(opId: string): void
  hide(userId: number): void
}

/** After these errors the message may have been stored, so it is retried with the same opId. */
const UNSETTLED: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'Unreachable',
  'TimedOut',
  'Cancelled',
  'ServerError',
  'OperationBusy',
])

export function openConversation(place: ChatPlace): Conversation {
  const { view, change, seen, add, settle, hear, hide } = openShownChat()

  async function refresh(how: 'since' | 'whole' = 'since') {
    const afterId = how === 'since' ? view.read().messages.at(-1)?.messageId : undefined
    try {
      const answer = await callApi(chatCalls.listMessages, { ...place, ...(afterId ? { afterId } : {}) })
      const { silence, gapSeconds, onlineCount } = answer
      change(({ messages }) => ({
        phase: 'ready',
        messages: withMessages(afterId ? messages : [], seen(answer.messages)),
        silence,
        gapSeconds,
        onlineCount,
      }))
    } catch {
      // Shown messages stay; only an empty channel shows the failure.
      change(({ messages }) => ({ phase: messages.length > 0 ? 'ready' : 'failed' }))
    }
  }

  async function carry(opId: string, { text, phrase }: Said) {
    const said = phrase === undefined ? { text } : { text: '', phrase }
    try {
      const { message } = await callApi(chatCalls.sendMessage, { ...place, ...said }, { opId })
      settle(opId)
      add([message])
      change(({ gapSeconds }) => ({ readyAt: after(serverNow(), seconds(gapSeconds)) }))
    } catch (error) {
      const known = error instanceof CallError ? error : new CallError('ServerError', { cause: error })
      fail(opId, { text, phrase }, known)
    }
  }

  function fail(opId: string, said: Said, { refusal, data }: CallError) {
    const { reason, retrySec, endTime } = data
    settle(opId, { ...said, opId, status: 'failed', refusal, reason: reason?.toString() })
    if (refusal === 'ChatTooFast')
      change(() => ({ readyAt: after(serverNow(), seconds(Number(retrySec ?? 1))) }))
    if (refusal === 'ChatNotAllowed')
      change(() => ({
        silence: {
          reason: (reason ?? 'other') as SilenceReason,
          endsAt: Number(endTime ?? 0) > 0 ? fromEpochSeconds(Number(endTime)) : null,
        },
      }))
  }

  function send(said: Said, opId = newOpId()) {
    change(({ outgoing }) => ({ outgoing: [...outgoing, { ...said, opId, status: 'pending' }] }))
    void carry(opId, said)
  }

  return {
    place,
    view,
    refresh,
    hear,
    lose: (messageId) => change(({ messages }) => ({ messages: withoutMessage(messages, messageId) })),
    send: (text, phrase) => send({ text, phrase }),
    retry(opId) {
      const failed = view.read().outgoing.find((one) => one.opId === opId)
      if (failed?.status !== 'failed') return
      settle(opId)
      // A refusal is final for that opId.
      const { text, phrase } = failed
      send({ text, phrase }, UNSETTLED.has(failed.refusal) ? opId : newOpId())
    },
    discard: (opId) => settle(opId),
    hide,
  }
}
