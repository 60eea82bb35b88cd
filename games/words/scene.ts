import type { Box } from '#kit/game/draw.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import type { State } from './modes.ts'
import type { Pulses } from './pulses.ts'
import type { Script } from './tiles.ts'

/** A place that can be tapped, focused by arrow keys, or typed by its letter. */
export interface Spot {
  readonly box: Box
  readonly letter?: string
  /** Read out when the keyboard comes here. */
  readonly says: string
  act(): void
}

/** What a scene may use and ask for. */
export interface WordTools<Shown extends State> {
  readonly effects: Effects
  readonly pulses: Pulses
  state(): Shown
  script(): Script
  /** Makes a move of the player. */
  send(input: number): void
  /** Requests a redraw for a change that is no move. */
  redraw(): void
  tap(): void
  /** Shows a thing and its whole name for a moment. */
  praise(picture: number, word: string): void
}

/** The picture of one word game and the hands on it. */
export interface Scene {
  place(size: StageSize): void
  draw(pen: CanvasRenderingContext2D, seconds: number): void
  spots(): readonly Spot[]
  /** Forgets what was selected on another board. */
  reset?(): void
  /** Animates a move; returns its seconds. */
  played(input: number, events: readonly SimEvent[]): void
  /** Where a finger goes to make this move. */
  path(input: number): readonly Point[]
  /** Called before the spots; true when the scene handles the gesture. */
  down?(at: Point): boolean
  move?(at: Point): void
  up?(at: Point): void
  /** Typed letters and signs that are no spot; true when used. */
  key?(key: string): boolean
}

/** Position before the stage has a size. */
export const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

const EDGE = 10

/** Board and pad: below each other on a phone held upright, else side by side. */
export function split(
  { width, height }: StageSize,
  pad: number,
): { readonly board: Box; readonly pad: Box; readonly isWide: boolean } {
  const isWide = width > height * 1.15
  if (isWide) {
    const right = Math.min(560, width * 0.42)
    const whole = Math.min(width, right + height * 1.15)
    const left = (width - whole) / 2
    return {
      isWide,
      board: { x: left + EDGE, y: EDGE, width: whole - right - 2 * EDGE, height: height - 2 * EDGE },
      pad: { x: left + whole - right, y: EDGE, width: right - EDGE, height: height - 2 * EDGE },
    }
  }
  const inner = Math.min(width - 2 * EDGE, 640)
  const x = (width - inner) / 2
  return {
    isWide,
    board: { x, y: EDGE, width: inner, height: height - pad - 3 * EDGE },
    pad: { x, y: height - pad - EDGE, width: inner, height: pad },
  }
}

const GAP = 5
const LARGEST_KEY = 64
const FEWEST_PIXELS = 40

/** Rows of equal keys in the middle of a pad, the last rows as full as the first. */
export function keyBoxes(pad: Box, count: number, leftwards: boolean): readonly Box[] {
  const most = Math.max(3, Math.floor((pad.width + GAP) / (FEWEST_PIXELS + GAP)))
  const rows = Math.ceil(count / Math.min(most, pad.width < 420 ? 7 : 8))
  const columns = Math.ceil(count / rows)
  const width = Math.min(LARGEST_KEY, (pad.width - (columns - 1) * GAP) / columns)
  const height = Math.min(width * 1.15, LARGEST_KEY, (pad.height - (rows - 1) * GAP) / rows)
  const top = pad.y + (pad.height - rows * height - (rows - 1) * GAP) / 2
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const place = leftwards ? inRow - 1 - (index % columns) : index % columns
    const left = pad.x + (pad.width - inRow * width - (inRow - 1) * GAP) / 2
    return { x: left + place * (width + GAP), y: top + row * (height + GAP), width, height }
  })
}

/** A row of squares in the middle of a box, in reading order. */
export function rowBoxes(
  room: Box,
  count: number,
  {
    leftwards,
    largest = 56,
    gap = 5,
  }: { readonly leftwards: boolean; readonly largest?: number; readonly gap?: number },
): readonly Box[] {
  const side = Math.min(largest, room.height, (room.width - (count - 1) * gap) / count)
  const left = room.x + (room.width - count * side - (count - 1) * gap) / 2
  const y = room.y + (room.height - side) / 2
  return Array.from({ length: count }, (_, index) => {
    const place = leftwards ? count - 1 - index : index
    return { x: left + place * (side + gap), y, width: side, height: side }
  })
}
