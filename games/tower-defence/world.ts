import type { Random } from '#kit/random/random.ts'
import type { Board } from './board.ts'
import type { Rulebook } from './rulebook.ts'

export interface Tower {
  cell: number
  /** Index in the rulebook's towers. */
  kind: number
  level: number
  /** Ticks until it is ready. */
  wait: number
  health: number
  /** What it shoots at: 0 the foremost, 1 the strongest, 2 the nearest. */
  aim: number
}

export interface Foe {
  readonly id: number
  readonly kind: number
  health: number
  readonly whole: number
  cell: number
  to: number
  /** Way from its cell to the next, 0 to 1. */
  part: number
  /** Ticks it is slowed. */
  chill: number
  /** Ticks it cannot move. */
  held: number
  /** Force it bears the mark of, or nothing. */
  mark: '' | Force
}

export type Force = 'water' | 'frost' | 'fire' | 'spark'

/** Something in the air; it hits when its time is over. */
export interface Shot {
  /** Kind of the tower. */
  readonly kind: number
  readonly level: number
  readonly x: number
  readonly y: number
  /** Where the target was when it was fired. */
  readonly toX: number
  readonly toY: number
  readonly target: number
  /** Ticks of the whole flight, and those that are left. */
  readonly time: number
  left: number
}

/** The captain the player leads; places in cells. */
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
  /** Ticks until they are gone. */
  left: number
}

/** One run: plain data that a tick changes in place. */
export interface World {
  tick: number
  end: '' | 'won' | 'lost' | 'over'
  score: number
  lives: number
  coins: number
  /** Waves that have been sent. */
  wave: number
  /** Foes on their way in: the tick, the kind and the entrance. */
  coming: [tick: number, kind: number, start: number][]
  /** Ticks until the next wave comes by itself; -1 before the first one is called. */
  rest: number
  towers: Tower[]
  foes: Foe[]
  shots: Shot[]
  /** Towers bought so far. */
  bought: number
  /** The kind the next drawn tower will be. */
  drawn: number
  /** Id of the next foe. */
  nextId: number
  /** A bit for each lock that leads into its loop. */
  lever: number
  /** Kinds that lie on the belt, and ticks until the next one. */
  belt: number[]
  beltRest: number
  hero: Hero
  drops: Drop[]
  /** Where the railway goes, and ticks since its wagons moved by one place. */
  way: 1 | 0 | -1
  ride: number
  /** What a foe is worth, times the usual. */
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

/** Every other wave comes in the dark. */
export const isDark = ({ rules, world }: Pick<Place, 'rules' | 'world'>) =>
  Boolean(rules.isNight) && world.wave > 0 && world.wave % 2 === 0
