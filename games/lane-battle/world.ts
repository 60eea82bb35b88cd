import type { Random } from '#kit/random/random.ts'
import type { CardName } from './kinds.ts'
import type { Rulebook } from './rulebook.ts'

/** 0 is the player, below; 1 the rival, above. */
export type Side = 0 | 1
export type Weather = 'sun' | 'wind' | 'rain' | 'fog'

export interface Unit {
  readonly id: number
  readonly side: Side
  readonly kind: CardName
  lane: number
  /** Steps from the player's shore, 0 to 100. */
  at: number
  health: number
  readonly whole: number
  /** Damage factor. */
  readonly might: number
  /** Ticks until its next attack. */
  wait: number
  /** Ticks immobile. */
  held: number
}

/** A stone in the air, only to be seen. */
export interface Stone {
  readonly lane: number
  readonly from: number
  readonly to: number
  left: number
}

export interface Army {
  /** 0 to 10. */
  energy: number
  /** Health of the tower of each lane. */
  towers: number[]
  keep: number
  /** Kinds in the order they will be dealt; the first four are the hand. */
  cards: CardName[]
  /** Level of each kind that has been raised. */
  levels: Partial<Record<CardName, number>>
  /** Ticks until its towers throw again, by lane. */
  throws: number[]
  /** Points for held bridges. */
  held: number
}

/** Plain data that each tick changes in place. */
export interface World {
  tick: number
  end: '' | 'won' | 'lost'
  score: number
  armies: [Army, Army]
  units: Unit[]
  stones: Stone[]
  nextId: number
  /** Where the wagon of each lane is, in steps. */
  wagons: number[]
  weather: Weather
  forecast: Weather
  /** Lane of the bridge over the river. */
  bridge: number
}

export interface Place {
  readonly rules: Rulebook
  readonly world: World
  readonly random: Random
  readonly level: number
  /** Events are placed in lanes and steps. */
  tell(kind: string, lane: number, at: number, amount?: number): void
}

export const LENGTH = 100
export const MIDDLE = 50
/** Ticks of a battle; in the last third energy grows twice as fast. */
export const BATTLE_TICKS = 5280
export const RUSH_FROM = 3600
export const MOST_ENERGY = 10
export const HAND = 4
export const RIVER = { from: 43, to: 57 } as const

export const homeOf = (side: Side) => (side === 0 ? 0 : LENGTH)
/** Steps a unit has gone from its own shore. */
export const goneOf = ({ side, at }: Pick<Unit, 'side' | 'at'>) => (side === 0 ? at : LENGTH - at)
export const forward = (side: Side) => (side === 0 ? 1 : -1)
export const other = (side: Side): Side => (side === 0 ? 1 : 0)
