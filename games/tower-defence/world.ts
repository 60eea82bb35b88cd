import type { Random } from '#kit/random/random.ts'
import type { Board } from './board.ts'
import type { Rulebook } from './rulebook.ts'

export interface Tower {
  cell: number
  /** Index in the rulebook's towers. */
  kind: number
  level: number
  /** Ticks until ready. */
  wait: number
  health: number
  /** Target: 0 foremost, 1 strongest, 2 nearest. */
  aim: number
}

export interface Foe {
  readonly id: number
  readonly kind: number
  health: number
  readonly whole: number
  cell: number
  to: number
  /** Progress from its cell to the next, 0 to 1. */
  part: number
  /** Ticks slowed. */
  chill: number
  /** Ticks immobile. */
  held: number
  /** Mark of a force, if any. */
  mark: '' | Force
}

export type Force = 'water' | 'frost' | 'fire' | 'spark'

/** A projectile; it hits when its time is over. */
export interface Shot {
  /** Kind of the tower. */
  readonly kind: number
  readonly level: number
  readonly x: number
  readonly y: number
  /** The target's position when it was fired. */
  readonly toX: number
  readonly toY: number
  readonly target: number
  /** Ticks of flight, total and left. */
  readonly time: number
  left: number
}

/** The player's captain; places in cells. */
export interface Hero {
  x: number
  y: number
  toX: number
  toY: number
  /** Ticks until the next blow. */
  wait: number
}

/** Coins on the ground. */
export interface Drop {
  readonly x: number
  readonly y: number
  readonly coins: number
  /** Ticks until they disappear. */
  left: number
}

/** Plain data that each tick changes in place. */
export interface World {
  tick: number
  end: '' | 'won' | 'lost' | 'over'
  score: number
  lives: number
  coins: number
  /** Waves sent so far. */
  wave: number
  /** Foes about to enter: tick, kind and entrance. */
  coming: [tick: number, kind: number, start: number][]
  /** Ticks until the next automatic wave; -1 before the first was called. */
  rest: number
  towers: Tower[]
  foes: Foe[]
  shots: Shot[]
  /** Towers bought so far. */
  bought: number
  /** Kind of the next drawn tower. */
  drawn: number
  /** Id of the next foe. */
  nextId: number
  /** A bit per lock that leads into its loop. */
  lever: number
  /** Kinds on the belt, and ticks until the next one. */
  belt: number[]
  beltRest: number
  hero: Hero
  drops: Drop[]
  /** Direction of the railway, and ticks since it last moved. */
  way: 1 | 0 | -1
  ride: number
  /** Factor of a foe's value. */
  times: number
}

/** Everything a tick works on. */
export interface Place {
  readonly rules: Rulebook
  readonly world: World
  readonly random: Random
  board: Board
  readonly level: number
  tell(kind: string, x: number, y: number, amount?: number): void
}

/** Where a foe is, in cells. */
export function spotOf({ x, y }: Board, { cell, to, part }: Foe): { readonly x: number; readonly y: number } {
  const target = to >= 0 ? to : cell
  return { x: x[cell]! + (x[target]! - x[cell]!) * part, y: y[cell]! + (y[target]! - y[cell]!) * part }
}

export const towerAt = (world: World, cell: number) => world.towers.find((tower) => tower.cell === cell)

export const near = (ax: number, ay: number, bx: number, by: number, reach: number) =>
  (ax - bx) * (ax - bx) + (ay - by) * (ay - by) <= reach * reach

/** Every second wave comes in the dark. */
export const isDark = ({ rules, world }: Pick<Place, 'rules' | 'world'>) =>
  Boolean(rules.isNight) && world.wave > 0 && world.wave % 2 === 0
