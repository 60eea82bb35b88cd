import { minutes } from '#kit/time/time.ts'
import type { BadgeFamily, Grade } from '../model.ts'
import { taskOf, type CountName, type Tally } from './facts.ts'

/** How a family's badge is won: by runs, by time, or by reaching the bot's mark. */
export type FamilyRule = 'first' | 'regular' | 'devoted' | 'even' | 'master'
export const WALL_GROUPS = ['families', 'across', 'social', 'collecting', 'days'] as const
export type WallGroup = (typeof WALL_GROUPS)[number]

interface Common {
  /** Permanent: it is stored. */
  readonly badgeId: string
  readonly grade: Grade
  readonly need: number
}

/** One badge; its predicate is `haveOf(badge, tally) >= badge.need`. */
export type Badge = Common &
  (
    | {
        readonly group: 'families'
        readonly family: string
        readonly rule: FamilyRule
        readonly by: 'runs' | 'minutes' | 'even' | 'mastered'
      }
    | { readonly group: 'across' | 'social' | 'collecting' | 'days'; readonly count: CountName }
    | { readonly group: 'day'; readonly day: string }
  )

/** Runs for the "regular" badge: an evening or two of short games. */
const REGULAR_RUNS = 10
const DEVOTED_RUNS = 50
/** Games in which a master reaches the bot's best mark, where so many have a mark. */
const MASTERED_GAMES = 3
const FIRST_MINUTES = 10
const REGULAR_MINUTES = 60
const DEVOTED_MINUTES = 300

function badgesOfFamily({ family, isRanked, marked }: BadgeFamily): Badge[] {
  const badge = (
    rule: FamilyRule,
    grade: Grade,
    by: 'runs' | 'minutes' | 'even' | 'mastered',
    need: number,
  ) => ({ badgeId: `${family}/${rule}`, group: 'families', family, rule, grade, by, need }) as const
  if (!isRanked)
    return [
      badge('first', 'easy', 'minutes', FIRST_MINUTES),
      badge('regular', 'medium', 'minutes', REGULAR_MINUTES),
      badge('devoted', 'hard', 'minutes', DEVOTED_MINUTES),
    ]
  const begun = [badge('first', 'easy', 'runs', 1), badge('regular', 'medium', 'runs', REGULAR_RUNS)]
  if (marked === 0) return [...begun, badge('devoted', 'hard', 'runs', DEVOTED_RUNS)]
  return [
    ...begun,
    badge('even', 'hard', 'even', 1),
    badge('master', 'gold', 'mastered', Math.min(MASTERED_GAMES, marked)),
  ]
}

type Needs = readonly [CountName, Exclude<WallGroup, 'families'>, ...number[]]

/** Badges across families: what is counted, and the number for each grade, easiest first. */
const SERIES: readonly Needs[] = [
  ['runs', 'across', 10, 100, 500, 2000],
  ['days', 'across', 3, 10, 30, 100],
  ['games', 'across', 5, 25, 100, 300],
  ['families', 'across', 5, 15, 35, 60],
  ['genres', 'across', 2, 4, 6],
  ['masters', 'across', 1, 5, 20, 60],
  ['pawns', 'across', 10, 30, 120],
  ['cardTables', 'across', 10, 30, 120],
  ['sports', 'across', 1, 5, 20],
  ['newcomer', 'social', 6],
  ['friends', 'social', 1, 5, 20, 50],
  ['invited', 'social', 1, 3, 10, 30],
  ['thefts', 'social', 1, 10, 50, 200],
  ['duels', 'social', 1, 10, 50, 200],
  ['duelsWon', 'social', 1, 5, 25, 100],
  ['duelKinds', 'social', 2, 5, 10],
  ['duelsSecond', 'social', 1, 10, 50],
  ['friendsBeaten', 'social', 1, 3, 10],
  ['ratedGames', 'social', 1, 10, 50, 200],
  // Any established rating, the better half, few, hardly anybody: ratings start at 1500.
  ['rating', 'social', 1200, 1600, 1800, 2000],
  ['opened', 'collecting', 1, 25, 100, 500],
  ['kinds', 'collecting', 5, 15, 30, 52],
  ['sSet', 'collecting', 1, 5, 10],
  ['trades', 'collecting', 1, 10, 50, 200],
  ['dayBadges', 'days', 1, 7, 30, 100],
]

const GRADE_OF_STEP: readonly Grade[] = ['easy', 'medium', 'hard', 'gold']

const seriesBadges: readonly Badge[] = SERIES.flatMap(([count, group, ...needs]) =>
  needs.map((need, step) => ({
    badgeId: `${count}/${step + 1}`,
    group,
    count,
    grade: GRADE_OF_STEP[step]!,
    need,
  })),
)

/** All badges except daily ones, in the order of the wall. */
export const badgesOf = (families: readonly BadgeFamily[]): readonly Badge[] => [
  ...seriesBadges,
  ...families.flatMap(badgesOfFamily),
]

const DAY_PREFIX = 'day/'

/** The badge of a day; it is worth little, since there is one every day. */
export const badgeOfDay = (day: string): Badge => ({
  badgeId: `${DAY_PREFIX}${day}`,
  group: 'day',
  grade: 'easy',
  day,
  need: taskOf(day).need,
})

/** A badge by its stored id; undefined when it no longer exists. */
export function badgeBy(badgeId: string, badges: readonly Badge[]): Badge | undefined {
  if (badgeId.startsWith(DAY_PREFIX)) return badgeOfDay(badgeId.slice(DAY_PREFIX.length))
  return badges.find((badge) => badge.badgeId === badgeId)
}

/** Progress towards a badge. Daily badges are in `tally.days`. */
export function haveOf(badge: Badge, { families, counts, days }: Tally): number {
  if (badge.group === 'day') return days.includes(badge.day) ? badge.need : 0
  if (badge.group !== 'families') return counts[badge.count]
  const { runs = 0, even = 0, mastered = 0, played = 0 } = families.get(badge.family) ?? {}
  return { runs, even, mastered, minutes: Math.floor(played / minutes(1)) }[badge.by]
}

/** Ids of all badges that the facts earn: the one place that decides, for events and for recounts. */
export function earned(tally: Tally, families: readonly BadgeFamily[]): ReadonlySet<string> {
  const won = badgesOf(families).filter((badge) => haveOf(badge, tally) >= badge.need)
  return new Set([...won.map(({ badgeId }) => badgeId), ...tally.days.map((day) => badgeOfDay(day).badgeId)])
}
