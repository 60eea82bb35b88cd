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
  ['warm', 'warm-stones'],
  ['above', 'rising-digits'],
  ['silent', 'silent-shells'],
  ['beside', 'next-door-shells'],
  ['parity', 'odd-and-even-lock'],
  ['facing', 'facing-shells'],
  ['steps', 'steps-away'],
  ['drift', 'shells-on-the-tide'],
]
/** Ids of the games after the first four. */
const LATER_IDS: readonly number[] = [1217, 1218, 1219, 1223, 1224, 1225, 1209, 1249]
const idAt = (index: number) => LATER_IDS[index - 4] ?? FIRST_ID + index

export const definitions: readonly DeductionDefinition[] = lines.map(([kind, slug], index) => ({
  id: kind,
  gameId: idAt(index),
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
  tune: idAt(index) * 7919,
  ground: [paletteOf(kind).glow, paletteOf(kind).deep],
  kind,
}))
