import { ok } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { before, seconds } from '#kit/time/time.ts'
import type { AccountStatus } from '#modules/account/calls.ts'
import type { ChatMessage } from '../../model.ts'

/** For tests: the player who reads and writes. */
export const reader: AccountStatus = {
  userId: 12345678,
  nickname: 'Noor',
  avatar: 2,
  isVisitor: true,
  provider: null,
  linkCount: 0,
  isNew: false,
  isNicknameFree: false,
  chat: { isOff: false, endsAt: null },
}

let made = 0

/** For tests: a message of Ines in the world chat, a minute before the last one. */
export function said(text: string, more: Partial<ChatMessage> = {}): ChatMessage {
  made++
  return {
    messageId: `M${String(made).padStart(6, '0')}`,
    channel: 'world',
    sender: { userId: 10000007, nickname: 'Ines', avatar: 1 },
    text,
    language: 'en',
    sentAt: before(systemClock(), seconds(60)),
    isMine: false,
    state: 'shown',
    ...more,
  }
}

export const mine = (text: string, more: Partial<ChatMessage> = {}) =>
  said(text, {
    sender: { userId: reader.userId, nickname: reader.nickname, avatar: reader.avatar },
    sentAt: systemClock(),
    isMine: true,
    ...more,
  })

/** For tests: a channel as the server returns it. */
export const channelWith = (...messages: ChatMessage[]) =>
  ok({ messages, topic: 'world', gapSeconds: 0, onlineCount: 3, silence: null })
