import type { GameDefinition } from '#kit/game/contract.ts'
import type { Shape } from './boards.ts'
import { groundOf } from './palette.ts'

export interface Size {
  readonly columns: number
  readonly rows: number
  readonly urchins: number
}

export interface MinesRules {
  readonly shape: Shape
  /** Most urchins in a cell. */
  readonly cap: number
  /** The level of a run picks one: small, medium, large. */
  readonly sizes: readonly [Size, Size, Size]
}

export type MinesDefinition = GameDefinition & { readonly rules: MinesRules }

export const FIRST_ID = 1050

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
]

export const definitions: readonly MinesDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  gameId: FIRST_ID + index,
  slug,
  distinct: rules.shape === 'square' ? 'rules' : 'board',
  genre: 'puzzle',
  tags: ['numbers', 'board'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'hold', 'keys'],
  session: [30, 600],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: (FIRST_ID + index) * 7919,
  ground: groundOf(index),
  rules,
}))
