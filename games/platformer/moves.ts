import type { Kind } from './definitions.ts'

/** What a hero can do, and what its game asks for. */
export interface Moves {
  /** Jumps in a row without ground. */
  readonly jumps: 0 | 1 | 2
  readonly wall?: boolean
  /** The jump turns gravity over. */
  readonly flip?: boolean
  readonly dash?: boolean
  /** A jump in the air catches the next ring. */
  readonly hook?: boolean
  /** The hero runs by itself and turns at walls. */
  readonly auto?: boolean
  /** The goal opens when every shell is taken; a fall returns them all. */
  readonly all?: boolean
  /** Every landing is a leap; it is a high one while the jump is held. */
  readonly bounce?: boolean
  /** A jump swaps which coloured blocks are there. */
  readonly swap?: boolean
  /** A second press in the air, held, floats upwards while the breath lasts. */
  readonly puff?: boolean
  /** The held jump opens an umbrella: a slow fall, carried by draughts. */
  readonly glide?: boolean
  /** Ice makes it fast and hard to stop. */
  readonly slide?: boolean
  /** Swims in pools and leaps out of them. */
  readonly swim?: boolean
  /** The second button digs: beside, below, or above in the air. */
  readonly dig?: boolean
  /** The second button is elsewhere at once, even behind a wall. */
  readonly blink?: boolean
  /** The second button drops it like a stone, through coral; the next jump is a high one. */
  readonly slam?: boolean
  /** Climbs walls and hangs from ceilings, but not on ice. */
  readonly cling?: boolean
}

export const movesOf: Readonly<Record<Kind, Moves>> = {
  run: { jumps: 1 },
  wall: { jumps: 1, wall: true },
  flip: { jumps: 0, flip: true },
  dash: { jumps: 2, dash: true },
  swing: { jumps: 1, hook: true },
  sand: { jumps: 1, all: true },
  keys: { jumps: 1 },
  tower: { jumps: 1, wall: true, auto: true },
  bounce: { jumps: 0, bounce: true },
  swap: { jumps: 1, swap: true },
  puff: { jumps: 1, puff: true },
  glide: { jumps: 1, glide: true },
  ice: { jumps: 1, slide: true },
  swim: { jumps: 1, swim: true },
  dig: { jumps: 1, dig: true },
  blink: { jumps: 1, blink: true },
  slam: { jumps: 1, slam: true },
  cling: { jumps: 1, wall: true, cling: true },
}

/** Bits of an input. */
export const LEFT = 1
export const RIGHT = 2
export const JUMP = 4
/** The second button, whatever it does in a game. */
export const DASH = 8

export const hasSecond = ({ dash, dig, blink, slam }: Moves) => Boolean(dash ?? dig ?? blink ?? slam)

/** The whole alphabet of a game. */
export function inputsOf(moves: Moves): readonly number[] {
  if (moves.auto) return [0, JUMP]
  const plain = [0, LEFT, RIGHT, JUMP, JUMP + LEFT, JUMP + RIGHT]
  return hasSecond(moves) ? [...plain, DASH, DASH + LEFT, DASH + RIGHT] : plain
}
