import { seededRandom } from '#kit/random/random.ts'
import type { CentreList } from '../model.ts'
import type { Tally } from './play.ts'

/** Games with fewer players in 24 hours have no trend yet. */
export const FEWEST_FOR_TREND = 20
/** Damps the trend of small numbers: two players after one are no doubling. */
const TREND_WEIGHT = 5
/** The 95 % bound of the normal distribution. */
const Z = 1.96
export const LONGEST_LIST = 100

/** What the lists need to know of a game. */
export interface GameNumbers extends Tally {
  readonly gameId: number
  /** Pairs of player and day in the last 7 days, 30 s of play each. */
  readonly weekVotes: number
  readonly dayPlayers: number
  /** Mean of the 7 days before. */
  readonly meanBefore: number
  readonly online: number
}

export interface Listed {
  readonly gameId: number
  readonly score: number
  /** The value of the list's criterion, for display. */
  readonly count: number
}

/** Lower bound of the share of likes (Wilson), so that few likes weigh little. */
export function wilson(likes: number, dislikes: number): number {
  const count = likes + dislikes
  if (count === 0) return 0
  const share = likes / count
  const centre = share + Z ** 2 / (2 * count)
  const spread = Z * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2))
  return Math.max(0, (centre - spread) / (1 + Z ** 2 / count))
}

export const rankScore = ({ likes, dislikes, players }: Tally) =>
  players > 0 ? wilson(likes, dislikes) * Math.log(players) : 0

export const trendScore = ({
  dayPlayers,
  meanBefore,
}: Pick<GameNumbers, 'dayPlayers' | 'meanBefore'>): number =>
  dayPlayers < FEWEST_FOR_TREND ? 0 : (dayPlayers + TREND_WEIGHT) / (meanBefore + TREND_WEIGHT)

const judged: Readonly<Record<CentreList, (game: GameNumbers) => Omit<Listed, 'gameId'>>> = {
  week: ({ weekVotes }) => ({ score: weekVotes, count: weekVotes }),
  rank: (game) => ({ score: rankScore(game), count: game.players }),
  trend: (game) => ({ score: trendScore(game), count: game.dayPlayers }),
  live: ({ online }) => ({ score: online, count: online }),
}

/** One list, best first; ties are ordered by number. A game without a score has no place. */
export function listOf(list: CentreList, games: readonly GameNumbers[]): Listed[] {
  return games
    .map((game) => ({ gameId: game.gameId, ...judged[list](game) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.gameId - other.gameId)
    .slice(0, LONGEST_LIST)
}

/** Games played now, in a weighted order drawn from the seed: more players make an early place likelier. */
export function drawn<Entry extends { readonly count: number }>(
  entries: readonly Entry[],
  seed: number,
): Entry[] {
  const random = seededRandom(seed)
  return entries
    .map((entry) => ({ entry, key: Math.log(1 - random()) / Math.max(1, entry.count) }))
    .toSorted((one, other) => other.key - one.key)
    .map(({ entry }) => entry)
}
