import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { LONGEST_APPEAL, LONGEST_REPORT, PHRASE_COUNT, REPORT_TYPES, type ChatMessage } from './model.ts'

const Channel = Type.Enum(['world', 'game'])
/** Required with the channel `game`, and only there. */
const GameId = Type.Optional(Type.Integer())
const MessageId = Type.String({ pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' })
/** The number of a ready-made phrase. */
const Phrase = Type.Integer({ minimum: 1, maximum: PHRASE_COUNT })
const ok = Type.Object({ ok: Type.Boolean() })

/**
 * One message (spec 3.13), oldest first in lists. The socket brings the same shape as the body of `chat`; `chatGone` brings
 * `{msgId}` of one that was deleted or removed.
 */
export const ChatMessageShape = renamed(
  { messageId: 'msgId', sender: 'user', language: 'lang', sentAt: 'sendTime' },
  {
    messageId: MessageId,
    channel: Channel,
    gameId: GameId,
    sender: renamed(
      { nickname: 'nickName' },
      { userId: Type.Integer(), nickname: Type.String(), avatar: Type.Integer() },
    ),
    /** Plain text, never markup. */
    text: Type.String(),
    /** A ready-made phrase, which every reader sees in their language; `text` has it in the writer's. */
    phrase: Type.Optional(Phrase),
    language: Type.String(),
    sentAt: wireMoment(),
    isMine: Type.Boolean(),
    state: wireEnum<ChatMessage['state']>({ shown: 0, removed: 1 }),
  },
)

/** The body of a `chatGone` socket message. */
export const ChatGone = renamed({ messageId: 'msgId' }, { messageId: MessageId })
export type ChatGone = Static<typeof ChatGone>

export const chatCalls = {
  /** The latest messages of a channel, the oldest of them first (spec 9.10). */
  listMessages: defineCall({
    wire: 'chat/list',
    access: 'anyone',
    repeat: 'read',
    params: renamed(
      { afterId: 'lastId' },
      {
        channel: Channel,
        gameId: GameId,
        /**
         * For readers who were away: messages after this one, and a few seconds before it, because concurrent messages may be stored
         * in another order. Known ones are recognised by id.
         */
        afterId: Type.Optional(MessageId),
      },
    ),
    result: renamed(
      {
        messages: 'list',
        gapSeconds: 'slowSec',
        onlineCount: 'onlineNum',
        silence: 'off',
      },
      {
        messages: Type.Array(ChatMessageShape),
        /** The topic to join to hear this channel. */
        topic: Type.String(),
        /** Minimum time between two messages of one writer here: 5 s in the world, 2 s at a game, more in slow mode. */
        gapSeconds: Type.Integer(),
        onlineCount: Type.Integer(),
        /** Why and until when the caller may not write; no moment means permanently. */
        silence: Type.Union([
          renamed(
            { endsAt: 'endTime' },
            { endsAt: Type.Union([wireMoment(), Type.Null()]), reason: Type.Enum([...REPORT_TYPES, 'off']) },
          ),
          Type.Null(),
        ]),
      },
    ),
    refusals: ['ChatChannelUnknown'],
  }),
  /**
   * Sends a message; players without a nickname choose one first (`InvalidNickname`). Free text requires the age question; guided
   * players send phrases only.
   */
  sendMessage: defineCall({
    wire: 'chat/send',
    access: 'visitor',
    repeat: 'keyed',
    // A ready-made phrase reveals nothing about its writer.
    asksAge: ({ phrase }: { readonly phrase?: unknown }) => phrase === undefined,
    params: Type.Object({
      channel: Channel,
      gameId: GameId,
      /** Empty when a phrase is sent. */
      text: Type.String(),
      phrase: Type.Optional(Phrase),
    }),
    result: renamed({ message: 'msg' }, { message: ChatMessageShape }),
    refusals: [
      'InvalidNickname',
      'ChatChannelUnknown',
      'ChatNotAllowed',
      'ChatTooFast',
      'ChatTextInvalid',
      'ChatRepeated',
      'ChatTextRejected',
      'AgeGuided',
    ],
  }),
  /** Reports a message to the operator; once per reader and message. */
  reportMessage: defineCall({
    wire: 'chat/report',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { messageId: 'msgId' },
      {
        messageId: MessageId,
        type: Type.Enum([...REPORT_TYPES]),
        text: Type.Optional(Type.String({ maxLength: LONGEST_REPORT })),
      },
    ),
    result: ok,
    refusals: ['NotFound', 'TooFast'],
  }),
  /** State of the caller's mute and its appeal; muted players may still call it. */
  readAppeal: defineCall({
    wire: 'chat/appeal/show',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: Type.Object({
      state: Type.Enum(['none', 'possible', 'open', 'kept']),
      /** The operator's own words. */
      answer: Type.String(),
    }),
  }),
  /** Appeals a mute, once; another operator reviews it. */
  appealMute: defineCall({
    wire: 'chat/appeal',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ text: Type.String({ minLength: 1, maxLength: LONGEST_APPEAL }) }),
    result: ok,
    refusals: ['NotFound'],
  }),
  /** Deletes one's own message within five minutes. */
  deleteMessage: defineCall({
    wire: 'chat/del',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ messageId: 'msgId' }, { messageId: MessageId }),
    result: ok,
    refusals: ['NotFound'],
  }),
}
