import type { IdleDefinition } from './definitions.ts'

/** One economy: what every trade has in common, and its own state in `body`. Plain JSON. */
export interface World<Body = unknown> {
  clock: number
  /** Time of the player's last action. */
  acted: number
  coins: number
  /** Since the last new start, and ever. */
  earned: number
  total: number
  /** Recent coins per second, including the player's work. */
  flow: number
  /** Goals reached; they never go back. */
  goal: number
  /** Each pearl makes everything earn more; a new start brings them. */
  pearls: number
  /** Beyond the last goal: play continues without end. */
  endless: boolean
  levels: number[]
  body: Body
}

export const TICKS_PER_SECOND = 60
/** A third more for each pearl. */
const PEARL_WORTH = 1 / 3
const PEARLS_OF_FIRST_START = 3
/** Ticks over which the recent pace is averaged. */
export const FLOW_TICKS = 1200
export const MOST_AWAY_SECONDS = 8 * 3600
/** Share of the pace earned while away. */
const AWAY_SHARE = 0.25

export const newWorld = <Body>({ upgrades }: IdleDefinition, body: Body): World<Body> => ({
  clock: 0,
  acted: -60,
  coins: 0,
  earned: 0,
  total: 0,
  flow: 0,
  goal: 0,
  pearls: 0,
  endless: false,
  levels: upgrades.map(() => 0),
  body,
})

/** A whole power by multiplication: the same bits on every machine. */
export function times(base: number, exponent: number): number {
  let product = 1
  for (let count = 0; count < exponent; count++) product *= base
  return product
}

export const seconds = (count: number) => Math.round(count * TICKS_PER_SECOND)

export const pearlShare = (pearls: number) => 1 + pearls * PEARL_WORTH

export const isOpen = (world: World, { upgrades }: IdleDefinition, index: number) =>
  world.goal >= (upgrades[index]?.from ?? Infinity)

/** Cost of the next level; `undefined` when there is none. */
export function priceOf(world: World, { upgrades }: IdleDefinition, index: number): number | undefined {
  const upgrade = upgrades[index]
  const level = world.levels[index] ?? 0
  if (!upgrade || level >= upgrade.most) return undefined
  return Math.ceil(upgrade.price * times(upgrade.growth, level))
}

export const canBuy = (world: World, definition: IdleDefinition, index: number) =>
  isOpen(world, definition, index) && world.coins >= (priceOf(world, definition, index) ?? Infinity)

/** Pearls that a new start would bring now. */
export function pearlsFor({ earned }: World, { newStart }: IdleDefinition): number {
  return earned < newStart ? 0 : Math.floor(PEARLS_OF_FIRST_START * Math.sqrt(earned / newStart))
}

/** Coins for the time away, at the pace the trade earns without a hand. */
export function awayCoins(ratePerSecond: number, away: number): number {
  const counted = Math.max(0, Math.min(MOST_AWAY_SECONDS, Math.floor(away)))
  return Math.floor(ratePerSecond * counted * AWAY_SHARE)
}
