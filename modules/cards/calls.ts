import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { CARD_EVENT_KINDS, type CardLevel, type CardState } from './model.ts'
import { BoxKindField } from './shapes.ts'

export const CardLevelField = wireEnum<CardLevel>({ normal: 0, rare: 1, s: 2, ss: 3, sss: 4 })
export const CardStateField = wireEnum<CardState>({ bag: 0, listed: 1, used: 2, void: 3 })

/** Ids are opaque on the wire. */
export const Id = Type.String({ minLength: 1, maxLength: 26 })
/** Card kinds are numbered 1 to 52, level by level. */
export const KindNumber = Type.Integer({ minimum: 1, maximum: 52 })

export const CardShape = renamed(
  {
    cardId: 'cocrId',
    kind: 'cocId',
    number: 'no',
    lockedUntil: 'lockTime',
    isLocked: 'isLock',
    obtainedAt: 'ownTime',
    usedBy: 'useKey',
  },
  {
    cardId: Id,
    kind: KindNumber,
    number: Type.String(),
    level: CardLevelField,
    state: CardStateField,
    isMine: Type.Boolean(),
    isLocked: Type.Boolean(),
    lockedUntil: Type.Union([wireMoment(), Type.Null()]),
    obtainedAt: wireMoment(),
    usedBy: Type.Union([Type.Integer(), Type.Null()]),
  },
)
export const BoxCountShape = renamed(
  { kind: 'boxType', count: 'num' },
  { kind: BoxKindField, count: Type.Integer() },
)

/** How many cards of one kind a player has. */
const OwnedKind = renamed(
  { kind: 'cocId', number: 'no', count: 'num' },
  {
    kind: KindNumber,
    number: Type.String(),
    level: CardLevelField,
    count: Type.Integer(),
  },
)
const CardSet = renamed(
  { isComplete: 'isDone' },
  { level: CardLevelField, have: Type.Integer(), all: Type.Integer(), isComplete: Type.Boolean() },
)

export const Collection = renamed(
  {
    kinds: 'list',
    boxes: 'box',
    cardCount: 'cardNum',
    usedCount: 'useNum',
    mostInUse: 'useMax',
    nextSeedHash: 'nextHash',
  },
  {
    /** All 52 kinds, also those with a count of 0. */
    kinds: Type.Array(OwnedKind),
    sets: Type.Array(CardSet),
    boxes: Type.Array(BoxCountShape),
    cardCount: Type.Integer(),
    usedCount: Type.Integer(),
    mostInUse: Type.Integer(),
    /** SHA-256 of the secret for the next opening: the server commits to it before the player opens. */
    nextSeedHash: Type.String(),
  },
)
export type Collection = Static<typeof Collection>

/** What makes a draw verifiable by anybody; the secret is published after its use (see rules/draw.ts). */
export const Opening = renamed(
  { openingId: 'openId', openedAt: 'openTime', seedHash: 'hash', oddsVersion: 'rateVersion', draws: 'list' },
  {
    openingId: Id,
    openedAt: wireMoment(),
    seed: Type.String(),
    seedHash: Type.String(),
    /** The player's contribution: the operation id, chosen when the hash was known. */
    salt: Type.String(),
    oddsVersion: Type.Integer(),
    draws: Type.Array(
      renamed(
        { box: 'boxType', kind: 'cocId', sMisses: 'sNum', ssMisses: 'ssNum' },
        {
          box: BoxKindField,
          /** The counters before this box. */
          sMisses: Type.Integer(),
          ssMisses: Type.Integer(),
          kind: KindNumber,
          level: CardLevelField,
        },
      ),
    ),
  },
)
export type Opening = Static<typeof Opening>

const LevelRate = renamed(
  { withGuarantee: 'all' },
  { level: CardLevelField, base: Type.Integer(), withGuarantee: Type.Integer() },
)

/** One line of the event log (spec 2.39). */
export const CardEvent = renamed(
  { eventId: 'opeId', happenedAt: 'opeTime', kind: 'opeType', number: 'no', cardId: 'cocrId' },
  {
    eventId: Type.Integer(),
    happenedAt: wireMoment(),
    kind: Type.Enum(CARD_EVENT_KINDS),
    /** The printed number, for events about a card. */
    number: Type.Union([Type.String(), Type.Null()]),
    level: Type.Union([CardLevelField, Type.Null()]),
    cardId: Type.Union([Id, Type.Null()]),
    /** The other party: a player's number, a game's, or a count. */
    target: Type.Union([Type.Integer(), Type.Null()]),
  },
)
export type CardEvent = Static<typeof CardEvent>

const UsableCard = renamed(
  { gameId: 'yyxKey', usedAt: 'useTime' },
  {
    card: CardShape,
    gameId: Type.Union([Type.Integer(), Type.Null()]),
    usedAt: Type.Union([wireMoment(), Type.Null()]),
  },
)

const cursor = Type.Optional(Type.String({ maxLength: 40 }))
const nothing = Type.Object({})

export const cardsCalls = {
  /** The whole collection at a glance: kinds, sets, boxes. */
  readCollection: defineCall({
    wire: 'coc/bags/index',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: Collection,
  }),
  /** The cards of the backpack, newest first. */
  listCards: defineCall({
    wire: 'coc/bags/list',
    access: 'visitor',
    repeat: 'read',
    params: renamed(
      { kind: 'cocId' },
      {
        level: Type.Optional(CardLevelField),
        state: Type.Optional(CardStateField),
        kind: Type.Optional(KindNumber),
        cursor,
      },
    ),
    result: renamed(
      { cards: 'list', hasMore: 'more', count: 'num' },
      {
        cards: Type.Array(CardShape),
        hasMore: Type.Boolean(),
        cursor: Type.Optional(Type.String()),
        count: Type.Integer(),
      },
    ),
  }),
  /** Opens up to ten boxes at once; without a kind, rare ones first (docs/contract.md A17). */
  openBoxes: defineCall({
    wire: 'coc/blindbox/open',
    access: 'visitor',
    repeat: 'keyed',
    params: renamed(
      { box: 'boxType', count: 'num' },
      { box: Type.Optional(BoxKindField), count: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })) },
    ),
    result: renamed(
      { opened: 'list', boxes: 'box', nextSeedHash: 'nextHash', guarantee: 'pity' },
      {
        opening: Opening,
        opened: Type.Array(
          renamed({ box: 'boxType' }, { card: CardShape, box: BoxKindField, isNew: Type.Boolean() }),
        ),
        boxes: Type.Array(BoxCountShape),
        /** The counters after these boxes. */
        guarantee: renamed(
          { sMisses: 'sNum', ssMisses: 'ssNum' },
          { sMisses: Type.Integer(), ssMisses: Type.Integer() },
        ),
        nextSeedHash: Type.String(),
      },
    ),
    refusals: ['NoBox'],
  }),
  /** How many unopened boxes there are. Boxes never expire. */
  listBoxes: defineCall({
    wire: 'coc/blindbox/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed({ boxes: 'list' }, { boxes: Type.Array(BoxCountShape) }),
  }),
  /** Published odds per million, with and without the guarantees: those in force, or a given version. */
  readOdds: defineCall({
    wire: 'coc/blindbox/rate',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ version: 'rateVersion' }, { version: Type.Optional(Type.Integer()) }),
    refusals: ['NotFound'],
    result: renamed(
      { since: 'time' },
      {
        version: Type.Integer(),
        since: Type.String(),
        boxes: Type.Array(renamed({ box: 'boxType' }, { box: BoxKindField, rates: Type.Array(LevelRate) })),
        /** The n-th box in a row without this level or a higher one is guaranteed to hold it. */
        pity: renamed(
          { sAtLatest: 's', ssAtLatest: 'ss' },
          { sAtLatest: Type.Integer(), ssAtLatest: Type.Integer() },
        ),
      },
    ),
  }),
  /** A past opening with everything needed to verify it. */
  readOpening: defineCall({
    wire: 'coc/blindbox/check',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ openingId: 'openId' }, { openingId: Id }),
    result: renamed({}, { opening: Opening }),
    refusals: ['NotFound'],
  }),
  /** Events of the collection, latest first, for 90 days (spec 2.39). */
  listCardEvents: defineCall({
    wire: 'coc/operate/list',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ cursor }),
    result: renamed(
      { events: 'list', hasMore: 'more' },
      { events: Type.Array(CardEvent), hasMore: Type.Boolean(), cursor: Type.Optional(Type.String()) },
    ),
  }),
  /** Cards that can be put to use, and those in use (spec 3.17). */
  listUsableCards: defineCall({
    wire: 'coc/use/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { usable: 'list', usedCount: 'useNum', mostInUse: 'useMax' },
      { usable: Type.Array(UsableCard), usedCount: Type.Integer(), mostInUse: Type.Integer() },
    ),
  }),
  /** Puts a card to use at a game that requires its level. */
  useCard: defineCall({
    wire: 'coc/use/game/on',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ cardId: 'cocrId' }, { cardId: Id, gameId: Type.Integer() }),
    result: renamed({ usedCount: 'useNum' }, { card: CardShape, usedCount: Type.Integer() }),
    refusals: ['UseLimit', 'CardBusy', 'CardNotYours', 'CardLevelTooLow', 'GameNotFound'],
  }),
  /** Takes a card out of use. */
  stopUsingCard: defineCall({
    wire: 'coc/use/game/off',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ cardId: 'cocrId' }, { cardId: Id }),
    result: renamed({}, { card: CardShape }),
    refusals: ['CardNotYours', 'CardBusy'],
  }),
}
