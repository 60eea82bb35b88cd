import { Type, type Static, type TSchema } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'
import {
  AGE_ANSWERS,
  AGE_QUESTIONS,
  GAME_REPORT_REASONS,
  ORIENTATIONS,
  VERSION_STATES,
  type AgeAnswers,
  type GameReport,
} from './model.ts'

const Key = Type.String({ minLength: 1, maxLength: 26 })
/** As it was typed: what cannot be is refused as such. */
const Typed = Type.String({ maxLength: 400 })
const text = Type.String()
const done = Type.Object({ ok: Type.Boolean() })
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const Ages = Type.Unsafe<AgeAnswers>(
  Type.Object(
    Object.fromEntries(Object.keys(AGE_QUESTIONS).map((question) => [question, Type.Enum(AGE_ANSWERS)])),
  ),
)

const traits = {
  genre: text,
  players: Type.Integer({ minimum: 1, maximum: 8 }),
  orientation: Type.Enum(ORIENTATIONS),
  licence: Typed,
  ages: Ages,
}

/** A game among those of its developer. */
export const OwnGame = renamed(
  { gameKey: 'key', title: 'name' },
  {
    gameKey: text,
    slug: text,
    title: text,
    isShown: Type.Boolean(),
    /** Whether an operator has taken it down. */
    isDown: Type.Boolean(),
    lastState: orNull(Type.Enum(VERSION_STATES)),
  },
)
export type OwnGame = Static<typeof OwnGame>

/** A version of a game as its developer sees it. */
export const OwnVersion = renamed(
  { versionKey: 'key', previewKey: 'tryKey', uploadedAt: 'time', share: 'part' },
  {
    versionKey: text,
    number: Type.Integer(),
    state: Type.Enum(VERSION_STATES),
    /** Why it cannot be a game, in English. */
    fault: orNull(text),
    /** Opens the version for whoever has it. */
    previewKey: text,
    bytes: Type.Integer(),
    uploadedAt: wireMoment(),
    /** Percent of the players who get it. */
    share: Type.Integer(),
    report: orNull(Type.Unsafe<GameReport>({ type: 'object' })),
    /** Why there is no report. */
    noReport: orNull(text),
  },
)
export type OwnVersion = Static<typeof OwnVersion>

const Comment = renamed(
  { saidAt: 'time' },
  { number: Type.Integer(), verdict: text, text, saidAt: wireMoment() },
)

/** How a game went in the last days, from what players did. */
const Figures = renamed(
  { playedSec: 'timeSec', reports: 'reportNum' },
  {
    days: Type.Integer(),
    players: Type.Integer(),
    /** Players who came back on another of these days. */
    returned: Type.Integer(),
    plays: Type.Integer(),
    playedSec: Type.Integer(),
    reports: Type.Integer(),
  },
)

export const StudioGame = renamed(
  { gameKey: 'key', title: 'name' },
  {
    gameKey: text,
    slug: text,
    title: text,
    isShown: Type.Boolean(),
    downFor: orNull(text),
    words: Type.Unsafe<Record<string, { title: string; pitch: string; how: string[] }>>({ type: 'object' }),
    traits: orNull(Type.Object(traits)),
    /** The age from which on it is fit, by the answers. */
    age: orNull(Type.Integer()),
    hasCover: Type.Boolean(),
    versions: Type.Array(OwnVersion),
    comments: Type.Array(Comment),
    figures: Figures,
    genres: Type.Array(text),
  },
)
export type StudioGame = Static<typeof StudioGame>

const ofGame = renamed({ gameKey: 'key' }, { gameKey: Key })
const ofVersion = renamed({ versionKey: 'key' }, { versionKey: Key })
const NOT_MINE = ['DeveloperNeeded', 'StudioGameUnknown'] as const

/** A badge that a version declares, in the reader's language, with its picture in it. */
const TriedBadge = renamed(
  { badgeId: 'badge', title: 'name', task: 'how', picture: 'icon' },
  { badgeId: text, title: text, task: text, picture: text },
)
export type TriedBadge = Static<typeof TriedBadge>

export const studioCalls = {
  /** Whether the caller makes games, and which. */
  readStudio: defineCall({
    wire: 'studio/info',
    access: 'member',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed({ games: 'list' }, { maker: orNull(text), games: Type.Array(OwnGame) }),
  }),
  /** Makes a developer of a member, who agrees to the terms for developers by it. */
  becomeDeveloper: defineCall({
    wire: 'studio/join',
    access: 'member',
    repeat: 'safe',
    asksAge: true,
    params: renamed({ maker: 'name', agrees: 'agree' }, { maker: Typed, agrees: Type.Literal(true) }),
    result: done,
    refusals: ['StudioTextInvalid', 'StudioTextRejected'],
  }),
  /** Begins a game under a working title. */
  createGame: defineCall({
    wire: 'studio/game/add',
    access: 'member',
    repeat: 'keyed',
    params: renamed({ title: 'name' }, { title: Typed }),
    result: renamed({ gameKey: 'key' }, { gameKey: text }),
    refusals: [
      'DeveloperNeeded',
      'StudioTextInvalid',
      'StudioTextRejected',
      'StudioTitleTaken',
      'StudioGamesMany',
    ],
  }),
  /** All of one's own game: words, traits, versions with reports, what reviewers said, figures. */
  readOwnGame: defineCall({
    wire: 'studio/game/info',
    access: 'member',
    repeat: 'read',
    params: ofGame,
    result: StudioGame,
    refusals: NOT_MINE,
  }),
  /** Says a game in one language. */
  saveWords: defineCall({
    wire: 'studio/game/words',
    access: 'member',
    repeat: 'safe',
    params: renamed(
      { gameKey: 'key', title: 'name' },
      {
        gameKey: Key,
        language: Type.String({ maxLength: 10 }),
        title: Typed,
        pitch: Typed,
        how: Type.Array(Typed, { maxItems: 20 }),
      },
    ),
    result: done,
    refusals: [...NOT_MINE, 'StudioTextInvalid', 'StudioTextRejected', 'StudioTitleTaken'],
  }),
  /** Says what a game is, under which licence, and the answers about age. */
  saveTraits: defineCall({
    wire: 'studio/game/traits',
    access: 'member',
    repeat: 'safe',
    params: renamed({ gameKey: 'key' }, { gameKey: Key, ...traits }),
    result: done,
    refusals: [...NOT_MINE, 'StudioTextInvalid', 'StudioTextRejected'],
  }),
  /** Begins an upload, or goes on with the one of the same file: its parts go to their own address. */
  beginUpload: defineCall({
    wire: 'studio/upload/start',
    access: 'member',
    repeat: 'safe',
    params: renamed(
      { gameKey: 'key', what: 'kind' },
      {
        gameKey: Key,
        what: Type.Enum(['archive', 'cover']),
        bytes: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
        sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      },
    ),
    result: renamed(
      { uploadKey: 'key', received: 'from', partBytes: 'size' },
      { uploadKey: text, ticket: text, received: Type.Integer(), partBytes: Type.Integer() },
    ),
    refusals: [...NOT_MINE, 'UploadTooLarge', 'UploadLimit', 'TooFast'],
  }),
  /** Ends an upload: a version is checked from now on, a cover is there. */
  finishUpload: defineCall({
    wire: 'studio/upload/end',
    access: 'member',
    repeat: 'safe',
    params: renamed({ uploadKey: 'key' }, { uploadKey: Key }),
    result: done,
    refusals: [
      'DeveloperNeeded',
      'UploadUnknown',
      'UploadIncomplete',
      'CoverUnreadable',
      'UploadLimit',
      'TooFast',
    ],
  }),
  /** Gives a version to the reviewers. */
  askReview: defineCall({
    wire: 'studio/version/ask',
    access: 'member',
    repeat: 'safe',
    params: ofVersion,
    result: done,
    refusals: [...NOT_MINE, 'VersionNotReady', 'StudioGameIncomplete', 'StudioGameAdult', 'StudioGameDown'],
  }),
  /** Gives an approved version to a share of the players. */
  publishVersion: defineCall({
    wire: 'studio/version/publish',
    access: 'member',
    repeat: 'safe',
    params: renamed({ versionKey: 'key', share: 'part' }, { versionKey: Key, share: Type.Integer() }),
    result: done,
    refusals: [...NOT_MINE, 'VersionNotReady', 'StudioGameDown', 'StudioGameIncomplete', 'StudioTitleTaken'],
  }),
  /** Goes back to an approved version, for everybody and at once. */
  rollBack: defineCall({
    wire: 'studio/version/back',
    access: 'member',
    repeat: 'safe',
    params: ofVersion,
    result: done,
    refusals: [...NOT_MINE, 'VersionNotReady', 'StudioGameDown', 'StudioGameIncomplete', 'StudioTitleTaken'],
  }),
  /** Gives a version another link: the old one leads nowhere. */
  renewPreview: defineCall({
    wire: 'studio/version/link',
    access: 'member',
    repeat: 'safe',
    params: ofVersion,
    result: done,
    refusals: NOT_MINE,
  }),
  /** An unlisted version, for whoever has its link. */
  openPreview: defineCall({
    wire: 'studio/try',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ previewKey: 'tryKey' }, { previewKey: Type.String({ maxLength: 40 }) }),
    result: renamed(
      { title: 'name', address: 'url', maker: 'by', badges: 'list' },
      { title: text, address: text, maker: text, number: Type.Integer(), badges: Type.Array(TriedBadge) },
    ),
    refusals: ['StudioGameUnknown'],
  }),
  /** Tells the operators that something is wrong with a game of a developer. */
  reportGame: defineCall({
    wire: 'studio/report',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { reason: 'type' },
      { slug: Type.String({ maxLength: 80 }), reason: Type.Enum(GAME_REPORT_REASONS) },
    ),
    result: done,
    refusals: ['GameNotFound', 'TooFast'],
  }),
}
