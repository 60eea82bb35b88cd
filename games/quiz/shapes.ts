import { INK } from './palette.ts'

/** A drawing as plain shapes in a box 160 wide and 100 high, for the canvas and for covers. */
export type Shape =
  | {
      readonly at: 'disc'
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly color: string
    }
  | {
      readonly at: 'bar'
      readonly x: number
      readonly y: number
      readonly wide: number
      readonly high: number
      readonly round: number
      readonly color: string
    }
  | {
      readonly at: 'line'
      readonly points: readonly number[]
      readonly width: number
      readonly color: string
    }
  | { readonly at: 'fill'; readonly points: readonly number[]; readonly color: string }
  | {
      readonly at: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly text: string
      readonly color: string
    }

export const SHAPE_BOX = { width: 160, height: 100 } as const

export const disc = (x: number, y: number, radius: number, color: string): Shape => ({
  at: 'disc',
  x,
  y,
  radius,
  color,
})
export const bar = (
  x: number,
  y: number,
  wide: number,
  high: number,
  round: number,
  color: string,
): Shape => ({
  at: 'bar',
  x,
  y,
  wide,
  high,
  round,
  color,
})
export const line = (points: readonly number[], width: number, color: string): Shape => ({
  at: 'line',
  points,
  width,
  color,
})
export const fill = (points: readonly number[], color: string): Shape => ({ at: 'fill', points, color })
export const label = (text: string, x: number, y: number, size: number): Shape => ({
  at: 'text',
  x,
  y,
  size,
  text,
  color: INK,
})

export const WOOD = '#9a6436'
export const LIGHT = '#ffc94a'
export const NIGHT = '#22303c'
export const CORAL = '#e8563f'
export const SEA = '#2a8f95'

/** Points of a curve, from a place of each share between 0 and 1. */
export const curve = (steps: number, at: (share: number) => readonly [number, number]): number[] =>
  Array.from({ length: steps + 1 }, (_, step) => at(step / steps)).flat()
