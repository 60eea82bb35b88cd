import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Random } from '#kit/random/random.ts'

/** Anything that moves: a target, a shot, a drop. Places are in field units. */
export interface Thing {
  kind: string
  x: number
  y: number
  vx: number
  vy: number
  /** Radius that counts when things meet. */
  r: number
  hp: number
  /** Ticks since it came. */
  t: number
  /** A number of its own: a phase, a pattern, a clock. */
  a: number
  /** Ticks in which it still shows a hit. */
  hit: number
}

export interface Hero {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  /** Ticks in which nothing harms it. */
  safe: number
  shield: number
  /** Strength of its shots. */
  power: number
  /** Ticks until it can shoot. */
  cool: number
}

/** What all shooters keep; each adds its own fields. Plain data: it is saved as JSON. */
export interface World {
  tick: number
  score: number
  end: '' | 'over' | 'won'
  lives: number
  stage: number
  /** Hits in a row, and the ticks until they are forgotten. */
  combo: number
  comboLeft: number
  bestCombo: number
  hero: Hero
  foes: Thing[]
  shots: Thing[]
  /** What flies at the hero. */
  darts: Thing[]
  drops: Thing[]
  /** Improvements to choose from; the world waits until one is taken. */
  cards: number[]
}

/** One tick as a rule sees it. */
export interface Turn {
  readonly input: number
  readonly random: Random
  tell(kind: string, x: number, y: number, amount?: number): void
}

export interface Place {
  readonly x: number
  readonly y: number
}

export type Control = 'follow' | 'row' | 'stick' | 'point' | 'drive' | 'sling'

/** The pure rules of one game. */
export interface ShooterRules<State extends World = World> {
  readonly field: readonly [width: number, height: number]
  readonly control: Control
  start(random: Random): State
  step(state: State, turn: Turn): void
  bot(state: State, random: Random, strength: 0 | 1 | 2): number
  /** Two counters: key of the label and value. */
  hud(state: State): readonly (readonly [key: string, value: number])[]
  /** Names of the improvements it offers. */
  readonly cards?: readonly string[]
  /** A run that gets this far fills the progress bar. */
  readonly goal: number
}

export const startWorld = (x: number, y: number, lives = 3): World => ({
  tick: 0,
  score: 0,
  end: '',
  lives,
  stage: 1,
  combo: 0,
  comboLeft: 0,
  bestCombo: 0,
  hero: { x, y, vx: 0, vy: 0, turn: 0, safe: 0, shield: 0, power: 1, cool: 0 },
  foes: [],
  shots: [],
  darts: [],
  drops: [],
  cards: [],
})

export const thing = (kind: string, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  kind,
  x,
  y,
  vx: 0,
  vy: 0,
  r: 10,
  hp: 1,
  t: 0,
  a: 0,
  hit: 0,
  ...more,
})

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
export const between = (low: number, high: number, random: Random) => low + (high - low) * random()
export const far = (one: Place, other: Place) =>
  Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))
export const angleTo = (from: Place, to: Place) => exactAtan2(to.y - from.y, to.x - from.x)
export const along = (angle: number, speed: number) => ({
  vx: exactCos(angle) * speed,
  vy: exactSin(angle) * speed,
})

/** Whether two round things touch. */
export function touch(one: Place, reach: number, other: Place, otherReach: number): boolean {
  const [dx, dy, sum] = [one.x - other.x, one.y - other.y, reach + otherReach]
  return dx * dx + dy * dy < sum * sum
}

export function nearest(things: readonly Thing[], to: Place, reach = Infinity): Thing | undefined {
  let best: Thing | undefined
  let least = reach
  for (const one of things) {
    const distance = far(one, to)
    if (distance >= least) continue
    least = distance
    best = one
  }
  return best
}
