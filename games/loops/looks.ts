import { shade } from '#kit/game/draw.ts'
import type { LoopKind } from './puzzle.ts'

/** A stroke of a line: colour, width in cells, dashes in cells. */
export type Stroke = readonly [color: string, width: number, dash?: readonly [number, number]]

/** Strokes of a line by kind, from the bottom up. */
export const LINES: Readonly<Record<LoopKind, readonly Stroke[]>> = {
  fence: [
    ['#5b3210', 0.2],
    ['#c98442', 0.14],
    ['#f0b878', 0.04],
  ],
  honeycomb: [
    ['#7a2a06', 0.19],
    ['#f0641e', 0.135],
    ['#ffb98a', 0.035],
  ],
  pearls: rope('#e2553c'),
  tour: rope('#15897f'),
  arrows: rope('#ef7d12'),
  country: [
    ['#2f2c33', 0.36],
    ['#55515c', 0.3],
    ['#ffe9a8', 0.045, [0.14, 0.12]],
  ],
  castle: rope('#c8412f'),
  tracks: [
    ['#5a3317', 0.46, [0.09, 0.135]],
    ['#3f4653', 0.29],
    ['#aeb8c6', 0.24],
    ['#8d6a48', 0.15],
  ],
  skies: rope('#e38a00'),
  lengths: rope('#d8431f'),
  middles: rope('#2f62e0'),
  'pearl-tour': rope('#c23a78'),
  'stone-tour': rope('#2a7fb8'),
  'half-tour': rope('#8a4fd0'),
  knots: rope('#d87a12'),
  counted: rope('#1f8a5a'),
  'counted-pearls': rope('#3a5fd8'),
  'area-pearls': rope('#d2452f'),
  'area-stones': rope('#b03a8a'),
  sheep: [
    ['#4a3a1c', 0.2],
    ['#e8e0cc', 0.14],
    ['#ffffff', 0.04],
  ],
  lookout: rope('#d8542a'),
  crossings: rope('#2a6fd0'),
  'knot-tour': rope('#b8861a'),
  bridges: [
    ['#4a2a10', 0.15],
    ['#c68a4e', 0.11],
    ['#7d4d20', 0.11, [0.035, 0.1]],
  ],
}

function rope(color: string): readonly Stroke[] {
  return [
    [shade(color, -0.5), 0.25],
    [color, 0.19],
    [shade(color, 0.45), 0.06, [0.1, 0.09]],
  ]
}

/** Colours of a board, derived from its stage. */
export interface Paints {
  readonly plate: string
  readonly tops: readonly string[]
  readonly sides: readonly string[]
  readonly ink: string
  readonly block: string
  readonly blockSide: string
  readonly dot: string
}

export function paintsOf([light, deep]: readonly [string, string], kind: LoopKind): Paints {
  const isSea = kind === 'bridges'
  return {
    plate: isSea ? shade(light, -0.12) : shade(deep, -0.28),
    tops: [shade(light, 0.86), shade(light, 0.7), '#ffeec2', '#cdeedd', '#d5e0ff', '#ffd6d3', '#ead9f7'],
    sides: [shade(light, 0.28), shade(light, 0.18), '#c9a95e', '#83b79c', '#8c9fd0', '#cf9490', '#aa90c4'],
    ink: shade(deep, -0.1),
    block: shade(deep, 0.16),
    blockSide: shade(deep, -0.25),
    dot: shade(light, 0.75),
  }
}

export const BROKEN = '#d3202a'
export const LIT = '#ffd44f'
export const CROSS = 'rgb(30 24 40 / .42)'
export const GLOW = '#fff3b8'
