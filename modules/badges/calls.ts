import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'
import { MOST_WORN, QUEST_STEPS } from './model.ts'

const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })
const BadgeId = Type.String({ maxLength: 60 })

/** A game family as badges see it, named in the reader's language. */
const BadgeFamilyField = renamed(
  { family: 'kernel', title: 'name', isRanked: 'rank', marked: 'num' },
  { family: Type.String(), title: Type.String(), isRanked: Type.Boolean(), marked: Type.Integer() },
)

/** A badge in progress or won. Its task follows from its id and family. */
const BadgeState = renamed(
  { badgeId: 'badge', have: 'num', wonAt: 'time' },
  { badgeId: BadgeId, have: Type.Integer(), wonAt: Type.Union([wireMoment(), Type.Null()]) },
)

/** A badge outside the wall, with the name of its family. */
const NamedBadge = renamed(
  { badgeId: 'badge', have: 'num', family: 'kernel' },
  { badgeId: BadgeId, have: Type.Integer(), family: Type.Optional(BadgeFamilyField) },
)
export type NamedBadge = Static<typeof NamedBadge>

const Step = Type.Enum([...QUEST_STEPS])

export const badgesCalls = {
  /** The caller's wall: level, won badges and progress of the others. */
  listBadges: defineCall({
    wire: 'me/badge/list',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed(
      { points: 'exp', families: 'kernels', badges: 'list', worn: 'wear', isShown: 'open' },
      {
        level: Type.Integer(),
        points: Type.Integer(),
        families: Type.Array(BadgeFamilyField),
        /** Those won or begun; there is no record of the others yet. */
        badges: Type.Array(BadgeState),
        worn: Type.Array(BadgeId),
        /** Whether others see the level and worn badges. */
        isShown: Type.Boolean(),
        today: renamed({ done: 'num' }, { day: Type.String(), done: Type.Integer() }),
      },
    ),
  }),
  /** Badges won since the last call, and the next one at a game. */
  takeBadgeNews: defineCall({
    wire: 'me/badge/news',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ gameId: Type.Optional(Type.Integer()) }),
    result: renamed(
      { won: 'list' },
      {
        level: Type.Integer(),
        won: Type.Array(NamedBadge),
        next: Type.Union([NamedBadge, Type.Null()]),
      },
    ),
  }),
  /** Wears up to three won badges, and decides whether others see them. Omitted fields stay unchanged. */
  wearBadges: defineCall({
    wire: 'me/badge/wear',
    access: 'visitor',
    repeat: 'safe',
    params: renamed(
      { worn: 'wear', isShown: 'open' },
      {
        worn: Type.Optional(Type.Array(BadgeId, { maxItems: MOST_WORN })),
        isShown: Type.Optional(Type.Boolean()),
      },
    ),
    result: done,
    refusals: ['NotFound'],
  }),
  /** Level and worn badges of a player, if they show them. */
  readWorn: defineCall({
    wire: 'me/badge/of',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({ userId: UserId }),
    result: renamed(
      { level: 'level', worn: 'list' },
      { level: Type.Union([Type.Integer(), Type.Null()]), worn: Type.Array(NamedBadge) },
    ),
  }),
  /** The step offered to a newcomer; missing for everybody else. */
  readQuest: defineCall({
    wire: 'me/quest/now',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed(
      { done: 'num', all: 'total' },
      { step: Type.Union([Step, Type.Null()]), done: Type.Integer(), all: Type.Integer() },
    ),
  }),
  /** Skips one step, or closes the card for good. */
  dismissQuest: defineCall({
    wire: 'me/quest/off',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ step: Type.Optional(Step) }),
    result: done,
  }),
}
