import { Type } from 'typebox'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { CardLevelField, Id } from '#modules/cards/calls.ts'
import type { LineLoad, QueueProgress } from './model.ts'

export const GameKey = Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,63}$' })
export const LineKey = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,31}$' })
export const Progress = wireEnum<QueueProgress>({ none: 0, waiting: 1, turn: 2 })
export const Load = wireEnum<LineLoad>({ free: 0, busy: 1, full: 2 })
export const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()])

export const lineNames = { lineKey: 'yliKey' }
export const gameNames = { gameKey: 'yyxKey' }
export const total = { totalSeconds: 'timeTotal' }

/** A place in a queue (docs/contract.md 5). */
export const QueueShape = renamed(
  {
    ...gameNames,
    ...lineNames,
    position: 'num',
    length: 'total',
    waitMinutes: 'waitMin',
    joinedAt: 'joinTime',
    turnEndsAt: 'enterEndTime',
    pollSeconds: 'pollSec',
  },
  {
    progress: Progress,
    gameKey: orNull(GameKey),
    gameName: Type.String(),
    lineKey: orNull(LineKey),
    lineName: Type.String(),
    /** 1 is next; 0 is none. */
    position: Type.Integer(),
    length: Type.Integer(),
    /** From measured plays; null until some were measured. */
    waitMinutes: orNull(Type.Integer()),
    joinedAt: orNull(wireMoment()),
    /** When the turn expires. */
    turnEndsAt: orNull(wireMoment()),
    pollSeconds: Type.Integer(),
  },
)

const Pointer = Type.Union([Type.Literal('none'), Type.Literal('absolute'), Type.Literal('relative')])
/** How touch maps to keys; null when the picture itself is tapped. */
const PadShape = orNull(
  Type.Object({
    stick: Type.Optional(
      Type.Object({ up: Type.String(), down: Type.String(), left: Type.String(), right: Type.String() }),
    ),
    buttons: Type.Array(Type.Object({ place: Type.String(), presses: Type.String(), action: Type.String() })),
  }),
)

/** The last part of the link to watch a play. */
export const WatchCode = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
export const WatchShape = renamed({ code: 'watchCode' }, { code: WatchCode, isLocked: Type.Boolean() })
/** What opens the stream of another player's play: the token works once, until it expires. */
export const WatchJoinShape = renamed(
  { url: 'wsUrl', token: 'joinToken', tokenEndsAt: 'joinEndTime' },
  {
    name: Type.String(),
    icon: Type.String(),
    url: Type.String(),
    token: Type.String(),
    tokenEndsAt: wireMoment(),
    width: Type.Integer(),
    height: Type.Integer(),
    pointer: Pointer,
    /** For a watcher who gets the controls or the second pad. */
    pad: PadShape,
    secondPad: PadShape,
  },
)

/** What opens a stream (docs/contract.md 5): the token works once, until it expires. */
export const JoinShape = renamed(
  {
    playId: 'ygrId',
    ...gameNames,
    ...lineNames,
    url: 'wsUrl',
    token: 'joinToken',
    tokenEndsAt: 'joinEndTime',
    ...total,
  },
  {
    playId: Id,
    gameKey: GameKey,
    lineKey: LineKey,
    /** With a host, or a path of the portal. */
    url: Type.String(),
    token: Type.String(),
    tokenEndsAt: wireMoment(),
    width: Type.Integer(),
    height: Type.Integer(),
    pointer: Pointer,
    pad: PadShape,
    /** It has a second pad, for a watcher. */
    isForTwo: Type.Boolean(),
    totalSeconds: Type.Integer(),
  },
)

/** A game in a list of the hub. */
export const CloudGameShape = renamed(
  {
    ...gameNames,
    online: 'onlineNum',
    neededLevel: 'needLevel',
    isCardInUse: 'isUse',
    load: 'lineLoad',
  },
  {
    gameKey: GameKey,
    name: Type.String(),
    summary: Type.String(),
    /** The language of name and summary: English if the makers supplied no other. */
    language: Type.String(),
    icon: Type.String(),
    cover: Type.String(),
    tags: Type.Array(Type.String()),
    /** Its input devices; missing where its profile does not tell. */
    controls: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Literal('keyboard'),
          Type.Literal('mouse'),
          Type.Literal('touch'),
          Type.Literal('gamepad'),
        ]),
      ),
    ),
    /** Minimum age; 0 is everybody. */
    age: Type.Integer(),
    licence: Type.String(),
    /** Its author; empty if unknown. */
    author: Type.String(),
    /** Plays of the last seven days. */
    hot: Type.Integer(),
    online: Type.Integer(),
    neededLevel: CardLevelField,
    isCardInUse: Type.Boolean(),
    load: Load,
  },
)
