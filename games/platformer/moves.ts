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
  /** The goal opens when every shell is taken; a fall gives them all back. */
  readonly all?: boolean
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
}

/** Bits of an input. */
export const LEFT = 1
export const RIGHT = 2
export const JUMP = 4
export const DASH = 8

/** The whole alphabet of a game. */
export function inputsOf({ auto, dash }: Moves): readonly number[] {
  if (auto) return [0, JUMP]
  const plain = [0, LEFT, RIGHT, JUMP, JUMP + LEFT, JUMP + RIGHT]
  return dash ? [...plain, DASH, DASH + LEFT, DASH + RIGHT] : plain
}
