import type { GameDefinition } from '#kit/game/contract.ts'
import type { Shape } from './boards.ts'
import { groundOf } from './palette.ts'
import { registered } from './registered.ts'

export interface Size {
  readonly columns: number
  readonly rows: number
  readonly urchins: number
}

export interface MinesRules {
  readonly shape: Shape
  /** Most urchins in a cell. */
  readonly cap: number
  /** Size by run level: small, medium, large. */
  readonly sizes: readonly [Size, Size, Size]
}

export type MinesDefinition = GameDefinition & { readonly rules: MinesRules }

const size = (columns: number, rows: number, urchins: number): Size => ({ columns, rows, urchins })

const lines: readonly (readonly [id: string, slug: string, rules: MinesRules])[] = [
  [
    'square',
    'urchin-sands',
    { shape: 'square', cap: 1, sizes: [size(7, 8, 8), size(8, 10, 15), size(10, 12, 25)] },
  ],
  [
    'hex',
    'honeycomb-shore',
    { shape: 'hex', cap: 1, sizes: [size(6, 7, 8), size(7, 9, 15), size(8, 10, 22)] },
  ],
  [
    'triangle',
    'triangle-tide',
    { shape: 'triangle', cap: 1, sizes: [size(9, 6, 8), size(11, 7, 13), size(13, 8, 19)] },
  ],
  [
    'knight',
    'leaping-urchins',
    { shape: 'knight', cap: 1, sizes: [size(6, 6, 7), size(7, 8, 12), size(8, 9, 17)] },
  ],
  [
    'clutch',
    'urchin-clutches',
    { shape: 'square', cap: 3, sizes: [size(6, 7, 12), size(7, 9, 22), size(8, 10, 32)] },
  ],
  [
    'ring',
    'urchins-round-the-isle',
    { shape: 'ring', cap: 1, sizes: [size(6, 7, 7), size(8, 9, 13), size(9, 11, 19)] },
  ],
  [
    'cross',
    'urchin-crossroads',
    { shape: 'cross', cap: 1, sizes: [size(7, 7, 8), size(8, 9, 14), size(9, 11, 21)] },
  ],
  [
    'mirror',
    'mirror-shore',
    { shape: 'mirror', cap: 1, sizes: [size(6, 7, 7), size(8, 9, 13), size(8, 11, 18)] },
  ],
  [
    'hex-clutch',
    'honeycomb-clutches',
    { shape: 'hex', cap: 3, sizes: [size(5, 6, 9), size(6, 8, 17), size(7, 9, 24)] },
  ],
  [
    'star',
    'star-sight-shore',
    { shape: 'star', cap: 1, sizes: [size(7, 7, 6), size(8, 9, 11), size(9, 11, 17)] },
  ],
  [
    'wide',
    'wide-sight-shore',
    { shape: 'wide', cap: 1, sizes: [size(7, 7, 7), size(9, 9, 13), size(10, 12, 20)] },
  ],
  [
    'far',
    'far-ring-shore',
    { shape: 'far', cap: 1, sizes: [size(6, 7, 6), size(8, 9, 11), size(9, 11, 16)] },
  ],
]

export const definitions: readonly MinesDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  ...registered(slug),
  distinct: rules.shape === 'square' ? 'rules' : 'board',
  genre: 'puzzle',
  tags: ['numbers', 'board'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'hold', 'keys'],
  session: [30, 600],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  ground: groundOf(index),
  rules,
}))

/** Index within the family; colours follow from it. */
export const placeOf = ({ id }: MinesDefinition) => lines.findIndex(([one]) => one === id)
