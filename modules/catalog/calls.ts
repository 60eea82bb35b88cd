import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'

const text = Type.String()

/** A game as a tile shows it, in the reader's language. */
export const cardShape = {
  gameId: Type.Integer(),
  slug: text,
  title: text,
  pitch: text,
  /** Path of the picture. */
  cover: text,
  genre: text,
  tags: Type.Array(text),
  orientation: text,
  players: Type.Integer(),
  /** Dark tone of the cover, behind its caption. */
  tone: text,
  /** The level of the card that must be in use there, 0 for any card; missing where everybody may play (spec 5.8). */
  neededLevel: Type.Optional(Type.Integer()),
}
/** The wire names of `cardShape`. */
export const cardNames = {
  title: 'name',
  pitch: 'text',
  cover: 'icon',
  genre: 'type',
  orientation: 'orient',
  neededLevel: 'needLevel',
}

export const GameCard = renamed(cardNames, cardShape)
export type GameCard = Static<typeof GameCard>

/** What a game page needs besides the card. */
export const GamePage = renamed(
  {
    ...cardNames,
    family: 'kernel',
    variant: 'def',
    instructions: 'how',
    narrowNote: 'narrow',
    isRanked: 'rank',
    scoreUnit: 'unit',
    hosted: 'host',
  },
  {
    ...cardShape,
    family: text,
    variant: text,
    /** Its scores are proved and listed. */
    isRanked: Type.Boolean(),
    scoreUnit: Type.Union([
      Type.Literal('points'),
      Type.Literal('milliseconds'),
      Type.Literal('moves'),
      Type.Literal('wins'),
    ]),
    ground: Type.Array(text),
    /** The first one is the goal, where the game has a text for it. */
    instructions: Type.Array(text),
    /** A note for narrow screens, where the targets are small. */
    narrowNote: Type.Optional(text),
    related: Type.Array(GameCard),
    /** The game's hub (modules/hubs); missing for external games. */
    kind: Type.Optional(
      renamed(
        { title: 'name', category: 'type' },
        { slug: text, title: text, category: Type.Optional(text) },
      ),
    ),
    /** An external game, shown from its own host; missing for ours. */
    hosted: Type.Optional(
      renamed(
        { address: 'url', maker: 'by', isServedHere: 'own' },
        {
          address: text,
          /** Our own game server hosts it. */
          isServedHere: Type.Optional(Type.Literal(true)),
          maker: text,
          licence: text,
          /** The next version, served to a percentage of the players. */
          next: Type.Optional(
            renamed({ address: 'url', share: 'part' }, { address: text, share: Type.Integer() }),
          ),
        },
      ),
    ),
  },
)
export type GamePage = Static<typeof GamePage>

/** A game as a rail shows it: its picture and its name. */
export const RailGame = renamed(
  { title: 'name', cover: 'icon' },
  {
    slug: text,
    title: text,
    cover: text,
    tone: text,
    /** Link target if not the game's page: the room of somebody waiting, or today's challenge. */
    path: Type.Optional(text),
  },
)
export type RailGame = Static<typeof RailGame>

export const Rail = renamed(
  { kind: 'type', title: 'name', path: 'url', games: 'list' },
  {
    /** A category, or another reason for the rail. */
    kind: text,
    /** The reason as text. */
    title: text,
    /** The page with more of them. */
    path: text,
    games: Type.Array(RailGame),
  },
)
export type Rail = Static<typeof Rail>

const Tag = Type.String({ maxLength: 32 })
const Slug = Type.String({ maxLength: 80 })

export const catalogCalls = {
  /** A game by slug or number, with instructions and related games. */
  readGame: defineCall({
    wire: 'game/info',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ slug: Type.Optional(Slug), gameId: Type.Optional(Type.Integer()) }),
    result: GamePage,
    refusals: ['GameNotFound'],
  }),
  /** Games in the portal's order: of a tag or list, or the named ones. */
  listGames: defineCall({
    wire: 'game/list',
    access: 'anyone',
    repeat: 'read',
    params: renamed(
      { pageSize: 'size', isOffer: 'offer' },
      {
        /** Games that the caller wants less of are replaced by the next ones. */
        isOffer: Type.Optional(Type.Boolean()),
        tag: Type.Optional(Tag),
        slugs: Type.Optional(Type.Array(Slug, { maxItems: 100 })),
        cursor: Type.Optional(Type.String({ maxLength: 16 })),
        pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      },
    ),
    result: renamed(
      { games: 'list', hasMore: 'more', featured: 'hot' },
      {
        games: Type.Array(GameCard),
        total: Type.Integer(),
        hasMore: Type.Boolean(),
        cursor: Type.Optional(text),
        /** The game of the day. */
        featured: GameCard,
      },
    ),
  }),
  /**
   * Rails below the first wall of home, with no game in two of them: the first ones, or all for a reader who scrolls. Today's
   * challenges come first. Next to the first rails all others are named, without games.
   */
  listRails: defineCall({
    wire: 'game/rails',
    access: 'anyone',
    repeat: 'read',
    params: renamed(
      { isWhole: 'all' },
      {
        isWhole: Type.Optional(Type.Boolean()),
        /** Games played in this browser, latest first; the server does not store them. */
        played: Type.Optional(Type.Array(Slug, { maxItems: 10 })),
      },
    ),
    result: renamed(
      { rails: 'list', hasLess: 'less' },
      {
        rails: Type.Array(Rail),
        /** The caller has said on some device that they want less of some games. */
        hasLess: Type.Optional(Type.Boolean()),
      },
    ),
  }),
  /** Records that a game was opened from a rail and which rails were above it: the order of rails learns from that. */
  openFromRail: defineCall({
    wire: 'game/rails/open',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { kind: 'type', passed: 'above' },
      { kind: Tag, passed: Type.Array(Tag, { maxItems: 30 }), slug: Slug },
    ),
    result: Type.Object({ ok: Type.Boolean() }),
    refusals: ['GameNotFound'],
  }),
  /** Hides a game from the caller's recommendations on home, or shows it again. */
  wantLess: defineCall({
    wire: 'game/rails/less',
    access: 'visitor',
    repeat: 'safe',
    params: renamed({ isLess: 'on' }, { slug: Slug, isLess: Type.Boolean() }),
    result: Type.Object({ ok: Type.Boolean() }),
    refusals: ['GameNotFound'],
  }),
  /** Whether a game is hidden from the caller's recommendations. */
  readLess: defineCall({
    wire: 'game/rails/less/info',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ slug: Slug }),
    result: renamed({ isLess: 'on' }, { isLess: Type.Boolean() }),
    refusals: ['GameNotFound'],
  }),
  /** Games that match a search, best first, at most 24; popular ones when none does. */
  searchGames: defineCall({
    wire: 'game/search',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ keyword: Type.String({ maxLength: 60 }) }),
    result: renamed(
      { games: 'list', isFound: 'found', hasMore: 'more' },
      {
        games: Type.Array(GameCard),
        /** Categories that the search names, the likeliest first. */
        tags: Type.Array(Tag),
        isFound: Type.Boolean(),
        hasMore: Type.Boolean(),
      },
    ),
    refusals: ['TooFast'],
  }),
  /** The game whose slug is closest to a misspelt one, if any is close. */
  findNearest: defineCall({
    wire: 'game/near',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ slug: Slug }),
    result: Type.Object({ game: Type.Union([GameCard, Type.Null()]) }),
  }),
  /** The categories that have games, with their numbers. */
  listCategories: defineCall({
    wire: 'game/type/list',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { categories: 'list', hasMore: 'more' },
      {
        categories: Type.Array(renamed({ tag: 'type', count: 'num' }, { tag: text, count: Type.Integer() })),
        hasMore: Type.Boolean(),
      },
    ),
  }),
}
