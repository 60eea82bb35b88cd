import { thing as plainThing, type Thing as PlainThing } from '#kit/game/things/things.ts'
import type { Random } from '#kit/random/random.ts'

/** A target, a shot or a drop. */
export interface Thing extends PlainThing {
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

export const thing = (
  kind: string,
  x: number,
  y: number,
  { hit = 0, ...more }: Partial<Thing> = {},
): Thing => ({
  ...plainThing(kind, { x, y }, more),
  hit,
})

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
export const between = (low: number, high: number, random: Random) => low + (high - low) * random()
