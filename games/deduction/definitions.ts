import type { GameDefinition } from '#kit/game/contract.ts'
import { paletteOf, type DeductionKind } from './palette.ts'

export interface DeductionDefinition extends GameDefinition {
  readonly kind: DeductionKind
}

const FIRST_ID = 1320
export const LEVELS = 30

const lines: readonly (readonly [kind: DeductionKind, slug: string])[] = [
  ['shells', 'shell-cipher'],
  ['stones', 'lighthouse-lock'],
  ['fleet', 'hidden-fleet'],
  ['pearls', 'rays-and-pearls'],
]

export const definitions: readonly DeductionDefinition[] = lines.map(([kind, slug], index) => ({
  id: kind,
  gameId: FIRST_ID + index,
  slug,
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle', 'board'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [60, 900],
  levels: LEVELS,
  // An undo takes a question back but not its answer, so that a table of the best would reward forgetting.
  score: { best: 'lowest', unit: 'moves', ranked: false },
  tune: (FIRST_ID + index) * 7919,
  ground: [paletteOf(kind).glow, paletteOf(kind).deep],
  kind,
}))
