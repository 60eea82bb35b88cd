import type { Instant } from '#kit/time/time.ts'
import type { EventPlan } from '../model.ts'
import { overlap, stateOf } from './event.ts'
import { writtenOf } from './written.ts'

/** What a new event is checked against. */
export interface EventWorld {
  readonly now: Instant
  readonly languages: readonly string[]
  /** Known events, including ended and removed ones: a slug is used once. */
  readonly known: readonly (Pick<EventPlan, 'slug' | 'kind' | 'startsAt' | 'endsAt'> & {
    readonly isRemoved: boolean
  })[]
  /** Whether a game exists and its scores are proved; undefined when there is none. */
  gameOf(slug: string): { readonly isRanked: boolean } | undefined
  hasHub(slug: string): boolean
  /** Whether this version of the odds was published for seasons. */
  hasOdds(version: number): boolean
}

/** Errors, for the operator, that keep an event from being added; empty when there are none. */
export function faultsOfEvent(plan: EventPlan, world: EventWorld): string[] {
  return [
    ...timeFaults(plan, world),
    ...gameFaults(plan, world),
    ...wordFaults(plan, world),
    ...(plan.oddsVersion !== undefined && !world.hasOdds(plan.oddsVersion)
      ? [`odds ${plan.oddsVersion} were not published for a season`]
      : []),
  ]
}

/** What players rely on once it has begun: its kind, what counts, and its end. */
const promiseOf = ({ words: _words, art: _art, ...plan }: EventPlan) =>
  writtenOf({ ...plan, art: 'stars', words: {} })

/**
 * Errors that keep an event from being changed to a plan. Before it begins everything may change, afterwards only its texts and
 * picture.
 */
export function faultsOfChange(before: EventPlan, plan: EventPlan, world: EventWorld): string[] {
  if (before.slug !== plan.slug) return [`its name stays ${before.slug}: players may know its address`]
  const state = stateOf(before, world.now)
  if (state === 'over') return ['it is over']
  if (state === 'before')
    return faultsOfEvent(plan, { ...world, known: world.known.filter(({ slug }) => slug !== plan.slug) })
  const isKept = JSON.stringify(promiseOf(before)) === JSON.stringify(promiseOf(plan))
  return isKept ? wordFaults(plan, world) : ['it has begun: only its texts and its picture can change']
}

function timeFaults(plan: EventPlan, { now, known }: EventWorld): string[] {
  const faults: string[] = []
  if (!(plan.startsAt < plan.endsAt)) faults.push('it ends before it begins')
  else if (plan.startsAt <= now) faults.push('it has to begin in the future')
  if (known.some(({ slug }) => slug === plan.slug)) faults.push(`the name ${plan.slug} is taken`)
  const beside =
    plan.kind === 'season' &&
    known.find((other) => other.kind === 'season' && !other.isRemoved && overlap(plan, other))
  if (beside) faults.push(`it runs at the time of the season ${beside.slug}`)
  return faults
}

function gameFaults({ kind, games, ranked, hub }: EventPlan, { gameOf, hasHub }: EventWorld): string[] {
  const faults: string[] = []
  if (kind === 'season' && games.length === 0) faults.push('a season has a collection of games')
  if (kind === 'contest' && ranked.length === 0) faults.push('a contest names the games whose scores count')
  for (const list of [games, ranked])
    for (const slug of list) {
      if (!gameOf(slug)) faults.push(`there is no game ${slug}`)
      if (list.indexOf(slug) !== list.lastIndexOf(slug)) faults.push(`the game ${slug} stands there twice`)
    }
  for (const slug of ranked)
    if (gameOf(slug)?.isRanked === false) faults.push(`scores of ${slug} are not proved`)
  if (hub !== undefined && !hasHub(hub)) faults.push(`there is no hub ${hub}`)
  return [...new Set(faults)]
}

function wordFaults({ words }: EventPlan, { languages }: EventWorld): string[] {
  const missing = languages.filter((language) => !(language in words))
  const foreign = Object.keys(words).filter((language) => !languages.includes(language))
  return [
    ...(missing.length > 0 ? [`texts are missing in ${missing.join(', ')}`] : []),
    ...(foreign.length > 0 ? [`the portal does not speak ${foreign.join(', ')}`] : []),
  ]
}
