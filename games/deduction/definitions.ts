import type { GameDefinition } from '#kit/game/contract.ts'
import { paletteOf, type DeductionKind } from './palette.ts'
import { registered } from './registered.ts'

export interface DeductionDefinition extends GameDefinition {
  readonly kind: DeductionKind
}

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

export const definitions: readonly DeductionDefinition[] = lines.map(([kind, slug]) => ({
  id: kind,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle', 'board'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [60, 900],
  levels: LEVELS,
  // Undo removes a question but not its answer, so a ranking would reward forgetting.
  score: { best: 'lowest', unit: 'moves', ranked: false },
  ground: [paletteOf(kind).glow, paletteOf(kind).deep],
  kind,
}))
