import type { Medal } from '#kit/game/progress/medals.ts'
import type { Mission } from '#kit/game/progress/missions.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import { openPurse } from '#kit/game/progress/purse.ts'
import { wornIn } from '#kit/game/progress/shop.ts'
import type { Gains, GoodLook } from '#kit/game/progress/shown.ts'
import { OPPONENTS, type PoolGame } from './definitions.ts'
import type { Context, Opponent } from './match.ts'
import type { Player, PoolState } from './state.ts'
import { CLOTHS, clothOf, CUES, cueOf } from './suits.ts'

/** Counts for missions and medals: the player's own shots and the result. */
export interface Tally {
  readonly pots: number
  /** Balls of the current turn, and of the best one. */
  readonly row: number
  readonly best: number
  readonly fouls: number
}

export const NO_TALLY: Tally = { pots: 0, row: 0, best: 0, fouls: 0 }

export function counted(tally: Tally, before: PoolState, after: PoolState): Tally {
  if (before.turn !== 0) return { ...tally, row: 0 }
  const gone = before.balls.filter((spot, ball) => spot && ball > 0 && !after.balls[ball]).length
  const isFair = after.foul === null
  const row = isFair ? tally.row + gone : 0
  return {
    pots: tally.pots + (isFair ? gone : 0),
    row: after.turn === 0 ? row : 0,
    best: Math.max(tally.best, row),
    fouls: tally.fouls + (isFair ? 0 : 1),
  }
}

type Goal = 'potsEver' | 'row' | 'wins' | 'clean' | 'hard'

export const missions: readonly Mission<Goal>[] = [
  { goal: 'row', target: 2, stars: 1 },
  { goal: 'wins', target: 1, stars: 1, adds: true },
  { goal: 'potsEver', target: 20, stars: 1, adds: true },
  { goal: 'row', target: 3, stars: 2 },
  { goal: 'clean', target: 1, stars: 2, adds: true },
  { goal: 'wins', target: 4, stars: 2, adds: true },
  { goal: 'row', target: 4, stars: 2 },
  { goal: 'potsEver', target: 60, stars: 2, adds: true },
  { goal: 'hard', target: 1, stars: 3, adds: true },
  { goal: 'clean', target: 3, stars: 3, adds: true },
  { goal: 'row', target: 6, stars: 3 },
  { goal: 'hard', target: 3, stars: 3, adds: true },
]
export const medals: readonly Medal<Goal>[] = [{ id: 'row', goal: 'row', from: [3, 5, 7] }]

const COINS_FOR_WIN: Readonly<Record<Opponent, number>> = {
  easy: 15,
  medium: 30,
  hard: 60,
  friend: 0,
  alone: 0,
}

const CUE_SIGN = 'M4 20L19 5M17 3l4 4'
const CLOTH_SIGN = 'M3 7h18v10H3zM12 7v10'
const goods: readonly GoodLook[] = [
  ...CUES.map(({ name, price, butt }) => ({ id: name, price, place: 'cue', color: butt[1], sign: CUE_SIGN })),
  ...CLOTHS.map(({ name, price, felt }) => ({
    id: name,
    price,
    place: 'cloth',
    color: felt[0],
    sign: CLOTH_SIGN,
  })),
]

export const wornCue = (owned: Progress) => cueOf(wornIn(owned, 'cue')[0])
export const wornCloth = (owned: Progress, game: PoolGame) => clothOf(wornIn(owned, 'cloth')[0], game)

interface Ended {
  readonly tally: Tally
  readonly opponent: Opponent
  readonly winner: Player | null
}

const countOf =
  ({ tally, opponent, winner }: Ended) =>
  (goal: Goal): number => {
    const won = winner === 0 && opponent in COINS_FOR_WIN && OPPONENTS[opponent] <= OPPONENTS.hard ? 1 : 0
    if (goal === 'potsEver') return tally.pots
    if (goal === 'row') return tally.best
    if (goal === 'clean') return tally.fouls === 0 ? won : 0
    return goal === 'hard' && opponent !== 'hard' ? 0 : won
  }

const purseOf = (context: Pick<Context, 'host' | 'text' | 'number'>) =>
  openPurse(context, {
    missions,
    medals,
    goods,
    // All cues have the same effect, and so do all cloths.
    keyFor: (key) => key.replace(/^does\.(cue|cloth)-.*/, 'does.$1'),
  })

/** Stores owned items and tells the page. */
export const keepOwned = (context: Context, owned: Progress, ended: Ended) =>
  purseOf(context).keep(owned, countOf(ended))

export const showOwned = (context: Context, owned: Progress, ended: Ended) =>
  purseOf(context).show(owned, countOf(ended))

/** Buys a cue or cloth, equips it or takes it off. */
export const touchGood = (context: Context, owned: Progress, id: string): Progress =>
  purseOf(context).touch(owned, id)?.owned ?? owned

/** Books a game against the computer: coins for balls and a win. */
export const settleGame = (
  context: Context,
  owned: Progress,
  ended: Ended,
): { readonly progress: Progress; readonly gains: Gains } =>
  purseOf(context).settle(owned, {
    coins: ended.tally.pots + (ended.winner === 0 ? COINS_FOR_WIN[ended.opponent] : 0),
    counted: countOf(ended),
  })
