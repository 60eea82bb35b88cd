import type { Gear } from './gear.ts'

/** Fruits: radius in field units and points. */
export const fruits = {
  melon: { radius: 104, points: 1 },
  coconut: { radius: 84, points: 1 },
  orange: { radius: 78, points: 1 },
  apple: { radius: 78, points: 1 },
  pitaya: { radius: 82, points: 1 },
  kiwi: { radius: 68, points: 1 },
  lime: { radius: 64, points: 1 },
  plum: { radius: 60, points: 2 },
} as const satisfies Record<string, { radius: number; points: number }>
export type FruitName = keyof typeof fruits
export const fruitNames = Object.keys(fruits) as readonly FruitName[]

/** Bonus fruits: slow time, double points, or a shower. */
export const bonusNames = ['freeze', 'double', 'frenzy'] as const
export type BonusName = (typeof bonusNames)[number]
const BONUS_RADIUS = 70
const STONE_RADIUS = 66

export type Kind = FruitName | BonusName | 'stone'

export const radiusOf = (kind: Kind): number => {
  if (kind === 'stone') return STONE_RADIUS
  return isBonus(kind) ? BONUS_RADIUS : fruits[kind].radius
}
export const isBonus = (kind: Kind): kind is BonusName => (bonusNames as readonly string[]).includes(kind)

/** One thing in the air. */
export interface Flying {
  readonly id: number
  readonly kind: Kind
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  readonly spin: number
  /** Juggling: number of hits, and the tick until which it cannot be hit. */
  hits?: number
  safeUntil?: number
}

/** A planned throw at a beat. */
export interface Throw {
  readonly at: number
  readonly kind: Kind
  readonly x: number
  readonly vx: number
  readonly vy: number
}

export interface Tally {
  cuts: number
  combos: number
  bestCombo: number
  criticals: number
  missed: number
}

/** State of twisted games only. */
export interface TwistState {
  /** The requested fruit, and how many were cut. */
  wanted: FruitName
  right: number
  /** Strokes left, and age of the current one in ticks. */
  strokes: number
  age: number
  /** Cut by the current combo. */
  taken: FruitName[]
}

export interface Orchard {
  /** Ticks played, and ticks of the clock, which a freeze stops. */
  tick: number
  clock: number
  score: number
  lives: number
  over: boolean
  flying: Flying[]
  throws: Throw[]
  /** Beats in the field's own time, which a freeze slows. */
  beat: number
  wave: number
  /** The beat at which the next wave is planned. */
  nextWave: number
  /** Last position of the blade; absent while lifted. */
  blade: { readonly x: number; readonly y: number } | undefined
  /** Cuts of the current combo, and ticks until it is scored. */
  combo: number
  comboLeft: number
  freeze: number
  double: number
  frenzy: number
  /** Ticks for which the blade is stunned by a stone. */
  stunned: number
  lastId: number
  nextLifeAt: number
  tally: Tally
  twist?: TwistState
  /** What was bought and is along. */
  gear?: Gear
}

/** Ticks between two beats of the throws. */
export const BEAT = 12
export const GRAVITY = 0.21
