import type { Level } from './level.ts'
import type { Moves } from './moves.ts'

/** Half the hero's box. */
export const HALF_WIDTH = 5
export const HALF_HEIGHT = 7

/** Centre of the hero, its speed in units per tick, and the moves it has left. */
export interface Hero {
  x: number
  y: number
  vx: number
  vy: number
  face: 1 | -1
  /** 1 falls down, -1 falls up. */
  down: 1 | -1
  /** Ticks in which it still counts as standing. */
  coyote: number
  /** Ticks in which a press of the jump is remembered. */
  buffer: number
  /** Jumps left in the air. */
  jumps: number
  /** 0 falls, 1 rises while the jump is held, 2 was thrown by a spring. */
  rise: 0 | 1 | 2
  /** Side of the wall it touched last, and ticks that it counts. */
  wall: 1 | -1
  grip: number
  /** Ticks without steering after a wall jump. */
  lock: number
  /** Dashes left, and ticks of the running one. */
  dashes: number
  dashing: number
  /** The ring it hangs on, or -1. */
  hook: number
  rope: number
  /** The plank that carries it, or -1. */
  ride: number
  /** Puffed up, under its umbrella, in a pool, falling like a stone or clinging: whatever its game knows. */
  isSpread: boolean
  /** Ticks of floating left. */
  breath: number
  /** Ticks in which a jump after a slam leads higher. */
  boost: number
  /** Ticks until it can blink again. */
  tired: number
}

/** Plain data that each tick changes in place. Lists hold indices of things or cells. */
export interface World {
  tick: number
  end: '' | 'won' | 'lost'
  score: number
  falls: number
  /** Ticks until a fallen hero is back. */
  wait: number
  /** The furthest it came, 0 to 1. */
  far: number
  /** The last flag, or -1 for the start. */
  flag: number
  hero: Hero
  shells: number[]
  keys: number[]
  /** Keys held. */
  hand: number
  stomped: number[]
  /** Doors that stand open, coral that is broken and earth that is dug. */
  open: number[]
  /** Sand that is gone. */
  gone: number[]
  /** Sand that was stepped on, and the tick it goes. */
  loose: [cell: number, tick: number][]
  /** Feathers that were taken, and the tick they are back. */
  feathers: [feather: number, tick: number][]
  /** Tick at which the gates close. */
  gate: number
  /** Which coloured blocks are there: 0 the red ones, 1 the blue ones. */
  phase: 0 | 1
  /** The input of the tick before. */
  held: number
}

/** Everything a tick works on. */
export interface Place {
  readonly level: Level
  readonly moves: Moves
  readonly world: World
  tell(kind: string, x: number, y: number, amount?: number): void
}

export const heroAt = (x: number, y: number): Hero => ({
  x,
  y,
  vx: 0,
  vy: 0,
  face: 1,
  down: 1,
  coyote: 0,
  buffer: 0,
  jumps: 0,
  rise: 0,
  wall: 1,
  grip: 0,
  lock: 0,
  dashes: 0,
  dashing: 0,
  hook: -1,
  rope: 0,
  ride: -1,
  isSpread: false,
  breath: 0,
  boost: 0,
  tired: 0,
})

export const startWorld = ({ start }: Level): World => ({
  tick: 0,
  end: '',
  score: 0,
  falls: 0,
  wait: 0,
  far: 0,
  flag: -1,
  hero: heroAt(start.x, start.y + 1),
  shells: [],
  keys: [],
  hand: 0,
  stomped: [],
  open: [],
  gone: [],
  loose: [],
  feathers: [],
  gate: 0,
  phase: 0,
  held: 0,
})

/** A copy that can be played on without touching the first. */
export const copyWorld = (world: World): World => ({
  ...world,
  hero: { ...world.hero },
  shells: [...world.shells],
  keys: [...world.keys],
  stomped: [...world.stomped],
  open: [...world.open],
  gone: [...world.gone],
  loose: [...world.loose],
  feathers: [...world.feathers],
})

export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
