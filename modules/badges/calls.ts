import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireMoment } from '#kit/contract/renamed.ts'
import { UserId } from '#kit/contract/user-id.ts'
import { MOST_WORN, QUEST_STEPS } from './model.ts'

const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })
const BadgeId = Type.String({ maxLength: 60 })

/** A family of games as far as its badges go, named in the reader's language. */
const BadgeFamilyField = renamed(
  { family: 'kernel', title: 'name', isRanked: 'rank', marked: 'num' },
  { family: Type.String(), title: Type.String(), isRanked: Type.Boolean(), marked: Type.Integer() },
)

/** A badge on its way or won. What it asks for follows from its id and its family. */
const BadgeState = renamed(
  { badgeId: 'badge', have: 'num', wonAt: 'time' },
  { badgeId: BadgeId, have: Type.Integer(), wonAt: Type.Union([wireMoment(), Type.Null()]) },
)

/** A badge away from the wall, with the family that it names. */
const NamedBadge = renamed(
  { badgeId: 'badge', have: 'num', family: 'kernel' },
  { badgeId: BadgeId, have: Type.Integer(), family: Type.Optional(BadgeFamilyField) },
)
export type NamedBadge = Static<typeof NamedBadge>

const Step = Type.Enum([...QUEST_STEPS])

export const badgesCalls = {
  /** The caller's wall: level, what is won, and how far the rest is. */
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
        /** Those that are won or begun; of the others nothing is known yet. */
        badges: Type.Array(BadgeState),
        worn: Type.Array(BadgeId),
        /** Whether others see level and worn badges. */
        isShown: Type.Boolean(),
        today: renamed({ done: 'num' }, { day: Type.String(), done: Type.Integer() }),
      },
    ),
  }),
  /** What was won since the last question, and what is next at a game. */
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
  /** Wears up to three won badges, and decides whether others see them. What is left out stays as it is. */
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
  /** Level and worn badges of a player, where they show them. */
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
  /** The one step that a newcomer is offered; nothing for everybody else. */
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
  /** Leaves out one step, or closes the card for good. */
  dismissQuest: defineCall({
    wire: 'me/quest/off',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ step: Type.Optional(Step) }),
    result: done,
  }),
}
