import type { Round } from '../round.ts'

export type Pen = CanvasRenderingContext2D

/** Colours of the players, the person first. */
export const COLORS = [
  '#ffb63d',
  '#ff5d73',
  '#4ecdc4',
  '#b57bff',
  '#5b8def',
  '#7bdc5b',
  '#ff8fd0',
  '#f2f4ff',
  '#3fb8ff',
  '#2fae78',
  '#e06bff',
  '#9fb4c8',
  '#ff9d76',
  '#c8e04a',
  '#7a6cff',
  '#48e0b0',
  '#d67a4f',
  '#8fd3ff',
  '#c4567e',
  '#a8b86a',
] as const

/** What the camera shows. */
export interface Watch {
  readonly x: number
  readonly y: number
  /** World units to fit on a usual side of the canvas. */
  readonly reach: number
  /** The whole world must be visible. */
  readonly isWhole?: boolean
}

/** The visible part of the world. */
export interface Look {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly scale: number
  readonly seconds: number
  readonly calm: boolean
  /** Who leads. */
  readonly leader: number
}

/** The picture of an arena, in world units. */
export interface Scene<State extends Round = Round> {
  watch(state: State): Watch
  /** Position of the person. */
  hero(state: State): { readonly x: number; readonly y: number }
  draw(pen: Pen, state: State, look: Look): void
  /** Positions for the small map; absent where everything is visible. */
  map?(state: State): { readonly radius: number; readonly at: readonly (readonly [number, number])[] }
  /** Follows the state tick by tick for visual motion. */
  follow?(state: State): void
  /** Charge of the button, 0 to 1; absent without a button. */
  ready?(state: State): number
  /** Clears that motion. */
  clear?(): void
}

export const isSeen = ({ left, top, right, bottom }: Look, x: number, y: number, margin: number) =>
  x > left - margin && x < right + margin && y > top - margin && y < bottom + margin

/** A small crown that floats over the leader. */
export function drawCrown(pen: Pen, x: number, y: number, size: number) {
  pen.beginPath()
  pen.moveTo(x - size, y)
  pen.lineTo(x - size * 1.15, y - size * 1.1)
  pen.lineTo(x - size * 0.5, y - size * 0.55)
  pen.lineTo(x, y - size * 1.35)
  pen.lineTo(x + size * 0.5, y - size * 0.55)
  pen.lineTo(x + size * 1.15, y - size * 1.1)
  pen.lineTo(x + size, y)
  pen.closePath()
  pen.fillStyle = '#ffd84a'
  pen.fill()
  pen.fillStyle = '#c98a10'
  pen.fillRect(x - size, y - size * 0.12, size * 2, size * 0.3)
}
