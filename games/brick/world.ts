import type { Random } from '#kit/random/random.ts'

/** A ball; places in field units, speed in units per tick. */
export interface Ball {
  x: number
  y: number
  vx: number
  vy: number
  /** Ticks left on the paddle; 0 in flight. */
  rides: number
  /** Riding position from the middle of the paddle. */
  off: number
  /** Bounces without effect since the last one that counted. */
  dull: number
}

/** Something that falls and is caught with the paddle. */
export interface Drop {
  kind: string
  x: number
  y: number
}

/** State that every game of the family has; plain data, changed in place by a tick. */
export interface World {
  tick: number
  end: '' | 'won' | 'lost' | 'over'
  score: number
  lives: number
  /** From 1. */
  wave: number
  /** Middle of the paddle: a position across the field, or an angle in radians. */
  pad: number
  /** Half the length of the paddle. */
  half: number
  balls: Ball[]
  drops: Drop[]
  /** Contents of each cell, row by row; 0 is empty. */
  kinds: number[]
  /** Hits left of each cell. */
  hits: number[]
  /** Bricks broken since the paddle was last touched. */
  combo: number
  bestCombo: number
  /** Ticks since a brick was last hit. */
  quiet: number
}

/** What rules get in one tick: inputs, random numbers, and how to report events. */
export interface Moment {
  readonly input: number
  readonly random: Random
  tell(kind: string, x: number, y: number, amount?: number): void
}

export type Strength = 0 | 1 | 2

/** Rules of one game; the state is changed in place. */
export interface BrickRules<State extends World = World> {
  /** `slide` moves along a line, `ring` around the middle, `aim` gives an angle. */
  readonly control: 'slide' | 'ring' | 'aim'
  readonly field: readonly [width: number, height: number]
  /** The score at which `progress` is 1. */
  readonly goal: number
  start(random: Random, level: number): State
  step(state: State, moment: Moment): void
  bot(state: State, random: Random, strength: Strength): number
  hud(state: State): readonly (readonly [key: string, value: number])[]
}

export const emptyWorld = (pad: number, half: number): World => ({
  tick: 0,
  end: '',
  score: 0,
  lives: 3,
  wave: 1,
  pad,
  half,
  balls: [],
  drops: [],
  kinds: [],
  hits: [],
  combo: 0,
  bestCombo: 0,
  quiet: 0,
})

export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

const MOST_TIMES = 8
/** Broken bricks that raise the multiplier by one. */
const ROW = 4

/** Points of a brick now: one more for each four broken since the paddle was touched. */
export const timesOf = ({ combo }: World) => Math.min(MOST_TIMES, 1 + Math.floor(combo / ROW))

/** Counts a broken brick and gives its points. */
export function countBrick(world: World, worth: number): number {
  world.combo++
  world.bestCombo = Math.max(world.bestCombo, world.combo)
  const points = worth * timesOf(world)
  world.score += points
  return points
}

/** Costs a life when no ball is left; true when it was the last one. */
export function loseLife(world: World, { tell }: Moment, x: number, y: number): boolean {
  world.lives--
  world.combo = 0
  tell('lost', x, y, world.lives)
  return world.lives <= 0
}
