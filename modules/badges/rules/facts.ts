import { days as daysLong, minutes, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { QUEST_STEPS, type QuestStep } from '../model.ts'
import { reaches, type BestRule } from './marks.ts'

/** The best proved score of one account at one level of a game. */
export interface Best {
  readonly gameId: number
  readonly level: number
  readonly score: number
}

/** Proved runs of one day (UTC), by game. */
export interface RunDay {
  readonly day: string
  readonly runs: ReadonlyMap<number, number>
}

/** What is stored and proved about one account. No value ever decreases, so a badge once won stays won. */
export interface Facts {
  readonly bests: readonly Best[]
  readonly days: readonly RunDay[]
  /** Play time per game, measured by the server. */
  readonly played: ReadonlyMap<number, Duration>
  /** Number of boxes opened. */
  readonly opened: number
  /** Boxes received, by source. */
  readonly boxes: ReadonlyMap<string, number>
  /** Distinct kinds ever held, and how many of them are of level S. */
  readonly kinds: number
  readonly sKinds: number
  readonly trades: number
  /** Highest number of friends at one time. */
  readonly friends: number
  readonly invited: number
  readonly hasSpoken: boolean
  readonly duels: DuelFacts
  readonly rated: RatedFacts
  /** Highest number of current friends beaten in duels. */
  readonly friendsBeaten: number
}

/** Finished duels. */
export interface DuelFacts {
  readonly finished: number
  readonly wonSecond: number
  /** Duels won, by game. */
  readonly won: ReadonlyMap<number, number>
}

/** Rated duels. */
export interface RatedFacts {
  readonly games: number
  /** Highest rating in any family once no longer provisional; 0 without one. */
  readonly peak: number
}

/** The facts of an unknown account. */
export const NO_FACTS: Facts = {
  bests: [],
  days: [],
  played: new Map(),
  opened: 0,
  boxes: new Map(),
  kinds: 0,
  sKinds: 0,
  trades: 0,
  friends: 0,
  invited: 0,
  hasSpoken: false,
  duels: { finished: 0, wonSecond: 0, won: new Map() },
  rated: { games: 0, peak: 0 },
  friendsBeaten: 0,
}

/** A game as badges see it. */
export interface BadgeGame {
  readonly family: string
  readonly best: BestRule
  readonly genre: string
}

/** The games of the portal by number. Facts about unknown games are ignored. */
export type BadgeGames = ReadonlyMap<number, BadgeGame>

/** Play time after which a game without proved runs counts as tried. */
const TRIED_AFTER = minutes(2)

/** Play time after which a newcomer counts as having played: the first run of a browser has no dealt seed and cannot be proved. */
const PLAYED_AFTER = seconds(10)

interface OfFamily {
  readonly runs: number
  /** Games in which the median bot's mark was reached, and the best bot's. */
  readonly even: number
  readonly mastered: number
  readonly played: Duration
}

/** The values that badge predicates look at, computed from the facts alone. */
export interface Tally {
  readonly families: ReadonlyMap<string, OfFamily>
  readonly counts: Readonly<Record<CountName, number>>
  /** The days whose badge is won, in ascending order. */
  readonly days: readonly string[]
  /** Progress in the task of a day. */
  doneOn(day: string): number
  readonly steps: ReadonlySet<QuestStep>
}

export const COUNT_NAMES = [
  'runs',
  'days',
  'games',
  'families',
  'genres',
  'masters',
  'pawns',
  'cardTables',
  'sports',
  'friends',
  'invited',
  'newcomer',
  'thefts',
  'opened',
  'kinds',
  'sSet',
  'trades',
  'dayBadges',
  'duels',
  'duelsWon',
  'duelKinds',
  'duelsSecond',
  'friendsBeaten',
  'ratedGames',
  'rating',
] as const
export type CountName = (typeof COUNT_NAMES)[number]

const PAWNS = ['chess', 'chess-kin', 'draughts']
const CARD_TABLES = ['tricks', 'shedding', 'rummy']
const SPORTS = ['ball-sports', 'aim-sports', 'mini-golf', 'cue', 'pinball']

/** The task of a day's badge follows from the date and is the same for everybody. */
export const DAY_TASKS = [
  { name: 'games', need: 3 },
  { name: 'runs', need: 5 },
  { name: 'families', need: 2 },
] as const
export type DayTask = (typeof DAY_TASKS)[number]

const DAY = daysLong(1)

export const taskOf = (day: string): DayTask => DAY_TASKS[(Date.parse(day) / DAY) % DAY_TASKS.length]!

/** Progress of a day's runs in its task. */
export function doneOfDay({ day, runs }: RunDay, games: BadgeGames): number {
  const known = [...runs].flatMap(([gameId, count]) => {
    const game = games.get(gameId)
    return game ? [{ count, family: game.family }] : []
  })
  const { name } = taskOf(day)
  if (name === 'games') return known.length
  if (name === 'families') return new Set(known.map(({ family }) => family)).size
  return known.reduce((sum, { count }) => sum + count, 0)
}

/** Computes the tally. Pure: the same facts give the same badges, now or at a recount. */
export function tallyOf(facts: Facts, games: BadgeGames): Tally {
  const families = familiesOf(facts, games)
  const runsOf = (family: string) => families.get(family)?.runs ?? 0
  const minutesOf = (family: string) => Math.floor((families.get(family)?.played ?? 0) / minutes(1))
  const ranked = [...families.values()].filter(({ runs }) => runs > 0)
  const days = facts.days
    .filter((one) => doneOfDay(one, games) >= taskOf(one.day).need)
    .map(({ day }) => day)
    .toSorted()
  const steps = stepsOf(facts, families)
  const tried = triedGames(facts, games)
  return {
    families,
    days,
    doneOn(day) {
      const found = facts.days.find((one) => one.day === day)
      return found ? doneOfDay(found, games) : 0
    },
    steps,
    counts: {
      runs: ranked.reduce((sum, { runs }) => sum + runs, 0),
      days: facts.days.filter(({ runs }) => [...runs.keys()].some((gameId) => games.has(gameId))).length,
      games: tried.length,
      families: [...families.values()].filter(isTried).length,
      genres: new Set(tried.map(({ genre }) => genre)).size,
      masters: [...families.values()].reduce((sum, { mastered }) => sum + mastered, 0),
      pawns: Math.min(...PAWNS.map(minutesOf)),
      cardTables: Math.min(...CARD_TABLES.map(minutesOf)),
      sports: Math.min(...SPORTS.map(runsOf)),
      friends: facts.friends,
      invited: facts.invited,
      newcomer: steps.size,
      thefts: facts.boxes.get('steal') ?? 0,
      opened: facts.opened,
      kinds: facts.kinds,
      sSet: facts.sKinds,
      trades: facts.trades,
      dayBadges: days.length,
      duels: facts.duels.finished,
      duelsWon: [...facts.duels.won.values()].reduce((sum, count) => sum + count, 0),
      duelKinds: new Set([...facts.duels.won.keys()].flatMap((gameId) => games.get(gameId)?.family ?? []))
        .size,
      duelsSecond: facts.duels.wonSecond,
      friendsBeaten: facts.friendsBeaten,
      ratedGames: facts.rated.games,
      rating: facts.rated.peak,
    },
  }
}

const isTried = ({ runs, played }: Pick<OfFamily, 'runs' | 'played'>) => runs > 0 || played >= TRIED_AFTER

function triedGames({ days, played }: Facts, games: BadgeGames): BadgeGame[] {
  const numbers = new Set(days.flatMap(({ runs }) => [...runs.keys()]))
  for (const [gameId, time] of played) if (time >= TRIED_AFTER) numbers.add(gameId)
  return [...numbers].flatMap((gameId) => games.get(gameId) ?? [])
}

function familiesOf({ bests, days, played }: Facts, games: BadgeGames): Map<string, OfFamily> {
  const found = new Map<string, OfFamily>()
  const add = (gameId: number, change: (old: OfFamily) => Partial<OfFamily>) => {
    const family = games.get(gameId)?.family
    if (family === undefined) return
    const old = found.get(family) ?? { runs: 0, even: 0, mastered: 0, played: 0 as Duration }
    found.set(family, { ...old, ...change(old) })
  }
  for (const { runs } of days)
    for (const [gameId, count] of runs) add(gameId, (old) => ({ runs: old.runs + count }))
  for (const [gameId, time] of played) add(gameId, (old) => ({ played: (old.played + time) as Duration }))
  for (const strength of ['even', 'mastered'] as const)
    for (const gameId of new Set(
      bests.filter((best) => hasReached(best, games, strength)).map(({ gameId }) => gameId),
    ))
      add(gameId, (old) => ({ [strength]: old[strength] + 1 }))
  return found
}

function hasReached(
  { gameId, level, score }: Best,
  games: BadgeGames,
  strength: 'even' | 'mastered',
): boolean {
  const game = games.get(gameId)
  return game !== undefined && reaches({ gameId, level, score }, game.best, strength)
}

function stepsOf(facts: Facts, families: ReadonlyMap<string, OfFamily>): ReadonlySet<QuestStep> {
  const tried = [...families.values()].filter(isTried).length
  const boxes = [...facts.boxes.values()].reduce((sum, count) => sum + count, 0)
  const isDone: Readonly<Record<QuestStep, boolean>> = {
    play: tried > 0 || [...facts.played.values()].some((time) => time >= PLAYED_AFTER),
    gift: boxes > 0,
    open: facts.opened > 0,
    hello: facts.hasSpoken,
    friend: facts.friends > 0,
    kinds: tried >= KINDS_TO_TRY,
  }
  return new Set(QUEST_STEPS.filter((step) => isDone[step]))
}

/** Kinds of games to try in the last step. */
export const KINDS_TO_TRY = 3

const NEWCOMER_FOR = daysLong(7)

/** Whether an account is in its first week. */
export const isNewcomer = (createdAt: Instant, now: Instant): boolean => now - createdAt < NEWCOMER_FOR
