import type { SimEvent } from '#kit/game/contract.ts'
import { ballGoods } from '#kit/game/progress/ball-goods.ts'
import { afterLevel, maySkip, skipped } from '#kit/game/progress/level-map.ts'
import type { Mission } from '#kit/game/progress/missions.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import { openPurse, type PursePlan } from '#kit/game/progress/purse.ts'
import type { Gains, ProgressWish } from '#kit/game/progress/shown.ts'
import { garageOf, modelAt, MODELS } from './garage.ts'
import { TICKS_A_SECOND, type Match } from './match.ts'
import type { Rink } from './rink.ts'

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

/** Counted besides the score. */
export interface Tally {
  plates: number
  bumps: number
}
export const noTally = (): Tally => ({ plates: 0, bumps: 0 })

/** A car this near to an impact took part in it. */
const NEAR_A_BLOW = 34

/** Counts what the score leaves out about the own car. */
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

/** Colours of a ball. */
export interface BallPaint {
  readonly skin: string
  readonly patch: string
}
const PLAIN: BallPaint = { skin: '#FFFDF2', patch: '#16242C' }
/** Balls, and trails of balls and boosts. */
const { goods, keyFor, ballIn, trailIn } = ballGoods<BallPaint>({
  balls: {
    beach: { skin: '#FFF6D8', patch: '#FF5A5F' },
    melon: { skin: '#7FC95A', patch: '#1F6B32' },
    night: { skin: '#C9D4FF', patch: '#4A3FA8' },
    gold: { skin: '#FFD24A', patch: '#8A5A00' },
  },
  trails: {
    petals: ['255 170 210'],
    frost: ['150 220 255'],
    rainbow: ['255 110 110', '255 210 90', '110 230 150', '120 180 255', '210 140 255'],
  },
  ballSign: 'M12 4a8 8 0 1 0 .1 0M12 8l4 3-1.5 5h-5L8 11z',
})
const PLAIN_TRAIL = ['255 255 255'] as const

export const bumperPlan: PursePlan<BumperGoal> = {
  missions: MISSIONS,
  medals: [
    { id: 'plates', goal: 'plates', from: [4, 8, 12] },
    { id: 'bumps', goal: 'bumps', from: [12, 24, 36] },
    { id: 'margin', goal: 'margin', from: [1, 2, 3] },
  ],
  goods,
  keyFor,
}

export const ballOf = (owned: Progress): BallPaint => ballIn(owned) ?? PLAIN
export const trailOf = (owned: Progress): readonly string[] => trailIn(owned) ?? PLAIN_TRAIL

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

const purseOf = (rink: Rink) => openPurse(rink, bumperPlan)

const mapOf = ({ garage: { owned }, setup, definition: { levels } }: Rink) =>
  setup.mode === 'cup' ? { reached: owned.reached, maySkip: maySkip(owned, levels) } : undefined

/** Tells the page what is owned and the progress in the cup. */
export const showPurse = (rink: Rink, match: Match) =>
  purseOf(rink).show(rink.garage.owned, countedBy(rink, match), mapOf(rink))

/** Stores owned items; car and level stay as chosen. */
export function keepOwned(rink: Rink, owned: Progress, match: Match) {
  const { garage, definition } = rink
  rink.garage = { ...garageOf(owned, definition.levels), level: garage.level }
  purseOf(rink).keep(owned, countedBy(rink, match), mapOf(rink))
}

/** Buys, equips or skips a lost level. */
export function wishFor(rink: Rink, wish: ProgressWish, match: Match) {
  const { owned } = rink.garage
  if ('skip' in wish) return keepOwned(rink, skipped(owned, rink.definition.levels), match)
  const touched = purseOf(rink).buy(owned, wish.good)
  if (touched && touched.owned !== owned) keepOwned(rink, touched.owned, match)
}

const COINS_A_GOAL = 6
const COINS_FOR_A_WIN = 20
/** Stronger teams pay more. */
const COINS_A_TEAM = 6

export const coinsOf = ({ goals: [own], winner, mode }: Match, rival: number): number =>
  mode === 'duel' ? 0 : own * COINS_A_GOAL + (winner === 0 ? COINS_FOR_A_WIN + rival * COINS_A_TEAM : 0)

/** Books the coins, missions and medals of a match, the progress it unlocks, and the car it earns. */
export function settlePurse(rink: Rink, match: Match): Gains | undefined {
  const { setup, garage, definition, run, text, host } = rink
  if (setup.mode === 'duel') return undefined
  const isWon = match.winner === 0
  const onWay =
    setup.mode === 'cup' && !rink.isChallenge
      ? afterLevel(garage.owned, { level: run.level, levels: definition.levels, isWon })
      : garage.owned
  const { progress, gains } = purseOf(rink).settle(onWay, {
    coins: coinsOf(match, setup.rival),
    counted: countedBy(rink, match),
  })
  const before = garage.won
  keepOwned(rink, progress, match)
  const earned = MODELS.findIndex(({ wins }) => wins > before && wins <= rink.garage.won)
  if (earned >= 0) host.toast(text('unlocked', { name: text(`car.${modelAt(earned).name}`) }))
  return gains
}
