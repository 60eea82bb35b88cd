import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { CardLevelField, CardShape, Id, KindNumber } from '#modules/cards/calls.ts'
import type { ListingState } from './model.ts'

const ListingStateField = wireEnum<ListingState>({ on: 0, taken: 1, back: 2, expired: 3, void: 4 })

const Seller = renamed(
  { nickname: 'nickName' },
  {
    userId: Type.Integer(),
    /** Empty until the player chooses one. */
    nickname: Type.String(),
    avatar: Type.Integer(),
  },
)

/** A card on the market (spec 3.17). The password is shown to its owner only. */
export const ListingShape = renamed(
  {
    listingId: 'cmkId',
    code: 'sellCode',
    kind: 'cocId',
    number: 'no',
    seller: 'user',
    startedAt: 'startTime',
    endsAt: 'endTime',
    secondsLeft: 'leftSec',
    password: 'sellPass',
    wrongGuesses: 'tryNum',
  },
  {
    listingId: Id,
    code: Type.String(),
    kind: KindNumber,
    number: Type.String(),
    level: CardLevelField,
    state: ListingStateField,
    isMine: Type.Boolean(),
    seller: Seller,
    startedAt: wireMoment(),
    endsAt: wireMoment(),
    secondsLeft: Type.Integer(),
    /** Kinds the owner accepts in return; none means any of the same level. */
    wants: Type.Array(KindNumber),
    password: Type.Optional(Type.String()),
    wrongGuesses: Type.Optional(Type.Integer()),
  },
)

const cursor = Type.Optional(Type.String({ maxLength: 40 }))
const nothing = Type.Object({})
/** As typed: spaces, dashes, lower case and full-width letters are accepted (rules/codes.ts). */
const TypedCode = Type.String({ minLength: 1, maxLength: 40 })

const Listings = renamed(
  { listings: 'list', hasMore: 'more' },
  { listings: Type.Array(ListingShape), hasMore: Type.Boolean(), cursor: Type.Optional(Type.String()) },
)

const Wishes = renamed(
  { kinds: 'list' },
  {
    kinds: Type.Array(KindNumber),
    /** Most kinds a player may wish for. */
    max: Type.Integer(),
  },
)

export const marketCalls = {
  /** Puts a card on the market. Returns the code and password for taking it. */
  listCard: defineCall({
    wire: 'coc/bags/share',
    access: 'visitor',
    repeat: 'keyed',
    params: renamed(
      { cardId: 'cocrId', days: 'day' },
      {
        cardId: Id,
        /** Kinds accepted in return; none means any other of the same level. */
        wants: Type.Optional(Type.Array(KindNumber, { maxItems: 10 })),
        days: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(3), Type.Literal(7)])),
      },
    ),
    result: renamed(
      { listingId: 'cmkId', code: 'sellCode', password: 'sellPass', url: 'sellUrl', endsAt: 'endTime' },
      {
        listingId: Id,
        code: Type.String(),
        password: Type.String(),
        /** Path of the redeem screen with the code filled in, without the password. */
        url: Type.String(),
        endsAt: wireMoment(),
      },
    ),
    refusals: ['ListingNotYours', 'CardLocked', 'CardBusy', 'ListingLimit', 'CardNotWanted'],
  }),
  /** The caller's own listings with their passwords, open ones first. */
  listMyListings: defineCall({
    wire: 'coc/sell/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { listings: 'list', count: 'num' },
      { listings: Type.Array(ListingShape), max: Type.Integer(), count: Type.Integer() },
    ),
  }),
  /** The trade market: every open listing, newest first. */
  listMarket: defineCall({
    wire: 'coc/sell/all/list',
    access: 'anyone',
    repeat: 'read',
    params: renamed(
      { kind: 'cocId', isWished: 'wish' },
      {
        level: Type.Optional(CardLevelField),
        kind: Type.Optional(KindNumber),
        /** Only cards on the caller's wish list. */
        isWished: Type.Optional(Type.Boolean()),
        cursor,
      },
    ),
    result: Listings,
  }),
  /** The caller's wish list, latest first. */
  listWishes: defineCall({
    wire: 'coc/wish/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: Wishes,
  }),
  /** Adds a kind to the caller's wish list, or removes it. */
  setWish: defineCall({
    wire: 'coc/wish/set',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ kind: 'cocId', isWished: 'wish' }, { kind: KindNumber, isWished: Type.Boolean() }),
    result: Wishes,
    refusals: ['ListingLimit'],
  }),
  /** The swap hall: only listings that the caller can pay for now, with up to five cards to pay with (docs/contract.md A3). */
  listPayable: defineCall({
    wire: 'coc/sell/exchange',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ cursor }),
    result: renamed(
      { offers: 'list', hasMore: 'more' },
      {
        offers: Type.Array(renamed({ cardIds: 'mine' }, { listing: ListingShape, cardIds: Type.Array(Id) })),
        hasMore: Type.Boolean(),
        cursor: Type.Optional(Type.String()),
      },
    ),
  }),
  /** Finds a listing by its code and tells what the caller can do with it. */
  findListing: defineCall({
    wire: 'coc/exchange/search',
    access: 'visitor',
    repeat: 'read',
    params: renamed({ code: 'sellCode' }, { code: TypedCode }),
    result: Type.Object({ listing: ListingShape, can: Type.Enum(['swap', 'pass', 'own']) }),
    refusals: ['InvalidListingCode', 'ListingOver', 'TooFast'],
  }),
  /** Takes the card behind a code, if the password is correct. */
  redeemListing: defineCall({
    wire: 'coc/exchange/extract',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ code: 'sellCode', password: 'sellPass' }, { code: TypedCode, password: TypedCode }),
    result: Type.Object({ card: CardShape }),
    refusals: [
      'InvalidListingCode',
      'WrongRetrievalPassword',
      'OwnCard',
      'ListingOver',
      'TooManyGuesses',
      'TransferLevelLimit',
      'TransferDayLimit',
    ],
  }),
  /** The caller's cards that may be offered for a listing. */
  listOffers: defineCall({
    wire: 'coc/exchange/available',
    access: 'visitor',
    repeat: 'read',
    params: renamed({ listingId: 'cmkId' }, { listingId: Id }),
    result: renamed({ cards: 'list' }, { cards: Type.Array(CardShape) }),
    refusals: ['ListingOver', 'OwnCard'],
  }),
  /** Swaps one of the caller's cards for a listed one, at once (docs/contract.md A4). */
  swapCard: defineCall({
    wire: 'coc/exchange/sell',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ listingId: 'cmkId', cardId: 'cocrId' }, { listingId: Id, cardId: Id }),
    result: Type.Object({ got: CardShape, gave: CardShape }),
    refusals: ['OwnCard', 'ListingNotYours', 'CardLocked', 'CardBusy', 'ListingOver', 'CardNotWanted'],
  }),
  /** Withdraws one of the caller's listings. */
  takeBack: defineCall({
    wire: 'coc/sell/back',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ listingId: 'cmkId' }, { listingId: Id }),
    result: Type.Object({ card: CardShape }),
    refusals: ['ListingNotYours', 'ListingOver'],
  }),
  /** Gives a listing a new password and resets the wrong guesses. */
  renewPassword: defineCall({
    wire: 'coc/sell/pass',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ listingId: 'cmkId' }, { listingId: Id }),
    result: renamed({ password: 'sellPass' }, { password: Type.String() }),
    refusals: ['ListingNotYours', 'ListingOver'],
  }),
  /** What to share about any listing; never the password. */
  shareListing: defineCall({
    wire: 'coc/sell/share',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ listingId: 'cmkId' }, { listingId: Id }),
    result: renamed(
      { pageKey: 'shtmlKey', code: 'sellCode' },
      {
        pageKey: Type.String(),
        /** Path of the page that shows it. */
        url: Type.String(),
        title: Type.String(),
        text: Type.String(),
        code: Type.String(),
        kind: KindNumber,
      },
    ),
    refusals: ['ListingOver'],
  }),
}
