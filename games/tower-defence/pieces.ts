/** Effect of a tower when it fires. */
export type Effect =
  | 'shot'
  | 'splash'
  | 'chill'
  | 'around'
  | 'coins'
  | 'wall'
  | 'light'
  | 'hold'
  | 'back'
  | 'mine'

export type TowerName =
  | 'sling'
  | 'mortar'
  | 'conch'
  | 'lens'
  | 'fan'
  | 'oyster'
  | 'rock'
  | 'lantern'
  | 'spikes'
  | 'tar'
  | 'net'
  | 'whirl'
  | 'barrel'
  | 'spring'
  | 'brazier'
  | 'spark'

export interface TowerKind {
  /** Selects its drawing. */
  readonly name: TowerName
  readonly cost: number
  readonly effect: Effect
  readonly damage: number
  /** In cells; in lanes it counts along the lane only. */
  readonly range: number
  /** Ticks between two shots. */
  readonly pause: number
  readonly health: number
}

const tower = (
  name: TowerName,
  effect: Effect,
  [cost, damage, range, pause, health = 60]: readonly number[],
): TowerKind => ({ name, effect, cost: cost!, damage: damage!, range: range!, pause: pause!, health })

export const FIELD_TOWERS: readonly TowerKind[] = [
  tower('sling', 'shot', [50, 9, 2.3, 28]),
  tower('mortar', 'splash', [90, 15, 2.9, 82]),
  tower('conch', 'chill', [70, 4, 2.1, 48]),
  tower('lens', 'shot', [130, 48, 4.2, 120]),
  tower('fan', 'around', [100, 8, 1.6, 42]),
]

export const LANE_TOWERS: readonly TowerKind[] = [
  tower('oyster', 'coins', [50, 20, 0, 420]),
  tower('sling', 'shot', [60, 10, 9, 40]),
  tower('rock', 'wall', [40, 0, 0, 0, 420]),
  tower('conch', 'chill', [100, 7, 9, 60]),
  tower('mortar', 'splash', [140, 22, 9, 100]),
]

/** Towers on the path; their range is where a foe steps on them. */
export const TRAPS: readonly TowerKind[] = [
  tower('spikes', 'around', [40, 15, 0.62, 40]),
  tower('tar', 'chill', [50, 2, 0.75, 20]),
  tower('net', 'hold', [80, 6, 0.8, 260]),
  tower('whirl', 'back', [110, 4, 0.6, 300]),
  tower('barrel', 'mine', [30, 85, 0.55, 1]),
]

export const NIGHT_TOWERS: readonly TowerKind[] = [
  ...FIELD_TOWERS.slice(0, 4),
  tower('lantern', 'light', [40, 0, 2.2, 0]),
]

/** One tower per force; see `forces.ts`. */
export const FORCE_TOWERS: readonly TowerKind[] = [
  tower('spring', 'shot', [50, 5, 2.4, 34]),
  tower('conch', 'chill', [60, 5, 2.2, 46]),
  tower('brazier', 'shot', [70, 10, 1.9, 40]),
  tower('spark', 'shot', [80, 12, 2.6, 56]),
]

export const MOST_LEVEL = 3
/** Highest level of merged and given towers, which exceeds that of bought ones. */
export const MOST_MERGED = 6
export const MOST_GROWN = 9
const STRONGER = 1.75
const FARTHER = 0.22

/** Damage of a tower at a level. */
export function damageOf({ damage }: TowerKind, level: number): number {
  let strength = damage
  for (let step = 1; step < level; step++) strength *= STRONGER
  return strength
}

export const rangeOf = ({ range, effect }: TowerKind, level: number) =>
  range < 1 && effect !== 'light' ? range : range + (Math.min(level, 4) - 1) * FARTHER
export const upgradeCost = ({ cost }: TowerKind, level: number) => Math.round(cost * (0.6 + 0.5 * level))
export const healthOf = ({ health }: TowerKind, level: number) => health * level

export interface FoeKind {
  readonly name: 'crab' | 'eel' | 'turtle' | 'shrimp' | 'whale'
  readonly health: number
  /** Cells per tick. */
  readonly speed: number
  /** Subtracted from every hit. */
  readonly shield: number
  readonly coins: number
  /** Lives it costs. */
  readonly bite: number
}

export const WHALE = 4
export const FOES: readonly FoeKind[] = [
  { name: 'crab', health: 24, speed: 0.021, shield: 0, coins: 6, bite: 1 },
  { name: 'eel', health: 18, speed: 0.037, shield: 0, coins: 6, bite: 1 },
  { name: 'turtle', health: 62, speed: 0.0145, shield: 3, coins: 11, bite: 2 },
  { name: 'shrimp', health: 10, speed: 0.027, shield: 0, coins: 3, bite: 1 },
  { name: 'whale', health: 300, speed: 0.012, shield: 2, coins: 60, bite: 5 },
]
