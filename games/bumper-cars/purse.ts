import type { SimEvent } from '#kit/game/contract.ts'
import { afterLevel, maySkip, skipped } from '#kit/game/progress/level-map.ts'
import { rankOf, type Mission } from '#kit/game/progress/missions.ts'
import { writeProgress, type Progress } from '#kit/game/progress/progress.ts'
import { settleRun, type ProgressPlan } from '#kit/game/progress/settle-run.ts'
import { deal, wornIn } from '#kit/game/progress/shop.ts'
import {
  shownGoods,
  shownMedals,
  shownMissions,
  type Gains,
  type GoodLook,
  type ProgressWish,
} from '#kit/game/progress/shown.ts'
import { garageOf, modelAt, MODELS } from './garage.ts'
import { TICKS_A_SECOND, type Match } from './match.ts'
import type { Context, Rink } from './rink.ts'

/** What missions and medals count. */
type BumperGoal =
  | 'goals'
  | 'goalsEver'
  | 'winsEver'
  | 'cleanEver'
  | 'margin'
  | 'plates'
  | 'bumps'
  | 'goldenEver'
  | 'pairsEver'

/** What the eye counts beside the score. */
export interface Tally {
  plates: number
  bumps: number
}
export const noTally = (): Tally => ({ plates: 0, bumps: 0 })

/** A car this near to a blow was in it. */
const NEAR_A_BLOW = 34

/** Counts what the own car does that is in no score. */
export function noteEvent(tally: Tally, { cars }: Match, { kind, x = 0, y = 0, amount = 0 }: SimEvent) {
  const own = cars[0]!
  if (Math.hypot(own.x - x, own.y - y) > NEAR_A_BLOW) return
  if (kind === 'pad') tally.plates++
  if (kind === 'bump' && amount > 1) tally.bumps++
}

const MISSIONS: readonly Mission<BumperGoal>[] = [
  { goal: 'winsEver', target: 1, stars: 1, adds: true },
  { goal: 'plates', target: 3, stars: 1 },
  { goal: 'goals', target: 3, stars: 1 },
  { goal: 'bumps', target: 12, stars: 1 },
  { goal: 'pairsEver', target: 1, stars: 1, adds: true },
  { goal: 'margin', target: 2, stars: 1 },
  { goal: 'cleanEver', target: 1, stars: 2, adds: true },
  { goal: 'goalsEver', target: 15, stars: 1, adds: true },
  { goal: 'plates', target: 8, stars: 2 },
  { goal: 'goldenEver', target: 1, stars: 2, adds: true },
  { goal: 'winsEver', target: 8, stars: 2, adds: true },
  { goal: 'bumps', target: 30, stars: 2 },
  { goal: 'margin', target: 3, stars: 2 },
  { goal: 'pairsEver', target: 6, stars: 2, adds: true },
  { goal: 'cleanEver', target: 5, stars: 3, adds: true },
  { goal: 'goalsEver', target: 80, stars: 3, adds: true },
]

export const bumperPlan: ProgressPlan<BumperGoal> = {
  missions: MISSIONS,
  medals: [
    { id: 'plates', goal: 'plates', from: [4, 8, 12] },
    { id: 'bumps', goal: 'bumps', from: [12, 24, 36] },
    { id: 'margin', goal: 'margin', from: [1, 2, 3] },
  ],
}

/** A ball to roll: its leather and its patches. */
export interface BallPaint {
  readonly skin: string
  readonly patch: string
}
const PLAIN: BallPaint = { skin: '#FFFDF2', patch: '#16242C' }
const BALLS: Readonly<Record<string, BallPaint>> = {
  beach: { skin: '#FFF6D8', patch: '#FF5A5F' },
  melon: { skin: '#7FC95A', patch: '#1F6B32' },
  night: { skin: '#C9D4FF', patch: '#4A3FA8' },
  gold: { skin: '#FFD24A', patch: '#8A5A00' },
}
/** What is left behind by the ball and a boost. */
const TRAILS: Readonly<Record<string, readonly string[]>> = {
  petals: ['255 170 210'],
  frost: ['150 220 255'],
  rainbow: ['255 110 110', '255 210 90', '110 230 150', '120 180 255', '210 140 255'],
}
const PLAIN_TRAIL = ['255 255 255'] as const

const BALL_PLACE = 'ball'
const TRAIL_PLACE = 'trail'
const BALL_SIGN = 'M12 4a8 8 0 1 0 .1 0M12 8l4 3-1.5 5h-5L8 11z'
const TRAIL_SIGN = 'M4 8h9M4 12h7M4 16h9M18 12a2.5 2.5 0 1 0 .1 0'
const PRICES: Readonly<Record<string, number>> = {
  beach: 80,
  melon: 140,
  night: 240,
  gold: 500,
  petals: 120,
  frost: 200,
  rainbow: 400,
}

export const bumperGoods: readonly GoodLook[] = [
  ...Object.entries(BALLS).map(([id, { skin }]) => ({
    id,
    price: PRICES[id]!,
    color: skin,
    sign: BALL_SIGN,
    place: BALL_PLACE,
  })),
  ...Object.entries(TRAILS).map(([id, [tone = '']]) => ({
    id,
    price: PRICES[id]!,
    color: `rgb(${tone})`,
    sign: TRAIL_SIGN,
    place: TRAIL_PLACE,
  })),
]

export const ballOf = (owned: Progress): BallPaint => BALLS[wornIn(owned, BALL_PLACE)[0] ?? ''] ?? PLAIN
export const trailOf = (owned: Progress): readonly string[] =>
  TRAILS[wornIn(owned, TRAIL_PLACE)[0] ?? ''] ?? PLAIN_TRAIL

export const countedIn =
  ({ goals: [own, theirs], winner, cars, clock, mode }: Match, { plates, bumps }: Tally, seconds: number) =>
  (goal: BumperGoal): number => {
    const isWon = winner === 0 && mode !== 'duel'
    const counts: Readonly<Record<BumperGoal, number>> = {
      goals: own,
      goalsEver: own,
      winsEver: Number(isWon),
      cleanEver: Number(isWon && theirs === 0),
      margin: isWon ? own - theirs : 0,
      plates,
      bumps,
      goldenEver: Number(isWon && clock > seconds * TICKS_A_SECOND),
      pairsEver: Number(isWon && cars.length > 2),
    }
    return counts[goal]
  }

const countedBy = (rink: Rink, match: Match) => countedIn(match, rink.tally, rink.definition.seconds)

const sayMission =
  ({ text, number }: Pick<Context, 'text' | 'number'>) =>
  ({ goal, target }: Mission<BumperGoal>) =>
    text(`mission.${goal}`, { count: number(target) })

/** All balls do the same, and so do all trails. */
const said = (rink: Rink) => (key: string) => {
  const id = key.startsWith('does.') ? key.slice('does.'.length) : undefined
  if (id === undefined) return rink.text(key)
  return rink.text(id in BALLS ? 'does.ball' : 'does.trail')
}

/** Tells the page what is owned and how far the way through the cup goes. */
export function showPurse(rink: Rink, match: Match) {
  const { host, text, garage, definition, setup } = rink
  const { owned } = garage
  host.progress?.({
    coins: owned.coins,
    rank: rankOf(owned),
    missions: shownMissions(owned, bumperPlan.missions, {
      counted: countedBy(rink, match),
      say: sayMission(rink),
    }),
    goods: shownGoods(owned, bumperGoods, said(rink)),
    medals: shownMedals(owned, bumperPlan.medals, text),
    ...(setup.mode === 'cup'
      ? { map: { reached: owned.reached, maySkip: maySkip(owned, definition.levels) } }
      : {}),
  })
}

/** What is owned now is kept; the car and the level stay as they are chosen. */
export function keepOwned(rink: Rink, owned: Progress, match: Match) {
  const { garage, definition, host } = rink
  rink.garage = { ...garageOf(owned, definition.levels), level: garage.level }
  host.remember(writeProgress(owned))
  showPurse(rink, match)
}

/** Buys, puts on or leaves a lost level out. */
export function wishFor(rink: Rink, wish: ProgressWish, match: Match) {
  const { owned } = rink.garage
  if ('skip' in wish) return keepOwned(rink, skipped(owned, rink.definition.levels), match)
  const good = bumperGoods.find(({ id }) => id === wish.good)
  if (!good) return
  const [after, dealt] = deal(owned, good)
  rink.host.sound(dealt === 'bought' ? 'coin' : dealt === 'poor' ? 'bad' : 'flip')
  if (after !== owned) keepOwned(rink, after, match)
}

const COINS_A_GOAL = 6
const COINS_FOR_A_WIN = 20
/** Stronger teams pay more. */
const COINS_A_TEAM = 6

export const coinsOf = ({ goals: [own], winner, mode }: Match, rival: number): number =>
  mode === 'duel' ? 0 : own * COINS_A_GOAL + (winner === 0 ? COINS_FOR_A_WIN + rival * COINS_A_TEAM : 0)

/** A match has ended: its coins, missions and medals, the way that it opens, and the car that it earns. */
export function settlePurse(rink: Rink, match: Match): Gains | undefined {
  const { setup, garage, definition, run, text, host } = rink
  if (setup.mode === 'duel') return undefined
  const isWon = match.winner === 0
  const onWay =
    setup.mode === 'cup' && !rink.isChallenge
      ? afterLevel(garage.owned, { level: run.level, levels: definition.levels, isWon })
      : garage.owned
  const { progress, gains } = settleRun(onWay, bumperPlan, {
    coins: coinsOf(match, setup.rival),
    counted: countedBy(rink, match),
    sayMission: sayMission(rink),
    sayMedal: (id) => text(`medal.${id}`),
  })
  const before = garage.won
  keepOwned(rink, progress, match)
  const earned = MODELS.findIndex(({ wins }) => wins > before && wins <= rink.garage.won)
  if (earned >= 0) host.toast(text('unlocked', { name: text(`car.${modelAt(earned).name}`) }))
  return gains
}
