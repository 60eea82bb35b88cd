import { Type, type Static } from 'typebox'

const exactly = { additionalProperties: false }
const Slug = Type.String({ pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$', maxLength: 80 })
/** One line that players see as it was typed: no letters that cannot be seen, none that turn the line around. */
const line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern:
      '^(?! )[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*[^ \\u0000-\\u001f]$',
  })
const slugs = (maxItems: number) => Type.Array(Slug, { maxItems, uniqueItems: true })

/** The game under the lighthouse of home, for as long as it stays. */
export const HeroEdit = Type.Object({ game: Slug }, exactly)
/** Games that stand first on the wall, in this order. */
export const OrderEdit = Type.Object({ first: slugs(24) }, exactly)
/** What a game says, by language; what is missing is as the build has it. */
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
/** A page of games: which stand first, which are left out, and its words by language. */
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

/** A page of games that the build does not have: its games in their order, its words in all languages. */
export const OwnCollection = Type.Object(
  {
    games: Type.Array(Slug, { minItems: 4, maxItems: 60, uniqueItems: true }),
    words: Type.Record(
      Type.String({ pattern: '^[a-z]{2}$' }),
      Type.Object({ title: line(60), lead: line(300) }, exactly),
    ),
    /** It is also a row on home. */
    home: Type.Boolean(),
  },
  exactly,
)

export type OwnCollection = Static<typeof OwnCollection>
export type GameEdit = Static<typeof GameEdit>
export type CollectionEdit = Static<typeof CollectionEdit>
