import { Type, type Static } from 'typebox'

const exactly = { additionalProperties: false }
const Slug = Type.String({ pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$', maxLength: 80 })
/** One line of text as typed: no invisible characters, none that reverse the line. */
const line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern:
      '^(?! )[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*[^ \\u0000-\\u001f]$',
  })
const slugs = (maxItems: number) => Type.Array(Slug, { maxItems, uniqueItems: true })

/** The game in the hero of home, while the edit is in force. */
export const HeroEdit = Type.Object({ game: Slug }, exactly)
/** Games that come first on the wall, in this order. */
export const OrderEdit = Type.Object({ first: slugs(24) }, exactly)
/** Texts of a game by language; missing ones come from the build. */
export const GameEdit = Type.Object(
  {
    words: Type.Record(
      Type.String({ pattern: '^[a-z]{2}$' }),
      Type.Object(
        {
          title: Type.Optional(line(60)),
          pitch: Type.Optional(line(160)),
          goal: Type.Optional(line(120)),
          how: Type.Optional(Type.Array(line(200), { minItems: 1, maxItems: 8 })),
        },
        exactly,
      ),
    ),
  },
  exactly,
)
/** A collection: which games come first, which are left out, and its texts by language. */
export const CollectionEdit = Type.Object(
  {
    first: slugs(24),
    without: slugs(60),
    words: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[a-z]{2}$' }),
        Type.Object({ title: Type.Optional(line(60)), lead: Type.Optional(line(300)) }, exactly),
      ),
    ),
  },
  exactly,
)

/** A collection that the build does not have: its games in order, its texts in all languages. */
export const OwnCollection = Type.Object(
  {
    games: Type.Array(Slug, { minItems: 4, maxItems: 60, uniqueItems: true }),
    words: Type.Record(
      Type.String({ pattern: '^[a-z]{2}$' }),
      Type.Object({ title: line(60), lead: line(300) }, exactly),
    ),
    /** Also a rail on home. */
    home: Type.Boolean(),
  },
  exactly,
)

export type OwnCollection = Static<typeof OwnCollection>
export type GameEdit = Static<typeof GameEdit>
export type CollectionEdit = Static<typeof CollectionEdit>
