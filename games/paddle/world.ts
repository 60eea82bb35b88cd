import type { Random } from '#kit/random/random.ts'

export interface Ball {
  x: number
  y: number
  vx: number
  vy: number
  /** Curvature of its path in radians per tick. */
  spin: number
  /** Last striker: 0 is the player; -1 nobody. */
  last: number
  /** Bounces off walls, rocks and buoys since a paddle. */
  dull: number
}

/** State shared by all games; plain data that each tick changes in place. */
export interface World {
  tick: number
  end: '' | 'won' | 'lost' | 'over'
  score: number
  balls: Ball[]
  /** Middle of the player's paddle, and its motion in this tick. */
  pad: number
  padWay: number
  /** Strikes of the current rally. */
  rally: number
}

export interface Moment {
  readonly input: number
  readonly random: Random
  tell(kind: string, x: number, y: number, amount?: number): void
}

export type Strength = 0 | 1 | 2

export interface PaddleRules<State extends World = World> {
  readonly field: readonly [width: number, height: number]
  start(random: Random, level: number): State
  step(state: State, moment: Moment): void
  bot(state: State, random: Random, strength: Strength): number
  progress(state: State): number
  hud(state: State): readonly (readonly [key: string, value: string | number])[]
}

/** Steps of the paddle in field units: it glides between them, which keeps replays short. */
const STEP = 4
export const placeInput = (x: number, width: number) => 1 + Math.round(clamp(x, 0, width) / STEP)
export const mostInput = ({ field }: PaddleRules) => 1 + field[0] / STEP
export const isInput = (rules: PaddleRules, input: unknown): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= mostInput(rules)

/** A sample of the alphabet. */
export const inputsOf = (rules: PaddleRules): readonly number[] => [
  0,
  ...Array.from({ length: 11 }, (_, index) => 1 + Math.round((index / 10) * (mostInput(rules) - 1))),
]

export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

const FASTEST = 15
const SHARE = 0.42

/** Glides the player's paddle towards the input's position. */
export function movePad(world: World, input: number, [least, most]: readonly [number, number]) {
  const before = world.pad
  if (input > 0) {
    const away = (input - 1) * STEP - world.pad
    world.pad += Math.abs(away) < 1 ? away : clamp(away * SHARE, -FASTEST, FASTEST)
  }
  world.pad = clamp(world.pad, least, most)
  world.padWay = world.pad - before
}
