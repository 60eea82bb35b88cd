import type { GameDefinition } from '#kit/game/contract.ts'
import { isRolled, type Kind } from './boards.ts'
import { groundOf } from './palette.ts'
import { registered } from './registered.ts'

export interface SlidingRules {
  readonly kind: Kind
  /** Cells along a side through the pack, from the first level to the last. */
  readonly sizes: readonly number[]
  /** Length of the shortest way, first and last level. */
  readonly par: readonly [number, number]
  readonly face: 'numbers' | 'picture' | 'wood' | 'tints'
}

export type SlidingDefinition = GameDefinition & { readonly rules: SlidingRules }

export const LEVELS = 30

const lines: readonly (readonly [id: string, slug: string, rules: SlidingRules])[] = [
  ['eight', 'number-slide-3x3', { kind: 'gap', sizes: [3], par: [3, 25], face: 'numbers' }],
  ['fifteen', 'number-slide-4x4', { kind: 'gap', sizes: [4], par: [6, 36], face: 'numbers' }],
  ['twentyfour', 'number-slide-5x5', { kind: 'gap', sizes: [5], par: [10, 42], face: 'numbers' }],
  ['picture', 'island-picture-slide', { kind: 'gap', sizes: [3, 4], par: [4, 30], face: 'picture' }],
  ['turtle', 'free-the-turtle', { kind: 'blocks', sizes: [4], par: [3, 90], face: 'wood' }],
  ['roll', 'rolling-rows', { kind: 'roll', sizes: [3, 4], par: [1, 7], face: 'numbers' }],
  ['hex', 'honeycomb-slide', { kind: 'hex', sizes: [2, 3], par: [3, 26], face: 'numbers' }],
  ['snail', 'snail-shell-slide', { kind: 'snail', sizes: [3, 4], par: [3, 30], face: 'numbers' }],
  ['torus', 'round-the-world-slide', { kind: 'torus', sizes: [3, 4], par: [3, 24], face: 'numbers' }],
  ['leap', 'horse-leap-slide', { kind: 'leap', sizes: [4], par: [3, 24], face: 'numbers' }],
  ['rollpicture', 'rolling-island-picture', { kind: 'roll', sizes: [3, 4], par: [1, 7], face: 'picture' }],
  ['plus', 'crossroads-slide', { kind: 'plus', sizes: [4, 5], par: [3, 32], face: 'numbers' }],
  ['tints', 'rolling-colours', { kind: 'tints', sizes: [4, 5], par: [1, 8], face: 'tints' }],
]

export const definitions: readonly SlidingDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: rules.face === 'numbers' ? ['puzzle', 'numbers'] : ['puzzle'],
  players: 1,
  orientation: 'any',
  input: rules.kind === 'blocks' || isRolled(rules.kind) ? ['drag', 'keys'] : ['tap', 'swipe', 'keys'],
  session: [20, 900],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground: groundOf(index),
  rules,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = ({ id }: SlidingDefinition) => lines.findIndex(([one]) => one === id)
