import { useLanguage, useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { MOST_WORN } from '../model.ts'
import { badgeBy, badgesOf, type Badge } from '../rules/badges.ts'
import { taskOf } from '../rules/facts.ts'
import type { NamedBadge } from '../calls.ts'
import { badgesTexts } from './texts.ts'

export interface BadgeWords {
  readonly name: string
  /** What to do to win it. */
  readonly task: string
}

type Say = (
  key: Parameters<ReturnType<typeof useMessages<TextKey>>>[0],
  values?: Record<string, string | number>,
) => string
type TextKey = keyof typeof import('./messages/en.json')

const FAMILY_TASKS = {
  runs: 'text.runs',
  minutes: 'text.minutes',
  even: 'text.even',
  mastered: 'text.mastered',
} as const

const DAY_TASKS = { games: 'text.dayGames', runs: 'text.dayRuns', families: 'text.dayFamilies' } as const

/** Series that share the task text of another badge. */
const SAME_TASK = { runs: 'text.runs', masters: 'text.mastered' } as const

function taskKey(badge: Badge): TextKey {
  if (badge.group === 'families') return FAMILY_TASKS[badge.by]
  if (badge.group === 'day') return DAY_TASKS[taskOf(badge.day).name]
  const { count } = badge
  return count === 'runs' || count === 'masters' ? SAME_TASK[count] : `text.${count}`
}

function nameOf(
  badge: Badge,
  game: string,
  { say, date }: { say: Say; date: (day: string) => string },
): string {
  if (badge.group === 'families') return say(`name.${badge.rule}`, { game })
  if (badge.group === 'day') return say('name.day', { date: date(badge.day) })
  return say(`name.${badge.count}`)
}

/** Names and tasks of badges in the reader's language; those of families contain the family's title. */
export function useBadgeWords(): (badge: Badge, game: string) => BadgeWords {
  const say = useMessages(badgesTexts)
  const language = useLanguage()
  const number = useNumber()
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const date = (day: string) => dates.format(new Date(day))
  return (badge, game) => ({
    name: nameOf(badge, game, { say, date }),
    task: say(taskKey(badge), { need: number(badge.need) }),
  })
}

/** The badge that the server names; undefined when this build does not know it yet. */
export const badgeNamed = ({ badgeId, family }: NamedBadge): Badge | undefined =>
  badgeBy(badgeId, badgesOf(family ? [family] : []))

/** What its picture is derived from: daily badges share one. */
export const motifNameOf = (badge: Badge): string => {
  if (badge.group === 'families') return badge.family
  return badge.group === 'day' ? 'day' : badge.count
}

/** The worn badges after toggling one; undefined when all places are taken. */
export function wornAfter(worn: readonly string[], badgeId: string): readonly string[] | undefined {
  if (worn.includes(badgeId)) return worn.filter((one) => one !== badgeId)
  return worn.length < MOST_WORN ? [...worn, badgeId] : undefined
}
