import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'

const text = Type.String()
const Slug = Type.String({ minLength: 1, maxLength: 80 })

/** An unproved badge of an external game, in the reader's language. */
export const GameBadge = renamed(
  { badgeId: 'badge', title: 'name', task: 'how', picture: 'icon', wonAt: 'time' },
  {
    badgeId: text,
    title: text,
    task: text,
    picture: text,
    wonAt: Type.Union([wireMoment(), Type.Null()]),
  },
)
export type GameBadge = Static<typeof GameBadge>

export const hostedCalls = {
  /** An external game's badges, and which of them the caller has. */
  listGameBadges: defineCall({
    wire: 'game/badge/list',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ slug: Slug }),
    result: renamed({ badges: 'list' }, { badges: Type.Array(GameBadge) }),
  }),
  /** Stores a badge that the running game awards. */
  keepGameBadge: defineCall({
    wire: 'game/badge/keep',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { badgeId: 'badge' },
      { slug: Slug, badgeId: Type.String({ minLength: 1, maxLength: 32 }) },
    ),
    result: renamed({ title: 'name' }, { isNew: Type.Boolean(), title: text }),
    refusals: ['GameNotFound'],
  }),
  /** The caller's badges of external games, latest game first. */
  listOwnGameBadges: defineCall({
    wire: 'me/badge/games',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { games: 'list' },
      {
        games: Type.Array(
          renamed(
            { title: 'name', badges: 'list', all: 'num' },
            { slug: text, title: text, badges: Type.Array(GameBadge), all: Type.Integer() },
          ),
        ),
      },
    ),
  }),
}
