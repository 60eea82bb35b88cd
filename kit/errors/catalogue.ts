/** Every refusal the product can answer with. The numbers are the wire contract (spec 8): never reuse one. */
export const errorCatalogue = {
  // The dispatcher, for any call
  InvalidParams: 100001,
  NotFound: 100002,
  TooFast: 100003,
  /** Only when the token itself is invalid: the client then drops it and becomes a visitor (spec 8.1). */
  NoPermission: 100004,
  OperationMismatch: 100005,
  OperationBusy: 100006,
  Closed: 100007,
  VersionTooOld: 100008,
  MemberOnly: 100009,
  HumanNeeded: 100010,
  ServerError: 100500,
  // Accounts
  NotSignedIn: 101005,
  InvalidDevice: 101001,
  AccountBanned: 101006,
  InvalidNickname: 101008,
  NicknameRejected: 101009,
  NicknameTooSoon: 101010,
  HandCodeInvalid: 101011,
  OtherAccountHere: 101017,
  /** The one-time code of a sign-in is unknown, used, expired, or from another browser. */
  OauthFailed: 101002,
  OauthOrigin: 101003,
  /** The provider's account belongs to another account; `choice` names what would work instead. */
  OauthBound: 101004,
  LastLink: 101012,
  OfferGone: 101013,
  /** The age question must be answered first; the client asks it and resends the call. */
  AgeNeeded: 101014,
  /** Not at this age: ready-made phrases and names, no search by number. */
  AgeGuided: 101015,
  AgeAnswered: 101016,
  // Chat
  ChatNotAllowed: 200101,
  ChatTooFast: 200102,
  ChatTextInvalid: 200103,
  ChatTextRejected: 200104,
  ChatChannelUnknown: 200105,
  ChatRepeated: 200106,
  // Friends
  /** Also the answer about a player who has blocked the caller (spec 8.3). */
  UserNotFound: 200301,
  AlreadyFriends: 200302,
  InvalidUserId: 200303,
  FriendRequestSent: 200304,
  FriendListFull: 200305,
  FriendRequestGone: 200306,
  BlockListFull: 200307,
  // Idle rewards and boxes
  RewardNotReady: 200401,
  RewardTakenByFriend: 200402,
  RewardAlreadyTaken: 200403,
  OnlineCodeUnknown: 200404,
  RewardGone: 200405,
  RewardLocked: 200406,
  StealTooSoon: 200407,
  StealLimit: 200408,
  StealGuarded: 200409,
  NoBox: 200410,
  // Cards in use
  UseLimit: 200501,
  CardBusy: 200502,
  CardNotYours: 200503,
  CardLevelTooLow: 200504,
  // The market
  InvalidListingCode: 200601,
  WrongRetrievalPassword: 200602,
  OwnCard: 200603,
  ListingLimit: 200604,
  CardLocked: 200605,
  ListingNotYours: 200606,
  ListingOver: 200607,
  CardNotWanted: 200608,
  TooManyGuesses: 200609,
  TransferLevelLimit: 200610,
  TransferDayLimit: 200611,
  // Cloud games and their time
  LineFull: 200201,
  NotEnoughTime: 200202,
  PlayStateWrong: 200203,
  TurnMissed: 200204,
  /** Asks whether to switch; `details` state what and where (spec 4.11). */
  InAnotherGame: 200205,
  /** The game requires a card of this level in use on it (spec 5.8). */
  CardLevelNeeded: 200206,
  LineUnavailable: 200207,
  TimeTooSoon: 200208,
  NoTimeToClaim: 200209,
  CloudGameClosed: 200210,
  /** `details.age` is the minimum age. */
  CloudGameNotForAge: 200211,
  /** The watch link has ended, is locked, or never existed. */
  WatchOver: 200212,
  WatchFull: 200213,
  // Invites, shared pages and the gift for the home screen
  InviteUnknown: 200701,
  ShareNotReady: 200702,
  ShareAlreadyTaken: 200703,
  NotInstalled: 200704,
  HomeGiftTaken: 200705,
  SharedPageGone: 200706,
  // Games
  GameNotFound: 200801,
  GameClosed: 200802,
  ScoreNotRanked: 200803,
  ReplayOutdated: 200804,
  ReplayBroken: 200805,
  DailyOver: 200806,
  /** Not begun by this account, or already sent: only `game/run/start` makes a run that can be ranked. */
  RunUnknown: 200807,
  RunTooShort: 200808,
  RunCopied: 200809,
  // Lists of games
  GameListUnknown: 201001,
  GameListFull: 201002,
  GameListsMany: 201003,
  GameListNameInvalid: 201004,
  GameListNameRejected: 201005,
  // Saves: `key` names the one that is meant
  SaveTooLarge: 201101,
  SaveUnreadable: 201102,
  SavesFull: 201103,
  // The studio: `field` names the text that is meant
  DeveloperNeeded: 201201,
  StudioGameUnknown: 201202,
  StudioTextInvalid: 201203,
  StudioTextRejected: 201204,
  StudioTitleTaken: 201205,
  StudioGamesMany: 201206,
  StudioGameIncomplete: 201207,
  StudioGameAdult: 201208,
  StudioGameDown: 201209,
  VersionNotReady: 201210,
  UploadTooLarge: 201211,
  UploadLimit: 201212,
  UploadUnknown: 201213,
  UploadIncomplete: 201214,
  CoverUnreadable: 201215,
  // Duels by link
  DuelUnknown: 200901,
  DuelFull: 200902,
  DuelOver: 200903,
  NotYourTurn: 200904,
  MoveNotAllowed: 200905,
  DuelLimit: 200906,
  /** Only its players change a duel. */
  DuelNotYours: 200907,
  RivalStillHere: 200908,
  DuelTooFew: 200909,
  // Client only: no answer, or not in time
  Unreachable: 190001,
  TimedOut: 190002,
  Cancelled: 190003,
} as const satisfies Record<string, number>

export type ErrorName = keyof typeof errorCatalogue

const names = new Map<number, ErrorName>(
  Object.entries(errorCatalogue).map(([name, code]) => [code, name as ErrorName]),
)

export function errorNameOf(code: number): ErrorName {
  return names.get(code) ?? 'ServerError'
}
