import type { Instant } from '#kit/time/time.ts'

/** Everybody's, or a game's. */
export type ChatChannel = 'world' | 'game'

/** What a reader may report a message for; an operator mutes for the same reasons. */
export const REPORT_TYPES = ['spam', 'insult', 'hate', 'sexual', 'selling', 'danger', 'other'] as const
export type ReportType = (typeof REPORT_TYPES)[number]

/** Why somebody may not write; `off` when an operator has disabled the chat. */
export type SilenceReason = ReportType | 'off'

/** Why a text was refused: a word, a link, phone or handle, the writer's own retrieval password. */
export type RejectedFor = 'word' | 'link' | 'password'

/** Number of ready-made phrases, with texts `phrase.1` and so on. A number never changes its meaning. */
export const PHRASE_COUNT = 24

/** In UTF-8: a message goes to sockets whole (kit/bus/bus.ts). Only a text of 170 and more of the longest emoji has more. */
export const MOST_TEXT_BYTES = 6000
/** In graphemes, as a reader counts. */
export const LONGEST_TEXT = 200
/** In graphemes; length of a report's comment. */
export const LONGEST_REPORT = 500
export const LONGEST_APPEAL = 500
/** Messages that a channel shows (spec 9.10). */
export const SHOWN_MESSAGES = 50
/** How long the writer can delete a message. */
export const OWN_DELETE_SECONDS = 300

/** One message as a reader sees it (spec 3.13). `text` is plain text and never markup. */
export interface ChatMessage {
  readonly messageId: string
  readonly channel: ChatChannel
  readonly gameId?: number
  readonly sender: { readonly userId: number; readonly nickname: string; readonly avatar: number }
  readonly text: string
  /** A ready-made phrase, which every reader sees in their language. */
  readonly phrase?: number
  /** The language of the writer's interface. */
  readonly language: string
  readonly sentAt: Instant
  readonly isMine: boolean
  readonly state: 'shown' | 'removed'
}

/** The topic of a channel: what a socket joins, stored in the column `room`. */
export const topicOf = (channel: ChatChannel, gameId?: number) =>
  channel === 'game' ? `game:${gameId}` : 'world'

/** The channel of a topic. */
export function channelOf(topic: string): { readonly channel: ChatChannel; readonly gameId?: number } {
  const gameId = /^game:(\d+)$/.exec(topic)?.[1]
  return gameId === undefined ? { channel: 'world' } : { channel: 'game', gameId: Number(gameId) }
}
